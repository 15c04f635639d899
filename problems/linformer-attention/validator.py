"""What the statement allows as input."""

import numpy as np

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, k, d_k, d_v = read.integers("n k d_k d_v", low=-10_000, high=10_000)
    if not 1 <= k <= n or d_k < 1 or d_v < 1:
        return read.anything()
    read.require(n <= 4500, "n <= 4500")
    read.require(k <= 32, "k <= 32")
    read.require(d_k <= 8, "d_k <= 8")
    read.require(d_v <= 8, "d_v <= 8")
    read.require(n * (2 * d_k + d_v + 2 * k) <= 31_500, "n * (2 * d_k + d_v + 2 * k) <= 31500")
    q = np.array(read.matrix(n, d_k, low=-100, high=100, decimals=2))
    keys = np.array(read.matrix(n, d_k, low=-100, high=100, decimals=2))
    values = np.array(read.matrix(n, d_v, low=-100, high=100, decimals=2))
    e = np.array(read.matrix(n, k, low=-10, high=10, decimals=2))
    f = np.array(read.matrix(n, k, low=-10, high=10, decimals=2))
    projected_keys, projected_values = e.T @ keys, f.T @ values
    largest = max(np.abs(projected_keys).max(), np.abs(projected_values).max())
    read.require(largest <= 100_000, "K' and V' between -100000 and 100000")
    scores = q @ projected_keys.T / np.sqrt(d_k)
    read.require(np.abs(scores).max() <= 1_000_000, "scores between -1000000 and 1000000")
    return read.end()
