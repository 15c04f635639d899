"""Without NumPy, and without a mask: the visible keys of a query are the first few of its sequence, so one number
per query says which they are. Hidden keys are never scored."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def attend(query, keys, columns):
    """One row of the output from the visible keys; `columns` holds their values, a tuple per feature."""
    if not keys:
        return [0.0] * len(query)
    scores = [dot(query, key) / math.sqrt(len(query)) for key in keys]
    top = max(scores)
    weights = [math.exp(score - top) for score in scores]
    total = sum(weights)
    return [dot(weights, column) / total for column in columns]


def main():
    batch_size, n, d, causal = map(int, sys.stdin.readline().split())
    if batch_size <= 0 or n <= 0 or d <= 0 or causal < 0 or causal > 1:
        print(0)
        return
    valid = [int(token) for token in sys.stdin.readline().split()]
    if any(count < 0 or count > n for count in valid):
        print(0)
        return

    rows = [[float(token) for token in line.split()] for line in sys.stdin]
    for b in range(batch_size):
        queries, keys, values = (rows[(m * batch_size + b) * n :][:n] for m in range(3))
        columns = list(zip(*values, strict=True))
        for i, query in enumerate(queries):
            seen = min(i + 1, valid[b]) if causal else valid[b]
            texts = (format(x, ".2f") for x in attend(query, keys[:seen], columns))
            print(*("0.00" if text == "-0.00" else text for text in texts))


main()
