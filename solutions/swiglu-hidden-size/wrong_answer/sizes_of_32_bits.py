"""
expect = "WA"
title.en = "Sizes are kept as 32-bit integers, and the number of parameters wraps around"
title.zh = "用 32 位整数存放各个大小，参数量溢出回绕"
hint.en = "What is the largest number that an int32 holds, and how many parameters does d_model = 100000 give?"
hint.zh = "int32 能表示的最大的数是多少？d_model = 100000 时有多少个参数？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
d_model, multiple_of = np.array([tokens[0], tokens[2]]).astype(np.int32)
mult = float(tokens[1])
if d_model < 1 or mult <= 0 or multiple_of < 1:
    sys.exit(print(0))

h = int(mult * int(8 * int(d_model) / 3))
d_ff = multiple_of * np.int32(-(-h // int(multiple_of)))
with np.errstate(all="ignore"):
    params = np.int32(3) * d_model * d_ff
plain = 8.0 * float(d_model) ** 2
excess = 100 * (float(params) - plain) / plain
print(d_ff, params)
print(f"{excess:.2f}".replace("-0.00", "0.00") if abs(excess) < 0.005 else f"{excess:.2f}")
