"""A slice of the keys for every query: no mask at all, the slice ends where the sequence ends."""

import numpy as np


def read_rows(count):
    return np.array([input().split() for _ in range(count)], dtype=np.float64)


def main():
    batch_size, seq_len, d_k, window = map(int, input().split())
    legal = batch_size >= 1 and seq_len >= 1 and d_k >= 1 and 1 <= window <= seq_len
    if not legal:
        print(0)
        return
    rows = batch_size * seq_len
    q, k, v = read_rows(rows), read_rows(rows), read_rows(rows)
    q /= d_k**0.5
    for row in range(rows):
        start = row - row % seq_len  # where the sequence of this row begins
        near = slice(max(start, row - window), min(start + seq_len, row + window + 1))
        score = k[near].dot(q[row])
        weight = np.exp(score - score.max())
        out = weight.dot(v[near]) / weight.sum()
        print(" ".join([format(x, ".2f") for x in out]).replace("-0.00", "0.00"))


main()
