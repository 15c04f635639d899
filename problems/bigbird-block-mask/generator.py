"""Test cases of the BigBird block pattern."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(nb: int, b: int, w: int, g: int, r: int) -> Case:
    """Random blocks drawn from all blocks."""

    def draw_input(draw: Draw) -> str:
        lists = [draw.integers(r, 0, nb - 1) for _ in range(nb)] if r > 0 else []
        return lines((nb * b, b, w, g, r), *lists)

    return draw_input


def ring(nb: int, b: int, w: int, *, open_at: int = 0) -> Case:
    """Each block lists the next one of a ring in random order; the last `open_at` of the ring list themselves."""

    def draw_input(draw: Draw) -> str:
        order = draw.permutation(nb)
        listed = [0] * nb
        for place, block in enumerate(order):
            listed[block] = order[(place + 1) % nb] if place < nb - open_at else block
        return lines((nb * b, b, w, 0, 1), *((block,) for block in listed))

    return draw_input


def seen_anyway(nb: int, b: int, w: int, g: int) -> Case:
    """Lists of four: the block itself, a neighbour, and twice a block that may be far away."""

    def draw_input(draw: Draw) -> str:
        lists = []
        for block in range(nb):
            far = draw.integer(0, nb - 1)
            lists.append((far, block, max(block - 1, 0), far))
        return lines((nb * b, b, w, g, 4), *lists)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "one-global-block": "8 2 0 1 1\n1\n3\n3\n2\n",
    "window-only": "8 2 1 0 0\n",
    "illegal-no-positions": "0 2 0 1 1\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-position": "1 1 0 0 0\n",
    "smallest-two-blocks-apart": "2 1 0 0 0\n",
    "illegal-no-positions-with-garbage-behind": "0 4 1 0 2\nrandom blocks\n? -\n",
    "illegal-negative-positions": "-6 2 1 0 0\n",
    "illegal-empty-blocks": "8 0 1 1 0\n",
    "illegal-empty-blocks-with-lists-behind": "4 0 0 0 1\n1\n2\n3\n0\n",
    "illegal-negative-block-size": "8 -2 1 0 0\n",
    "illegal-not-a-multiple": "9 2 1 1 0\n",
    "illegal-block-longer-than-sequence": "3 6 1 0 0\n",
    "illegal-not-a-multiple-with-lists-behind": "10 3 1 0 1\n1\n2\n0\n",
    "illegal-negative-window": "12 3 -1 1 0\n",
    "illegal-negative-global": "12 3 1 -1 0\n",
    "illegal-negative-random": "12 3 1 1 -1\n",
    "illegal-more-global-than-blocks": "12 3 1 5 0\n",
    "illegal-more-global-than-blocks-by-one": "20 4 0 6 0\n",
    "illegal-more-global-than-blocks-with-garbage-behind": "6 2 0 4 1\nnone\n\n1.5\n",
    "illegal-listed-block-too-large": "8 2 1 0 1\n1\n2\n3\n4\n",
    "illegal-listed-block-negative": "8 2 1 0 2\n1 3\n2 -1\n",
    "illegal-listed-block-of-first-line-with-garbage-behind": "9 3 0 1 2\n1 3\nx y\n[]\n",
    "illegal-listed-block-of-global-block-negative": "10 2 0 2 1\n-5\n1\n2\n3\n4\n",
    "illegal-listed-block-inside-with-garbage-behind": "12 2 1 1 1\n0\n4\n-1\nblock four\n",
    "boundary-one-block": "7 7 0 1 1\n0\n",
    "boundary-all-global": case(5, 3, 0, 5, 0),
    "boundary-one-block-not-global": case(6, 2, 0, 5, 1),
    "boundary-window-one-below-full": case(7, 2, 5, 0, 0),
    "boundary-window-full": case(7, 2, 6, 0, 0),
    "boundary-window-far-beyond": "12 3 1000000 0 1\n0\n0\n3\n1\n",
    "boundary-as-many-random-as-blocks": case(6, 3, 0, 0, 6),
    "distinct-sizes": case(9, 5, 2, 1, 3),
    "distinct-global-blocks-only": "60 6 0 3 0\n",
    "one-way-ring-of-four": "8 2 0 0 1\n1\n2\n3\n0\n",
    "one-way-ring-of-six": "6 1 0 0 1\n1\n2\n3\n4\n5\n0\n",
    "one-way-never-back": ring(7, 4, 0, open_at=1),
    "one-way-into-two-parts": ring(8, 3, 0, open_at=4),
    "window-and-ring": ring(14, 2, 1),
    "window-of-two": case(12, 3, 2, 0, 0),
    "random-only": case(20, 4, 0, 0, 3),
    "random-with-duplicates": seen_anyway(11, 4, 1, 0),
    "random-with-duplicates-and-global": seen_anyway(9, 3, 0, 2),
    "typical-base-model": case(64, 64, 1, 2, 3),
    "typical-without-global": case(32, 16, 1, 0, 1),
    "largest-window": "1000000 5000 1 0 0\n",
    "largest-ring": ring(200, 5000, 0),
    "largest-random": case(200, 5000, 3, 0, 40),
}
