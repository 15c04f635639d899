"""Only distances matter: the query stays as it is, and each key is turned back by its distance to the query.

Pairs are complex numbers; one query at a time, all heads at once, with a slice of the keys in place of a mask.
"""

import numpy as np


def main():
    n, m, heads, d_k, rot, offset = (int(token) for token in input().split())
    sizes_fit = n > 0 and m > 0 and heads > 0 and d_k > 0 and offset >= 0 and n + offset == m
    if not sizes_fit or rot not in range(0, d_k + 1, 2):
        print(0)
        return

    def read(count):
        return np.array([input().split() for _ in range(count)], dtype=np.float64).reshape(count, heads, d_k)

    q, k, v = read(n), read(m), read(m)
    q_pairs = q[..., 0:rot:2] - 1j * q[..., 1:rot:2]  # conjugated
    k_pairs = k[..., 0:rot:2] + 1j * k[..., 1:rot:2]
    frequency = np.array([10000 ** (-2 * t / rot) for t in range(rot // 2)])
    steps = np.exp(1j * np.outer(np.arange(-m + 1, 1), frequency))  # row m-1 is distance 0

    for i in range(n):
        seen = offset + i + 1
        turns = steps[m - seen :, None, :]  # (seen, 1, rot/2): the oldest key is farthest back
        scores = (k_pairs[:seen] * turns * q_pairs[i]).real.sum(axis=2)
        scores += (k[:seen, :, rot:] * q[i, :, rot:]).sum(axis=2)
        scores /= d_k**0.5
        weights = np.exp(scores - np.max(scores, axis=0))
        row = (weights[:, :, None] * v[:seen]).sum(axis=0) / weights.sum(axis=0)[:, None]
        print(" ".join("0.00" if abs(x) < 0.005 else f"{x:.2f}" for x in row.ravel()))


main()
