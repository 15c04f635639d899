"""What the statement allows as input."""

import math

from judge.authoring.reading import Reader

Matrix = list[list[float]]


def validate(read: Reader) -> None:
    n, d_in, d_h = read.integers("N d_in d_h")
    if n < 1 or d_in < 1 or d_h < 1:
        read.require(
            max(map(abs, (n, d_in, d_h))) <= 1000, "integers between -1000 and 1000 where they are illegal"
        )
        return read.anything()
    read.require(n <= 4000, "N <= 4000")
    read.require(d_in <= 6, "d_in <= 6")
    read.require(d_h <= 12, "d_h <= 12")
    x = read.matrix(n, d_in, low=-100, high=100, decimals=2)
    w_x = read.matrix(d_h, d_in, low=-100, high=100, decimals=2)
    w_h = read.matrix(d_h, d_h, low=-100, high=100, decimals=2)
    b = read.numbers(d_h, low=-100, high=100, decimals=2)
    read.require(largest_sensitivity(x, w_x, w_h, b) <= 1000, "norms of at most 1000 for every t")
    return read.end()


def largest_sensitivity(x: Matrix, w_x: Matrix, w_h: Matrix, b: list[float]) -> float:
    """The largest norm of a dh_N/dx_t or dh_N/dh_t, by going through the tokens backwards."""
    h = [0.0] * len(b)
    states = []
    for token in x:
        inner = zip(w_x, w_h, b, strict=True)
        h = [math.tanh(dot(into, token) + dot(back, h) + bias) for into, back, bias in inner]
        states.append(h)

    largest = 0.0
    w_x_columns, w_h_columns = list(zip(*w_x, strict=True)), list(zip(*w_h, strict=True))
    rows = [[float(i == j) for j in range(len(b))] for i in range(len(b))]
    for h in reversed(states):
        largest = max(largest, math.hypot(*(entry for row in rows for entry in row)))
        rows = [[entry * (1 - state * state) for entry, state in zip(row, h, strict=True)] for row in rows]
        largest = max(largest, math.hypot(*(dot(row, column) for row in rows for column in w_x_columns)))
        rows = [[dot(row, column) for column in w_h_columns] for row in rows]
    return largest


def dot(a: list[float], b: list[float]) -> float:
    return sum(map(float.__mul__, a, b))
