"""A hidden unit is a key and a value: the output is the sum of the values, weighted by how each key answers."""

import math
import sys

import numpy as np

KINDS = ["relu", "reglu", "gelu", "geglu", "swiglu"]


def answer_of(kind, z):
    if kind in KINDS[:2]:
        return (abs(z) + z) / 2
    if kind in KINDS[2:4]:
        return np.array([0.5 * t * (1 + math.erf(t / 2**0.5)) for t in z])
    small = np.exp(-abs(z))
    return z * np.where(z < 0, small, 1) / (1 + small)


def main():
    header, *lines = sys.stdin.read().split("\n")
    kind, *sizes = header.split()
    n, d_model, d_ff = (int(size) for size in sizes)
    if kind not in KINDS or n <= 0 or d_model <= 0 or d_ff <= 0:
        print("0")
        return
    rows = [np.array(line.split(), dtype=float) for line in lines if line]
    x = np.array(rows[:n])
    if len(kind) == 4:  # without a gate, the multiplier of every unit is 1
        keys, key_bias = np.array(rows[n : n + d_model]), rows[n + d_model]
        values = rows[n + d_model + 1 : -1]
        multipliers = np.ones((n, d_ff))
        output = np.tile(rows[-1], (n, 1))
    else:
        keys, key_bias = np.array(rows[n : n + d_model]), np.zeros(d_ff)
        values = rows[n + 2 * d_model :]
        multipliers = np.dot(x, np.array(rows[n + d_model : n + 2 * d_model]))
        output = np.zeros((n, d_model))

    for j in range(d_ff):
        strength = answer_of(kind, np.dot(x, keys[:, j]) + key_bias[j]) * multipliers[:, j]
        output += np.outer(strength, values[j])
    for row in output:
        print(*(format(round(float(value), 2) + 0.0, ".2f") for value in row))


main()
