"""The input representation of BERT: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def represent(
    a: list[int],
    b: list[int],
    max_len: int,
    token_table: np.ndarray,
    segment_table: np.ndarray,
    position_table: np.ndarray,
) -> tuple[list[int], list[int], list[int], np.ndarray]:
    """Lay out the sentences and embed them.

    a, b:           the ids of the sentences, b is empty if there is only one
    token_table:    (V, d)
    segment_table:  (2, d)
    position_table: (max_len, d)
    returns:        ids, segment ids and mask bits, max_len each, and one row of d numbers, not rounded,
                    for every real token
    """
    # TODO: replace this placeholder by your own computation.
    return [0] * max_len, [0] * max_len, [0] * max_len, np.zeros((1, token_table.shape[1]))


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read sentences and tables, print the representation."""
    words = sys.stdin.read().split()
    len_a, len_b, max_len, d, vocab_size = map(int, words[:5])
    if len_a < 1 or len_b < 0 or d < 1 or vocab_size < 4 or max_len < (3 if len_b == 0 else 5):
        print(0)
        return
    sentences = []
    begin = 5
    for length in (len_a, len_b):
        sentences.append([int(word) for word in words[begin : begin + length]])
        if any(token < 3 or token >= vocab_size for token in sentences[-1]):
            print(0)
            return
        begin += length
    tables = np.array(words[begin:], dtype=float).reshape(vocab_size + 2 + max_len, d)
    token_table, segment_table, position_table = np.split(tables, [vocab_size, vocab_size + 2])

    *integers, rows = represent(*sentences, max_len, token_table, segment_table, position_table)
    for line in integers:
        print(*line)
    for row in rows:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
