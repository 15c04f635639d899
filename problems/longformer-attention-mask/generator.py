"""Test cases of the Longformer mask: a window, its dilation and a few global positions."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]


def case(n: int, w: int, dilation: int, g: int, causal: int) -> Case:
    """`g` different global positions in no particular order, not the first, whose column is allowed anyway."""

    def draw_input(draw: Draw) -> str:
        positions = draw.permutation(n)[:g]
        if n > 2 and 0 in positions:
            raise Redraw
        return lines((n, w, dilation, g, causal), positions)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "causal-one-global": "5 1 2 1 1\n1\n",
    "both-sides-one-global": "5 1 2 1 0\n1\n",
    "illegal-no-tokens": "0 1 2 1 1\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 0 1 0 0\n\n",
    "smallest-one-global-token": "1 3 2 1 1\n0\n",
    "illegal-n-zero": "0 2 1 0 1\n\n",
    "illegal-w-negative": "5 -1 2 0 1\n\n",
    "illegal-dilation-zero": "4 1 0 1 0\n2\n",
    "illegal-g-negative": "6 1 2 -1 0\n\n",
    "illegal-g-above-n": "3 1 1 4 0\n0 1 2 0\n",
    "illegal-g-above-n-causal": "2 1 2 3 1\n1 1 1\n",
    "illegal-causal-two": "4 1 2 1 2\n1\n",
    "illegal-causal-negative": "4 1 2 2 -1\n1 3\n",
    "illegal-position-equals-n": "5 1 2 1 0\n5\n",
    "illegal-position-minus-one": "6 1 2 3 1\n2 -1 4\n",
    "illegal-position-far-outside": "7 2 2 3 0\n3 0 500\n",
    "illegal-position-with-garbage-behind": "4 1 1 2 0\n-1 2\nglobal tokens end here\n? ?\n",
    "illegal-w-with-garbage-behind": "5 -2 1 2 1\n[CLS] [SEP]\n- --\n",
    "illegal-causal-with-garbage-behind": "5 2 1 2 3\none two\n\n",
    "boundary-no-globals": "7 2 2 0 0\n\n",
    "boundary-no-globals-causal": "9 2 3 0 1\n\n",
    "boundary-w-zero": "6 0 2 1 0\n3\n",
    "boundary-w-zero-causal": "7 0 1 2 1\n5 2\n",
    "boundary-dilation-one": case(9, 2, 1, 1, 0),
    "boundary-reach-one-below-n": case(10, 3, 3, 1, 0),
    "boundary-reach-beyond-n": "9 50 4 1 1\n6\n",
    "boundary-largest-w-and-dilation": "6 1000 1000 1 0\n4\n",
    "boundary-every-token-global": "5 1 3 5 1\n4 1 0 3 2\n",
    "boundary-last-position-global": "8 1 3 2 1\n7 4\n",
    "boundary-first-position-global": "6 1 2 1 0\n0\n",
    "repeats-one-token": "7 1 2 3 0\n4 4 4\n",
    "repeats-as-many-as-tokens": "6 1 3 6 1\n2 4 2 2 4 2\n",
    "distinct-sizes": case(14, 3, 2, 4, 0),
    "distinct-sizes-causal": case(13, 2, 4, 3, 1),
    "typical-document": case(30, 4, 2, 2, 0),
    "typical-causal": case(24, 3, 2, 2, 1),
    "largest-both-sides": case(200, 12, 5, 3, 0),
}
