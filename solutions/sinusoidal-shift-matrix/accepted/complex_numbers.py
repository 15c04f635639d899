"""A pair is the complex number cos + i sin, a shift multiplies it; the columns of M are the shifted unit vectors."""

import sys

import numpy as np


def main():
    width, position, delta = np.array(sys.stdin.readline().split(), dtype=int)
    legal = width >= 2 and width % 2 == 0 and position >= 0 and position + delta >= 0
    if not legal:
        print(0)
        return

    frequency = np.exp(-np.arange(0, width, 2) * np.log(1e4) / width)
    turn = np.exp(1j * frequency * delta)

    def shift(vector):
        moved = (vector[1::2] + 1j * vector[0::2]) * turn
        return np.column_stack([moved.imag, moved.real]).ravel()

    start = np.exp(1j * frequency * position)
    code = np.column_stack([start.imag, start.real]).ravel()
    columns = [shift(unit) for unit in np.eye(width)]
    table = np.vstack([np.transpose(columns), shift(code)])
    np.savetxt(sys.stdout, np.round(table, 2) + 0.0, fmt="%.2f")
    print(f"{round(float(turn.real.sum()), 2) + 0.0:.2f}")


main()
