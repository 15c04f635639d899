"""
expect = "WA"
title.en = "erf is summed as a power series around 0, whose terms grow huge and cancel for larger arguments"
title.zh = "erf 用 0 处的幂级数求和，自变量稍大时各项变得巨大，相互抵消"
hint.en = "Print the largest term of your series for z = 10. What is left after it has been cancelled?"
hint.zh = "把 z = 10 时级数中最大的一项打印出来：抵消之后还剩几位有效数字？"
"""

import sys

import numpy as np


def erf(x):
    term, total = x.copy(), x.copy()
    for k in range(1, 150):
        term = term * -x * x / k
        total = total + term / (2 * k + 1)
    return 2 / np.sqrt(np.pi) * total


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
