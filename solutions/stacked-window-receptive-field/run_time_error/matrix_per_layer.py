"""
expect = "MLE"
title.en = "Each layer is a boolean n × n matrix"
title.zh = "每一层都存成 n × n 的布尔矩阵"
hint.en = "How many bytes does your matrix take for n = 100000, and how many of its rows do you need?"
hint.zh = "n = 100000 时你的矩阵占多少字节？其中又有多少行是有用的？"
"""

import sys

import numpy as np


def main():
    lines = iter(sys.stdin.read().splitlines())
    n, count = map(int, next(lines).split())
    if n < 1 or count < 1:
        print(0)
        return
    layers = []
    for _ in range(count):
        w, dilation, causal = map(int, next(lines).split())
        if w < 0 or dilation < 1 or causal not in (0, 1):
            print(0)
            return
        layers.append((w, dilation, causal))
    q = int(next(lines))
    if not 0 <= q < n:
        print(0)
        return

    i = np.arange(n, dtype=np.int32)
    reached = i == q
    for w, dilation, causal in reversed(layers):
        reads = np.zeros((n, n), dtype=bool)
        for t in range(-w, 1 if causal else w + 1):
            inside = (i + t * dilation >= 0) & (i + t * dilation < n)
            reads[i[inside], i[inside] + t * dilation] = True
        reached = reads[reached].any(axis=0)
    positions = np.flatnonzero(reached)
    print(positions[0], positions[-1], len(positions))


main()
