"""
expect = "WA"
title.en = "The pairs of the window, of the global rows and of the global columns are added up, so overlaps count twice"
title.zh = "把窗口、全局行、全局列的位置对数直接相加，重叠部分被重复计数"
hint.en = "Is the number you print the number of ones in the mask you print?"
hint.zh = "你输出的个数，等于你输出的掩码里 1 的个数吗？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
n, w, dilation, g, causal = map(int, tokens[:5])
if n < 1 or w < 0 or dilation < 1 or g < 0 or g > n or causal not in (0, 1):
    sys.exit(print(0))
positions = list(map(int, tokens[5 : 5 + g]))
if any(position < 0 or position >= n for position in positions):
    sys.exit(print(0))

i = np.arange(n)[:, None]
j = np.arange(n)
visible = j <= i if causal else np.ones((n, n), dtype=bool)
window = (np.abs(i - j) <= w * dilation) & ((i - j) % dilation == 0) & visible
rows = np.isin(i, positions) & visible
columns = np.isin(j, positions) & visible

for row in (window | rows | columns).astype(int):
    print(*row)
ones = window.sum() + rows.sum() + columns.sum()
print(ones, f"{100 * ones / n**2:.2f}")
