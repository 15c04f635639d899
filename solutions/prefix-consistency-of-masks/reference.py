"""Does an appended token change earlier outputs? Attention on every prefix, compared with the whole sequence."""

import sys

import numpy as np

TOLERANCE = 1e-9  # two outputs this close are equal, but for rounding


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over the keys, axis 1; hidden scores are -inf and get weight 0."""
    # Every token sees itself, so the maximum of a row is finite.
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def visible(length: int, mode: str, p: int) -> np.ndarray:
    """Build the mask (length, length): True where query i may look at key j."""
    i = np.arange(length)[:, None]  # positions of the queries, a column
    j = np.arange(length)  # positions of the keys, a row
    # Outside the mode prefix p is 0.
    return (j <= i) | (j < p) | (mode == "full")


def attend(x: np.ndarray, weights: np.ndarray, mode: str, p: int) -> np.ndarray:
    """Compute f(x): x and the result are (length, d), weights holds W_Q, W_K and W_V."""
    length, d = x.shape
    q, k, v = x @ weights  # (length, d) each
    scores = q @ k.T / np.sqrt(d)
    return softmax(np.where(visible(length, mode, p), scores, -np.inf)) @ v


def deviations(x: np.ndarray, weights: np.ndarray, mode: str, p: int) -> list[float]:
    """Compute D_1 ... D_n: how far the outputs of each prefix are from those of the whole sequence."""
    n = len(x)
    whole = attend(x, weights, mode, p)
    return [np.abs(attend(x[:t], weights, mode, p) - whole[:t]).max() for t in range(1, n + 1)]


def stable_from(d: list[float]) -> int:
    """Find the smallest t >= 1 with D_s = 0 for all s >= t: one behind the last deviation."""
    changed = [t for t, deviation in enumerate(d, start=1) if deviation >= TOLERANCE]
    return max(changed, default=0) + 1


def solve(text: str) -> list[list[float | int | str]] | int:
    """Read the input; return both lines of the answer, not rounded, or 0 for illegal parameters."""
    tokens = text.split()
    n, d, mode, p = int(tokens[0]), int(tokens[1]), tokens[2], int(tokens[3])
    longest_prefix = n if mode == "prefix" else 0
    if n < 1 or d < 1 or mode not in ("full", "causal", "prefix") or not 0 <= p <= longest_prefix:
        return 0
    numbers = np.array(tokens[4:], dtype=float)
    x = numbers[: n * d].reshape(n, d)
    weights = numbers[n * d :].reshape(3, d, d)  # W_Q, W_K and W_V

    deviation = deviations(x, weights, mode, p)
    k = stable_from(deviation)
    return [deviation, [k, "CACHEABLE" if k == 1 else "RECOMPUTE"]]


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    deviation, verdict = answer
    print(*(f"{x:.2f}" for x in deviation))  # never below zero
    print(*verdict)


if __name__ == "__main__":
    main()
