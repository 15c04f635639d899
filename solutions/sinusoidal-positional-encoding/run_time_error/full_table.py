"""
expect = "MLE"
title.en = "A table of all positions up to the largest one is built, and then indexed"
title.zh = "先把直到最大位置的整张表都算出来，再从中取行"
hint.en = "How many bytes does your table take when the position is 1000000 and d_model is 512? How many of its rows are printed?"
hint.zh = "位置为 1000000、d_model 为 512 时，你的表占多少字节？其中又有几行会输出？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
m, d_model = map(int, tokens[:2])
if m < 1 or d_model < 2 or d_model % 2 != 0:
    sys.exit(print(0))
positions = np.array(tokens[2 : 2 + m], dtype=int)
if positions.min() < 0:
    sys.exit(print(0))

table = np.zeros((positions.max() + 1, d_model))
frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
angles = np.arange(len(table))[:, None] * frequencies
table[:, 0::2] = np.sin(angles)
table[:, 1::2] = np.cos(angles)
for row in table[positions]:
    print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))
