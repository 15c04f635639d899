"""Sliding-window attention, one query at a time: each sees the slice of keys inside its window."""

import sys

import numpy as np


def attend(query, keys, values):
    """Attention of one query over the keys it sees: (d_k,), (m, d_k), (m, d_k) -> (d_k,)."""
    scores = keys @ query / np.sqrt(len(query))
    weights = np.exp(scores - scores.max())
    return weights / weights.sum() @ values


def main():
    tokens = sys.stdin.read().split()
    batch_size, seq_len, d_k, window = map(int, tokens[:4])
    if min(batch_size, seq_len, d_k, window) < 1 or window > seq_len:
        print(0)
        return
    count = 3 * batch_size * seq_len * d_k
    q, k, v = np.array(tokens[4 : 4 + count], dtype=float).reshape(3, batch_size, seq_len, d_k)
    for b in range(batch_size):
        for i in range(seq_len):
            seen = slice(max(0, i - window), i + window + 1)
            row = attend(q[b, i], k[b, seen], v[b, seen])
            print(" ".join(f"{x + 0.0:.2f}" for x in row.round(2)))


if __name__ == "__main__":
    main()
