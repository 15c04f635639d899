"""
expect = "TLE"
title.en = "Every position up to the largest one is encoded in turn, although few are asked for"
title.zh = "从 0 到最大位置逐个编码，而要求的只是其中少数几个"
hint.en = "For the single position 1000000, how many rows does your program compute?"
hint.zh = "只要求位置 1000000 时，你的程序一共算了多少行？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
m, d_model = map(int, tokens[:2])
if m < 1 or d_model < 2 or d_model % 2 != 0:
    sys.exit(print(0))
positions = list(map(int, tokens[2 : 2 + m]))
if min(positions) < 0:
    sys.exit(print(0))

frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
wanted = set(positions)
encodings = {}
for position in range(max(positions) + 1):
    angles = position * frequencies
    row = np.stack([np.sin(angles), np.cos(angles)], axis=1).reshape(d_model)
    if position in wanted:
        encodings[position] = row
for position in positions:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in encodings[position]))
