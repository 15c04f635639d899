"""Concat and W_O as a sum over heads: the size of each term, the sum without some, the parameters left."""

import sys

import numpy as np


def frobenius_norms(matrices: np.ndarray) -> np.ndarray:
    """Root of the sum of squares of each matrix: (H, n, d_model) -> (H,)."""
    return np.sqrt((matrices**2).sum(axis=(1, 2)))


def solve(text: str) -> list[np.ndarray | int] | int:
    """Read the input; return the norms, Y and the remaining parameters, or 0 for illegal parameters."""
    tokens = text.split()
    n, heads, d_k, d_model = map(int, tokens[:4])
    if n < 1 or heads < 1 or d_k < 1 or d_model < 1:
        return 0
    numbers = np.array(tokens[4:-heads], dtype=float)
    outputs = numbers[: heads * n * d_k].reshape(heads, n, d_k)
    blocks = numbers[heads * n * d_k :].reshape(heads, d_k, d_model)  # blocks[h] is W_O^(h)
    kept = [h for h, keep in enumerate(tokens[-heads:]) if keep == "1"]

    c = outputs @ blocks  # (H, n, d_model): c[h] is what head h adds to the output
    norms = frobenius_norms(c)
    pruned = c[kept].sum(axis=0)  # (n, d_model); a sum over no heads is 0
    parameters = len(kept) * 4 * d_model * d_k  # columns of W_Q, W_K, W_V and rows of W_O
    return [norms, pruned, parameters]


def two_decimals(x: float) -> str:
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    norms, pruned, parameters = answer
    for row in [norms, *pruned]:
        print(*map(two_decimals, row))
    print(parameters)


if __name__ == "__main__":
    main()
