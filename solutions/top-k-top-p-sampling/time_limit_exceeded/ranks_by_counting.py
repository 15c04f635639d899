"""
expect = "TLE"
title.en = "The place of every token is found by a Python loop over all other tokens"
title.zh = "为了求每个 token 的名次，用 Python 循环把其他所有 token 都比较一遍"
hint.en = "How many comparisons do you make for V = 10000? How many does sorting need?"
hint.zh = "V = 10000 时你做了多少次比较？排序需要多少次？"
"""

import math
import sys

words = sys.stdin.read().split()
v, k, m = int(words[0]), int(words[2]), int(words[4])
temperature, p = float(words[1]), float(words[3])
if v < 1 or temperature < 0 or k < 0 or not 0 < p <= 1 or m < 1:
    sys.exit(print(0))
z = [float(x) for x in words[5 : 5 + v]]
uniforms = [float(x) for x in words[5 + v : 5 + v + m]]
if any(not 0 <= u < 1 for u in uniforms):
    sys.exit(print(0))

order = [0] * v
for i in range(v):
    rank = 0
    for j in range(v):
        if z[j] > z[i] or (z[j] == z[i] and j < i):
            rank += 1
    order[rank] = i

if temperature == 0:
    order, probabilities = order[:1], [1.0]
else:
    order = order[: k or v]
    weights = [math.exp((z[i] - z[order[0]]) / temperature) for i in order]
    if p < 1:
        size, mass = 0, 0.0
        while mass < p * sum(weights):
            mass += weights[size]
            size += 1
        order, weights = order[:size], weights[:size]
    probabilities = [weight / sum(weights) for weight in weights]

print(len(order))
print(*(f"{x:.2f}" for x in probabilities))
picks = []
for u in uniforms:
    for i, x in zip(order, probabilities, strict=True):
        u -= x
        if u < 0:
            picks.append(i)
            break
print(*picks)
