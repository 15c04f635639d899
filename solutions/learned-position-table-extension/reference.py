"""A learned position table beyond its length: refuse, repeat the last row, or squeeze the positions."""

import sys

import numpy as np

MODES = ("strict", "clamp", "interpolate")


def position_vectors(table: np.ndarray, l_infer: int, mode: str) -> np.ndarray:
    """Give each of the positions 0 ... l_infer - 1 a vector: table is (l_train, d), the result (l_infer, d)."""
    l_train = len(table)
    i = np.arange(l_infer)
    if mode == "clamp":
        return table[np.minimum(i, l_train - 1)]
    if l_infer <= l_train:  # always so in mode strict
        return table[i]

    x = i * l_train / l_infer  # squeezed into the table: 0 <= x < l_train
    f = np.floor(x).astype(int)  # the row before x
    c = np.minimum(f + 1, l_train - 1)  # the row behind x; there is none behind the last
    a = (x - f)[:, None]  # a column: one share for all d entries of a row
    return (1 - a) * table[f] + a * table[c]


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded vectors, or 0 for illegal parameters."""
    tokens = text.split()
    l_train, d, l_infer = map(int, tokens[:3])
    mode = tokens[3]
    if l_train < 1 or d < 1 or l_infer < 1 or mode not in MODES or (mode == "strict" and l_infer > l_train):
        return 0
    table = np.array(tokens[4:], dtype=float).reshape(l_train, d)
    return position_vectors(table, l_infer, mode)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the answer."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
