"""Greedy search and beam search with a length penalty, where the next token depends on the last one only."""

import math
import sys
from typing import NamedTuple

import numpy as np


class Hypothesis(NamedTuple):
    """A sequence behind bos, and the sum of its ln P."""

    tokens: list[int]
    log_prob: float


def greedy_search(p: np.ndarray, t_max: int, eos: int, bos: int) -> Hypothesis:
    """Take the most probable token at every step."""
    tokens: list[int] = []
    log_prob = 0.0
    last = bos
    while last != eos and len(tokens) < t_max:
        token = int(np.argmax(p[last]))  # the first of several maxima: the smallest id
        log_prob += math.log(p[last, token])
        tokens.append(token)
        last = token
    return Hypothesis(tokens, log_prob)


def beam_search(p: np.ndarray, k: int, t_max: int, eos: int, bos: int) -> list[Hypothesis]:
    """Keep the k best candidates of every step; return the hypotheses that finished or are still live."""
    live: list[Hypothesis] = [Hypothesis([], 0.0)]  # one empty hypothesis, not k of them
    finished: list[Hypothesis] = []
    for _ in range(t_max):
        candidates: list[Hypothesis] = []
        for tokens, log_prob in live:
            last = tokens[-1] if tokens else bos
            for token in np.flatnonzero(p[last]).tolist():
                candidates.append(Hypothesis([*tokens, token], log_prob + math.log(p[last, token])))
        # The larger sum first; of equal sums the sequence that comes first.
        candidates.sort(key=lambda y: (-round(y.log_prob, 9), y.tokens))

        # Those that end in eos make room for nobody: the step keeps k candidates, whatever they are.
        live = []
        for hypothesis in candidates[:k]:
            (finished if hypothesis.tokens[-1] == eos else live).append(hypothesis)
    return finished + live


def normalised_score(hypothesis: Hypothesis, alpha: float) -> float:
    """Divide the log-probability by |y|^alpha, where |y| counts eos but not bos."""
    return hypothesis.log_prob / len(hypothesis.tokens) ** alpha


def solve(text: str) -> list[list[float]] | int:
    """Read the input; return the four lines of the answer, or 0 for illegal parameters."""
    words = text.split()
    vocab_size, k, t_max = map(int, words[:3])
    alpha = float(words[3])
    eos, bos = map(int, words[4:6])
    # Two ids in 0 ... V-1 that differ: V is at least 2 then.
    if k < 1 or t_max < 1 or alpha < 0 or not (0 <= eos < vocab_size and 0 <= bos < vocab_size) or eos == bos:
        return 0
    p = np.array(words[6:], dtype=float).reshape(vocab_size, vocab_size)  # p[c, t] = P(t | c)

    greedy = greedy_search(p, t_max, eos, bos)
    hypotheses = beam_search(p, k, t_max, eos, bos)
    best = min(hypotheses, key=lambda y: (-round(normalised_score(y, alpha), 9), y.tokens))
    return [greedy.tokens, [greedy.log_prob], best.tokens, [best.log_prob, normalised_score(best, alpha)]]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print ids as integers, log-probabilities and scores with 2 decimals."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*(x if isinstance(x, int) else two_decimals(x) for x in row))


if __name__ == "__main__":
    main()
