"""The input representation of BERT: lay out one or two sentences, add three embeddings, normalise."""

import sys

import numpy as np

PAD, CLS, SEP = 0, 1, 2
EPS = 1e-12


def read_ids(words: list[str], vocab_size: int) -> list[int] | None:
    """Convert the ids of a sentence; None if one of them is not the id of a text token."""
    ids = [int(word) for word in words]
    return ids if all(SEP < token < vocab_size for token in ids) else None


def truncate(a: list[int], b: list[int], room: int) -> None:
    """Remove last tokens, always of the longer sentence, until both together have at most `room` tokens."""
    while len(a) + len(b) > room:
        if len(a) > len(b):
            a.pop()
        else:  # also if both are equally long
            b.pop()


def lay_out(a: list[int], b: list[int], max_len: int) -> tuple[list[int], list[int], list[int]]:
    """Return ids, segment ids and attention mask, each of length max_len."""
    first = [CLS, *a, SEP]
    second = [*b, SEP] if b else []
    padding = max_len - len(first) - len(second)
    ids = first + second + [PAD] * padding
    segments = [0] * len(first) + [1] * len(second) + [0] * padding
    mask = [1] * len(first + second) + [0] * padding
    return ids, segments, mask


def layer_norm(x: np.ndarray) -> np.ndarray:
    """Normalise each row to mean 0 and variance 1, without gain and bias."""
    centred = x - x.mean(axis=-1, keepdims=True)
    variance = (centred**2).mean(axis=-1, keepdims=True)
    return centred / np.sqrt(variance + EPS)


def solve(text: str) -> list[list[int] | np.ndarray] | int:
    """Read the input; return three lines of integers and the rows of the real tokens, or 0 if it is illegal."""
    words = text.split()
    len_a, len_b, max_len, d, vocab_size = map(int, words[:5])
    shortest = 3 if len_b == 0 else 5  # the special tokens and one token of each sentence
    if len_a < 1 or len_b < 0 or d < 1 or vocab_size < 4 or max_len < shortest:
        return 0
    a = read_ids(words[5 : 5 + len_a], vocab_size)
    if a is None:
        return 0
    b = read_ids(words[5 + len_a : 5 + len_a + len_b], vocab_size)
    if b is None:
        return 0
    tables = np.array(words[5 + len_a + len_b :], dtype=float).reshape(-1, d)
    token_table, segment_table, position_table = np.split(tables, [vocab_size, vocab_size + 2])

    special = 3 if b else 2
    truncate(a, b, max_len - special)
    ids, segments, mask = lay_out(a, b, max_len)
    # (max_len, d): the table of positions has one row for each place
    x = token_table[ids] + segment_table[segments] + position_table
    return [ids, segments, mask, *layer_norm(x)[: sum(mask)]]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print ids and bits as integers, embeddings with 2 decimals."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*(x if isinstance(x, int) else two_decimals(x) for x in row))


if __name__ == "__main__":
    main()
