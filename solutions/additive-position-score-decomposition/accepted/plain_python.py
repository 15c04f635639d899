"""Without NumPy: four lists of projected rows, and every score as a dot product of two of them."""

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


def length(numbers):
    return math.sqrt(math.fsum(x * x for x in numbers))


def text(value):
    return f"{round(value, 2) + 0.0:.2f}"


def main():
    read = sys.stdin.readline
    n, d_model, d_k, scale = map(int, read().split())
    if min(n, d_model, d_k) < 1 or d_model % 2 or scale < 0 or scale > 1:
        print("0")
        return

    def matrix(count, factor=1.0):
        return [[float(token) * factor for token in read().split()] for _ in range(count)]

    content = matrix(n, math.sqrt(d_model) if scale else 1.0)
    w_q, w_k = matrix(d_model), matrix(d_model)
    place = [[code(i, c, d_model) for c in range(d_model)] for i in range(n)]

    queries = [project(rows, w_q) for rows in (content, place)]
    keys = [project(rows, w_k) for rows in (content, place)]
    total = [[0.0] * n for _ in range(n)]
    for asking in queries:
        for asked in keys:
            scores = [[dot(q, k) / math.sqrt(d_k) for k in asked] for q in asking]
            print(text(length(x for row in scores for x in row)))
            total = [[x + y for x, y in zip(a, b, strict=True)] for a, b in zip(total, scores, strict=True)]
    for row in total:
        print(*map(text, row))
    print(text(math.fsum(map(length, content)) / math.fsum(map(length, place))))


main()
