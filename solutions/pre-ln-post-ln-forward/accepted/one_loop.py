"""Both modes as one loop: Pre-LN keeps the sum, Post-LN its norm; tokens are columns here."""

import sys

import numpy as np


def norm(columns):
    d = len(columns)
    centring = np.identity(d) - 1 / d
    centred = centring @ columns
    return centred / (np.einsum("kn,kn->n", centred, centred) / d + 1e-5) ** 0.5


def same(columns):
    return columns


def main():
    header, *lines = sys.stdin.read().split("\n")
    *sizes, mode = header.split()
    n, d, depth = (int(size) for size in sizes)
    if n <= 0 or d <= 1 or depth <= 0 or mode not in ("pre", "post"):
        print("0")
        return
    table = np.array([line.split() for line in lines if line], dtype=float)
    stream = table[:n].T
    before, behind, last = (norm, same, norm) if mode == "pre" else (same, norm, same)
    sizes = []
    for layer in range(depth):
        w = table[n + layer * d : n + (layer + 1) * d]
        total = stream + np.tanh(w.T @ before(stream))
        sizes.append(np.linalg.norm(total) / np.sqrt(n * d))
        stream = behind(total)
    for row in [sizes, *last(stream).T]:
        print(*(format(round(float(value), 2) + 0.0, ".2f") for value in row))


main()
