"""Test cases: outputs of H heads, W_O, and which heads are kept."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = str | Callable[[Draw], str]

TWO_HEADS = "1 0.5\n-1 2\n0.3 0.2\n2 -1\n1 0 2\n0 1 -1\n3 0.5 0\n0.2 1 1\n"


def case(
    n: int, d_k: int, d_model: int, keep: str, *, w_o: float = 1.5, decimals: int = 1
) -> Callable[[Draw], str]:
    """Heads of ordinary outputs, a character of `keep` for each; the entries of W_O go up to `w_o`."""

    def draw_input(draw: Draw) -> str:
        heads = len(keep)
        return lines(
            (n, heads, d_k, d_model),
            draw.matrix(heads * n, d_k, -2, 2, decimals),
            draw.matrix(heads * d_k, d_model, -w_o, w_o, decimals),
            keep,
        )

    return draw_input


def uneven(n: int, d_k: int, d_model: int, keep: str) -> Callable[[Draw], str]:
    """Heads of large outputs and small weights, and the other way round, in turn; head 0 puts out only zeros."""

    def draw_input(draw: Draw) -> str:
        outputs, w_o = [], []
        for h in range(len(keep)):
            large, small = (9, 0.3) if h % 2 else (0.3, 9)
            outputs += [[0.0] * d_k] * n if h == 0 else draw.matrix(n, d_k, -large, large, 2)
            w_o += draw.matrix(d_k, d_model, -small, small, 2)
        return lines((n, len(keep), d_k, d_model), outputs, w_o, keep)

    return draw_input


def extreme(n: int, d_k: int, d_model: int, keep: str) -> Callable[[Draw], str]:
    """Entries over the whole range, the ends of the range among them."""

    def draw_input(draw: Draw) -> str:
        heads = len(keep)
        outputs = draw.matrix(heads * n, d_k, -10, 10, 2)
        w_o = draw.matrix(heads * d_k, d_model, -10, 10, 2)
        draw.set_ends(outputs + w_o, 10)
        return lines((n, heads, d_k, d_model), outputs, w_o, keep)

    return draw_input


SAMPLE: dict[str, Case] = {
    "second-of-two-heads": "2 2 2 3\n" + TWO_HEADS + "0 1\n",
    "two-of-three-heads": case(2, 2, 4, "101"),
    "illegal-no-tokens": "0 2 2 3\n",
}

SECRET: dict[str, Case] = {
    "smallest-one-number": "1 1 1 1\n-1.3\n0.7\n1\n",
    "smallest-one-number-pruned": "1 1 1 1\n0.8\n1.4\n0\n",
    "no-head-kept": "1 2 1 2\n1\n0.5\n1 0\n0.3 1\n0 0\n",
    "no-head-kept-several-tokens": case(3, 2, 4, "00000"),
    "all-heads-kept": "2 2 2 3\n" + TWO_HEADS + "1 1\n",
    "first-of-two-heads": "2 2 2 3\n" + TWO_HEADS + "1 0\n",
    "one-of-four-heads-pruned": case(3, 2, 8, "1101", decimals=2),
    "one-of-five-heads-kept": case(4, 3, 6, "00010", decimals=2),
    "silent-head-and-uneven-heads": uneven(3, 2, 5, "1101"),
    "uneven-heads": uneven(2, 3, 4, "00110"),
    "boundary-one-token": case(1, 3, 5, "0110"),
    "boundary-one-head": case(4, 3, 2, "1"),
    "boundary-one-column-per-head": case(3, 1, 4, "10110"),
    "boundary-one-feature": case(4, 3, 1, "101"),
    "boundary-most-heads": case(2, 1, 3, "1011000111010010" * 4),
    "boundary-widest-head": case(2, 64, 3, "1"),
    "boundary-entries": extreme(3, 2, 4, "101"),
    "distinct-narrower-than-heads-together": case(7, 4, 5, "011"),
    "distinct-wider-than-heads-together": case(3, 4, 11, "01"),
    "distinct-more-heads-than-tokens": case(4, 3, 7, "101101"),
    "negative-zero-two-heads": case(5, 3, 4, "11", w_o=0.01, decimals=2),
    "negative-zero-four-heads": case(4, 2, 3, "1011", w_o=0.01, decimals=2),
    "typical-four-heads": case(6, 4, 16, "1011", decimals=2),
    "typical-eight-heads": case(5, 2, 16, "11010111", decimals=2),
    "largest-all-limits": case(150, 4, 96, "1101011101111010", decimals=2),
    "illegal-zero-tokens": "0 3 2 4\n",
    "illegal-zero-heads": "3 0 2 4\n",
    "illegal-zero-columns": "2 3 0 4\n",
    "illegal-zero-features": "2 3 4 0\n",
    "illegal-negative-tokens": "-2 2 1 3\n",
    "illegal-negative-heads-garbage-behind": "1 -2 1 3\nno heads\n1 two nan\n",
    "illegal-negative-columns": "2 2 -3 1\n",
    "illegal-negative-features": "1 3 2 -4\n",
    "illegal-two-negative-sizes": "2 -2 -2 3\n",
    "illegal-zero-features-garbage-behind": "1 2 1 0\n0.5\n-1.5\n# W_O\n[]\n1 0\n",
    "illegal-zero-tokens-with-weights-behind": "0 2 1 2\n1 0.5\n-0.3 1\n1 1\n",
}
