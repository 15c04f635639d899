"""Lists and loops, without NumPy; the divergence is the mean of two relative entropies to the mixture."""

import math
import sys


def entropy(row):
    return sum(p * math.log(1 / p) for p in row if p)


def relative_entropy(p, q):
    """Of p to q, which is above zero wherever p is."""
    return sum(x * math.log(x / y) for x, y in zip(p, q, strict=True) if x)


def describe(rows):
    n = len(rows)
    spread = sum(map(entropy, rows)) / n
    distance = sum(p * abs(i - j) for i, row in enumerate(rows) for j, p in enumerate(row)) / n
    on_self = sum(rows[i][i] for i in range(n)) / n
    on_previous = sum(rows[i + 1][i] for i in range(n - 1)) / (n - 1) if n > 1 else 0
    on_first = sum(row[0] for row in rows) / n

    name = "MIXED"
    if spread >= 0.9 * math.log(n):
        name = "UNIFORM"
    for share, word in ((on_first, "FIRST"), (on_previous, "PREVIOUS"), (on_self, "DIAGONAL")):
        if share >= 0.5:
            name = word  # the rule that comes first in the list is tried last and overrides the others
    return [spread, distance, on_self, on_previous, on_first], name


def divergence(first, second):
    total = 0
    for p, q in zip(first, second, strict=True):
        mixture = [(x + y) / 2 for x, y in zip(p, q, strict=True)]
        total += (relative_entropy(p, mixture) + relative_entropy(q, mixture)) / 2
    return total / len(first)


def text(value):
    return "%.2f" % (round(value, 2) + 0.0)


def main():
    count, n = map(int, sys.stdin.readline().split())
    if count < 1 or n < 1:
        print("0")
        return
    heads = [[[float(x) for x in sys.stdin.readline().split()] for _ in range(n)] for _ in range(count)]
    for head in heads:
        numbers, name = describe(head)
        print(*map(text, numbers), name)
    for head in heads:
        print(*(text(divergence(head, other)) for other in heads))


main()
