"""H softmaxes against one: reading and printing are done, both attentions are yours."""

import sys

import numpy as np


def compare(x, w_q, w_k, w_v, heads):
    """Attend with `heads` heads and with a single one.

    x: (n, d_model), the tokens as rows
    w_q, w_k, w_v: (d_model, d_model), the same for both ways
    returns Multi (n, d_model), Single (n, d_model) and the number D
    """
    # TODO: attend head by head, attend once more with all columns together, compare
    return np.zeros_like(x), np.zeros_like(x), 0.0


def main():
    tokens = sys.stdin.read().split()
    n, d_model, heads = map(int, tokens[:3])
    if n < 1 or d_model < 1 or heads < 1 or d_model % heads != 0:
        print(0)
        return

    numbers = np.array(tokens[3:], dtype=float)
    x = numbers[: n * d_model].reshape(n, d_model)
    w_q, w_k, w_v = numbers[n * d_model :].reshape(3, d_model, d_model)

    multi, single, difference = compare(x, w_q, w_k, w_v, heads)
    for row in [*multi, *single, [difference]]:
        # Adding 0.0 turns the -0.0 that round() can leave into 0.0.
        print(*(f"{round(float(value), 2) + 0.0:.2f}" for value in row))


if __name__ == "__main__":
    main()
