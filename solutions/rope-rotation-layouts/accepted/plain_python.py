"""Without NumPy: one pair after another, and the scores as sums of products."""

import math
import sys
from operator import mul


def read_rows(count):
    return [[float(token) for token in sys.stdin.readline().split()] for _ in range(count)]


def show(row):
    # round() may give -0.0, and adding 0.0 makes that 0.0
    print(" ".join("%.2f" % (round(x, 2) + 0.0) for x in row))


def main():
    words = sys.stdin.readline().split()
    n, d, base = int(words[0]), int(words[1]), float(words[3])
    if words[2] == "interleaved":
        pairs = [(c, c + 1) for c in range(0, d - 1, 2)]
    elif words[2] == "half":
        pairs = [(c, c + d // 2) for c in range(d // 2)]
    else:
        pairs = []
    if not pairs or n <= 0 or d % 2 or base <= 1:
        print("0")
        return
    positions = [int(token) for token in sys.stdin.readline().split()]

    def turned(rows):
        for position, row in zip(positions, rows, strict=True):
            result = list(row)
            for t, (a, b) in enumerate(pairs):
                angle = position / base ** (t / len(pairs))
                cos, sin = math.cos(angle), math.sin(angle)
                result[a] = row[a] * cos - row[b] * sin
                result[b] = row[a] * sin + row[b] * cos
            yield result

    queries = list(turned(read_rows(n)))
    keys = list(turned(read_rows(n)))
    for query in queries:
        show(query)
    for query in queries:
        show([sum(map(mul, query, key)) for key in keys])


main()
