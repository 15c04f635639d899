"""Without NumPy and without a product: the shifted code is PE(i + Delta), the inner product a sum of cosines."""

import math

d, i, delta = (int(token) for token in input().split())


def text(value):
    return f"{round(value, 2) + 0.0:.2f}"


def entry(row, column):
    if row // 2 != column // 2:
        return 0.0
    turn = delta / 10000 ** (row // 2 * 2 / d)
    if row == column:
        return math.cos(turn)
    return math.sin(turn) if row < column else -math.sin(turn)


def code(position):
    for c in range(d):
        angle = position / 10000 ** (c // 2 * 2 / d)
        yield math.cos(angle) if c % 2 else math.sin(angle)


if d <= 0 or d % 2 or min(i, i + delta) < 0:
    print("0")
else:
    for row in range(d):
        print(" ".join(text(entry(row, column)) for column in range(d)))
    print(" ".join(text(value) for value in code(i + delta)))
    print(text(math.fsum(math.cos(delta / 10000 ** (2 * k / d)) for k in range(d // 2))))
