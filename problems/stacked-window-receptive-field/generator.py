"""Test cases of the receptive field of stacked window layers."""

from collections.abc import Callable, Sequence

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]
Layer = Sequence[int]  # w, dilation, causal


def stack(n: int, layers: Sequence[Layer], q: int) -> str:
    """Write an input; the first layer is the one nearest to the input."""
    return lines((n, len(layers)), *layers, (q,))


def case(n: int, layer_count: int, w: tuple[int, int], dilation: tuple[int, int], q: tuple[int, int]) -> Case:
    """Layers and query between bounds; about half of the layers are causal."""

    def draw_input(draw: Draw) -> str:
        layers = []
        for _ in range(layer_count):
            causal = draw.integer(0, 1)
            layers.append((draw.integer(*w), draw.integer(*dilation), causal))
        return stack(n, layers, draw.integer(*q))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "holes": stack(20, [(1, 4, 0), (1, 1, 1)], 9),
    "top-layer-first": stack(4, [(1, 1, 0), (1, 3, 0)], 0),
    "illegal-no-positions": "0 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-position": stack(1, [(0, 1, 0)], 0),
    "smallest-two-positions": stack(2, [(1, 1, 1)], 1),
    "illegal-negative-length": "-5 1\n1 1 0\n0\n",
    "illegal-no-layers": "6 0\n",
    "illegal-negative-layers-query-behind": "6 -1\n2\n",
    "illegal-no-positions-with-garbage-behind": "0 1\nw dilation causal\n?\n",
    "illegal-negative-window": stack(9, [(1, 2, 0), (-1, 1, 0)], 4),
    "illegal-negative-window-with-garbage-behind": "9 3\n-2 1 0\ntwo 1 0\n\n--\n",
    "illegal-dilation-zero": stack(9, [(1, 0, 0), (2, 1, 0)], 4),
    "illegal-dilation-negative-in-last-layer": "9 2\n1 2 0\n2 -1 1\n8\n",
    "illegal-causal-two": stack(9, [(1, 2, 0), (2, 1, 2)], 5),
    "illegal-causal-negative": stack(7, [(1, 1, -1), (1, 2, 0)], 3),
    "illegal-causal-negative-with-garbage-behind": "7 2\n1 1 -1\nnone\n3\n",
    "illegal-query-one-position": stack(1, [(0, 1, 0)], 1),
    "illegal-query-negative": stack(9, [(1, 2, 0), (2, 1, 1)], -1),
    "illegal-query-equals-length": stack(9, [(1, 2, 0), (2, 1, 1)], 9),
    "illegal-query-minus-length": stack(6, [(1, 1, 0)], -6),
    "boundary-causal-at-the-left-end": stack(6, [(2, 1, 1)], 0),
    "boundary-window-zero": stack(8, [(0, 3, 0), (2, 1, 0), (0, 1, 1)], 3),
    "boundary-window-beyond-both-ends": stack(7, [(9, 1, 0)], 2),
    "boundary-dilation-reaches-last-position": stack(6, [(1, 5, 0)], 0),
    "boundary-dilation-just-too-large": stack(6, [(2, 6, 0), (1, 6, 1)], 5),
    "boundary-largest-dilation": stack(10, [(3, 100_000, 0), (2, 3, 0)], 4),
    "boundary-query-at-the-right-end": stack(13, [(2, 2, 0), (1, 3, 0)], 12),
    "distinct-sizes": stack(30, [(2, 3, 0), (1, 5, 1), (3, 4, 0)], 17),
    "causal-only": stack(9, [(2, 2, 1), (1, 1, 1)], 8),
    "causal-below-other": stack(14, [(3, 2, 1), (1, 3, 0)], 6),
    "causal-above-other": stack(14, [(1, 3, 0), (3, 2, 1)], 1),
    "layers-near-the-left-end": case(11, 3, (1, 2), (2, 4), (1, 3)),
    "layers-near-the-right-end": case(12, 3, (1, 2), (2, 4), (10, 11)),
    "layers-in-a-short-sequence": case(9, 4, (1, 3), (3, 5), (2, 6)),
    "holes-of-different-sizes": case(60, 2, (1, 3), (4, 9), (25, 35)),
    "way-outside-and-back": stack(8, [(1, 2, 0), (1, 3, 0)], 1),
    "no-holes": stack(40, [(1, 1, 0), (1, 3, 0), (1, 9, 0)], 18),
    "typical-local-attention": stack(1024, [(64, 1, 0), (48, 1, 0), (32, 1, 0), (16, 1, 0)], 700),
    "typical-dilations-doubled": stack(2000, [(1, 2**k, 1) for k in range(10)], 1500),
    "typical-dilated-top-layers": stack(512, [(4, 1, 0), (4, 1, 0), (4, 3, 0), (4, 9, 0)], 100),
    "largest-far-steps-first": stack(100_000, [(580, 43, 0), (150, 1, 0), (260, 301, 0)], 50_000),
    "largest-near-steps-first": stack(100_000, [(608, 37, 0), (330, 121, 0), (60, 1, 0)], 70_003),
    "largest-number-of-layers": stack(
        100_000, [(0, 2, 0)] * 995 + [(1, 33_000, 0)] * 5 + [(0, 1, 1)] * 990, 31_000
    ),
}
