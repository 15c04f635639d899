"""Head statistics: what a head looks at, a label for it, and how far two heads differ."""

import math
import sys

import numpy as np


def mean_entropy(a: np.ndarray) -> float:
    """Compute the entropy in nats of each row of a (n, n), averaged over the rows."""
    logs = np.log(np.where(a > 0, a, 1))  # log 1 = 0 in place of log 0, so that zeros add nothing
    return -(a * logs).sum() / len(a)


def statistics(a: np.ndarray) -> list[float]:
    """Measure one head a (n, n), a row per query: entropy, distance, diag, prev, first."""
    n = len(a)
    i = np.arange(n)[:, None]  # positions of the queries, a column
    j = np.arange(n)  # positions of the keys, a row
    distance = (a * np.abs(i - j)).sum() / n  # the n rows are averaged
    diag = np.diagonal(a).mean()
    prev = np.diagonal(a, offset=-1).mean() if n > 1 else 0.0  # the entries A[i, i-1]
    first = a[:, 0].mean()
    return [mean_entropy(a), distance, diag, prev, first]


def label(n: int, entropy: float, diag: float, prev: float, first: float) -> str:
    """Name the first rule that holds."""
    if diag >= 0.5:
        return "DIAGONAL"
    if prev >= 0.5:
        return "PREVIOUS"
    if first >= 0.5:
        return "FIRST"
    if entropy >= 0.9 * math.log(n):
        return "UNIFORM"
    return "MIXED"


def js_divergence(a: np.ndarray, b: np.ndarray) -> float:
    """Compute the Jensen-Shannon divergence of two heads (n, n), averaged over the queries."""
    mixture = (a + b) / 2
    # The mean of a difference is the difference of the means.
    return mean_entropy(mixture) - (mean_entropy(a) + mean_entropy(b)) / 2


def solve(text: str) -> list[list[float | str]] | int:
    """Read the input; return the lines of the answer, not rounded, or 0 for illegal sizes."""
    tokens = text.split()
    head_count, n = map(int, tokens[:2])
    if head_count < 1 or n < 1:
        return 0
    heads = np.array(tokens[2:], dtype=float).reshape(head_count, n, n)

    answer = []
    for a in heads:
        entropy, distance, diag, prev, first = statistics(a)
        answer.append([entropy, distance, diag, prev, first, label(n, entropy, diag, prev, first)])
    for a in heads:
        answer.append([js_divergence(a, b) for b in heads])
    return answer


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
        print(*(x if isinstance(x, str) else two_decimals(x) for x in row))


if __name__ == "__main__":
    main()
