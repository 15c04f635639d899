"""Means of rows: fill in the function."""

import sys


def mean(row: list[float]) -> float:
    # TODO: replace this placeholder.
    return 0.0


def main() -> None:
    tokens = sys.stdin.read().split()
    rows, columns = map(int, tokens[:2])
    if rows < 1 or columns < 1:
        print(0)
        return
    numbers = [float(token) for token in tokens[2:]]
    for i in range(rows):
        print(f"{mean(numbers[i * columns : (i + 1) * columns]):.2f}")


if __name__ == "__main__":
    main()
