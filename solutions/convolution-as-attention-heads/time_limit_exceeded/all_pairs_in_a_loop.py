"""
expect = "TLE"
title.en = "For each head a Python loop goes through all pairs of positions in search of the ones"
title.zh = "对每个头都用 Python 循环遍历所有位置对，去找哪里是 1"
hint.en = "Given i and t, do you have to search for j?"
hint.zh = "已知 i 和 t，还需要去找 j 吗？"
"""

import sys

tokens = sys.stdin.read().split()
n, c_in, c_out, k, dilation = map(int, tokens[:5])
if min(n, c_in, c_out, k, dilation) < 1 or k % 2 == 0:
    sys.exit(print(0))
numbers = list(map(float, tokens[5:]))
x = [numbers[i * c_in : (i + 1) * c_in] for i in range(n)]
weights = numbers[n * c_in :]

y = [[0.0] * c_out for _ in range(n)]
ones = 0
for t in range(k):
    offset = (t - k // 2) * dilation
    for i in range(n):
        for j in range(n):
            if j == i + offset:
                ones += 1
                for c in range(c_in):
                    for o in range(c_out):
                        y[i][o] += x[j][c] * weights[(t * c_in + c) * c_out + o]

for row in y:
    print(*(f"{value:.2f}".replace("-0.00", "0.00") for value in row))
print(ones)
