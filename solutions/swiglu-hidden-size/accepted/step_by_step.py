"""Truncates by math.trunc, walks to the next multiple one by one, and cancels d_model out of the percentage."""

import math
import sys


def main():
    line = sys.stdin.readline().split()
    d, mult, m = int(line[0]), float(line[1]), int(line[2])
    if min(d, m) <= 0 or not mult > 0:
        print(0)
        return
    h = math.trunc(8 * d / 3)
    h = math.trunc(h * mult)
    while h % m != 0:
        h += 1
    print(f"{h} {3 * d * h}")
    print(f"{(300 * h - 800 * d) / (8 * d):.2f}".replace("-0.00", "0.00"))


main()
