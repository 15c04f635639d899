"""Without NumPy: each mode lists the numbers that go into one mean, the rest is the same for all of them."""

import math
import sys


def mean_and_variance(numbers):
    mean = math.fsum(numbers) / len(numbers)
    return mean, math.fsum((number - mean) ** 2 for number in numbers) / len(numbers)


def main():
    sizes = sys.stdin.readline().split()
    n_sequences, n_positions, d = (int(word) for word in sizes[:3])
    mode, eps = sizes[3], float(sizes[4])
    if min(n_sequences, n_positions, d) <= 0 or mode not in {"layer", "batch", "batch-eval"} or not eps > 0:
        print("0")
        return
    lengths = [int(word) for word in sys.stdin.readline().split()]
    if not all(1 <= length <= n_positions for length in lengths):
        print("0")
        return

    def read_row():
        return [float(word) for word in sys.stdin.readline().split()]

    x = [[read_row() for _ in range(n_positions)] for _ in range(n_sequences)]
    gamma, beta = read_row(), read_row()
    if mode == "batch-eval":
        per_feature = list(zip(read_row(), read_row(), strict=True))
    elif mode == "batch":
        real = [row for rows, length in zip(x, lengths, strict=True) for row in rows[:length]]
        per_feature = [mean_and_variance(column) for column in zip(*real, strict=True)]

    for rows, length in zip(x, lengths, strict=True):
        for t, row in enumerate(rows):
            if t >= length:
                print(" ".join(["0.00"] * d))
                continue
            pairs = [mean_and_variance(row)] * d if mode == "layer" else per_feature
            numbers = []
            for value, (mean, variance), g, b in zip(row, pairs, gamma, beta, strict=True):
                y = g * ((value - mean) / math.sqrt(variance + eps)) + b
                numbers.append(f"{round(y, 2) + 0.0:.2f}")  # adding 0.0 makes -0.0 0.0
            print(" ".join(numbers))


main()
