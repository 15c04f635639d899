"""T5 relative position buckets: one bucket for each near distance, wider and wider ones for the far ones."""

import math
import sys

import numpy as np


def bucket_of(rel: np.ndarray, bidirectional: int, num_buckets: int, max_distance: int) -> np.ndarray:
    """The bucket of each distance rel = key - query."""
    if bidirectional:
        count = num_buckets // 2  # one half for each direction ...
        base = np.where(rel > 0, count, 0)  # ... the second one for keys that come later
        n = np.abs(rel)
    else:
        count = num_buckets
        base = 0
        n = np.maximum(-rel, 0)  # keys that come later count as distance 0

    exact = count // 2  # so many distances have a bucket of their own
    # The share of the way from `exact` to max_distance, on a logarithmic scale: 0 at `exact`, 1 at max_distance.
    share = np.log(np.maximum(n, exact) / exact) / math.log(max_distance / exact)
    wide = exact + np.floor(share * (count - exact) + 1e-9).astype(int)
    return base + np.where(n < exact, n, np.minimum(wide, count - 1))


def solve(text: str) -> list[np.ndarray | list[float]] | int:
    """Read the input; return two rows of buckets, the counts and the unrounded sums, or 0 for illegal parameters."""
    tokens = text.split()
    n_queries, n_keys, bidirectional, num_buckets, max_distance = map(int, tokens[:5])
    if n_queries < 1 or n_keys < 1 or bidirectional not in (0, 1):
        return 0
    parts = 4 if bidirectional else 2  # E is this part of the buckets
    if num_buckets < 2 or num_buckets % parts != 0 or max_distance <= num_buckets // parts:
        return 0
    table = np.array(tokens[5:], dtype=float)

    # Each distance once, from that of the last query and the first key to that of the first query and the last key.
    rel = np.arange(1 - n_queries, n_keys)
    bucket = bucket_of(rel, bidirectional, num_buckets, max_distance)  # (n_queries + n_keys - 1,)
    bias = table[bucket]

    counts = np.zeros(num_buckets, dtype=int)
    sums = []
    for i in range(n_queries):
        row = slice(n_queries - 1 - i, n_queries - 1 - i + n_keys)  # the distances -i ... n_keys - 1 - i
        counts += np.bincount(bucket[row], minlength=num_buckets)
        sums.append(bias[row].sum())
    return [bucket[n_queries - 1 :], bucket[:n_keys], counts, sums]


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the input, print the answer."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    first_row, last_row, counts, sums = answer
    print(*first_row)
    print(*last_row)
    print(*counts)
    print(*map(two_decimals, sums))


if __name__ == "__main__":
    main()
