"""Test cases of greedy and beam search with length penalty."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def model(
    vocab_size: int, k: int, t_max: int, alpha: float, eos: int, bos: int, *, decimals: int = 2
) -> Case:
    """Rows that add up to 1, as of a softmax; every token is possible behind every other one."""

    def draw_input(draw: Draw) -> str:
        rows = [draw.distribution(vocab_size, decimals) for _ in range(vocab_size)]
        return lines((vocab_size, k, t_max, alpha, eos, bos), rows)

    return draw_input


def loose_model(vocab_size: int, k: int, t_max: int, alpha: float, eos: int, bos: int) -> Case:
    """Rows that do not add up to 1, with a few zeros."""

    def draw_input(draw: Draw) -> str:
        rows = [draw.vector(vocab_size, 0.01, 0.6, 2) for _ in range(vocab_size)]
        for row in rows:
            if draw.integer(0, 1):
                row[draw.integer(0, vocab_size - 1)] = 0
        return lines((vocab_size, k, t_max, alpha, eos, bos), rows)

    return draw_input


def few_successors(vocab_size: int, k: int, t_max: int, alpha: float, eos: int, bos: int) -> Case:
    """Every token has two or three successors; a sentence rarely ends before t_max."""

    def draw_input(draw: Draw) -> str:
        rows = []
        for _ in range(vocab_size):
            row = [0.0] * vocab_size
            for _ in range(3):
                row[draw.integer(0, vocab_size - 1)] = draw.decimal(0.2, 0.95, 3)
            rows.append(row)
        return lines((vocab_size, k, t_max, alpha, eos, bos), rows)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "greedy-misses-the-best": "4 2 3 0.7 3 0\n0 0.6 0.38 0.02\n0 0.3 0.3 0.4\n0 0.1 0.05 0.85\n0 0 0 1\n",
    "best-one-is-still-live": (
        "5 3 2 1.5 4 0\n0 0.14 0.3 0.01 0.54\n0 0.25 0.29 0.4 0.07\n"
        "0 0.6 0.03 0.35 0.01\n0 0.17 0.38 0.06 0.39\n0 0 0 0 1\n"
    ),
    "illegal-no-tokens": "0 2 3 0.7 3 0\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-step": "2 1 1 1 1 0\n0.3 0.6\n1 0\n",
    "smallest-two-beams": "2 2 2 0.5 0 1\n1 0\n0.2 0.5\n",
    "illegal-one-token": "1 2 3 0.7 0 0\n",
    "illegal-k-zero": "4 0 3 0.7 3 0\n",
    "illegal-k-negative-with-garbage-behind": "4 -2 3 0.7 3 0\nP =\n[[?, nan\n",
    "illegal-t-max-zero": "4 2 0 0.7 3 0\n",
    "illegal-alpha-just-below-zero": "3 2 3 -0.01 2 1\n0.2 0.7 0.1\n0.3 0.2 0.5\n0 1 0\n",
    "illegal-alpha-negative": "3 2 4 -1.5 2 0\n0.1 0.5 0.4\n0.3 0.3 0.4\n1 0 0\n",
    "illegal-eos-negative": "4 2 3 0.7 -1 0\n",
    "illegal-eos-equals-v": "4 2 3 0.7 4 0\n",
    "illegal-bos-negative-with-matrix": "3 2 4 1 2 -1\n0.1 0.5 0.4\n0.3 0.3 0.4\n1 0 0\n",
    "illegal-bos-equals-v": "4 2 3 0.7 3 4\n",
    "illegal-eos-equals-bos": "3 2 4 0.5 1 1\n0.1 0.5 0.4\n0.3 0.3 0.4\n1 0 0\n",
    "illegal-eos-equals-bos-zero": "2 1 2 0 0 0\n0.3 0.7\n0.4 0.6\n",
    "boundary-one-beam": "4 1 4 1.5 3 0\n0 0.24 0.06 0.7\n0 0.63 0.36 0.01\n0 0.05 0.88 0.07\n0 0 0 1\n",
    "boundary-alpha-zero": "4 2 4 0 3 0\n0 0.02 0.76 0.22\n0 0.07 0.83 0.1\n0 0.5 0.49 0.01\n0 0 0 1\n",
    "boundary-alpha-three": model(5, 3, 6, 3, 2, 4),
    "boundary-one-step-more-beams-than-tokens": loose_model(6, 20, 1, 0.6, 3, 5),
    "all-live": "4 2 4 1 3 0\n0 0.5 0.31 0.19\n0 0.57 0.33 0.1\n0 0.23 0.36 0.41\n0 0 0 1\n",
    "all-live-one-token": "4 2 4 1 3 0\n0 0.5 0.05 0.45\n0 0.67 0.23 0.1\n0 0.93 0.03 0.04\n0 0 0 1\n",
    "beam-keeps-its-width": "4 2 3 2 3 0\n0 0.1 0.6 0.3\n0 0.2 0.5 0.3\n0 0.1 0.4 0.5\n0 0 0 1\n",
    "k-finished-is-no-end": "4 2 3 1 3 0\n0 0.2 0.5 0.3\n0 0.1 0.1 0.8\n0 0.1 0.7 0.2\n0 0 0 1\n",
    "sure-first-token": "4 2 4 1 3 0\n0 1 0 0\n0 0.1 0.5 0.4\n0.2 0.1 0.1 0.6\n0 0 0 1\n",
    "typical-short": (
        "5 2 5 0.8 4 0\n0 0.4 0.3 0.2 0.1\n0 0.2 0.35 0.4 0.05\n"
        "0 0.5 0.1 0.15 0.25\n0 0.1 0.1 0.3 0.5\n0 0 0 0 1\n"
    ),
    "typical-long": (
        "5 3 5 1.5 4 0\n0 0.4 0.3 0.05 0.25\n0 0.2 0.35 0.4 0.05\n"
        "0 0.45 0.1 0.15 0.3\n0 0.2 0.4 0.3 0.1\n0 0 0 0 1\n"
    ),
    "distinct-sizes": model(7, 3, 5, 0.6, 6, 2),
    "distinct-loose-rows": loose_model(8, 4, 6, 1.25, 2, 3),
    "loose-rows-many-beams": loose_model(6, 12, 5, 1, 1, 4),
    "negative-zero-sure-tokens": "3 2 3 1 2 0\n0 0.997 0.003\n0.003 0.001 0.999\n0.5 0.25 0.25\n",
    "negative-zero-score-only": "3 1 3 2 0 2\n0.3 0.6 0.1\n0.997 0.001 0.002\n0.015 0.985 0\n",
    "tie-in-the-last-digits": (
        "5 4 4 1 4 3\n0.6 0.9 0 0 0.4\n0.3 0.6 0.4 0.1 0\n0.9 0.9 0.6 0.3 0.2\n"
        "0.3 0.3 0.1 0.2 0.3\n0.9 0.6 0.6 0.9 0.3\n"
    ),
    "tie-in-the-last-digits-alpha-zero": (
        "5 4 4 0 0 1\n0.2 0.1 0.1 0.4 0.3\n0 0.1 0.2 0.6 0.2\n0.4 0 0.4 0.6 0.4\n"
        "0.1 0.2 0.3 0.4 0.2\n0.4 0.1 0.4 0.1 0.3\n"
    ),
    "tie-in-the-last-digits-of-loose-rows": (
        "5 2 3 2 4 2\n0.49 0 0.52 0.13 0.08\n0.14 0.14 0.4 0 0.42\n0.06 0.07 0.03 0.05 0.01\n"
        "0.07 0.32 0.33 0 0.39\n0.33 0.6 0.01 0.6 0.15\n"
    ),
    "tie-at-the-edge-of-the-beam": (
        "5 4 6 1 2 0\n0.1 0.2 0.4 0.4 0.3\n0 0.2 0.2 0.6 0.6\n0.3 0 0.4 0.2 0.6\n"
        "0.1 0.3 0.1 0 0.2\n0.4 0.1 0.6 0.6 0.3\n"
    ),
    "tie-of-scores-at-the-end": "3 2 4 1 2 0\n0.6 0.2 0.6\n0.2 0.9 0\n0.1 0.6 0.6\n",
    "tie-of-scores-after-two-ends": "3 3 3 1 1 2\n0.1 0.1 0\n0.3 0.2 0.2\n0.9 0.3 0.3\n",
    "tie-of-two-lengths": "4 3 3 0 2 3\n0 0 1 0\n0 0.5 1 0\n1 0 0 0\n0.4 0.3 0.4 0.1\n",
    "largest-model": model(60, 20, 40, 0.7, 59, 0, decimals=3),
    "largest-few-successors": few_successors(60, 20, 40, 1, 17, 42),
}
