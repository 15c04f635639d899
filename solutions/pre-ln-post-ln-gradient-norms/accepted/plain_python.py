"""Lists and loops, without NumPy; what the backward pass needs of each layer is kept on a stack."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def norm_of(x):
    """LN(x) and the deviation it divides by."""
    mean = math.fsum(x) / len(x)
    centred = [entry - mean for entry in x]
    deviation = math.sqrt(dot(centred, centred) / len(x) + 0.00001)
    return [entry / deviation for entry in centred], deviation


def back_through_norm(grad, normalized, deviation):
    d = len(grad)
    shift = sum(grad) / d
    share = dot(grad, normalized) / d
    return [(a - shift - share * b) / deviation for a, b in zip(grad, normalized, strict=True)]


def back_through_branch(grad, columns, values):
    scaled = [a * (1 - t) * (1 + t) for a, t in zip(grad, values, strict=True)]
    return [dot(column, scaled) for column in columns]


def add(a, b):
    return [p + q for p, q in zip(a, b, strict=True)]


def post(x, layers, grad):
    stack = []
    for rows, columns in layers:
        values = [math.tanh(dot(row, x)) for row in rows]
        x, deviation = norm_of(add(x, values))
        stack.append((columns, values, x, deviation))
    norms = [math.hypot(*grad)]
    while stack:
        columns, values, normalized, deviation = stack.pop()
        grad = back_through_norm(grad, normalized, deviation)
        grad = add(grad, back_through_branch(grad, columns, values))
        norms.append(math.hypot(*grad))
    return norms[::-1]


def pre(x, layers, grad):
    stack = []
    for rows, columns in layers:
        normalized, deviation = norm_of(x)
        values = [math.tanh(dot(row, normalized)) for row in rows]
        stack.append((columns, values, normalized, deviation))
        x = add(x, values)
    grad = back_through_norm(grad, *norm_of(x))
    norms = [math.hypot(*grad)]
    while stack:
        columns, values, normalized, deviation = stack.pop()
        branch = back_through_branch(grad, columns, values)
        grad = add(grad, back_through_norm(branch, normalized, deviation))
        norms.append(math.hypot(*grad))
    return norms[::-1]


def main():
    d, depth = map(int, sys.stdin.readline().split())
    if d < 2 or depth < 1:
        print(0)
        return
    x, *table, g = [list(map(float, line.split())) for line in sys.stdin]
    layers = []
    for top in range(0, depth * d, d):
        rows = table[top : top + d]
        layers.append((rows, list(zip(*rows, strict=True))))
    for norms in (post(x, layers, g), pre(x, layers, g)):
        print(*(f"{value:.2f}" for value in norms))


main()
