"""Cases for the shape checker: every outcome, every pair of errors, every place of an illegal size."""

from collections.abc import Callable, Sequence

from judge.authoring.drawing import Draw, lines

BILLION = 10**9
LEGAL = [2, 3, 4, 2, 5, 4, 2, 5, 6]  # B_q L d_q  B_k M d_k  B_v M_v d_v: B, L, d_k, M and d_v all differ
CHECKS = ("dimension", "batch", "inner", "length")  # in the order of the statement
PLACES = {"dimension": range(9), "batch": (0, 3, 6), "inner": (2, 5), "length": (4, 7)}


def cases(*cases_: Sequence[int]) -> str:
    """Write T and the cases."""
    return lines([len(cases_)], *cases_)


def changed(place: int, size: int, case: Sequence[int] = LEGAL) -> list[int]:
    """Copy a case with another size at one place."""
    return [*case[:place], size, *case[place + 1 :]]


def draw_legal(draw: Draw, high: int) -> list[int]:
    batch, queries, keys, d_k, d_v = (draw.integer(1, high) for _ in range(5))
    return [batch, queries, d_k, batch, keys, d_k, batch, keys, d_v]


def draw_distinct(draw: Draw) -> list[int]:
    """Draw a legal case whose B, L, M, d_k and d_v all differ, whatever their order."""
    sizes = list(range(2, 13))
    batch, queries, keys, d_k, d_v = (sizes.pop(draw.integer(0, len(sizes) - 1)) for _ in range(5))
    return [batch, queries, d_k, batch, keys, d_k, batch, keys, d_v]


def different(draw: Draw, size: int, high: int) -> int:
    """Draw a size between 1 and `high` other than `size`."""
    other = draw.integer(1, high - 1)
    return other + 1 if other >= size else other


def spoil(draw: Draw, case: list[int], check: str, high: int) -> None:
    """Make one check fail, half of the time by the size that a wrong program takes for right."""
    places = PLACES[check]
    place = places[draw.integer(0, len(places) - 1)]
    queries, keys = case[1], case[4]
    tempting = {"dimension": 0, "batch": 1, "inner": keys, "length": queries}[check]
    if draw.integer(0, 1) and tempting != case[place]:
        case[place] = tempting
    elif check == "dimension":
        case[place] = draw.integer(-high, -1)
    else:
        case[place] = different(draw, case[place], high)


def draw_case(draw: Draw, outcome: str, high: int) -> list[int]:
    """Draw a legal case, or one that fails the check `outcome` first and half of the later ones too."""
    case = draw_legal(draw, high)
    if outcome == "legal":
        return case
    first = CHECKS.index(outcome)
    for check in reversed(
        CHECKS[first:]
    ):  # the dimension last, so that nothing puts a good size in its place
        if check == outcome or draw.integer(0, 1):
            spoil(draw, case, check, high)
    return case


def mixture(case_count: int, high: int) -> Callable[[Draw], str]:
    """Cases of all five outcomes in about equal shares, with sizes up to `high`."""

    def draw_input(draw: Draw) -> str:
        outcomes = [draw.choice(("legal", *CHECKS)) for _ in range(case_count)]
        return cases(*(draw_case(draw, outcome, high) for outcome in outcomes))

    return draw_input


def negative_in_each_place(draw: Draw) -> str:
    case = draw_distinct(draw)
    return cases(*(changed(place, draw.integer(-9, -1), case) for place in range(9)), case)


def distinct_legal(draw: Draw) -> str:
    return cases(*(draw_distinct(draw) for _ in range(6)))


def distinct_one_check_fails(draw: Draw) -> str:
    """Each of the seven sizes that are compared is changed in turn, to one that occurs nowhere else."""
    case = draw_distinct(draw)
    places = [place for check in ("length", "batch", "inner") for place in PLACES[check]]
    return cases(*(changed(place, draw.integer(20, 40), case) for place in places), case)


def batch_one_differs(draw: Draw) -> str:
    """The batch of Q, K or V alone is another one; none of them is 1."""
    case = draw_distinct(draw)
    return cases(case, *(changed(place, 13, case) for place in PLACES["batch"]))


SAMPLE: dict[str, str | Callable[[Draw], str]] = {
    "every-kind-of-line": cases(
        LEGAL, [2, 3, 4, 1, 5, 4, 2, 6, 6], [2, 3, 4, 2, 5, 3, 2, 5, 6], changed(7, 0)
    ),
    "illegal-no-cases": "0\n",
    "decoding-step-and-wrong-lengths": cases(
        [1, 1, 64, 1, 7, 64, 1, 7, 16], [4, 6, 8, 4, 9, 8, 4, 6, 8], [4, 6, 8, 4, 9, 5, 4, 7, 8]
    ),
}

SECRET: dict[str, str | Callable[[Draw], str]] = {
    "smallest-all-ones": cases([1] * 9),
    "smallest-one-length-too-long": cases(changed(7, 2, [1] * 9)),
    "illegal-zero-count-garbage-behind": "0\nQ is 2 x 3 x 4\nnan - [1, 2\n",
    "illegal-zero-count-legal-line-behind": "0\n2 3 4 2 5 4 2 5 6\n",
    "illegal-negative-count": "-1\n",
    "illegal-least-count": "-1000\n",
    "illegal-negative-count-garbage-behind": "-7\n# no cases\nB L d\n2 3 four 2 5 4 2 5 6\n",
    "illegal-negative-count-legal-lines-behind": "-2\n2 3 4 2 5 4 2 5 6\n3 1 2 3 7 2 3 7 4\n",
    "illegal-zero-in-each-place": cases(LEGAL, *(changed(place, 0) for place in range(9))),
    "illegal-negative-in-each-place": negative_in_each_place,
    "illegal-dimension-before-other-errors": cases(
        [0, 3, 4, 2, 5, 4, 2, 5, 6],  # batch as well
        [2, 3, -4, 2, 5, 4, 2, 5, 6],  # inner as well
        [2, 3, 4, 2, 5, 4, 2, 0, 6],  # length as well
        [2, 0, 4, 3, 5, 4, 2, 5, 6],  # batch, by sizes that are positive
        [2, 3, 4, 2, 5, 7, 2, 5, -1],  # inner, by sizes that are positive
        [2, -3, 4, 2, 5, 4, 2, 6, 6],  # length, by sizes that are positive
        [-2, 3, 4, -2, 5, 4, -2, 5, 6],  # nothing else is wrong
        [0] * 9,
        [7, 3, 4, 2, 5, 9, 1, 6, 6],
    ),
    "illegal-case-between-others": cases(
        [3, 2, 8, 3, 4, 8, 3, 4, 5],
        [3, 2, 8, 3, 4, 8, 3, -4, 5],
        [3, 2, 8, 3, 4, 7, 3, 4, 5],
        [5, 7, 2, 5, 3, 2, 5, 3, 9],
    ),
    "boundary-every-size-a-billion": cases([BILLION] * 9),
    "boundary-one-less-than-a-billion": cases(
        *(changed(place, BILLION - 1, [BILLION] * 9) for place in range(9)),
    ),
    "boundary-least-and-largest-sizes": cases(
        [1, BILLION, 1, 1, 1, 1, 1, 1, BILLION],
        [BILLION, 1, 1, BILLION, BILLION, 1, BILLION, BILLION, 1],
        [1, 1, BILLION, 1, BILLION, BILLION, 1, 1, 1],
        [1, 1, 1, BILLION, 1, 1, BILLION, 1, 1],
        [BILLION, BILLION, BILLION, BILLION, BILLION, BILLION, BILLION, BILLION, -BILLION],
    ),
    "boundary-a-billion-queries": cases([1, BILLION, 64, 1, 5, 64, 1, 5, 32]),
    "boundary-a-billion-keys": cases(
        [1, 2, 64, 1, BILLION, 64, 1, BILLION, 32], [1, 2, 64, 1, BILLION, 64, 1, 2, 32]
    ),
    "distinct-sizes-legal": distinct_legal,
    "distinct-sizes-one-check-fails": distinct_one_check_fails,
    "batch-of-one-is-not-stretched": cases([2, 3, 4, 1, 5, 4, 2, 5, 6]),
    "batch-of-one-in-each-place": cases(
        [1, 3, 4, 2, 5, 4, 2, 5, 6],
        [2, 3, 4, 2, 5, 4, 1, 5, 6],
        [1, 3, 4, 1, 5, 4, 2, 5, 6],
        [1, 3, 4, 2, 5, 4, 1, 5, 6],
        [2, 3, 4, 1, 5, 4, 1, 5, 6],
        [1, 3, 4, 1, 5, 4, 1, 5, 6],
    ),
    "batch-one-of-three-differs": batch_one_differs,
    "batch-of-v-before-inner": cases([3, 5, 8, 3, 4, 6, 7, 4, 2], [3, 5, 8, 3, 4, 6, 3, 5, 2]),
    "order-of-two-errors": cases(
        [2, 3, 4, 5, 6, 7, 2, 6, 8],  # batch and inner
        [2, 3, 4, 5, 6, 4, 2, 7, 8],  # batch and length
        [2, 3, 4, 2, 6, 5, 2, 7, 8],  # inner and length
    ),
    "order-of-three-errors": cases([9, 8, 7, 6, 5, 4, 3, 2, 10], [4, 5, 6, 4, 7, 8, 9, 3, 6]),
    "length-is-compared-with-keys": cases(
        [2, 6, 4, 2, 9, 4, 2, 6, 4], [2, 6, 4, 2, 6, 4, 2, 9, 4], [2, 6, 4, 2, 9, 4, 2, 9, 4]
    ),
    "inner-is-compared-across-q-and-k": cases(
        [2, 6, 8, 2, 8, 3, 2, 3, 8],  # Q K without transposing multiplies
        [2, 6, 8, 2, 5, 3, 2, 5, 8],  # d_v = d_q
        [2, 6, 3, 2, 5, 8, 2, 5, 8],  # d_v = d_k
        [2, 6, 8, 2, 5, 8, 2, 5, 3],
    ),
    "typical-heads-of-a-transformer": cases(
        [4, 128, 64, 4, 128, 64, 4, 128, 64],  # self-attention
        [4, 20, 64, 4, 33, 64, 4, 33, 64],  # cross-attention
        [8, 1, 128, 8, 257, 128, 8, 257, 128],  # one new token and its cache
        [8, 1, 128, 8, 257, 128, 8, 256, 128],  # the cache of V lags behind
        [8, 16, 128, 1, 16, 128, 1, 16, 128],  # a cache shared by the whole batch
        [2, 50, 512, 2, 50, 64, 2, 50, 64],  # Q was not split into heads
        [2, 0, 64, 2, 50, 64, 2, 50, 64],  # an empty prompt
    ),
    "mixed-small-sizes": mixture(80, 4),
    "largest-thousand-cases": mixture(1000, BILLION),
}
