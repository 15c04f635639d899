"""Test cases of weight initialization: every kind, fans that differ, depths with visible powers."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(kind: str, fan_in: int, fan_out: int, layers: int, m: int, decimals: int = 2) -> Case:
    """Draws between 0 and 1 for the uniform kind; for the others between -2.4 and 2.4, of variance about 2."""

    def draw_input(draw: Draw) -> str:
        uniform = kind == "xavier-uniform"
        draws = draw.vector(m, 0, 0.99, decimals) if uniform else draw.vector(m, -2.4, 2.4, decimals)
        return lines((kind, fan_in, fan_out, layers, m), draws)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "xavier-uniform": "xavier-uniform 512 2048 3 3\n0.1 0.5 0.93\n",
    "gpt2-residual": "gpt2-residual 512 2048 4 2\n0.3 -1\n",
    "illegal-no-inputs": "xavier-uniform 0 2048 3 3\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-xavier-uniform": "xavier-uniform 1 1 1 1\n0.31\n",
    "smallest-xavier-normal": "xavier-normal 1 1 1 1\n-0.7\n",
    "smallest-he-normal": "he-normal 1 1 1 1\n1.3\n",
    "smallest-gpt2": "gpt2 1 1 1 1\n-1.7\n",
    "smallest-gpt2-residual": "gpt2-residual 1 1 1 1\n0.9\n",
    "illegal-kind-with-capitals": "GPT2 512 2048 3 2\n0.1 0.2\n",
    "illegal-kind-garbage-behind": "xavier 512 2048 3 2\nuniform or normal?\n",
    "illegal-fan-in-not-used": "gpt2 0 300 2 2\n0.4 -1.1\n",
    "illegal-fan-in-negative": "xavier-normal -3 40 2 2\n",
    "illegal-fan-out-zero": "xavier-normal 40 0 2 2\n0.4 -1.1\n",
    "illegal-fan-out-not-used": "he-normal 40 -1 2 2\n0.4 -1.1\n",
    "illegal-no-layers": "gpt2-residual 40 30 0 2\n0.4 -1.1\n",
    "illegal-no-draws": "gpt2 40 30 2 0\n",
    "illegal-m-negative-garbage-behind": "gpt2 40 30 2 -2\nz_1 z_2\n",
    "illegal-uniform-of-one": "xavier-uniform 40 30 2 3\n0.2 1 0.7\n",
    "illegal-uniform-above-one": "xavier-uniform 7 90 4 2\n0.63 1.0001\n",
    "illegal-uniform-negative-garbage-behind": "xavier-uniform 40 30 2 3\n-0.0001 0.3 0.8\nthe end\nnan\n",
    "illegal-normal-for-uniform": "xavier-uniform 600 200 5 4\n0.4 0.9 -1.3 2.1\n",
    "boundary-uniforms": "xavier-uniform 60 20 2 4\n0 0.9999 0.25 0.5\n",
    "boundary-largest-fans": case("xavier-uniform", 100_000, 100_000, 7, 4),
    "boundary-one-input": case("he-normal", 1, 70_000, 4, 4),
    "boundary-one-output": case("xavier-normal", 37, 1, 9, 4),
    "boundary-most-layers": case("gpt2-residual", 50_000, 90, 100, 5),
    "boundary-one-layer": case("gpt2", 2500, 1300, 1, 4),
    "boundary-largest-power": "he-normal 300 1200 12 3\n0.52 -1.04 10\n",
    "distinct-xavier-uniform": case("xavier-uniform", 90, 40, 5, 6),
    "distinct-xavier-normal": case("xavier-normal", 128, 70, 4, 6),
    "distinct-he-normal": case("he-normal", 96, 384, 5, 7),
    "distinct-gpt2": case("gpt2", 1600, 6400, 6, 5),
    "distinct-gpt2-residual": case("gpt2-residual", 3072, 768, 12, 5),
    "negative-zero-uniform": "xavier-uniform 30000 50000 2 4\n0.4999 0.31 0.5 0.77\n",
    "negative-zero-normal": "gpt2-residual 900 400 5 4\n-0.0003 1.2 0.0002 -0.8\n",
    "xavier-normal-of-wide-layer": "xavier-normal 512 2048 3 2\n0.3 -1\n",
    "typical-he-normal": "he-normal 512 2048 3 2\n0.1 -1\n",
    "typical-gpt2": case("gpt2", 768, 3072, 12, 8),
    "largest-normal": case("he-normal", 4096, 11_008, 12, 5000, 3),
    "largest-uniform": case("xavier-uniform", 70_000, 100_000, 11, 5000, 4),
}
