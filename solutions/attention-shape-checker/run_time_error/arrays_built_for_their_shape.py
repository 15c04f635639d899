"""
expect = "MLE"
also = ["RTE"]
title.en = "Q, K and V are built as arrays so that NumPy tells the shapes"
title.zh = "真的创建了 Q、K、V 数组，好让 NumPy 给出形状"
hint.en = "How many bytes does a tensor of 1 × 1000000000 × 64 numbers take?"
hint.zh = "一个 1 × 1000000000 × 64 的张量要占多少字节？"
"""

# Where the number of bytes does not even fit an integer of 64 bits, NumPy raises ValueError: hence RTE.

import sys

import numpy as np


def report(sizes):
    if min(sizes) < 1:
        return "0"
    q, k, v = (np.zeros(sizes[start : start + 3]) for start in (0, 3, 6))
    if not len(q) == len(k) == len(v):
        return "ERR batch"
    if q.shape[2] != k.shape[2]:
        return "ERR inner"
    if k.shape[1] != v.shape[1]:
        return "ERR length"
    scores = q @ k.transpose(0, 2, 1)
    output = scores @ v
    return " ".join(map(str, ("S", *scores.shape, "O", *output.shape)))


def main():
    lines = sys.stdin.read().splitlines()
    count = int(lines[0])
    if count < 1:
        print(0)
        return
    for line in lines[1 : count + 1]:
        print(report(list(map(int, line.split()))))


main()
