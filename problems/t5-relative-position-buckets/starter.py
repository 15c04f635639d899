"""T5 relative position buckets: fill in the function, the rest reads and prints."""

import sys


def buckets_and_sums(
    n_queries: int, n_keys: int, bidirectional: int, num_buckets: int, max_distance: int, bias: list[float]
) -> tuple[list[int], list[int], list[int], list[float]]:
    """Compute the four lines of the output.

    bias:    bias[b] belongs to bucket b
    returns: the buckets of query 0, those of query n_queries - 1, the number of pairs in each bucket,
             and the sum of the biases of each query, not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return [0] * n_keys, [0] * n_keys, [0] * num_buckets, [0.0] * n_queries


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    n_queries, n_keys, bidirectional, num_buckets, max_distance = map(int, tokens[:5])
    parts = 4 if bidirectional == 1 else 2
    bad_buckets = num_buckets < 2 or num_buckets % parts != 0 or max_distance <= num_buckets // parts
    if n_queries < 1 or n_keys < 1 or bidirectional not in (0, 1) or bad_buckets:
        print(0)
        return

    bias = [float(token) for token in tokens[5:]]
    first_row, last_row, counts, sums = buckets_and_sums(
        n_queries, n_keys, bidirectional, num_buckets, max_distance, bias
    )
    print(*first_row)
    print(*last_row)
    print(*counts)
    print(*map(two_decimals, sums))


if __name__ == "__main__":
    main()
