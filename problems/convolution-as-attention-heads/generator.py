"""Test cases of convolution-as-attention-heads."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    n: int, c_in: int, c_out: int, k: int, dilation: int, *, x: float = 3, w: float = 1.5, decimals: int = 1
) -> Case:
    """X between -x and x, kernels between -w and w."""

    def draw_input(draw: Draw) -> str:
        return lines(
            (n, c_in, c_out, k, dilation),
            draw.matrix(n, c_in, -x, x, decimals),
            draw.matrix(k * c_in, c_out, -w, w, decimals),
        )

    return draw_input


def tiny_column(n: int, c_in: int, c_out: int, k: int, dilation: int) -> Case:
    """The last output channel has weights of a few hundredths, so that many of its values round to zero."""

    def draw_input(draw: Draw) -> str:
        kernels = draw.matrix(k * c_in, c_out, -1.5, 1.5)
        for row in kernels:
            row[-1] = draw.decimal(-0.01, 0.01, 2)
        return lines((n, c_in, c_out, k, dilation), draw.matrix(n, c_in, -0.9, 0.9, 2), kernels)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "four-tokens": "4 1 2 3 2\n1\n2\n-1\n0.5\n1 0\n0.5 2\n3 -1\n",
    "two-channels": "5 2 1 3 1\n0.5 1\n-2 0.4\n1.5 -1\n3 2\n-0.6 1.2\n1\n-0.5\n2\n1\n-1\n0.3\n",
    "illegal-no-tokens": "0 1 2 3 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 1 1\n-1.3\n0.7\n",
    "smallest-one-token-three-heads": "1 1 1 3 1\n2.5\n9\n-1.5\n8\n",
    "illegal-even-kernel": "5 2 3 4 1\n",
    "illegal-even-kernel-with-matrices-behind": "3 1 1 2 1\n1\n2\n3\n0.5\n-1\n",
    "illegal-kernel-of-eight": "2 3 2 8 5\n",
    "illegal-no-input-channels": "4 0 2 3 1\n",
    "illegal-no-output-channels": "4 2 0 3 1\n",
    "illegal-negative-output-channels-with-garbage-behind": "4 2 -2 3 1\nW =\n[[one, two]]\n",
    "illegal-no-heads": "4 2 2 0 1\n",
    "illegal-negative-odd-kernel": "4 2 2 -3 1\n",
    "illegal-dilation-zero-with-matrices-behind": "2 1 1 3 0\n1\n2\n0.5\n-1\n2\n",
    "illegal-dilation-zero": "3 2 1 5 0\n",
    "illegal-negative-dilation": "4 2 2 3 -1\n",
    "illegal-negative-tokens-with-garbage-behind": "-4 1 2 3 2\nnan\n\n? --\n",
    "boundary-one-head": case(6, 2, 3, 1, 4),
    "boundary-outermost-heads-see-one-token": case(7, 2, 2, 5, 3),
    "boundary-outermost-heads-see-nothing": case(6, 2, 2, 5, 3),
    "boundary-outermost-heads-beyond-the-ends": case(7, 2, 3, 3, 9),
    "boundary-all-heads-but-one-see-nothing": case(5, 3, 2, 7, 20_000),
    "boundary-far-beyond-the-ends": case(3, 2, 2, 31, 9),
    "boundary-entries": case(5, 3, 2, 3, 1, x=100, w=100, decimals=2),
    "boundary-dilation-one-below-n": case(8, 2, 3, 3, 7),
    "distinct-sizes": case(9, 2, 4, 5, 3),
    "distinct-more-input-channels": case(7, 5, 2, 3, 4),
    "square-channels": case(8, 3, 3, 3, 2),
    "square-everything": case(5, 5, 5, 5, 1),
    "two-heads-beyond-the-ends": case(9, 2, 3, 5, 6),
    "adjacent-tokens": case(12, 2, 3, 7, 1),
    "negative-zero-one-channel": tiny_column(8, 1, 1, 3, 1),
    "negative-zero-two-channels": tiny_column(7, 2, 3, 5, 2),
    "typical-kernel-of-three": case(10, 4, 3, 3, 1, decimals=2),
    "typical-dilated": case(12, 3, 2, 5, 2, decimals=2),
    "largest-most-channels": case(187, 8, 8, 31, 2),
    "largest-most-tokens": case(12_000, 1, 1, 31, 300),
    "largest-two-channels": case(6000, 2, 1, 9, 50),
}
