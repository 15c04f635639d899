"""Lists and loops, one decoder step after another; each encoder state is projected once."""

import math
import sys


def product(a, b):
    return sum(x * y for x, y in zip(a, b, strict=True))


def times(row, columns):
    return [product(row, column) for column in columns]


def main():
    mode = sys.stdin.readline().strip()
    if mode != "dot" and mode != "general" and mode != "additive":
        print(0)
        return
    m, n, d_s, d_h, d_a = (int(token) for token in sys.stdin.readline().split())
    if min(m, n, d_s, d_h) <= 0 or (mode[0] == "d" and d_s != d_h) or (mode[0] == "a" and d_a <= 0):
        print(0)
        return

    def read_rows(count):
        return [list(map(float, sys.stdin.readline().split())) for _ in range(count)]

    states, source = read_rows(m), read_rows(n)
    if mode == "general":
        columns = list(zip(*read_rows(d_s), strict=True))
        states = [times(state, columns) for state in states]
    elif mode == "additive":
        columns = list(zip(*read_rows(d_s), strict=True))
        states = [times(state, columns) for state in states]
        columns = list(zip(*read_rows(d_h), strict=True))
        hidden = [times(state, columns) for state in source]
        (v,) = read_rows(1)

    contexts = []
    for state in states:
        if mode == "additive":
            row = []
            for unit in hidden:
                row.append(sum(c * math.tanh(a + b) for a, b, c in zip(state, unit, v, strict=True)))
        else:
            row = [product(state, other) for other in source]
        top = max(row)
        powers = [math.exp(score - top) for score in row]
        total = sum(powers)
        print(" ".join("%.2f" % (power / total) for power in powers))
        contexts.append([product(powers, column) / total for column in zip(*source, strict=True)])
    for context in contexts:
        print(" ".join("%.2f" % (round(x, 2) + 0.0) for x in context))


main()
