"""Counts the pairs that are not scored, which are triangles, and takes them away from the square."""

import sys
from fractions import Fraction


def triangle(side):
    """1 + 2 + ... + side, nothing for a side below 1."""
    return side * (side + 1) // 2 if side > 0 else 0


def hidden(kind, n, a, b):
    """The pairs that are not scored, or None for an illegal case."""
    if n <= 0 or a < 0 or b < 0 or a > n or b > n:
        return None
    if kind == "linformer":
        return n * (n - a) if a > 0 and b == 0 else None
    if kind == "longformer":
        # Without the global tokens two corners are left over.
        return 2 * triangle(n - b - 1 - a) if a < n else None
    if b > 0:
        return None
    above = triangle(n - 1)  # keys behind their query
    if kind == "full" and a == 0:
        return 0
    if kind == "causal" and a == 0:
        return above
    if kind == "window" and a < n:
        return 2 * triangle(n - 1 - a)
    if kind == "causal-window" and a < n:
        return above + triangle(n - 1 - a)
    return None


def main():
    count = int(sys.stdin.readline())
    if count <= 0:
        print("0")
    for _ in range(count):
        kind, *rest = sys.stdin.readline().split()
        n, a, b = (int(token) for token in rest)
        gone = hidden(kind, n, a, b)
        if gone is None:
            print("0")
            continue
        scored = n * n - gone
        units = round(Fraction(1_000_000 * scored, n * n))  # of 0.0001 percent
        print(f"{scored} {units // 10_000}.{units % 10_000:04d}")


main()
