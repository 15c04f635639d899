"""Every kind with sizes that all differ, lengths next to powers of the kernel, every illegal case, large sizes."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Redraw, lines

Case = Callable[[Draw], str]
Layer = tuple[str, int, int, int]

BILLION = 10**9
KINDS = ("rnn", "cnn", "dilated", "attention", "window")


def layers(*cases: Layer) -> str:
    """Write T and the cases."""
    return lines([len(cases)], *cases)


def draw_layer(draw: Draw, kind: str, high: int) -> Layer:
    """Draw a legal layer of a kind with sizes up to `high`, those of kernel and window often small."""
    n, d = draw.integer(3, high), draw.integer(1, high)
    low = {"cnn": 2, "dilated": 2, "window": 1}
    if kind not in low:
        return kind, n, d, 0
    most = n - 1 if kind == "window" else high
    if draw.integer(0, 2):
        most = min(most, 9)
    return kind, n, d, draw.integer(low[kind], most)


def spoil(draw: Draw, layer: Layer) -> Layer:
    """Make a layer illegal in one place."""
    kind, n, d, a = layer
    word = draw.choice(("lstm", "conv", "RNN", "Attention", "windows", "dilate"))
    wrong_a = {"cnn": draw.integer(-2, 1), "dilated": draw.integer(-2, 1), "window": n + draw.integer(0, 2)}
    spoilt: list[Layer] = [
        (word, n, d, a),
        (kind, draw.integer(-3, 1), d, a),
        (kind, n, draw.integer(-3, 0), a),
        (kind, n, d, wrong_a.get(kind, draw.integer(1, 5))),
    ]
    return spoilt[draw.integer(0, 3)]


def mixture(count: int, high: int, *, illegal: bool) -> Case:
    """Draw cases of all kinds; with `illegal`, about a third of them illegal."""

    def draw_input(draw: Draw) -> str:
        cases = [draw_layer(draw, draw.choice(KINDS), high) for _ in range(count)]
        return layers(*(spoil(draw, c) if illegal and not draw.integer(0, 2) else c for c in cases))

    return draw_input


def distinct(draw: Draw) -> str:
    """Draw one layer of each kind; n, d and a differ, and a is no divisor of n or n - 1."""
    cases = [draw_layer(draw, kind, 40) for kind in KINDS]
    for _, n, d, a in cases:
        if len({n, d, a}) < 3 or d == 1 or (a and (n % a == 0 or (n - 1) % a == 0)):
            raise Redraw("two sizes are related")
    return layers(*cases)


SAMPLE: dict[str, str | Case] = {
    "five-kinds": layers(
        ("rnn", 9, 4, 0), ("cnn", 9, 4, 3), ("dilated", 9, 4, 3), ("attention", 9, 4, 0), ("window", 9, 4, 3)
    ),
    "kernel-window-and-word-that-are-illegal": layers(
        ("cnn", 12, 5, 1), ("window", 12, 5, 12), ("lstm", 12, 5, 0), ("window", 12, 5, 11)
    ),
    "illegal-no-cases": "0\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-rnn-and-attention": layers(("rnn", 2, 1, 0), ("attention", 2, 1, 0)),
    "smallest-convolutions-and-window": layers(("cnn", 2, 1, 2), ("dilated", 2, 1, 2), ("window", 2, 1, 1)),
    "illegal-zero-count-garbage-behind": "0\nrnn nine 4 0\nnan - [1, 2\n",
    "illegal-zero-count-legal-line-behind": "0\nrnn 9 4 0\n",
    "illegal-negative-count": "-1\n",
    "illegal-negative-count-legal-lines-behind": "-2\nrnn 9 4 0\ncnn 9 4 3\n",
    "illegal-least-count-garbage-behind": "-1000\n# no cases\nwindow n d w\n",
    "illegal-words": layers(
        ("lstm", 20, 6, 0),
        ("RNN", 20, 6, 0),
        ("Attention", 20, 6, 0),
        ("Cnn", 20, 6, 3),
        ("conv", 20, 6, 3),
        ("dilatedcnn", 20, 6, 3),
        ("attention", 20, 6, 0),
    ),
    "illegal-lengths": layers(
        ("rnn", 1, 6, 0),
        ("cnn", 1, 6, 3),
        ("dilated", 0, 6, 3),
        ("attention", 1, 6, 0),
        ("attention", 0, 6, 0),
        ("attention", -20, 6, 0),
        ("window", 1, 6, 1),
        ("window", 1, 6, 0),
        ("rnn", 20, 6, 0),
    ),
    "illegal-widths": layers(
        ("rnn", 20, 0, 0),
        ("cnn", 20, -6, 3),
        ("dilated", 20, 0, 3),
        ("attention", 20, -6, 0),
        ("window", 20, 0, 3),
        ("window", 20, 1, 3),
    ),
    "illegal-kernels": layers(
        ("cnn", 20, 6, 1),
        ("dilated", 20, 6, 1),
        ("cnn", 20, 6, 0),
        ("dilated", 20, 6, 0),
        ("cnn", 20, 6, -3),
        ("dilated", 20, 6, -3),
        ("cnn", 20, 6, 2),
    ),
    "illegal-kernel-of-one": layers(("cnn", 30, 2, 1), ("cnn", 30, 2, 4)),
    "illegal-windows": layers(
        ("window", 20, 6, 0),
        ("window", 20, 6, -3),
        ("window", 20, 6, 20),
        ("window", 20, 6, 21),
        ("window", 20, 6, 19),
    ),
    "illegal-sizes-for-rnn-and-attention": layers(
        ("rnn", 20, 6, 3),
        ("attention", 20, 6, 3),
        ("rnn", 20, 6, -1),
        ("attention", 20, 6, -1),
        ("rnn", 20, 6, 0),
    ),
    "boundary-window-of-everything": layers(
        ("window", 15, 4, 14), ("attention", 15, 4, 0), ("window", 15, 4, 13)
    ),
    "boundary-kernel-larger-than-the-sequence": layers(
        ("cnn", 10, 3, 10),
        ("cnn", 10, 3, 9),
        ("cnn", 10, 3, 40),
        ("dilated", 10, 3, 10),
        ("dilated", 10, 3, 9),
        ("dilated", 10, 3, 40),
    ),
    "boundary-paths-that-divide": layers(
        ("cnn", 21, 2, 5),
        ("cnn", 22, 2, 5),
        ("cnn", 20, 2, 5),
        ("window", 21, 2, 5),
        ("window", 22, 2, 5),
        ("window", 20, 2, 5),
    ),
    "distinct-sizes": distinct,
    "distinct-other-sizes": distinct,
    "dilated-next-to-powers-of-three": layers(
        ("dilated", 10, 1, 3), ("dilated", 27, 1, 3), ("dilated", 28, 1, 3)
    ),
    "dilated-powers-of-five-and-six": layers(("dilated", 125, 1, 5), ("dilated", 216, 1, 6)),
    "dilated-next-to-powers-of-five": layers(
        ("dilated", 124, 7, 5), ("dilated", 125, 7, 5), ("dilated", 126, 7, 5)
    ),
    "dilated-largest-powers": layers(
        ("dilated", 3**18, 2, 3),
        ("dilated", 3**18 + 1, 2, 3),
        ("dilated", 5**12, 2, 5),
        ("dilated", 5**12 + 1, 2, 5),
        ("dilated", 2**29, 2, 2),
        ("dilated", 2**29 + 1, 2, 2),
        ("dilated", 10**9, 2, 10),
        ("dilated", 10**9, 2, 1000),
    ),
    "attention-cheaper-than-rnn": layers(
        ("rnn", 100, 512, 0),
        ("attention", 100, 512, 0),
        ("attention", 256, 512, 0),
        ("attention", 257, 512, 0),
    ),
    "long-path-of-a-narrow-kernel": layers(("cnn", BILLION, 8, 2)),
    "long-path-of-a-narrow-window": layers(("window", BILLION - 1, 8, 1)),
    "typical-layers": layers(
        ("rnn", 4096, 512, 0),
        ("cnn", 4096, 512, 3),
        ("dilated", 4096, 512, 2),
        ("attention", 4096, 512, 0),
        ("window", 4096, 512, 256),
    ),
    "mixed-small-sizes": mixture(60, 30, illegal=True),
    "beyond-64-bits-all-kinds": layers(
        ("rnn", BILLION, BILLION, 0),
        ("cnn", BILLION, BILLION, BILLION),
        ("dilated", BILLION, BILLION, BILLION),
        ("attention", BILLION, BILLION, 0),
        ("window", BILLION, BILLION, BILLION - 1),
        ("window", BILLION, BILLION, 500),
    ),
    "largest-thousand-cases": mixture(1000, BILLION, illegal=True),
}
