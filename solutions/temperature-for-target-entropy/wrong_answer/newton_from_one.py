"""
expect = "WA"
also = ["RTE", "TLE"]
title.en = "Newton's method in T, started at T = 1 and never kept inside a bracket, runs away"
title.zh = "从 T = 1 出发对 T 用牛顿法，没有限制在有解的区间内，迭代跑飞了"
hint.en = "Print T after every step for the scores 100 and 0. Can your T become negative or jump past every solution?"
hint.zh = "对分数 100 和 0，打印每一步的 T。你的 T 会不会变成负数，或者一步跳到离解很远的地方？"
"""

import math
import sys

import numpy as np

np.seterr(all="ignore")
tokens = sys.stdin.read().split()
n, m = map(int, tokens[:2])
if n < 2 or m < 1:
    sys.exit(print(0))
z = np.array(tokens[2 : 2 + n], dtype=float)
best = np.count_nonzero(z == z.max())
if best == n:
    sys.exit(print(0))
targets = [float(token) for token in tokens[2 + n :]]
if any(not math.log(best) < h < math.log(n) for h in targets):
    sys.exit(print(0))

for target in targets:
    t = 1.0
    for _ in range(100):
        x = (z - z.max()) / t
        w = np.exp(x)
        p = w / w.sum()
        h = math.log(w.sum()) - p @ x
        slope = (p @ x**2 - (p @ x) ** 2) / t  # dH/dT is the variance of x, divided by T
        t -= (h - target) / slope
    w = np.exp((z - z.max()) / t)
    print(f"{t:.2f} {1 / w.sum():.2f} {t * t:.2f}")
