"""
expect = "TLE"
title.en = "Counts the tiles one by one in a loop"
title.zh = "用循环逐个去数分块"
hint.en = "How many tiles of one score does a matrix of 100000 x 99999 have? Is there a product that says the same?"
hint.zh = "100000 x 99999 的矩阵分成只含一个分数的分块，共有多少块？能不能用一次乘法得到同样的数？"
"""


def main() -> None:
    batch, n_heads, n_queries, n_keys, item_size, rows, columns = map(int, input().split())
    if min(batch, n_heads, n_queries, n_keys, rows, columns) < 1 or item_size not in (1, 2, 4, 8):
        print(0)
        return
    if rows > n_queries or columns > n_keys:
        print(0)
        return
    tiles = 0
    for _ in range(0, n_queries, rows):
        for _ in range(0, n_keys, columns):
            tiles += 1
    matrix = n_queries * n_keys * item_size
    print(f"{matrix / 2**20:.2f} {2 * batch * n_heads * matrix / 2**20:.2f}")
    print(rows * columns * item_size + 8 * rows, tiles)


main()
