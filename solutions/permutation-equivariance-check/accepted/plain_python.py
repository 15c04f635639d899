"""Without NumPy: one query at a time, and hidden keys are never looked at."""

import math
import sys
from operator import mul


def dot(a, b):
    return sum(map(mul, a, b))


def project(rows, weight):
    columns = list(zip(*weight, strict=True))
    return [[dot(row, column) for column in columns] for row in rows]


def code(position, column, width):
    angle = position / 10000 ** ((column - column % 2) / width)
    return math.cos(angle) if column % 2 else math.sin(angle)


def attend(rows, w_q, w_k, w_v, mode):
    width = len(rows[0])
    if mode == "sinusoidal":
        rows = [[x + code(i, c, width) for c, x in enumerate(row)] for i, row in enumerate(rows)]
    queries, keys, values = project(rows, w_q), project(rows, w_k), project(rows, w_v)
    root = math.sqrt(len(w_q[0]))
    result = []
    for i, query in enumerate(queries):
        end = i + 1 if mode == "causal" else len(rows)
        scores = [dot(query, key) / root for key in keys[:end]]
        top = max(scores)
        weights = [math.exp(score - top) for score in scores]
        total = math.fsum(weights)
        result.append([dot(weights, column) / total for column in zip(*values[:end], strict=True)])
    return result


def largest_difference(a, b):
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


def main():
    read = sys.stdin.readline
    *sizes, mode = read().split()
    n, d_model, d_k = map(int, sizes)
    if min(n, d_model, d_k) < 1 or mode not in {"none", "causal", "sinusoidal"}:
        print("0")
        return
    if mode == "sinusoidal" and d_model % 2:
        print("0")
        return

    def matrix(count):
        return [[float(token) for token in read().split()] for _ in range(count)]

    x, w_q, w_k, w_v = matrix(n), matrix(d_model), matrix(d_model), matrix(d_model)
    p = [int(token) for token in read().split()]
    if set(p) != set(range(n)):
        print("0")
        return

    before = attend(x, w_q, w_k, w_v, mode)
    after = attend([x[source] for source in p], w_q, w_k, w_v, mode)
    deviation = max(largest_difference(after[i], before[p[i]]) for i in range(n))
    mean_before = [math.fsum(column) / n for column in zip(*before, strict=True)]
    mean_after = [math.fsum(column) / n for column in zip(*after, strict=True)]

    for row in after:
        print(*[f"{round(value, 2) + 0.0:.2f}" for value in row])
    print(f"{deviation:.2f} {'YES' if deviation < 1e-9 else 'NO'}")
    print(f"{largest_difference(mean_after, mean_before):.2f}")


main()
