"""Multi-head attention: reading and printing are done, the attention is yours."""

import sys

import numpy as np


def multi_head_attention(x, w_q, w_k, w_v, w_o, heads):
    """Attend with every head and project the result.

    x: (n, d_model), the tokens as rows
    w_q, w_k, w_v, w_o: (d_model, d_model)
    returns O: (n, d_model)
    """
    # TODO: project, cut into heads, attend, put the heads together, project once more
    return np.zeros_like(x)


def main():
    tokens = sys.stdin.read().split()
    n, d_model, heads = map(int, tokens[:3])
    if n < 1 or d_model < 1 or heads < 1 or d_model % heads != 0:
        print(0)
        return

    numbers = np.array(tokens[3:], dtype=float)
    x = numbers[: n * d_model].reshape(n, d_model)
    w_q, w_k, w_v, w_o = numbers[n * d_model :].reshape(4, d_model, d_model)

    for row in multi_head_attention(x, w_q, w_k, w_v, w_o, heads):
        # Adding 0.0 turns the -0.0 that round() can leave into 0.0.
        print(*(f"{round(float(value), 2) + 0.0:.2f}" for value in row))


if __name__ == "__main__":
    main()
