"""Five attention mask patterns: fill in attention_mask, the rest reads, checks and prints."""

import sys

import numpy as np


def is_legal(kind: str, n: int, m: int, valid: int, prefix: int) -> bool:
    """Whether a case obeys the rules of the statement."""
    if kind not in ("encoder", "causal", "decoder", "prefix", "cross") or n < 1 or m < 1:
        return False
    if n != m and kind != "cross":
        return False
    if not (0 <= valid <= m and 0 <= prefix <= m):
        return False
    if kind == "causal" and valid != 0:
        return False
    return kind == "prefix" or prefix == 0


def attention_mask(kind: str, n: int, m: int, valid: int, prefix: int) -> np.ndarray:
    """Build the mask of one legal case.

    n, m:    numbers of queries and keys
    valid:   number of keys that are not padding (0 for the causal kind, which has no padding)
    prefix:  number of keys that everybody sees (0 for all kinds but prefix)
    returns: (n, m), 1 or True where query i may look at key j, else 0 or False
    """
    # TODO: replace this placeholder by your own mask.
    return np.zeros((n, m))


def main() -> None:
    lines = sys.stdin.read().splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        print(0)
        return
    for line in lines[1 : 1 + case_count]:
        kind, *sizes = line.split()
        n, m, valid, prefix = map(int, sizes)
        if not is_legal(kind, n, m, valid, prefix):
            print(0)
            continue
        mask = attention_mask(kind, n, m, valid, prefix).astype(int)
        for row in mask:
            print(*row)
        print(mask.sum())


if __name__ == "__main__":
    main()
