"""Test cases of temperature, top-k and top-p sampling."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(
    vocab_size: int, t: float, k: int, p: float, m: int, *, spread: float = 2, decimals: int = 2
) -> Case:
    """Logits between -spread and spread; divided by t they should spread about 1."""

    def draw_input(draw: Draw) -> str:
        logits = draw.vector(vocab_size, -spread, spread, decimals)
        return lines((vocab_size, t, k, p, m), logits, draw.vector(m, 0, 0.9999, 4))

    return draw_input


def peaked(vocab_size: int, t: float, k: int, p: float, m: int) -> Case:
    """A dozen likely tokens in a large vocabulary, as in a real model."""

    def draw_input(draw: Draw) -> str:
        logits = draw.vector(vocab_size, -6, 2, 1)
        for _ in range(12):
            logits[draw.integer(0, vocab_size - 1)] = draw.decimal(7, 11)
        return lines((vocab_size, t, k, p, m), logits, draw.vector(m, 0, 0.9999, 4))

    return draw_input


def few_levels(vocab_size: int, t: float, k: int, p: float, m: int) -> Case:
    """Logits of four levels only, so that most tokens tie with others."""

    def draw_input(draw: Draw) -> str:
        logits = [draw.integer(0, 3) / 2 for _ in range(vocab_size)]
        return lines((vocab_size, t, k, p, m), logits, draw.vector(m, 0.001, 0.999, 3))

    return draw_input


def shifted(vocab_size: int, t: float, k: int, p: float, m: int, *, level: float) -> Case:
    """Ordinary differences around a level far from zero."""

    def draw_input(draw: Draw) -> str:
        logits = draw.vector(vocab_size, level - 2 * t, level + 2 * t, 2)
        return lines((vocab_size, t, k, p, m), logits, draw.vector(m, 0, 0.999, 3))

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "five-tokens": "5 0.8 3 0.85 3\n1 2.5 0.3 2 -1\n0.1 0.6 0.95\n",
    "temperature-zero": "3 0 0 1 2\n1 3 3\n0.2 0.9\n",
    "illegal-no-tokens": "0 0.8 3 0.85 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-token": "1 1 0 0.5 1\n-2.5\n0.3\n",
    "smallest-two-tokens": "2 0.5 0 1 2\n0.3 0.7\n0.65 0.75\n",
    "illegal-negative-vocabulary": "-3 0.8 3 0.85 3\n",
    "illegal-temperature-negative": "3 -0.01 0 0.9 2\n0.3 1 0.5\n0.3 0.8\n",
    "illegal-k-negative": "3 1 -1 0.9 2\n0.3 1 0.5\n0.3 0.8\n",
    "illegal-p-zero": "4 1 2 0 2\n0.3 1 0.5 0.9\n0.3 0.8\n",
    "illegal-p-zero-at-temperature-zero": "2 0 0 0 2\n0.3 1\n0.3 0.8\n",
    "illegal-p-above-one": "3 1 0 1.001 2\n0.3 1 0.5\n0.3 0.8\n",
    "illegal-p-above-one-with-garbage-behind": "5 0.7 3 2 4\nlogits\n0.5 nan ?\n",
    "illegal-m-zero": "3 1 2 0.9 0\n0.3 1 0.5\n\n",
    "illegal-uniform-one": "3 1 0 0.9 3\n0.3 1 0.5\n0.3 1 0.8\n",
    "illegal-uniform-one-with-garbage-behind": "4 0.7 2 1 2\n0.3 1 0.5 0.4\n0.2 1\n- end\n",
    "illegal-uniform-negative": "3 1 0 0.9 2\n0.3 1 0.5\n-0.0001 0.8\n",
    "illegal-uniform-negative-at-temperature-zero": "3 0 0 1 2\n0.3 1 0.5\n0.9 -0.5\n",
    "boundary-p-one-tail-is-kept": "3 1 0 1 3\n0 -40 -50\n0 0.5 0.9999\n",
    "boundary-p-one-cold-tail-is-kept": "5 0.05 4 1 4\n0.3 -1.9 0.25 -2.4 -1.7\n0 0.5 0.8 0.9999\n",
    "boundary-p-one-with-k": case(11, 0.9, 6, 1, 5),
    "boundary-p-one-thousand-tokens": case(1000, 1.2, 0, 1, 6, spread=2.5),
    "boundary-p-small-keeps-one": case(6, 1.5, 0, 0.001, 4),
    "boundary-p-just-below-one": case(9, 0.7, 0, 0.999, 5),
    "boundary-k-one": case(8, 1.3, 1, 0.9, 3),
    "boundary-k-equals-vocabulary": case(6, 0.6, 6, 0.85, 5),
    "boundary-k-above-vocabulary": case(5, 1.1, 10000, 0.9, 5),
    "boundary-uniform-zero": "4 1 0 1 3\n-0.4 0.6 0.3 0.5\n0 0.9999 0.5\n",
    "boundary-temperature-zero-ignores-k-and-p": "5 0 3 0.99 4\n0.4 -1.3 1.2 0.9 1.2\n0 0.5 0.75 0.9999\n",
    "renormalised-between-k-and-p": "5 1 3 0.72 3\n1.5 2 1.4 1.8 1.6\n0.1 0.6 0.95\n",
    "cumulated-in-candidate-order": "3 1 0 0.9 2\n0.3 1 0.5\n0.3 0.8\n",
    "hot-k-and-p": case(9, 3, 5, 0.7, 8, spread=4),
    "cold-k-and-p": case(10, 0.25, 7, 0.95, 8, spread=0.6),
    "distinct-sizes": case(12, 0.8, 7, 0.9, 5),
    "typical-top-p": case(14, 0.7, 0, 0.9, 6),
    "typical-top-k-and-top-p": case(16, 1.2, 8, 0.8, 7),
    "overflow-large-logits": shifted(7, 0.5, 5, 0.9, 6, level=980),
    "overflow-small-temperature": shifted(8, 0.02, 0, 0.95, 6, level=30),
    "overflow-very-negative-logits": shifted(6, 0.4, 4, 1, 5, level=-990),
    "overflow-below-the-others": "5 1.5 0 1 4\n499.2 -700 500.5 -500 498\n0.1 0.5 0.8 0.98\n",
    "tie-at-the-edge-of-k": "6 1 4 1 4\n0.7 1.2 0.7 0.7 1.2 0.7\n0.1 0.5 0.7 0.95\n",
    "tie-of-the-best": "5 0 0 0.9 3\n-0.5 0.8 0.8 0.1 0.8\n0.1 0.5 0.9\n",
    "tie-few-levels": few_levels(14, 0.8, 9, 0.75, 12),
    "largest-peaked": peaked(10_000, 0.9, 40, 0.95, 1000),
    "largest-whole-vocabulary": case(10_000, 1.1, 0, 0.9, 1000, decimals=1),
}
