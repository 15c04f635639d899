"""Test cases of soft addressing and hard lookup."""

from collections.abc import Callable
from decimal import Decimal

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]


def scores(query: list[float], keys: list[list[float]]) -> list[Decimal]:
    """The exact scores."""
    return [
        sum((Decimal(repr(a)) * Decimal(repr(b)) for a, b in zip(query, key, strict=True)), Decimal(0))
        for key in keys
    ]


def case(n: int, d: int, d_v: int, beta: float, *, v: float = 9.9, decimals: int = 1) -> Case:
    """Query and keys of variance about 1, so that scores have a spread of about √d; values between -v and v."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, d, d_v),
            (beta,),
            draw.vector(d, -1.8, 1.8, decimals),
            draw.matrix(n, d, -1.7, 1.7, decimals),
            draw.matrix(n, d_v, -v, v, decimals),
        )

    return draw_input


def several_best(n: int, d_v: int, beta: float, best: int) -> Case:
    """Exactly `best` different keys have the largest score, neither the first key nor the last among them.

    A step at right angles to the query changes a key but not its score.
    """

    def draw_input(draw: Draw) -> str:
        query = draw.vector(2, -1.8, 1.8)
        keys = draw.matrix(n, 2, -1.7, 1.7)
        places = [1 + place for place in draw.permutation(n - 2)[:best]]
        for step, place in enumerate(places, -1):
            keys[place] = [round(query[0] + step * query[1], 1), round(query[1] - step * query[0], 1)]
        exact = scores(query, keys)
        if sorted(places) != [i for i in range(n) if exact[i] == max(exact)] or 0 in query:
            raise Redraw
        return lines((n, 2, d_v), (beta,), query, keys, draw.matrix(n, d_v, -9.9, 9.9))

    return draw_input


def equal_but_for_rounding(n: int, d_v: int, beta: float, level: float) -> Case:
    """Two keys whose exact scores are equal, made of tenths that float64 does not add up to the same sum.

    The query is (1, 1, 1) times `level`; the best keys are a permutation of (0.1, 0.2, 0.4) and (0.7, 0, 0).
    """

    def draw_input(draw: Draw) -> str:
        keys = draw.matrix(n, 3, -0.8, 0.2)
        first = draw.integer(0, n // 2 - 1)
        second = draw.integer(n // 2, n - 1)
        keys[first] = [[0.1, 0.2, 0.4][place] for place in draw.permutation(3)]
        keys[second] = [[0.7, 0.0, 0.0][place] for place in draw.permutation(3)]
        query = [level] * 3
        if len({sum(level * x for x in keys[i]) for i in (first, second)}) == 1:
            raise Redraw
        return lines((n, 3, d_v), (beta,), query, keys, draw.matrix(n, d_v, -90, 90))

    return draw_input


def nearly_equal(n: int, d_v: int, beta: float, level: float) -> Case:
    """The best key beats another one by 0.000001, the smallest difference there is; both lie near 30 * level."""

    def draw_input(draw: Draw) -> str:
        keys = draw.matrix(n, 2, -1.5, level - 2)
        first = draw.integer(0, n // 2 - 1)
        second = draw.integer(n // 2, n - 1)
        keys[first], keys[second] = [level, 0.302], [level, 0.303]
        return lines((n, 2, d_v), (beta,), (30, 0.001), keys, draw.matrix(n, d_v, -90, 90))

    return draw_input


def far_from_zero(n: int, d: int, d_v: int, beta: float, level: float) -> Case:
    """Every score is near 20 * level, and they differ by about 1 / beta: large exponents, ordinary weights."""

    def draw_input(draw: Draw) -> str:
        query = [20.0, *draw.vector(d - 1, -0.9, 0.9)]
        spread = round(2 / beta, 3)
        keys = [[level, *draw.vector(d - 1, -spread, spread, 3)] for _ in range(n)]
        return lines((n, d, d_v), (beta,), query, keys, draw.matrix(n, d_v, -90, 90))

    return draw_input


def tiny_values(n: int, d: int, d_v: int, beta: float) -> Case:
    """The first feature of the values is a few thousandths, mostly negative."""

    def draw_input(draw: Draw) -> str:
        values = draw.matrix(n, d_v, -1.9, 1.9)
        for row in values:
            row[0] = draw.decimal(-0.005, 0.002, 3)
        return lines((n, d, d_v), (beta,), draw.vector(d, -1.8, 1.8), draw.matrix(n, d, -1.7, 1.7), values)

    return draw_input


def extreme(n: int, d: int, d_v: int) -> Case:
    """Entries over the whole range, its ends among them, and the largest beta."""

    def draw_input(draw: Draw) -> str:
        query = [30.0 if draw.integer(0, 1) else -30.0 for _ in range(d)]
        keys = draw.matrix(n, d, -30, 30, 3)
        values = draw.matrix(n, d_v, -1000, 1000, 2)
        keys[1], keys[2] = query, [-x for x in query]
        values[0][0], values[1][-1] = -1000.0, 1000.0
        return lines((n, d, d_v), (1000,), query, keys, values)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-best-keys": "3 2 2\n1.5\n1 0.5\n1 0\n0 2\n0.2 -1\n10 0\n0 10\n3 4\n",
    "one-best-key": "4 2 3\n0.8\n0.9 -0.4\n0.9 -0.4\n1.5 0.6\n-0.3 -1.1\n0.2 1\n1 7 -2\n5 0.5 3\n-4 2 8\n6 -1 0.4\n",
    "illegal-beta": "3 2 2\n-1\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1\n0.7\n-1.3\n0.4\n-3.72\n",
    "smallest-two-keys": case(2, 1, 1, 0.9),
    "illegal-no-keys": "0 2 3\n",
    "illegal-negative-keys": "-4 2 3\n",
    "illegal-no-features": "3 0 2\n",
    "illegal-negative-features": "3 -2 2\n",
    "illegal-no-value-features": "3 2 0\n",
    "illegal-negative-value-features": "3 2 -1\n",
    "illegal-two-negative-sizes": "-2 -3 2\n",
    "illegal-no-keys-beta-behind": "0 2 3\n1.5\n",
    "illegal-no-value-features-legal-lines-behind": "2 1 0\n1.5\n0.5\n1\n2\n",
    "illegal-features-garbage-behind": "2 0 2\nbeta\nnot a number\n? --\n",
    "illegal-value-features-garbage-behind": "2 3 -1\n\nNone\n0x10 nan\n",
    "illegal-negative-beta": "4 3 2\n-0.5\n",
    "illegal-least-beta": "2 2 3\n-1000\n",
    "illegal-beta-just-below-zero": "3 1 2\n-0.001\n",
    "illegal-negative-beta-table-behind": "2 1 2\n-1\n0.5\n1\n2\n3 4\n5 7\n",
    "illegal-negative-beta-garbage-behind": "2 1 2\n-2.5\nq\nk1 k2\nv = [1, 2]\n",
    "boundary-beta-zero": "2 1 1\n0\n1\n3\n4\n1\n2\n",
    "boundary-beta-zero-more-keys": case(6, 3, 2, 0),
    "boundary-beta-zero-more-features": case(4, 2, 5, 0),
    "boundary-least-beta": case(5, 4, 3, 0.001, v=900),
    "boundary-one-key": case(1, 4, 3, 1.3),
    "boundary-one-feature": case(6, 1, 3, 1.2, decimals=2),
    "boundary-one-value-feature": case(7, 3, 1, 0.6),
    "boundary-most-features": case(5, 8, 8, 0.4),
    "boundary-entries": extreme(5, 8, 3),
    "distinct-more-keys": case(7, 4, 3, 0.5),
    "distinct-more-features": case(3, 6, 5, 0.45),
    "distinct-more-value-features": case(4, 2, 7, 1.7),
    "square-table": case(4, 4, 4, 0.7),
    "negative-zero-soft": tiny_values(5, 3, 2, 0.6),
    "negative-zero-small-beta": tiny_values(7, 2, 3, 0.3),
    "overflow-two-best-keys": "3 1 1\n1000\n5\n1\n1\n0.5\n2\n7\n100\n",
    "overflow-scores-above-zero": far_from_zero(6, 4, 3, 40, 20),
    "overflow-scores-below-zero": far_from_zero(6, 4, 3, 40, -20),
    "overflow-largest-beta": far_from_zero(8, 5, 2, 1000, 25),
    "tie-two-best-keys": several_best(6, 3, 0.8, 2),
    "tie-three-best-keys": several_best(9, 2, 0.6, 3),
    "tie-query-of-zeros": "3 2 3\n2.5\n0 0\n1 0.4\n-0.7 2\n0.3 -1\n4 -3.1 2\n1 8 0.7\n-2.2 5 6\n",
    "tie-same-key-twice": "4 2 2\n0.7\n-0.6 1.1\n0.5 -0.2\n-0.8 0.9\n0.3 0.4\n-0.8 0.9\n8 1.5\n-3 6\n2.2 4\n7 -9\n",
    "tie-all-scores-negative": "4 1 2\n0.9\n-1.5\n2\n0.8\n1.3\n0.8\n3 -7\n8 2.5\n-6 4\n1.6 9\n",
    "tie-but-for-rounding": equal_but_for_rounding(5, 2, 1.1, 1),
    "tie-but-for-rounding-tenths": equal_but_for_rounding(7, 3, 0.9, 0.1),
    "tie-but-for-rounding-large": equal_but_for_rounding(6, 2, 0.4, 3),
    "nearly-equal-two-keys": nearly_equal(2, 3, 0.4, 1),
    "nearly-equal-large-scores": nearly_equal(5, 2, 1.5, 29),
    "nearly-equal-small-beta": nearly_equal(6, 2, 0.05, 3),
    "typical-few-keys": case(5, 3, 2, 0.577, v=3, decimals=2),
    "typical-scaled-dot-product": case(8, 4, 3, 0.5, v=3, decimals=2),
    "many-keys": case(60, 3, 2, 0.5, v=60),
    "largest-widest": case(1250, 8, 8, 0.35),
    "largest-most-keys": case(10_000, 1, 1, 1),
    "largest-most-keys-small-beta": case(10_000, 1, 1, 0.4, v=90),
}
