"""Test cases of the stable softmax and log-sum-exp."""

import math
from collections.abc import Callable

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]


def scores(m: int, n: int, *, hidden: float = 0, decimals: int = 1, levels: tuple[float, ...] = (0,)) -> Case:
    """Scores with a spread of about 1 around a level, row after row another of `levels`.

    A share of `hidden` entries is -inf, but two entries of each row are not.
    """

    def draw_input(draw: Draw) -> str:
        rows: list[list[float | str]] = []
        for i in range(m):
            level = levels[i % len(levels)]
            row: list[float | str] = [*draw.vector(n, level - 1.8, level + 1.8, decimals)]
            row = [x if draw.decimal(0, 1, 2) > hidden else "-inf" for x in row]
            for j in draw.permutation(n)[:2]:
                row[j] = draw.decimal(level - 1.8, level + 1.8, decimals)
            rows.append(row)
        return lines((m, n), rows)

    return draw_input


def causal(n: int, *, level: float, padded: int = 0) -> Case:
    """Row i sees the columns up to i, but not the first `padded`: the rows above these see nothing."""

    def draw_input(draw: Draw) -> str:
        rows = [draw.vector(n, level - 1.8, level + 1.8, 2) for _ in range(n)]
        hidden = [
            [x if padded <= j <= i else "-inf" for j, x in enumerate(row)] for i, row in enumerate(rows)
        ]
        return lines((n, n), hidden)

    return draw_input


def rows_without_a_number(m: int, n: int, empty: set[int], levels: tuple[float, ...]) -> Case:
    """The rows `empty` hold nothing but -inf, the others are ordinary."""

    def draw_input(draw: Draw) -> str:
        rows = []
        for i in range(m):
            level = levels[i % len(levels)]
            row: list[float | str] = [*draw.vector(n, level - 1.8, level + 1.8, 2)]
            row[draw.integer(0, n - 1)] = "-inf"
            rows.append(["-inf"] * n if i in empty else row)
        return lines((m, n), rows)

    return draw_input


def one_far_below(m: int, n: int, gap: float) -> Case:
    """In each row one entry lies `gap` below the others: a shift by the minimum or the mean overflows."""

    def draw_input(draw: Draw) -> str:
        rows = draw.matrix(m, n, -1.8, 1.8)
        for row in rows:
            row[draw.integer(0, n - 1)] -= gap
        return lines((m, n), rows)

    return draw_input


def sum_of_almost_one(m: int, n: int) -> Case:
    """The exponentials of the first rows add up to a little less than 1, so their lse is just below 0."""

    def draw_input(draw: Draw) -> str:
        rows = draw.matrix(m, n, -1.8, 1.8, 2)
        for row in rows[: max(1, m // 2)]:
            row[:] = draw.vector(n, -math.log(n) - 0.7, -math.log(n) + 0.4, 2)
            rest = 1 - sum(map(math.exp, row[1:]))
            if rest < 0.1:
                raise Redraw
            row[0] = math.floor(100 * math.log(rest)) / 100
            if not -0.0048 < math.log(sum(map(math.exp, row))) < -0.0002:
                raise Redraw
        return lines((m, n), rows)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "large-and-hidden-scores": "3 3\n1000 1001 999\n-inf 2 1\n-inf -inf -inf\n",
    "illegal-no-rows": "0 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1\n-3.7\n",
    "smallest-one-hidden-entry": "1 1\n-inf\n",
    "smallest-two-columns": scores(1, 2),
    "illegal-no-rows-of-four": "0 4\n",
    "illegal-no-columns": "3 0\n",
    "illegal-negative-rows": "-2 3\n",
    "illegal-negative-columns": "2 -3\n",
    "illegal-both-negative": "-2 -3\n",
    "illegal-no-columns-with-garbage-behind": "2 0\nz is empty\n--\n",
    "illegal-no-rows-with-garbage-behind": "0 1\nNone\n?\n",
    "illegal-no-rows-with-entries-behind": "0 2\n1 2\n",
    "illegal-negative-rows-with-entries-behind": "-1 2\n-inf 0.5\n",
    "illegal-negative-columns-with-entries-behind": "1 -1\n0.3\n",
    "boundary-one-row": scores(1, 9, hidden=0.3),
    "boundary-one-column": "6 1\n1.5\n-inf\n-0.75\n900\n0\n-0.3\n",
    "boundary-entries": (
        "5 3\n100000 99999.37 99998.6\n-99998.8 -100000 -99999.37\n"
        "100000 -100000 99999\n-inf -100000 -inf\n100000 -inf 99999.4\n"
    ),
    "distinct-more-rows": scores(7, 4, hidden=0.2),
    "distinct-more-columns": scores(3, 8, hidden=0.2),
    "one-number-in-each-row": "3 4\n-inf 0 -inf -inf\n-inf -inf -inf -0.4\n2.25 -inf -inf -inf\n",
    "distinct-levels": scores(6, 5, levels=(3, -2, 0, 5)),
    "negative-zero-one-row": sum_of_almost_one(1, 4),
    "negative-zero-more-rows": sum_of_almost_one(4, 3),
    "overflow-two-levels": "2 2\n5000 5001\n-5000 -5002\n",
    "overflow-levels": scores(5, 4, levels=(800, -800, 0)),
    "overflow-levels-far-apart": scores(6, 3, hidden=0.2, decimals=2, levels=(-60_000, 40_000, -1000.5)),
    "overflow-one-far-below": one_far_below(4, 5, 3000),
    "overflow-one-very-far-below": one_far_below(3, 4, 90_000),
    "overflow-just-beyond": "3 3\n709.5 710.1 708.9\n709.2 709.4 709.3\n-744.6 -746 -745.3\n",
    "overflow-in-single-precision": scores(4, 3, levels=(90, -105), decimals=2),
    "overflow-all-far-below": scores(4, 6, hidden=0.3, levels=(-20_000,)),
    "empty-first-row": rows_without_a_number(3, 4, {0}, (0.5, 2)),
    "empty-last-row": rows_without_a_number(4, 3, {3}, (-20_000, 700)),
    "empty-rows-between": rows_without_a_number(5, 4, {1, 2}, (1, -2, 3)),
    "empty-rows-only": "3 2\n-inf -inf\n-inf -inf\n-inf -inf\n",
    "typical-scores": scores(6, 8, decimals=2),
    "typical-causal-mask": causal(6, level=0.5),
    "typical-causal-and-padding-mask": causal(7, level=-1, padded=2),
    "largest-most-rows": scores(1000, 10, hidden=0.3, levels=(0, 4000, -70_000)),
    "largest-square": scores(100, 100, hidden=0.8, levels=(1, -2, 3)),
    "largest-one-row": scores(1, 10_000, hidden=0.99),
}
