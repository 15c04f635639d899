"""Temperature, top-k and top-p sampling: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def sample(
    logits: np.ndarray, temperature: float, k: int, p: float, uniforms: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Cut the distribution, then pick a token for every uniform number.

    logits:   (V,)
    uniforms: (m,), each in [0, 1)
    returns:  the probabilities of the candidates, best first and not rounded, and the m ids
    """
    # TODO: replace this placeholder by your own computation.
    return np.ones(1), np.zeros(len(uniforms), dtype=int)


def main() -> None:
    """Read logits and uniforms, print the candidates and the sampled ids."""
    words = sys.stdin.read().split()
    vocab_size, k, m = int(words[0]), int(words[2]), int(words[4])
    temperature, p = float(words[1]), float(words[3])
    if vocab_size < 1 or temperature < 0 or k < 0 or p <= 0 or p > 1 or m < 1:
        print(0)
        return
    logits = np.array(words[5 : 5 + vocab_size], dtype=float)
    uniforms = np.array(words[5 + vocab_size : 5 + vocab_size + m], dtype=float)
    if uniforms.min() < 0 or uniforms.max() >= 1:
        print(0)
        return

    probabilities, ids = sample(logits, temperature, k, p, uniforms)
    print(len(probabilities))
    print(*(f"{x:.2f}" for x in probabilities))
    print(*ids)


if __name__ == "__main__":
    main()
