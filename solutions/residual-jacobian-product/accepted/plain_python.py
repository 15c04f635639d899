"""Lists and loops, without NumPy: the columns of the Jacobian and x travel through the layers as vectors."""

import math
import sys
from operator import mul


def apply_layer(weight, vector, residual):
    out = [sum(map(mul, row, vector)) for row in weight]
    if residual:
        out = [a + b for a, b in zip(vector, out, strict=True)]
    return out


def main():
    layers, d = map(int, sys.stdin.readline().split())
    if layers <= 0 or d <= 0:
        print("0")
        return
    rows = [[float(token) for token in line.split()] for line in sys.stdin]
    weights = [rows[at : at + d] for at in range(0, layers * d, d)]
    x = rows[layers * d]

    for residual in (False, True):
        # Column k of J_l is what the stack makes of the k-th unit vector.
        travellers = [[1.0 if i == k else 0.0 for i in range(d)] for k in range(d)] + [x]
        norms = []
        for weight in weights:
            travellers = [apply_layer(weight, vector, residual) for vector in travellers]
            norms.append(math.sqrt(sum(entry * entry for column in travellers[:d] for entry in column)))
        for numbers in (norms, travellers[d]):
            # round() may give -0.0, and adding 0.0 makes that 0.0
            print(" ".join("%.2f" % (round(value, 2) + 0.0) for value in numbers))


main()
