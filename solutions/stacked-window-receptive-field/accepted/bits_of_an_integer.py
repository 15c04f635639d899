"""Without NumPy: a set of positions is one large integer, bit i for position i, and a step is a shift."""

import sys


def main():
    rows = sys.stdin.read().split("\n")
    n, count = (int(token) for token in rows[0].split())
    if n <= 0 or count <= 0:
        return "0"
    stack = []
    for row in rows[1 : count + 1]:
        w, d, causal = (int(token) for token in row.split())
        if w < 0 or d <= 0 or causal < 0 or causal > 1:
            return "0"
        stack.append((w, d, causal))
    q = int(rows[count + 1])
    if q < 0 or q > n - 1:
        return "0"

    inside = (1 << n) - 1
    bits = 1 << q
    while stack:
        w, d, causal = stack.pop()
        left = right = bits
        total = bits
        for _ in range(w):
            left >>= d  # what falls below bit 0 is gone
            total |= left
            if not causal:
                right = right << d & inside
                total |= right
        bits = total

    lowest = (bits & -bits).bit_length() - 1
    return f"{lowest} {bits.bit_length() - 1} {bin(bits).count('1')}"


print(main())
