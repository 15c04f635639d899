"""Test cases of score variance and softmax saturation: n pairs of a query and a key."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def pairs(draw: Draw, n: int, d_k: int, q: float, k: float) -> tuple[Matrix, Matrix]:
    """Queries up to `q`, keys up to `k`; 1.7 is the reach of a variance of about 1."""
    return draw.matrix(n, d_k, -q, q), draw.matrix(n, d_k, -k, k)


def case(n: int, d_k: int, *, q: float = 1.6, k: float = 1.8) -> Case:
    """Pairs without peculiarities."""

    def draw_input(draw: Draw) -> str:
        return lines((n, d_k), *pairs(draw, n, d_k, q, k))

    return draw_input


def shifted(n: int, d_k: int, query: float, key: float) -> Case:
    """The first feature is the same in all queries and in all keys, so every score has the same large summand."""

    def draw_input(draw: Draw) -> str:
        queries, keys = pairs(draw, n, d_k, 1.6, 1.8)
        for row in queries:
            row[0] = query
        for row in keys:
            row[0] = key
        return lines((n, d_k), queries, keys)

    return draw_input


def mean_just_below_zero(n: int, d_k: int) -> Case:
    """The last pair makes up for the others: all n scores together give -0.01."""

    def draw_input(draw: Draw) -> str:
        queries, keys = pairs(draw, n, d_k, 1.6, 1.8)
        others = sum(
            a * b for q, k in zip(queries[:-1], keys[:-1], strict=True) for a, b in zip(q, k, strict=True)
        )
        queries[-1] = [1.0] + [0.0] * (d_k - 1)
        keys[-1][0] = round(-0.01 - others, 2)
        return lines((n, d_k), queries, keys)

    return draw_input


def one_score_far_below(n: int, d_k: int) -> Case:
    """The second score lies so far below the others that a shift by the smallest one overflows."""

    def draw_input(draw: Draw) -> str:
        queries, keys = pairs(draw, n, d_k, 1.6, 1.8)
        queries[1][0], keys[1][0] = draw.decimal(40, 60), draw.decimal(-90, -60)
        return lines((n, d_k), queries, keys)

    return draw_input


def one_pair_stands_out(n: int, d_k: int, first: float) -> Case:
    """Many small weights and a large one, which is what is left of a softmax over thousands of scores."""

    def draw_input(draw: Draw) -> str:
        queries, keys = pairs(draw, n, d_k, 1.9, 1.6)
        chosen = draw.integer(n // 4, n // 2)
        queries[chosen][0], keys[chosen][0] = 4.0, first
        return lines((n, d_k), queries, keys)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "three-pairs": "3 4\n1 -1 2 0.5\n0.3 1 -1 2\n-1 0.5 0.2 1\n2 0.5 1 1\n1 0.4 -0.7 1\n0.5 -2 1 0.6\n",
    "equal-large-scores": "2 4\n10 20 0 5\n30 0 10 -5\n40 25 3 20\n20 7 30 -20\n",
    "illegal-no-pairs": "0 4\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-feature": "2 1\n0.7\n-1.2\n1.4\n0.5\n",
    "smallest-two-features": case(2, 2),
    "illegal-one-pair": "1 3\n",
    "illegal-no-pairs": "0 2\n",
    "illegal-negative-pairs": "-2 3\n",
    "illegal-no-features": "3 0\n",
    "illegal-negative-features": "2 -4\n",
    "illegal-both": "-3 -2\n",
    "illegal-one-pair-with-vectors-behind": "1 2\n0.5 1.5\n-0.3 0.8\n",
    "illegal-no-features-with-empty-lines-behind": "2 0\n\n\n\n\n",
    "illegal-one-pair-with-garbage-behind": "1 2\nq: 0.5 1.5\nk: ?\n",
    "illegal-no-features-with-garbage-behind": "4 0\n[]\nnot a number\n- --\n",
    "boundary-two-pairs": case(2, 5),
    "boundary-one-feature": case(6, 1),
    "boundary-most-features": case(4, 64, q=0.9, k=0.8),
    "boundary-largest-score": "3 2\n5000 0\n-5000 1.2\n4000 0.9\n2000 1.5\n-2000 -0.5\n2500 -0.4\n",
    "boundary-lowest-score": "3 2\n-5000 0.6\n4000 -1.1\n5000 0\n2000 1.5\n-2500 -1.3\n-2000 0.4\n",
    "distinct-more-pairs": case(7, 3),
    "distinct-more-features": case(4, 9),
    "distinct-two-features": case(5, 2),
    "query-length-differs": case(6, 5, q=0.8, k=3.5),
    "negative-zero-mean": mean_just_below_zero(5, 3),
    "negative-zero-mean-more-features": mean_just_below_zero(4, 6),
    "overflow-far-above": shifted(5, 3, 40.0, 50.0),
    "overflow-far-below": shifted(4, 2, -60.0, 55.0),
    "overflow-one-score-far-below": one_score_far_below(5, 2),
    "overflow-one-score-far-below-more-features": one_score_far_below(4, 3),
    "overflow-equal-scores": "3 2\n30 10\n-20 40\n50 -5\n40 30\n-55 10\n32 20\n",
    "far-from-zero-above": shifted(5, 2, 3000.0, 3000.0),
    "far-from-zero-below": shifted(6, 4, -2500.0, 3800.0),
    "saturated-two-pairs": "2 1\n1\n1\n19.3\n38.2\n",
    "saturated-raw-scores": "3 3\n2 1 0.5\n-1 3 2\n1.5 0 -2\n4.5 -3 2\n1 6.5 3.75\n2 1.5 0.25\n",
    "saturated-scaled-scores": "3 4\n4 2 1 3\n-2 5 3 1\n1 -3 2 0.5\n4 3 1 2\n-1 0.4 -1 -10\n0 5 0.5 2\n",
    "typical-few-pairs": case(6, 4),
    "typical-more-pairs": case(10, 8, q=1.3, k=1.4),
    "typical-more-features": case(8, 16, q=1.1, k=1.2),
    "largest-pairs": one_pair_stands_out(10_000, 1, 2.5),
    "largest-pairs-of-two": one_pair_stands_out(6000, 2, 3.1),
    "largest-features": case(187, 64, q=1.5, k=1.9),
}
