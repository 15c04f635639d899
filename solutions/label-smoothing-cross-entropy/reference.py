"""Label-smoothed cross-entropy: the loss over the counted positions, its gradient, the optimal logit gap."""

import math
import sys

import numpy as np


def log_softmax(logits: np.ndarray) -> np.ndarray:
    """Take the log-softmax of every row, without computing the softmax first."""
    shifted = logits - logits.max(axis=1, keepdims=True)  # the largest exponent is 0
    log_p: np.ndarray = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return log_p


def smoothed_targets(targets: np.ndarray, n_classes: int, eps: float) -> np.ndarray:
    """Give every class eps / K and the target of each row 1 - eps on top: (c,) -> (c, K)."""
    q = np.full((len(targets), n_classes), eps / n_classes)
    q[np.arange(len(targets)), targets] += 1 - eps
    return q


def loss_and_gradient(
    logits: np.ndarray, targets: np.ndarray, eps: float, pad: int, tau: float
) -> tuple[float, np.ndarray]:
    """Compute the mean loss and its gradient: logits are (n, K), targets (n,), the gradient (n, K)."""
    gradient = np.zeros(logits.shape)
    counted = targets != pad  # (n,)
    if not counted.any():
        return 0.0, gradient

    count = counted.sum()
    log_p = log_softmax(logits[counted] / tau)  # (c, K)
    q = smoothed_targets(targets[counted], logits.shape[1], eps)  # (c, K)
    loss = -(q * log_p).sum() / count
    gradient[counted] = (np.exp(log_p) - q) / (tau * count)
    return loss, gradient


def optimal_gap(n_classes: int, eps: float) -> float | str:
    """Say by how much the true logit leads where p = q; without smoothing there is no end to it."""
    if eps == 0:
        return "inf"
    return math.log((1 - eps + eps / n_classes) / (eps / n_classes))


def solve(text: str) -> list[list[float | str] | np.ndarray] | int:
    """Read the input; return loss, 100 times the gradient and gap, unrounded, or 0 for an illegal input."""
    tokens = text.split()
    n, n_classes, pad = int(tokens[0]), int(tokens[1]), int(tokens[3])
    eps, tau = float(tokens[2]), float(tokens[4])
    if n < 1 or n_classes < 2 or not 0 <= eps < 1 or tau <= 0:
        return 0

    targets = np.array(tokens[5 : 5 + n], dtype=int)
    legal = (targets == pad) | ((targets >= 0) & (targets < n_classes))
    if not legal.all():
        return 0

    logits = np.array(tokens[5 + n :], dtype=float).reshape(n, n_classes)
    loss, gradient = loss_and_gradient(logits, targets, eps, pad, tau)
    return [[loss], *(100 * gradient), [optimal_gap(n_classes, eps)]]


def formatted(x: float | str) -> str:
    """Format with 2 decimals, never as -0.00; words stay as they are."""
    if isinstance(x, str):
        return x
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the answer."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(formatted, row))


if __name__ == "__main__":
    main()
