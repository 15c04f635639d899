"""Without NumPy: the loop over a query's keys ends at its own position, so there is no mask."""

import math
import sys
from operator import mul


def read_rows(count):
    return [[float(token) for token in sys.stdin.readline().split()] for _ in range(count)]


def turned(head, position, frequencies):
    result = list(head)
    for t, frequency in enumerate(frequencies):
        cos, sin = math.cos(position * frequency), math.sin(position * frequency)
        x, y = head[2 * t], head[2 * t + 1]
        result[2 * t] = x * cos - y * sin
        result[2 * t + 1] = x * sin + y * cos
    return result


def main():
    n, m, heads, d_k, rot, offset = map(int, sys.stdin.readline().split())
    legal = min(n, m, heads, d_k) > 0 and 0 <= rot <= d_k and rot % 2 == 0 and offset >= 0
    if not legal or n + offset != m:
        print("0")
        return
    queries, keys, values = read_rows(n), read_rows(m), read_rows(m)
    pairs = rot // 2
    frequencies = [10000.0 ** (-t / pairs) for t in range(pairs)]

    output = [[] for _ in range(n)]
    for left in range(0, heads * d_k, d_k):
        right = left + d_k
        turned_keys = [turned(row[left:right], j, frequencies) for j, row in enumerate(keys)]
        columns = list(zip(*(row[left:right] for row in values), strict=True))
        for i, row in enumerate(queries):
            last = offset + i
            query = [x / math.sqrt(d_k) for x in turned(row[left:right], last, frequencies)]
            scores = [sum(map(mul, query, key)) for key in turned_keys[: last + 1]]
            top = max(scores)
            weights = [math.exp(score - top) for score in scores]
            total = sum(weights)
            output[i] += [sum(map(mul, weights, column)) / total for column in columns]

    for row in output:
        # round() may give -0.0, and adding 0.0 makes that 0.0
        print(" ".join("%.2f" % (round(x, 2) + 0.0) for x in row))


main()
