"""
expect = "TLE"
title.en = "A Python loop encodes, rotates and multiplies anew for every pair of positions"
title.zh = "用 Python 循环对每一对位置都重新编码、旋转并求点积"
hint.en = "How many pairs of positions are there for n = 1000, and how many of your vectors differ?"
hint.zh = "n = 1000 时有多少对位置？你算出的向量里又有多少个是不同的？"
"""

import math
import sys

tokens = sys.stdin.read().split()
n, d = int(tokens[0]), int(tokens[1])
if n < 2 or d < 2 or d % 2:
    sys.exit(print(0))
numbers = [float(token) for token in tokens[2:]]
q, k, m = numbers[:d], numbers[d : 2 * d], numbers[2 * d]


def encoded(x, p):
    row = []
    for t in range(0, d, 2):
        angle = p * 10000 ** (-t / d)
        row += [x[t] + math.sin(angle), x[t + 1] + math.cos(angle)]
    return row


def rotated(x, p):
    row = []
    for t in range(0, d, 2):
        cos, sin = math.cos(p * 10000 ** (-t / d)), math.sin(p * 10000 ** (-t / d))
        row += [x[t] * cos - x[t + 1] * sin, x[t] * sin + x[t + 1] * cos]
    return row


def dot(x, y):
    return sum(a * b for a, b in zip(x, y, strict=True)) / math.sqrt(d)


methods = {
    "none": lambda i, j: dot(q, k),
    "sinusoidal": lambda i, j: dot(encoded(q, i), encoded(k, j)),
    "rope": lambda i, j: dot(rotated(q, i), rotated(k, j)),
    "alibi": lambda i, j: dot(q, k) - m * abs(i - j),
}
for name, score in methods.items():
    s = [[score(i, j) for j in range(n)] for i in range(n)]
    dev = max(abs(s[i][j] - s[i - 1][j - 1]) for i in range(1, n) for j in range(1, n))
    line = " ".join(f"{x:.2f}" for x in (s[0][n - 1], s[n - 1][0], dev)).replace("-0.00", "0.00")
    print(name, line, "RELATIVE" if dev < 1e-9 else "ABSOLUTE")
