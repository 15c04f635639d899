"""Lists and loops, without NumPy. Each slope is the one before it times the first, as in the paper's code."""

import math


def powers(first, count):
    slopes = [first]
    while len(slopes) < count:
        slopes.append(slopes[-1] * first)
    return slopes


def slopes_of(heads):
    exponent = heads.bit_length() - 1
    whole = 1 << exponent
    slopes = powers(2 ** -(8 / whole), whole)
    if heads > whole:
        slopes += slopes_of(2 * whole)[0 : 2 * (heads - whole) : 2]
    return slopes


def attend(query, position, keys, values, slope):
    root = math.sqrt(len(query))
    scores = []
    for j, key in enumerate(keys):
        dot = 0.0
        for a, b in zip(query, key, strict=True):
            dot += a * b
        scores.append(dot / root - slope * abs(position - j))
    top = max(scores)
    weights = [math.exp(score - top) for score in scores]
    total = sum(weights)
    return [sum(map(float.__mul__, weights, column)) / total for column in zip(*values, strict=True)]


def main():
    *sizes, mode = input().split()
    n, heads, width = map(int, sizes)
    if min(n, heads, width) < 1 or mode not in {"causal", "symmetric"}:
        print(0)
        return

    q, k, v = ([[float(token) for token in input().split()] for _ in range(n)] for _ in range(3))
    slopes = slopes_of(heads)
    print(" ".join(f"{slope:.6f}" for slope in slopes))

    output = [[] for _ in range(n)]
    for left, slope in zip(range(0, heads * width, width), slopes, strict=True):
        keys = [row[left : left + width] for row in k]
        values = [row[left : left + width] for row in v]
        for i in range(n):
            visible = i + 1 if mode == "causal" else n
            query = q[i][left : left + width]
            output[i] += attend(query, i, keys[:visible], values[:visible], slope)
    for row in output:
        print(" ".join(f"{x:.2f}" for x in row).replace("-0.00", "0.00"))


main()
