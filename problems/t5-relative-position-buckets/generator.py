"""Test cases of the T5 buckets: both kinds, distances far beyond max_distance, logarithms that are whole numbers."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    n_queries: int,
    n_keys: int,
    bidirectional: int,
    num_buckets: int,
    max_distance: int,
    *,
    bias: float = 3,
    decimals: int = 1,
) -> Case:
    """Biases between -bias and bias; up to two decimals keep all sums away from the rounding boundaries."""

    def draw_input(draw: Draw) -> str:
        header = (n_queries, n_keys, bidirectional, num_buckets, max_distance)
        return lines(header, draw.vector(num_buckets, -bias, bias, decimals))

    return draw_input


EIGHT = "0.1 0.2 -0.3 0.4 1 -1 2 0.5\n"
ONE_TO_EIGHT = "1 2 3 4 5 6 7 8\n"

SAMPLE: dict[str, str | Case] = {
    "both-directions": "4 6 1 8 20\n" + EIGHT,
    "earlier-keys-only": "7 5 0 6 9\n0.5 -1.2 0.8 2 -0.3 1.1\n",
    "illegal-no-queries": "0 6 1 8 20\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-pair": "1 1 0 2 2\n0.7 -1.3\n",
    "smallest-four-buckets": "3 3 1 4 2\n0.3 -1.1 0.9 2.4\n",
    "illegal-negative-queries": "-4 6 0 8 20\n" + EIGHT,
    "illegal-no-keys-garbage-behind": "4 0 1 8 20\n[0.1, 0.2]\nNone\n",
    "illegal-bidirectional-two": "4 6 2 8 20\n" + EIGHT,
    "illegal-bidirectional-negative": "4 6 -1 8 20\n" + EIGHT,
    "illegal-no-buckets": "4 6 0 0 20\n\n",
    "illegal-negative-buckets": "4 6 1 -8 20\n",
    "illegal-odd-buckets": "4 6 0 7 20\n0.1 0.2 -0.3 0.4 1 -1 2\n",
    "illegal-six-buckets-both-directions": "4 6 1 6 20\n0.1 0.2 -0.3 0.4 1 -1\n",
    "illegal-two-buckets-both-directions": "4 6 1 2 20\n0.1 0.2\n",
    "illegal-max-distance-both-directions": "2 2 1 8 2\n" + EIGHT,
    "illegal-max-distance": "4 6 0 8 4\n" + EIGHT,
    "illegal-max-distance-garbage-behind": "5 5 0 16 7\nbias: none\n",
    "illegal-ten-buckets-both-directions": "5 3 1 10 64\n0.1 0.2 -0.3 0.4 1 -1 2 0.5 1.5 -0.7\n",
    "boundary-max-distance-both-directions": case(6, 9, 1, 8, 3),
    "boundary-max-distance": case(9, 6, 0, 8, 5),
    "boundary-one-query": case(1, 30, 1, 16, 24),
    "boundary-two-buckets": case(9, 7, 0, 2, 5, decimals=2),
    "boundary-most-buckets": case(60, 70, 1, 64, 2000, decimals=2),
    "boundary-biases": "3 5 1 8 6\n-100 99.999 100 -99.998 0 100 -100 99.998\n",
    "beyond-max-distance": "2 40 1 8 20\n" + ONE_TO_EIGHT,
    "beyond-max-distance-earlier-keys": "40 2 0 8 20\n" + ONE_TO_EIGHT,
    "whole-logarithms-both-directions": case(90, 85, 1, 20, 160),
    "whole-logarithms": case(170, 30, 0, 20, 320, decimals=2),
    "whole-logarithms-thirty-buckets": case(245, 40, 0, 30, 480, decimals=2),
    "distinct-more-queries": case(9, 5, 1, 12, 7, decimals=2),
    "distinct-more-keys": case(6, 14, 1, 16, 10, decimals=2),
    "distinct-earlier-keys": case(17, 11, 0, 10, 14, decimals=2),
    "negative-zero-both-directions": case(5, 6, 1, 8, 5, bias=0.003, decimals=3),
    "negative-zero-earlier-keys": case(7, 4, 0, 6, 6, bias=0.003, decimals=3),
    "typical-encoder": case(50, 50, 1, 32, 128, bias=2, decimals=2),
    "typical-decoder": case(70, 70, 0, 32, 128, bias=2, decimals=2),
    "largest-encoder": case(4000, 4000, 1, 32, 128, decimals=2),
    "largest-decoder": case(4000, 4000, 0, 64, 2000, decimals=2),
}
