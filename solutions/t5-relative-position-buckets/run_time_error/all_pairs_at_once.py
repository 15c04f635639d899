"""
expect = "MLE"
title.en = "The formula is written for the whole L × M matrix of distances at once"
title.zh = "把公式一次用在整个 L × M 的距离矩阵上"
hint.en = "How many arrays of L × M numbers exist at the same time in your program, and how large is one for L = M = 4000?"
hint.zh = "你的程序里同时存在多少个 L × M 的数组？L = M = 4000 时每个有多大？"
"""

import sys

import numpy as np


def main():
    tokens = sys.stdin.read().split()
    n_queries, n_keys, bidirectional, num_buckets, max_distance = map(int, tokens[:5])
    parts = 4 if bidirectional == 1 else 2
    bad_buckets = num_buckets < 2 or num_buckets % parts != 0 or max_distance <= num_buckets // parts
    if n_queries < 1 or n_keys < 1 or bidirectional not in (0, 1) or bad_buckets:
        print(0)
        return
    bias = np.array(tokens[5:], dtype=float)

    rel = np.arange(n_keys)[None, :] - np.arange(n_queries)[:, None]
    bucket = np.zeros_like(rel)
    count = num_buckets
    if bidirectional:
        count //= 2
        bucket += (rel > 0) * count
        n = np.abs(rel)
    else:
        n = np.maximum(-rel, 0)
    exact = count // 2
    x = np.log(np.maximum(n, exact) / exact) / np.log(max_distance / exact) * (count - exact)
    wide = np.minimum(exact + (x + 1e-9).astype(int), count - 1)
    bucket += np.where(n < exact, n, wide)

    print(*bucket[0])
    print(*bucket[-1])
    print(*np.bincount(bucket.ravel(), minlength=num_buckets))
    print(" ".join(f"{value:.2f}" for value in bias[bucket].sum(axis=1)).replace("-0.00", "0.00"))


main()
