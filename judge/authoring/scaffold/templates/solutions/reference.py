"""Log-softmax: the logarithm of the softmax, without ever computing the softmax."""

# TODO: the solution to learn from; `solve` returns the unrounded answer, `main` prints it.

import sys

import numpy as np


def log_softmax(logits: np.ndarray) -> np.ndarray:
    """Take the log-softmax of every row."""
    shifted = logits - logits.max(axis=1, keepdims=True)  # the largest exponent is 0
    log_probs: np.ndarray = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return log_probs


def solve(text: str) -> np.ndarray | int:
    """Read the input; return the unrounded log-probabilities, or 0 for illegal sizes."""
    tokens = text.split()
    seq_len, vocab_size = map(int, tokens[:2])
    if seq_len < 1 or vocab_size < 1:
        return 0
    logits = np.array(tokens[2:], dtype=float).reshape(seq_len, vocab_size)
    return log_softmax(logits)


def formatted(x: float) -> str:
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
        print(*map(formatted, row))


if __name__ == "__main__":
    main()
