"""Contributions of heads and pruning: reading and printing are done, the rest is yours."""

import sys

import numpy as np


def prune(outputs, w_o, keep):
    """Measure every head and leave some of them out.

    outputs: (H, n, d_k), outputs[h] is O_h
    w_o: (H * d_k, d_model)
    keep: list of H integers, 1 for a head that is kept, 0 for one that is pruned
    returns the H norms, Y (n, d_model) and the number of remaining parameters
    """
    heads, n = outputs.shape[:2]
    d_model = w_o.shape[1]
    # TODO: multiply each head by its rows of W_O, then measure, add up and count
    return np.zeros(heads), np.zeros((n, d_model)), -1


def main():
    tokens = sys.stdin.read().split()
    n, heads, d_k, d_model = map(int, tokens[:4])
    if n < 1 or heads < 1 or d_k < 1 or d_model < 1:
        print(0)
        return

    keep = [int(token) for token in tokens[-heads:]]
    numbers = np.array(tokens[4:-heads], dtype=float)
    outputs = numbers[: heads * n * d_k].reshape(heads, n, d_k)
    w_o = numbers[heads * n * d_k :].reshape(heads * d_k, d_model)

    norms, pruned, parameters = prune(outputs, w_o, keep)
    for row in [norms, *pruned]:
        # Adding 0.0 turns the -0.0 that round() can leave into 0.0.
        print(*(f"{round(float(value), 2) + 0.0:.2f}" for value in row))
    print(parameters)


if __name__ == "__main__":
    main()
