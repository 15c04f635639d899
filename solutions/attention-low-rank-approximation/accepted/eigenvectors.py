"""Without an SVD: the eigenvectors of A Aᵀ are the left singular vectors, and A_r projects A onto r of them."""

import math
import sys

import numpy as np


def weights_of(query, keys):
    root = math.sqrt(len(query))
    scores = [sum(a * b for a, b in zip(query, key, strict=True)) / root for key in keys]
    top = max(scores)
    weights = [math.exp(score - top) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def main():
    header = sys.stdin.readline().split()
    n, d_k, d_v, r = map(int, header[:4])
    theta = float(header[4])
    if min(n, d_k, d_v, r) < 1 or r > n or theta <= 0 or theta >= 1:
        print("0")
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    queries, keys, values = rows[:n], rows[n : 2 * n], np.array(rows[2 * n :])

    a = np.array([weights_of(query, keys) for query in queries])
    energies, vectors = np.linalg.eigh(a @ a.T)  # ascending
    energies = [max(0.0, energy) for energy in energies[::-1]]
    basis = vectors[:, ::-1][:, :r]

    rank, held = 0, 0.0
    while held < theta * sum(energies):
        held += energies[rank]
        rank += 1

    a_r = basis @ (basis.T @ a)
    print(" ".join(f"{math.sqrt(energy):.2f}" for energy in energies))
    print(rank)
    print(f"{np.linalg.norm(a - a_r):.2f}")
    np.savetxt(sys.stdout, np.round(a_r @ values, 2) + 0.0, fmt="%.2f")


main()
