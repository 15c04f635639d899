"""
expect = "TLE"
title.en = "Adds layers one by one until the first position is reached"
title.zh = "一层一层地加，直到够到第一个位置"
hint.en = "How many layers does a kernel of 2 need for 10⁹ positions? Is there a division that says the same?"
hint.zh = "卷积核大小为 2 时，10⁹ 个位置需要多少层？能不能用一次除法得到同样的数？"
"""

import sys


def walk(distance: int, reach: int, growth: int = 1) -> int:
    layers = 0
    while distance > 0:
        distance -= reach
        reach *= growth
        layers += 1
    return layers


def compare(kind: str, n: int, d: int, a: int) -> list[int]:
    if n < 2 or d < 1 or kind not in ("rnn", "cnn", "dilated", "attention", "window"):
        return [0]
    if kind in ("cnn", "dilated"):
        if a < 2:
            return [0]
        return [a * n * d**2, 1, walk(n - 1, a - 1, a if kind == "dilated" else 1)]
    if kind == "window":
        if not 1 <= a < n:
            return [0]
        return [2 * d * (n * (2 * a + 1) - a * (a + 1)), 1, walk(n - 1, a)]
    if a != 0:
        return [0]
    return [n * d**2, n, n - 1] if kind == "rnn" else [2 * n**2 * d, 1, 1]


def main() -> None:
    lines = sys.stdin.read().splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        print(0)
        return
    for line in lines[1 : 1 + case_count]:
        kind, *sizes = line.split()
        print(*compare(kind, *map(int, sizes)))


main()
