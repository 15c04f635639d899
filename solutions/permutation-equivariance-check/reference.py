"""Permutation equivariance of self-attention: permute before, permute behind, and compare."""

import sys

import numpy as np


def positional_encoding(n: int, d_model: int) -> np.ndarray:
    """Encode the positions 0 ... n-1 by sines (even columns) and cosines (odd columns): (n, d_model)."""
    k = np.arange(d_model // 2)  # the pairs of columns
    angles = np.arange(n)[:, None] * 10000 ** (-2 * k / d_model)  # (n, d_model/2)
    encoding = np.zeros((n, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the keys, row by row; hidden scores are -inf and get weight 0."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def attention(x: np.ndarray, w_q: np.ndarray, w_k: np.ndarray, w_v: np.ndarray, mode: str) -> np.ndarray:
    """Compute f: x is (n, d_model), the weights are (d_model, d_k), the result is (n, d_k)."""
    n, d_model = x.shape
    if mode == "sinusoidal":
        x = x + positional_encoding(n, d_model)  # row i gets the code of position i, whoever stands there

    q, k, v = x @ w_q, x @ w_k, x @ w_v  # (n, d_k) each
    scores = q @ k.T / np.sqrt(q.shape[1])  # (n, n)
    if mode == "causal":
        visible = np.tri(n, dtype=bool)  # key j <= query i
        scores = np.where(visible, scores, -np.inf)
    return softmax(scores) @ v


def solve(text: str) -> list[np.ndarray | list[float | str]] | int:
    """Read the input; return f(PX), the deviation with its verdict and the pooled difference, or 0."""
    tokens = text.split()
    n, d_model, d_k = map(int, tokens[:3])
    mode = tokens[3]
    if n < 1 or d_model < 1 or d_k < 1 or mode not in ("none", "sinusoidal", "causal"):
        return 0
    if mode == "sinusoidal" and d_model % 2 != 0:
        return 0

    end_x = 4 + n * d_model
    end_w = end_x + 3 * d_model * d_k
    p = [int(token) for token in tokens[end_w : end_w + n]]  # no more: garbage may follow an illegal p
    if sorted(p) != list(range(n)):
        return 0
    x = np.array(tokens[4:end_x], dtype=float).reshape(n, d_model)
    w_q, w_k, w_v = np.array(tokens[end_x:end_w], dtype=float).reshape(3, d_model, d_k)

    of_x = attention(x, w_q, w_k, w_v, mode)  # f(X)
    of_permuted = attention(x[p], w_q, w_k, w_v, mode)  # f(PX)
    deviation = np.abs(of_permuted - of_x[p]).max()
    verdict = "YES" if deviation < 1e-9 else "NO"
    pooled = np.abs(of_permuted.mean(axis=0) - of_x.mean(axis=0)).max()
    return [*of_permuted, [deviation, verdict], [pooled]]


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
    *outputs, (deviation, verdict), (pooled,) = answer
    for row in outputs:
        print(*map(two_decimals, row))
    print(two_decimals(deviation), verdict)
    print(two_decimals(pooled))


if __name__ == "__main__":
    main()
