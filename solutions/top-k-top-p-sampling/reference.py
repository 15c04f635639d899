"""Temperature, top-k and top-p sampling, driven by given uniform numbers."""

import sys

import numpy as np


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax of one row."""
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()


def candidate_set(logits: np.ndarray, temperature: float, k: int, p: float) -> tuple[np.ndarray, np.ndarray]:
    """Return the ids of the candidates, best first, and their probabilities."""
    order = np.argsort(-logits, kind="stable")  # stable: of equal logits the smaller id first
    if temperature == 0:
        return order[:1], np.ones(1)

    if k > 0:
        order = order[:k]
    # A softmax over the kept logits is the softmax over all, cut and renormalised.
    probabilities = softmax(logits[order] / temperature)

    if p < 1:
        # The first index whose cumulative probability reaches p; that token is kept, too.
        crossing = np.searchsorted(np.cumsum(probabilities), p)
        order, probabilities = order[: crossing + 1], probabilities[: crossing + 1]
        probabilities = probabilities / probabilities.sum()
    return order, probabilities


def sample(ids: np.ndarray, probabilities: np.ndarray, uniforms: np.ndarray) -> np.ndarray:
    """For every u take the first candidate whose cumulative probability exceeds u."""
    return ids[np.searchsorted(np.cumsum(probabilities), uniforms, side="right")]


def solve(text: str) -> list[list[float]] | int:
    """Read the input; return the three lines of the answer, or 0 for illegal parameters."""
    words = text.split()
    vocab_size, k, m = int(words[0]), int(words[2]), int(words[4])
    temperature, p = float(words[1]), float(words[3])
    if vocab_size < 1 or temperature < 0 or k < 0 or not 0 < p <= 1 or m < 1:
        return 0
    logits = np.array(words[5 : 5 + vocab_size], dtype=float)
    uniforms = np.array(words[5 + vocab_size : 5 + vocab_size + m], dtype=float)
    if (uniforms < 0).any() or (uniforms >= 1).any():
        return 0

    ids, probabilities = candidate_set(logits, temperature, k, p)
    samples = sample(ids, probabilities, uniforms)
    return [[len(ids)], probabilities, samples.tolist()]


def main() -> None:
    """Print the size and the ids as integers, the probabilities with 2 decimals."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*(x if isinstance(x, int) else f"{x:.2f}" for x in row))


if __name__ == "__main__":
    main()
