"""Test cases of LayerNorm and BatchNorm: a padded batch, gamma, beta, and running statistics in mode batch-eval."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, Matrix, lines

Case = Callable[[Draw], str]


def tokens(
    draw: Draw, lengths: list[int], seq_len: int, d: int, spread: float, decimals: int, centre: float
) -> Matrix:
    """Draw X: features and sequences around means of their own, and numbers of another size in the padding."""
    feature_means = draw.vector(d, -centre, centre, decimals)
    x = []
    for length in lengths:
        sequence_mean = draw.decimal(-centre / 2, centre / 2, decimals)
        for t in range(seq_len):
            row = draw.vector(d, -spread, spread, decimals)
            offset = sequence_mean if t < length else draw.decimal(3, 9)
            x.append(
                [
                    round(value + mean + offset, decimals)
                    for value, mean in zip(row, feature_means, strict=True)
                ]
            )
    return x


def case(
    batch: int,
    seq_len: int,
    d: int,
    mode: str,
    eps: float,
    *,
    lengths: list[int] | None = None,
    spread: float = 1.5,
    decimals: int = 1,
    centre: float = 1.6,
    shift: float = 0,
    faint: bool = False,
) -> Case:
    """A batch of mixed lengths, or of `lengths`; everything is moved by `shift`.

    In a faint case gamma is a hundredth and beta zero for the first feature: some outputs are just below 0.
    """

    def draw_input(draw: Draw) -> str:
        drawn = lengths or [*draw.integers(batch - 1, 1, seq_len), max(1, seq_len - 1)]
        x = tokens(draw, drawn, seq_len, d, spread, decimals, centre)
        x = [[round(value + shift, decimals) for value in row] for row in x]
        gamma = draw.vector(d, -1.9, 1.9, 2)
        beta = draw.vector(d, -1.2, 1.2, 2)
        if faint:
            gamma[0], beta[0] = 0.01, 0.0
        parts = [gamma, beta]
        if mode == "batch-eval":
            parts += [draw.vector(d, -1.5, 1.5, 2), draw.vector(d, 0.3, 4, 2)]
        return lines((batch, seq_len, d, mode, eps), drawn, x, *parts)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "batch-two-sequences": "2 2 2 batch 0.01\n2 1\n1 2\n3 -1\n0 4.5\n9 9\n1 2\n0 0.5\n",
    "running-statistics": (
        "2 2 3 batch-eval 0.1\n1 2\n1.5 -0.4 2\n7 7 7\n0.3 1.2 -1\n-0.8 0.5 1.4\n"
        "1 0.6 2\n0.5 0 -1\n0.2 0.4 1.1\n1.3 0.5 2.5\n"
    ),
    "illegal-no-sequences": "0 2 2 batch 0.01\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 batch 0.3\n1\n1.4\n0.9\n-0.26\n",
    "layer-two-tokens": "1 2 3 layer 0.1\n2\n1 2 4\n3 -1 0\n1 2 1\n0 0.5 0\n",
    "eval-two-tokens": "1 2 1 batch-eval 0.1\n2\n1\n3\n1\n0\n1.5\n4\n",
    "illegal-no-positions": "2 0 3 batch 0.1\n",
    "illegal-no-features": "2 3 0 layer 0.1\n",
    "illegal-capital-mode-with-matrices": "1 1 2 Layer 0.1\n1\n0.4 1.5\n1 2\n0.5 0\n0.3 0.1\n1.5 2\n",
    "illegal-mode-eval-with-matrices": "1 1 1 eval 0.5\n1\n0.4\n1.2\n0.7\n0.1\n2.3\n",
    "illegal-eps-zero-with-matrices": "1 2 2 batch 0\n2\n0.4 1.5\n-1 0.3\n1 2\n0.5 0\n",
    "illegal-eps-zero-layer": "1 1 2 layer 0\n1\n0.4 1.5\n1 2\n0.5 0.1\n",
    "illegal-eps-negative": "2 2 2 batch-eval -0.1\n",
    "illegal-line-1-with-garbage-behind": "2 2 2 group 0.1\nno lengths\nx y\n",
    "illegal-no-sequences-with-garbage-behind": "0 3 1 layer 0.2\nNone\n- -\n",
    "illegal-length-zero": "3 2 2 layer 0.1\n2 0 1\n",
    "illegal-length-zero-with-matrices": "2 1 1 batch 0.1\n1 0\n0.6\n1.5\n1\n0.2\n",
    "illegal-length-above-with-matrices": "2 1 1 layer 0.1\n2 1\n0.6\n1.5\n1\n0.2\n",
    "illegal-last-length-with-garbage-behind": "3 4 2 batch 0.1\n4 1 5\nx[0] = 1.0\n[nan]\n",
    "boundary-one-feature-layer": case(2, 3, 1, "layer", 0.1),
    "boundary-one-valid-position": case(1, 3, 4, "batch", 0.2, lengths=[1]),
    "boundary-full-lengths": case(3, 2, 3, "batch", 0.4, lengths=[2, 2, 2]),
    "boundary-running-variance-zero": (
        "1 3 2 batch-eval 0.04\n2\n0.3 0.75\n0.1 1\n5 5\n1.2 0.5\n0.3 -1\n0.2 0.4\n0 0.21\n"
    ),
    "boundary-smallest-eps": case(2, 3, 3, "batch", 0.00001, spread=0.01, decimals=2, lengths=[1, 1]),
    "boundary-entries": (
        "2 2 2 batch 0.00001\n2 1\n1000000 -1000000\n-1000000 999999.99\n-999999.99 0.01\n1000000 1000000\n"
        "10 -10\n-10 10\n"
    ),
    "distinct-layer": case(2, 4, 5, "layer", 0.5),
    "distinct-batch": case(4, 3, 2, "batch", 0.6),
    "distinct-eval": case(3, 2, 4, "batch-eval", 0.2),
    "batch-of-short-sequences": case(5, 3, 2, "batch", 0.1, lengths=[1, 3, 1, 2, 1]),
    "far-from-zero-layer": case(2, 2, 4, "layer", 0.001, spread=0.05, decimals=2, centre=0.04, shift=999_900),
    "far-from-zero-batch": case(
        2, 4, 3, "batch", 0.0002, spread=0.05, decimals=2, centre=0.04, shift=-999_900, lengths=[3, 1]
    ),
    "negative-zero-layer": case(2, 3, 4, "layer", 0.2, faint=True),
    "negative-zero-batch": case(3, 3, 2, "batch", 0.1, faint=True),
    "typical-layer": case(2, 4, 8, "layer", 0.00001, decimals=2),
    "typical-batch": case(3, 5, 4, "batch", 0.00001, decimals=2),
    "typical-eval": case(2, 5, 6, "batch-eval", 0.00001, decimals=2),
    "largest-layer": case(4, 10, 200, "layer", 0.1),
    "largest-batch": case(20, 25, 16, "batch", 0.3),
}
