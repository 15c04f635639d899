"""
expect = "MLE"
title.en = "The mask is built for all n × n positions instead of the blocks"
title.zh = "掩码是按 n × n 个位置建立的，而不是按块"
hint.en = "How many bytes does your mask take for n = 1000000, and how many different rows does it have?"
hint.zh = "n = 1000000 时你的掩码占多少字节？其中互不相同的行又有多少？"
"""

import sys

import numpy as np


def main():
    lines = sys.stdin.read().splitlines()
    n, b, w, g, r = map(int, lines[0].split())
    if n < 1 or b < 1 or n % b != 0 or w < 0 or g < 0 or r < 0 or g > n // b:
        print(0)
        return
    block = np.arange(n, dtype=np.int32) // b
    mask = np.zeros((n, n), dtype=bool)
    for i in range(n // b):
        rows = slice(i * b, (i + 1) * b)
        mask[rows] = (np.abs(block - i) <= w) | (i < g) | (block < g)
        if r > 0:
            listed = list(map(int, lines[1 + i].split()))
            if min(listed) < 0 or max(listed) >= n // b:
                print(0)
                return
            mask[rows] |= np.isin(block, listed)

    blocks = mask[::b, ::b].astype(float)
    layers, power = 1, blocks
    while not power.all():
        further = (power @ blocks > 0).astype(float)
        if np.array_equal(further, power):
            layers = -1
            break
        power, layers = further, layers + 1
    print(*mask[::b].sum(axis=1))
    print(mask.sum(), layers)


main()
