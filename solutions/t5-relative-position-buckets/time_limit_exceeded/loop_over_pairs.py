"""
expect = "TLE"
title.en = "A Python loop takes a logarithm for every pair of a query and a key"
title.zh = "用 Python 循环对每一对 query 和 key 各算一次对数"
hint.en = "How many pairs are there for L = M = 4000, and how many different values of j - i?"
hint.zh = "L = M = 4000 时有多少个配对？j - i 又有多少个不同的值？"
"""

import math
import sys


def bucket_of(rel, bidirectional, num_buckets, max_distance):
    base = 0
    if bidirectional:
        num_buckets //= 2
        if rel > 0:
            base = num_buckets
        n = abs(rel)
    else:
        n = max(-rel, 0)
    exact = num_buckets // 2
    if n < exact:
        return base + n
    x = math.log(n / exact) / math.log(max_distance / exact) * (num_buckets - exact)
    return base + min(exact + math.floor(x + 1e-9), num_buckets - 1)


def main():
    tokens = sys.stdin.read().split()
    n_queries, n_keys, bidirectional, num_buckets, max_distance = map(int, tokens[:5])
    parts = 4 if bidirectional == 1 else 2
    bad_buckets = num_buckets < 2 or num_buckets % parts != 0 or max_distance <= num_buckets // parts
    if n_queries < 1 or n_keys < 1 or bidirectional not in (0, 1) or bad_buckets:
        print(0)
        return
    bias = [float(token) for token in tokens[5:]]

    rows = []
    counts = [0] * num_buckets
    sums = []
    for i in range(n_queries):
        row = [bucket_of(j - i, bidirectional, num_buckets, max_distance) for j in range(n_keys)]
        for bucket in row:
            counts[bucket] += 1
        sums.append(sum(bias[bucket] for bucket in row))
        if i in (0, n_queries - 1):
            rows.append(row)
    print(*rows[0])
    print(*rows[-1])
    print(*counts)
    print(" ".join(f"{value:.2f}" for value in sums).replace("-0.00", "0.00"))


main()
