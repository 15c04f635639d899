"""Test cases of attention-head-statistics."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]

# What a head looks at: the favourite key of query i, or None if it has none.
FAVOURITES: dict[str, Callable[[Draw, int, int], int]] = {
    "self": lambda draw, i, n: i,
    "previous": lambda draw, i, n: max(i - 1, 0),
    "next": lambda draw, i, n: min(i + 1, n - 1),
    "first": lambda draw, i, n: 0,
    "somewhere": lambda draw, i, n: draw.integer(0, n - 1),
}


def distribution(weights: list[int]) -> list[float]:
    """Divide 1000 thousandths in proportion to the weights; a weight of 0 gets nothing."""
    shares = [1000 * weight // sum(weights) for weight in weights]
    shares[weights.index(max(weights))] += 1000 - sum(shares)
    return [share / 1000 for share in shares]


def draw_head(draw: Draw, n: int, kind: str, percent: int, causal: bool) -> Matrix:
    """Draw a head whose queries give about `percent` % of their weight to one key; "broad" has no such key."""
    rows = []
    for i in range(n):
        weights = draw.integers(n, 60, 100) if kind == "broad" else draw.integers(n, 1, 100)
        if causal:
            weights[i + 1 :] = [0] * (n - i - 1)
        if kind != "broad":
            favourite = FAVOURITES[kind](draw, i, i + 1 if causal else n)
            weights[favourite] += sum(weights) * percent // (100 - percent)
        rows.append(distribution(weights))
    return rows


def case(n: int, *kinds: str, percent: int = 60, causal: bool = False) -> Case:
    """One head for each of `kinds`."""

    def draw_input(draw: Draw) -> str:
        heads = [row for kind in kinds for row in draw_head(draw, n, kind, percent, causal)]
        return lines((len(kinds), n), heads)

    return draw_input


def many_heads(heads: int, n: int) -> Case:
    """Heads of all kinds in turn, every third one causal."""

    def draw_input(draw: Draw) -> str:
        kinds = [*FAVOURITES, "broad"]
        rows: Matrix = []
        for h in range(heads):
            rows += draw_head(draw, n, kinds[h % len(kinds)], draw.integer(30, 75), h % 3 == 0)
        return lines((heads, n), rows)

    return draw_input


def one_hot(n: int, *kinds: str) -> Case:
    """Every query looks at one key only, so that all entropies are zero."""

    def draw_input(draw: Draw) -> str:
        rows: Matrix = []
        for kind in kinds:
            for i in range(n):
                favourite = FAVOURITES[kind](draw, i, n)
                rows.append([float(j == favourite) for j in range(n)])
        return lines((len(kinds), n), rows)

    return draw_input


def fixed(*heads: str) -> str:
    """Heads that are given as such, the rows of each separated by slashes."""
    rows = [row.strip() for head in heads for row in head.split("/")]
    return lines((len(heads), len(rows) // len(heads)), *(row.split() for row in rows))


SAMPLE: dict[str, str | Case] = {
    "two-heads": """\
2 3
1 0 0
0.8 0.2 0
0.1 0.7 0.2
0.4 0.3 0.3
0.3 0.4 0.3
0.2 0.4 0.4
""",
    "three-other-labels": """\
3 4
0.7 0.1 0.2 0
0.2 0.6 0 0.2
0.1 0.2 0.5 0.2
0 0.3 0.1 0.6
1 0 0 0
0.9 0.1 0 0
0.6 0.2 0.2 0
0.5 0.2 0.2 0.1
0.1 0.9 0 0
0 0.2 0.8 0
0 0 0.3 0.7
0.3 0.2 0.3 0.2
""",
    "illegal-no-heads": "0 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 1\n1\n",
    "smallest-two-tokens": "1 2\n0.26 0.74\n0.4 0.6\n",
    "illegal-no-tokens": "3 0\n",
    "illegal-negative-heads": "-2 3\n",
    "illegal-negative-tokens-with-garbage-behind": "2 -3\nA_0 =\n[[nan, one]]\n",
    "illegal-both-negative": "-2 -2\n",
    "illegal-no-heads-with-matrix-behind": "0 2\n0.3 0.7\n0.6 0.4\n",
    "illegal-no-heads-with-garbage-behind": "0 5\nno head at all\n\n--\n",
    "boundary-one-token-in-each-head": "3 1\n1\n1\n1\n",
    "boundary-most-heads": many_heads(12, 3),
    "boundary-two-equal-heads": fixed(
        "0.2 0.5 0.3 / 0.1 0.6 0.3 / 0.7 0 0.3",
        "0.05 0.15 0.8 / 0.6 0.4 0 / 0.3 0.2 0.5",
        "0.2 0.5 0.3 / 0.1 0.6 0.3 / 0.7 0 0.3",
    ),
    "boundary-disjoint-heads": fixed(
        "1 0 0 / 0 0 1 / 0 0 1",
        "0 1 0 / 0.4 0.6 0 / 1 0 0",
    ),
    "distinct-more-tokens": case(7, "previous", "first", "broad"),
    "distinct-more-heads": case(3, "self", "next", "somewhere", "first", "broad", "previous", "next"),
    "one-hot-heads": one_hot(5, "somewhere", "next", "previous", "somewhere"),
    "boundary-one-hot-first-and-self": one_hot(4, "first", "somewhere", "self", "next"),
    "zeros-causal": case(6, "self", "first", "somewhere", percent=40, causal=True),
    "zeros-causal-broad": case(5, "broad", "previous", causal=True),
    # Several rules hold, and the first of them counts.
    "tie-diagonal-and-others": fixed(
        "0.9 0.1 0 / 0.7 0.3 0 / 0.1 0.54 0.36",
        "0.9 0.06 0.04 / 0.36 0.44 0.2 / 0.4 0.3 0.3",
        "0.52 0.25 0.23 / 0.23 0.53 0.24 / 0.25 0.23 0.52",
    ),
    "tie-previous-and-others": fixed(
        "0.72 0.18 0.1 / 0.81 0.1 0.09 / 0.2 0.55 0.25",
        "0.3 0.3 0.4 / 0.52 0.25 0.23 / 0.2 0.54 0.26",
    ),
    "tie-first-and-uniform": fixed(
        "0.5 0.26 0.24 / 0.52 0.23 0.25 / 0.54 0.24 0.22",
        "0.2 0.4 0.4 / 0.6 0.2 0.2 / 0.9 0.1 0",
    ),
    # A value of 0.497 is printed 0.50, but it is not at least 0.5.
    "label-diagonal-almost": fixed(
        "0.497 0.3 0.203 / 0.25 0.497 0.253 / 0.19 0.312 0.498",
        "0.505 0.25 0.245 / 0.2 0.5 0.3 / 0.25 0.245 0.505",
    ),
    "label-previous-almost": fixed(
        "0.3 0.4 0.3 / 0.498 0.102 0.4 / 0.3 0.496 0.204",
        "0.3 0.5 0.2 / 0.501 0.2 0.299 / 0 0.503 0.497",
    ),
    "label-first-almost": fixed(
        "0.5 0.3 0.2 0 / 0.49 0 0.4 0.11 / 0.5 0.25 0 0.25 / 0.497 0.1 0.2 0.203",
        "0.505 0.2 0.1 0.195 / 0.5 0 0.3 0.2 / 0.498 0.2 0 0.302 / 0.503 0.3 0.1 0.097",
    ),
    "label-uniform-almost": fixed(
        "0.236 0.2 0.564 / 0.2 0.237 0.563 / 0.21 0.227 0.563",
        "0.22 0.22 0.56 / 0.21 0.23 0.56 / 0.25 0.19 0.56",
    ),
    "label-next-token": case(6, "next", "next", percent=70),
    "typical-causal-heads": case(8, "self", "previous", "first", "somewhere", causal=True),
    "typical-both-directions": case(6, "somewhere", "broad", "next", "previous", percent=55),
    "largest-most-heads": many_heads(12, 40),
    "largest-most-tokens": many_heads(2, 100),
}
