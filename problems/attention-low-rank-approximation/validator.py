"""What the statement allows as input; the two gaps need the singular values."""

import numpy as np

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    *sizes, theta_token = read.fields("n d_k d_v r theta")
    n, d_k, d_v, r = (read.integer(size, low=-1000, high=1000) for size in sizes)
    theta = read.number(theta_token, low=-10, high=10, decimals=3)
    if min(n, d_k, d_v, r) < 1 or r > n or not 0 < theta < 1:
        return read.anything()
    read.require(n <= 200, "n <= 200")
    read.require(d_k <= 64 and d_v <= 64, "d_k <= 64 and d_v <= 64")
    read.require(n * (2 * d_k + d_v) <= 8000, "n * (2 * d_k + d_v) <= 8000")
    q, k, _ = (np.array(read.matrix(n, width, low=-100, high=100, decimals=2)) for width in (d_k, d_k, d_v))

    scores = q @ k.T / d_k**0.5
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    s = np.linalg.svd(weights / weights.sum(axis=1, keepdims=True), compute_uv=False)
    shares = np.cumsum(s**2) / np.sum(s**2)
    read.require(r == n or s[r - 1] - s[r] >= 1e-3, "s_r - s_{r+1} >= 0.001")
    read.require(np.abs(shares - theta).min() >= 1e-6, "energies at least 0.000001 away from theta")
    return read.end()
