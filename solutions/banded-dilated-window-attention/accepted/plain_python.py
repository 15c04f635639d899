"""Without NumPy: one query after another, over the keys range() gives for it."""

import math
import sys


def attend(query, keys, values):
    root = math.sqrt(len(query))
    scores = [sum(a * b for a, b in zip(query, key, strict=True)) / root for key in keys]
    top = max(scores)
    weights = [math.exp(score - top) for score in scores]
    total = sum(weights)
    return [sum(map(float.__mul__, weights, column)) / total for column in zip(*values, strict=True)]


def main():
    n, d, w, dilation, causal = map(int, sys.stdin.readline().split())
    if min(n, d, w, dilation) < 1 or w * dilation > n - 1 or causal not in (0, 1):
        print(0)
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    q, k, v = rows[:n], rows[n : 2 * n], rows[2 * n :]

    reach = w * dilation
    pairs = 0
    output = []
    for i in range(n):
        first = i - reach if i >= reach else i % dilation  # the smallest visible position
        end = i + 1 if causal else min(n, i + reach + 1)
        window = slice(first, end, dilation)
        keys = k[window]
        pairs += len(keys)
        output.append(" ".join(f"{x:.2f}" for x in attend(q[i], keys, v[window])))

    print(pairs)
    print("\n".join(output).replace("-0.00", "0.00"))


main()
