"""
expect = "TLE"
title.en = "Two nested Python loops go through all n² entries of the Jacobian"
title.zh = "用两层 Python 循环遍历雅可比矩阵的全部 n² 个元素"
hint.en = "How often does your innermost line run for n = 10000? Which part of it is the same for all k?"
hint.zh = "n = 10000 时，最内层的语句要执行多少次？其中哪一部分与 k 无关？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
m, n = map(int, tokens[:2])
if m < 1 or n < 1 or float(tokens[2]) <= 0:
    sys.exit(print(0))
tau = float(tokens[2])
z, g = np.array(tokens[3:], dtype=float).reshape(2, m, n)

for i in range(m):
    p = np.exp((z[i] - z[i].max()) / tau)
    p = (p / p.sum()).tolist()
    upstream = g[i].tolist()
    gradient = []
    for k in range(n):
        total = 0.0
        for j in range(n):
            total += upstream[j] * p[j] * ((j == k) - p[k]) / tau
        gradient.append(total)
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in gradient))
