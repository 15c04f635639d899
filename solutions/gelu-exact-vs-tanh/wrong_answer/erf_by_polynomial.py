"""
expect = "WA"
title.en = "erf comes from a five-term approximation whose error is up to 1.5e-7"
title.zh = "erf 用了一个五项近似公式，误差可达 1.5e-7"
hint.en = "How many digits of your erf are right, and how many does the output show?"
hint.zh = "你的 erf 有几位数字是准确的？输出又要求几位？"
"""

import sys

import numpy as np


def erf(x):
    t = 1 / (1 + 0.3275911 * abs(x))
    poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return np.sign(x) * (1 - poly * np.exp(-x * x))


tokens = sys.stdin.read().split()
if int(tokens[0]) < 1:
    sys.exit(print(0))
z = np.array(tokens[1:], dtype=float)
exact = z / 2 * (1 + erf(z / np.sqrt(2)))
approximate = z / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (z + 0.044715 * z**3)))
silu = z * (1 + np.tanh(z / 2)) / 2
for row in zip(exact, approximate, silu, np.maximum(z, 0), strict=True):
    print(*(f"{x:.6f}".replace("-0.000000", "0.000000") for x in row))
print(f"{10000 * np.abs(exact - approximate).max():.2f}")
