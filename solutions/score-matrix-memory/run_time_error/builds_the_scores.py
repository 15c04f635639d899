"""
expect = "MLE"
title.en = "Builds a score matrix only to ask how many bytes it takes"
title.zh = "为了得到字节数，真的创建了一个分数矩阵"
hint.en = "How much memory do the limits give you, and how much does one score matrix of the largest case take?"
hint.zh = "数据范围给了多少内存？最大的数据里一个分数矩阵要占多少？"
"""

import math

import numpy as np


def main() -> None:
    batch, n_heads, n_queries, n_keys, item_size, rows, columns = map(int, input().split())
    if min(batch, n_heads, n_queries, n_keys, rows, columns) < 1 or item_size not in (1, 2, 4, 8):
        print(0)
        return
    if rows > n_queries or columns > n_keys:
        print(0)
        return
    scores = np.zeros((n_queries, n_keys), dtype=f"i{item_size}")
    everything = 2 * batch * n_heads * scores.nbytes
    print(f"{scores.nbytes / 2**20:.2f} {everything / 2**20:.2f}")
    tiles = math.ceil(n_queries / rows) * math.ceil(n_keys / columns)
    print(rows * columns * item_size + 8 * rows, tiles)


main()
