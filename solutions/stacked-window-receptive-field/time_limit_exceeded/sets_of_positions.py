"""
expect = "TLE"
title.en = "Every position of a Python set is combined with every step of the layer, one by one"
title.zh = "用 Python 集合存位置，并与一层的每个步长逐个组合"
hint.en = "How many pairs of a position and a step are there if 100000 positions meet a layer with w = 580?"
hint.zh = "如果有 100000 个位置，这一层的 w = 580，位置与步长一共有多少对？"
"""

import sys


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

    reached = {q}
    for w, dilation, causal in reversed(layers):
        below = set()
        for i in reached:
            for t in range(-w, 1 if causal else w + 1):
                if 0 <= i + t * dilation < n:
                    below.add(i + t * dilation)
        reached = below
    print(min(reached), max(reached), len(reached))


main()
