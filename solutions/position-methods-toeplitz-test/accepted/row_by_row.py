"""One row of scores at a time, each compared with the row above it; rotations as explicit d × d matrices."""

import sys

import numpy as np

header, *rest = sys.stdin.read().splitlines()
n, d = map(int, header.split())
if n < 2 or d < 2 or d % 2:
    sys.exit(print(0))
q = np.array(rest[0].split(), dtype=float)
k = np.array(rest[1].split(), dtype=float)
slope = float(rest[2])
positions = np.arange(n, dtype=float)

pe = np.zeros((n, d))
rotated_k = np.zeros((n, d))
for column in range(0, d, 2):
    angle = positions * 10000.0 ** -(column / d)
    pe[:, column], pe[:, column + 1] = np.sin(angle), np.cos(angle)
    turned = (k[column] + 1j * k[column + 1]) * np.exp(1j * angle)
    rotated_k[:, column], rotated_k[:, column + 1] = turned.real, turned.imag


def rotation(p):
    matrix = np.zeros((d, d))
    for column in range(0, d, 2):
        sin, cos = pe[p, column], pe[p, column + 1]
        matrix[column : column + 2, column : column + 2] = [[cos, -sin], [sin, cos]]
    return matrix


rows = {
    "none": lambda i: np.repeat(q @ k, n) / d**0.5,
    "sinusoidal": lambda i: (k + pe) @ (q + pe[i]) / d**0.5,
    "rope": lambda i: rotated_k @ (rotation(i) @ q) / d**0.5,
    "alibi": lambda i: q @ k / d**0.5 - slope * abs(positions - i),
}
for name, row_of in rows.items():
    above = row_of(0)
    top_right = above[-1]
    dev = 0.0
    for i in range(1, n):
        row = row_of(i)
        dev = max(dev, np.max(np.abs(row[1:] - above[:-1])))
        above = row
    numbers = np.array([top_right, above[0], dev])
    numbers[np.abs(numbers) < 0.005] = 0
    print(name, *(f"{x:.2f}" for x in numbers), "RELATIVE" if dev < 1e-9 else "ABSOLUTE")
