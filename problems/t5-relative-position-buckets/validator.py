"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n_queries, n_keys, bidirectional, num_buckets, max_distance = read.integers(
        "L M bidirectional num_buckets max_distance", low=-10_000, high=10_000
    )
    parts = 4 if bidirectional == 1 else 2
    bad_buckets = num_buckets < 2 or num_buckets % parts != 0 or max_distance <= num_buckets // parts
    if n_queries < 1 or n_keys < 1 or bidirectional not in (0, 1) or bad_buckets:
        return read.anything()
    read.require(n_queries <= 4000 and n_keys <= 4000, "L <= 4000 and M <= 4000")
    read.require(num_buckets <= 64, "num_buckets <= 64")
    read.require(max_distance <= 2000, "max_distance <= 2000")
    read.numbers(num_buckets, low=-100, high=100, decimals=3)
    return read.end()
