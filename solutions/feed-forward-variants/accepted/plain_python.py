"""Lists and loops, without NumPy: one token after another, each through all hidden units."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def relu(z):
    return z if z > 0 else 0.0


def gelu(z):
    return 0.5 * z * math.erfc(-z * math.sqrt(0.5))


def swish(z):
    e = math.exp(-abs(z))
    return z / (1 + e) if z > 0 else z * e / (1 + e)


def main():
    kind, n, d_model, d_ff = sys.stdin.readline().split()
    n, d_model, d_ff = int(n), int(d_model), int(d_ff)
    act = {"relu": relu, "reglu": relu, "gelu": gelu, "geglu": gelu, "swiglu": swish}.get(kind)
    if act is None or min(n, d_model, d_ff) < 1:
        print(0)
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    tokens, rows = rows[:n], rows[n:]
    first = list(zip(*rows[:d_model], strict=True))  # what leads to each hidden unit
    rows = rows[d_model:]

    if kind in ("relu", "gelu"):
        b_1, b_2 = rows[0], rows[-1]
        last = list(zip(*rows[1:-1], strict=True))  # what leads to each output
    else:
        up = list(zip(*rows[:d_model], strict=True))
        b_2 = [0.0] * d_model
        last = list(zip(*rows[d_model:], strict=True))

    for x in tokens:
        if kind in ("relu", "gelu"):
            hidden = [act(dot(x, column) + b) for column, b in zip(first, b_1, strict=True)]
        else:
            hidden = [act(dot(x, g)) * dot(x, u) for g, u in zip(first, up, strict=True)]
        output = [dot(hidden, column) + b for column, b in zip(last, b_2, strict=True)]
        print(" ".join(f"{value:.2f}" for value in output).replace("-0.00", "0.00"))


main()
