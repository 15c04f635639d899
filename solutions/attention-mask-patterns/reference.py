"""Attention masks of five kinds, each one comparison or two of key positions with bounds."""

import sys

import numpy as np

KINDS = {"encoder", "causal", "decoder", "prefix", "cross"}


def is_legal(kind: str, n: int, m: int, valid: int, prefix: int) -> bool:
    """Whether a case obeys the rules of the statement."""
    return (
        kind in KINDS
        and min(n, m) >= 1
        and (n == m or kind == "cross")  # in self-attention queries and keys are the same tokens
        and 0 <= valid <= m
        and 0 <= prefix <= m
        and (valid == 0 or kind != "causal")
        and (prefix == 0 or kind == "prefix")
    )


def attention_mask(kind: str, n: int, m: int, valid: int, prefix: int) -> np.ndarray:
    """Build the mask of one legal case: (n, m), True where query i may look at key j."""
    i = np.arange(n)[:, None]  # positions of the queries, a column
    j = np.arange(m)  # positions of the keys, a row
    not_future = j <= i  # (n, m); a token sees itself
    not_padding = np.tile(j < valid, (n, 1))  # (n, m), the same row for every query

    masks = {
        "encoder": not_padding,
        "causal": not_future,
        "decoder": not_future & not_padding,
        "prefix": (not_future | (j < prefix)) & not_padding,
        "cross": not_padding,
    }
    return masks[kind]


def solve(text: str) -> list[list[int]]:
    """Read the input; return the lines of the answer as lists of integers."""
    lines = text.splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        return [[0]]

    answer = []
    for line in lines[1 : 1 + case_count]:
        kind, *sizes = line.split()
        n, m, valid, prefix = map(int, sizes)
        if not is_legal(kind, n, m, valid, prefix):
            answer.append([0])
            continue
        mask = attention_mask(kind, n, m, valid, prefix).astype(int)
        answer += mask.tolist()
        answer.append([mask.sum()])
    return answer


def main() -> None:
    for row in solve(sys.stdin.read()):
        print(*row)


if __name__ == "__main__":
    main()
