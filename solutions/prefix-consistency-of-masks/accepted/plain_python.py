"""Without NumPy. Query i sees the first keys, up to some end; its output for every end comes out of one sweep.

The sweep keeps the exponentials relative to the largest score so far (an online softmax).
"""

import math
import sys
from operator import mul


def multiply(a, b):
    columns = list(zip(*b, strict=True))
    return [[sum(map(mul, row, column)) for column in columns] for row in a]


def outputs_by_end(query, keys, values):
    """The output of one query when it sees keys 0 ... end - 1, for end = 1, 2, ..."""
    root = math.sqrt(len(query))
    top, total, mixed = -math.inf, 0.0, [0.0] * len(query)
    results = {}
    for end, (key, value) in enumerate(zip(keys, values, strict=True), start=1):
        score = sum(map(mul, query, key)) / root
        new_top = max(top, score)
        shrink, weight = math.exp(top - new_top), math.exp(score - new_top)
        top, total = new_top, total * shrink + weight
        mixed = [m * shrink + weight * x for m, x in zip(mixed, value, strict=True)]
        results[end] = [m / total for m in mixed]
    return results


def main():
    header = sys.stdin.readline().split()
    n, d, mode, p = int(header[0]), int(header[1]), header[2], int(header[3])
    allowed = {"full": p == 0, "causal": p == 0, "prefix": 0 <= p <= n}
    if n < 1 or d < 1 or not allowed.get(mode, False):
        print("0")
        return

    def read_rows(count):
        return [list(map(float, sys.stdin.readline().split())) for _ in range(count)]

    x = read_rows(n)
    q, k, v = (multiply(x, read_rows(d)) for _ in range(3))
    shared = n if mode == "full" else p  # keys that everybody sees

    deviation = [0.0] * (n + 1)
    for i in range(n):
        outputs = outputs_by_end(q[i], k, v)
        final = outputs[max(i + 1, shared)]
        for t in range(i + 1, n + 1):
            now = outputs[max(i + 1, min(shared, t))]
            deviation[t] = max(deviation[t], *(abs(a - b) for a, b in zip(now, final, strict=True)))

    first = n
    while first > 1 and deviation[first - 1] < 1e-9:
        first -= 1
    print(*(format(each, ".2f") for each in deviation[1:]))
    print(first, "CACHEABLE" if max(deviation) < 1e-9 else "RECOMPUTE")


main()
