"""Feed-forward networks of a Transformer block: two layers with an activation between them, or two gated branches."""

import math
import sys

import numpy as np


def relu(z: np.ndarray) -> np.ndarray:
    """Keep what is positive."""
    return np.maximum(z, 0)


def gelu(z: np.ndarray) -> np.ndarray:
    """Multiply z by the standard normal distribution function at z."""
    erf = np.vectorize(math.erf)  # NumPy has no erf of its own
    return z * (1 + erf(z / math.sqrt(2))) / 2


def swish(z: np.ndarray) -> np.ndarray:
    """Multiply z by the sigmoid at z, which is (1 + tanh(z/2)) / 2 and overflows nowhere in this form."""
    return z * (1 + np.tanh(z / 2)) / 2


ACTIVATIONS = {"relu": relu, "gelu": gelu, "swiglu": swish, "geglu": gelu, "reglu": relu}


def plain_network(kind: str, x: np.ndarray, weights: list[np.ndarray]) -> np.ndarray:
    """Two layers with biases: (n, d_model) -> (n, d_ff) -> (n, d_model)."""
    w_1, b_1, w_2, b_2 = weights
    hidden = ACTIVATIONS[kind](x @ w_1 + b_1)  # (n, d_ff)
    return hidden @ w_2 + b_2


def gated_network(kind: str, x: np.ndarray, weights: list[np.ndarray]) -> np.ndarray:
    """Two branches (n, d_ff) without biases; the activated one says how much of the other passes."""
    w_gate, w_up, w_down = weights
    gate = ACTIVATIONS[kind](x @ w_gate)  # (n, d_ff)
    hidden = gate * (x @ w_up)  # (n, d_ff)
    return hidden @ w_down


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded outputs (n, d_model), or 0 for an illegal line 1."""
    kind, *tokens = text.split()
    n, d_model, d_ff = map(int, tokens[:3])
    if kind not in ACTIVATIONS or n < 1 or d_model < 1 or d_ff < 1:
        return 0

    if kind in ("relu", "gelu"):
        network = plain_network
        shapes = [(n, d_model), (d_model, d_ff), (1, d_ff), (d_ff, d_model), (1, d_model)]
    else:
        network = gated_network
        shapes = [(n, d_model), (d_model, d_ff), (d_model, d_ff), (d_ff, d_model)]

    numbers = np.array(tokens[3:], dtype=float)
    matrices = []
    for rows, columns in shapes:
        matrices.append(numbers[: rows * columns].reshape(rows, columns))
        numbers = numbers[rows * columns :]
    x, *weights = matrices
    return network(kind, x, weights)


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
