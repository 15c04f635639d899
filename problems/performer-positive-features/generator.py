"""Test cases of Performer's positive random features."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    n: int, m: int, d: int, d_v: int, features: int, *, v: float = 9.9, decimals: int = 1, whole: bool = False
) -> Case:
    """Entries with a variance of about 1, keys of different norms; V between -v and v, perhaps integers."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, m, d, d_v, features),
            draw.matrix(n, d, -1.8, 1.8, decimals),
            draw.matrix(m, d, -1.7, 1.7, decimals),
            draw.matrix(m, d_v, -v, v, 0 if whole else decimals),
            draw.matrix(features, d, -1.9, 1.9, decimals),
        )

    return draw_input


def tiny_values(n: int, m: int, d: int, d_v: int, features: int) -> Case:
    """Values of a few hundredths in the first column: most averages round to zero, some of them from below."""

    def draw_input(draw: Draw) -> str:
        values = draw.matrix(m, d_v, -3.9, 3.9)
        for row in values:
            row[0] = draw.decimal(-0.02, 0.01, 2)
        return lines(
            (n, m, d, d_v, features),
            draw.matrix(n, d, -1.8, 1.8),
            draw.matrix(m, d, -1.7, 1.7),
            values,
            draw.matrix(features, d, -1.9, 1.9),
        )

    return draw_input


def far_out(n: int, m: int, d: int, d_v: int, features: int) -> Case:
    """All keys and every other query lie so far out that their features are 0 unless they are shifted.

    All keys lie in the same direction and the projection vectors agree in it, so the weights are ordinary ones.
    """

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d, -1.5, 1.5)
        keys = draw.matrix(m, d, -1.2, 1.2)
        for row in queries[::2]:
            row[0] = draw.decimal(56, 60)
        for row in keys:
            row[0] = draw.decimal(58.98, 59.02, 2)
        w = draw.matrix(features, d, -1.5, 1.5)
        for row in w:
            row[0] = draw.decimal(0.69, 0.72, 2)
        return lines((n, m, d, d_v, features), queries, keys, draw.matrix(m, d_v, -60, 60), w)

    return draw_input


def opposed(n: int, m: int, d: int, d_v: int, features: int) -> Case:
    """Keys and queries point in opposite directions: features that are large for one are tiny for the other."""

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d, -1.5, 1.5)
        keys = draw.matrix(m, d, -1.2, 1.2)
        for row in queries:
            row[0] = draw.decimal(-42, -40)
        for row in keys:
            row[0] = draw.decimal(40.98, 41.02, 2)
        w = draw.matrix(features, d, -1.5, 1.5)
        return lines((n, m, d, d_v, features), queries, keys, draw.matrix(m, d_v, -60, 60), w)

    return draw_input


def features_far_apart(n: int, m: int, d: int, d_v: int, features: int) -> Case:
    """Some projection vectors agree with all queries and keys, the others oppose them: exponents 800 apart."""

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n, d, -1.5, 1.5)
        keys = draw.matrix(m, d, -1.2, 1.2)
        for row in queries:
            row[0], row[1] = draw.vector(2, 58, 60)
        for row in keys:
            row[0], row[1] = draw.vector(2, 58.98, 59.02, 2)
        w = draw.matrix(features, d, -1.5, 1.5)
        for r, row in enumerate(w):
            sign = 1 if r % 3 else -1
            row[0], row[1] = (sign * number for number in draw.vector(2, 4.69, 4.72, 2))
        return lines((n, m, d, d_v, features), queries, keys, draw.matrix(m, d_v, -60, 60), w)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "two-queries": ("2 3 2 2 3\n1 0.5\n-1 1\n0.3 1\n2 -1\n1 1\n4 0\n0 3\n1 -2\n1 0.2\n-0.5 1\n0.3 -1.2\n"),
    "four-queries": case(4, 3, 2, 1, 5),
    "illegal-no-queries": "0 3 2 2 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1 1\n0.7\n-1.3\n-3.72\n0.6\n",
    "smallest-two-keys": case(1, 2, 1, 1, 1),
    "one-large-query": "1 2 1 1 2\n55\n-58\n40\n3\n7\n1\n-1.3\n",
    "illegal-negative-queries": "-2 3 2 2 4\n",
    "illegal-zero-keys": "3 0 2 1 4\n",
    "illegal-negative-keys": "3 -2 2 1 4\n",
    "illegal-zero-d": "3 2 0 1 4\n",
    "illegal-negative-d-with-garbage-behind": "2 2 -1 1 3\nq k v\nw\nnot a number\n",
    "illegal-zero-d-v": "3 2 4 0 2\n",
    "illegal-zero-features": "3 2 4 1 0\n",
    "illegal-zero-features-with-matrices": "1 2 1 1 0\n0.5\n-1\n0.7\n4\n-3\n",
    "illegal-negative-features-with-garbage-behind": "1 1 1 1 -8\nNone\n?\n\n0x10\n",
    "boundary-one-query": case(1, 6, 3, 2, 4),
    "boundary-one-key": case(4, 1, 3, 2, 5),
    "boundary-one-feature": case(4, 5, 3, 2, 1),
    "boundary-d-one": case(5, 4, 1, 3, 6),
    "boundary-entries": (
        "3 3 2 2 1\n60 -60\n-60 60\n0.01 -0.01\n-60 60\n60 60\n-59.99 -60\n100 -100\n-100 99.99\n37 -8.25\n5 -5\n"
    ),
    "boundary-widest": case(6, 5, 8, 8, 32, v=100, decimals=2),
    "distinct-more-queries": case(7, 4, 3, 2, 5),
    "distinct-more-keys": case(4, 8, 2, 3, 6),
    "distinct-wide-values": case(3, 6, 4, 7, 2),
    "square": case(4, 4, 4, 4, 4),
    "negative-zero-few-features": tiny_values(5, 4, 3, 2, 2),
    "negative-zero-more-features": tiny_values(6, 5, 2, 3, 7),
    "overflow-far-out": far_out(6, 5, 2, 3, 4),
    "overflow-far-out-wider": far_out(5, 7, 3, 2, 6),
    "overflow-opposed": opposed(5, 6, 2, 3, 4),
    "overflow-opposed-wider": opposed(4, 5, 3, 2, 7),
    "overflow-features-far-apart": features_far_apart(4, 6, 3, 2, 5),
    "overflow-features-far-apart-wider": features_far_apart(3, 5, 4, 3, 6),
    "typical-self-attention": case(8, 8, 4, 4, 16, v=3, decimals=2),
    "typical-cross-attention": case(6, 9, 8, 4, 12, v=3, decimals=2),
    "largest-narrow": case(5000, 5000, 1, 1, 32, v=9, whole=True),
    "largest-wider-values": case(5000, 5000, 1, 2, 3, v=9, whole=True),
}
