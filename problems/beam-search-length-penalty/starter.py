"""Greedy and beam search: fill in the function, the rest reads and prints."""

import sys

import numpy as np

Hypothesis = tuple[list[int], float]  # the ids behind bos, and the sum of their ln P


def search(
    p: np.ndarray, k: int, t_max: int, alpha: float, eos: int, bos: int
) -> tuple[Hypothesis, Hypothesis, float]:
    """Search with both methods.

    p:       (V, V), p[c, t] is the probability of token t when the last token is c
    returns: the greedy hypothesis, the best hypothesis of beam search, and the score of the latter
    """
    # TODO: replace this placeholder by your own search.
    return ([eos], 0.0), ([eos], 0.0), 0.0


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the model, print both hypotheses."""
    words = sys.stdin.read().split()
    vocab_size, k, t_max = map(int, words[:3])
    alpha = float(words[3])
    eos, bos = map(int, words[4:6])
    ids_legal = 0 <= eos < vocab_size and 0 <= bos < vocab_size and eos != bos
    if vocab_size < 2 or k < 1 or t_max < 1 or alpha < 0 or not ids_legal:
        print(0)
        return
    p = np.array(words[6:], dtype=float).reshape(vocab_size, vocab_size)

    greedy, best, score = search(p, k, t_max, alpha, eos, bos)
    print(*greedy[0])
    print(two_decimals(greedy[1]))
    print(*best[0])
    print(two_decimals(best[1]), two_decimals(score))


if __name__ == "__main__":
    main()
