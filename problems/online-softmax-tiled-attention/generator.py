"""Test cases of tiled attention with online softmax."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    n_queries: int, n_keys: int, d_k: int, d_v: int, tile: int, *, v: float = 9.9, decimals: int = 1
) -> Case:
    """Q and K of variance about 1, so that scores spread about 1; V between -v and v."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n_queries, n_keys, d_k, d_v, tile),
            draw.matrix(n_queries, d_k, -1.8, 1.8, decimals),
            draw.matrix(n_keys, d_k, -1.7, 1.7, decimals),
            draw.matrix(n_keys, d_v, -v, v, decimals),
        )

    return draw_input


def levels(
    n_queries: int,
    n_keys: int,
    d_k: int,
    d_v: int,
    tile: int,
    *,
    of_queries: list[float],
    of_tiles: list[float],
) -> Case:
    """The first feature of a query is one of `of_queries`, that of a key the level of its tile.

    Their product moves all scores of a query in a tile by the same amount.
    """

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n_queries, d_k, -1.8, 1.8)
        keys = draw.matrix(n_keys, d_k, -1.7, 1.7)
        for i, row in enumerate(queries):
            row[0] = of_queries[i % len(of_queries)]
        for j, row in enumerate(keys):
            row[0] = of_tiles[j // tile % len(of_tiles)]
        return lines((n_queries, n_keys, d_k, d_v, tile), queries, keys, draw.matrix(n_keys, d_v, -9.9, 9.9))

    return draw_input


def close_to_zero(n_queries: int, n_keys: int, d_k: int, d_v: int, tile: int) -> Case:
    """The first query scores just below zero in the first tile, and the values are a few thousandths."""

    def draw_input(draw: Draw) -> str:
        queries = draw.matrix(n_queries, d_k, -1.8, 1.8)
        keys = draw.matrix(n_keys, d_k, -1.7, 1.7)
        queries[0] = [0.01] + [0.0] * (d_k - 1)
        for row in keys[:tile]:
            row[0] = draw.decimal(-1.7, -0.1)
        values = draw.matrix(n_keys, d_v, -3, 3)
        for row in values:
            row[0] = draw.decimal(-0.01, 0.0, 2)
        return lines((n_queries, n_keys, d_k, d_v, tile), queries, keys, values)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "last-tile-shorter": "2 3 2 2 2\n1 0.5\n-1 1\n0.4 0.2\n-0.3 1\n2 1.5\n1 0\n0 2\n5 -3\n",
    "tile-larger-than-m": "2 3 1 2 5\n1.2\n-0.7\n-0.5\n1\n0.3\n4 1\n-2 6\n3 -5\n",
    "illegal-no-queries": "0 3 2 2 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1 1\n0.7\n-1.3\n-3.72\n",
    "smallest-two-tiles": "1 2 1 1 1\n1.1\n0.4\n-0.9\n6.3\n-2.8\n",
    "illegal-no-queries": "0 4 2 3 2\n",
    "illegal-no-keys": "3 0 2 2 2\n",
    "illegal-zero-d-k": "2 3 0 2 1\n",
    "illegal-zero-d-v": "2 3 2 0 1\n",
    "illegal-empty-tiles": "2 3 2 2 0\n",
    "illegal-negative-d-k-garbage-behind": "1 3 -2 2 1\nq k v\nnot a number\n- --\n",
    "illegal-negative-tile-garbage-behind": "1 2 1 1 -1\nNone\n?\n\n0x10\n",
    "illegal-empty-tiles-matrices-behind": "1 2 1 1 0\n0.5\n1.2\n-0.3\n4\n-6\n",
    "boundary-one-query": case(1, 7, 3, 2, 3),
    "boundary-one-key": case(4, 1, 3, 2, 1),
    "boundary-tile-of-one-key": case(3, 5, 2, 3, 1),
    "boundary-tile-one-below-m": case(3, 6, 2, 2, 5),
    "boundary-tile-equals-m": case(2, 6, 3, 2, 6),
    "boundary-tile-one-above-m": case(3, 5, 2, 4, 6),
    "boundary-largest-tile": case(4, 7, 2, 1, 512),
    "boundary-widest": case(3, 5, 8, 8, 2),
    "boundary-most-tiles": case(3, 3000, 2, 1, 3),
    "boundary-entries": (
        "2 3 2 2 2\n100 -100\n-100 0.01\n99.99 100\n-100 -99.99\n-100 -100\n100 -100\n-100 3.5\n42.1 99.99\n"
    ),
    "boundary-lowest-scores": "2 3 2 1 2\n-100 -100\n-99.9 -100\n100 100\n99.99 100\n100 99.98\n4.2\n-7\n3\n",
    "distinct-sizes": case(5, 11, 3, 2, 4),
    "scores-rise": levels(3, 9, 2, 2, 3, of_queries=[1.3, 0.9, 1.7], of_tiles=[-1.5, -0.4, 0.9]),
    "scores-fall": levels(3, 8, 2, 2, 3, of_queries=[1.3, 0.9, 1.7], of_tiles=[1.4, -0.1, -1.2]),
    "scores-fall-one-query": "1 3 1 1 1\n1\n-3\n-2\n-5\n7\n1\n2\n",
    "negative-zero-two-queries": close_to_zero(2, 5, 2, 2, 2),
    "negative-zero-three-queries": close_to_zero(3, 7, 1, 3, 3),
    "overflow-large-scores": levels(3, 7, 2, 2, 3, of_queries=[27.3, 40.1], of_tiles=[61.2]),
    "overflow-large-negative-scores": levels(3, 8, 3, 2, 3, of_queries=[-33.4, -51.9], of_tiles=[55.5]),
    "overflow-queries-far-apart": levels(4, 7, 2, 3, 2, of_queries=[-45.2, 38.6], of_tiles=[48.1]),
    "overflow-jump-upwards": levels(2, 7, 2, 2, 3, of_queries=[38.2, 44.7], of_tiles=[-1.3, 40.9, 40.9]),
    "overflow-jump-downwards": levels(2, 8, 2, 2, 3, of_queries=[38.2, 44.7], of_tiles=[38.5, 1.7, -0.4]),
    "typical-short-last-tile": case(6, 10, 8, 4, 4, v=3, decimals=2),
    "typical-full-tiles": case(5, 12, 4, 6, 4, v=3, decimals=2),
    "largest-score-matrix": case(2048, 8192, 1, 1, 512),
    "largest-two-features": case(2048, 5300, 2, 1, 500),
}
