"""
expect = "TLE"
title.en = "The keys of each query are added up in a loop over the n tokens"
title.zh = "对 n 个 token 循环，把每个 query 的 key 数加起来"
hint.en = "How long does an empty loop of a billion steps take, and how many of the queries see the same number of keys?"
hint.zh = "十亿次空循环要多久？又有多少个 query 看到的 key 一样多？"
"""

import sys


def is_legal(kind, n, a, b):
    if n < 1:
        return False
    if kind in ("full", "causal"):
        return a == 0 and b == 0
    if kind in ("window", "causal-window"):
        return 0 <= a < n and b == 0
    if kind == "longformer":
        return 0 <= a < n and 0 <= b <= n
    return kind == "linformer" and 1 <= a <= n and b == 0


def keys_of(i, kind, n, a, b):
    if kind == "full":
        return n
    if kind == "causal":
        return i + 1
    if kind == "window":
        return min(n - 1, i + a) - max(0, i - a) + 1
    if kind == "causal-window":
        return i - max(0, i - a) + 1
    if kind == "longformer":
        return n if i < b else b + min(n - 1, i + a) - max(b, i - a) + 1
    return a


def main():
    lines = sys.stdin.read().splitlines()
    count = int(lines[0])
    if count < 1:
        print(0)
    for line in lines[1 : max(count, 0) + 1]:
        kind, *integers = line.split()
        n, a, b = map(int, integers)
        if not is_legal(kind, n, a, b):
            print(0)
            continue
        pairs = sum(keys_of(i, kind, n, a, b) for i in range(n))
        print(pairs, f"{100 * pairs / (n * n):.4f}")


main()
