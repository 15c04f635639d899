"""Lists and loops, without NumPy: each token goes through all layers on its own, only the squares are collected."""

import math
import sys
from operator import mul


def normalized(x):
    mean = sum(x) / len(x)
    centred = [entry - mean for entry in x]
    deviation = math.sqrt(math.fsum(entry * entry for entry in centred) / len(x) + 0.00001)
    return [entry / deviation for entry in centred]


def main():
    n, d, layers, mode = sys.stdin.readline().split()
    n, d, layers = int(n), int(d), int(layers)
    if n < 1 or d < 2 or layers < 1 or mode not in {"pre", "post"}:
        print(0)
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    columns = [list(zip(*rows[top : top + d], strict=True)) for top in range(n, n + layers * d, d)]

    squares = [0.0] * layers
    outputs = []
    for x in rows[:n]:
        for layer in range(layers):
            z = normalized(x) if mode == "pre" else x
            branch = [math.tanh(sum(map(mul, z, column))) for column in columns[layer]]
            x = [a + b for a, b in zip(x, branch, strict=True)]
            squares[layer] += sum(a * a for a in x)
            if mode == "post":
                x = normalized(x)
        outputs.append(normalized(x) if mode == "pre" else x)

    sizes = [math.sqrt(total / (n * d)) for total in squares]
    for line in [sizes, *outputs]:
        print(" ".join(f"{value:.2f}" for value in line).replace("-0.00", "0.00"))


main()
