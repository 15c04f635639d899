"""Test cases of the pair counts: every kind, every boundary, sizes beyond 32 and 53 bits."""

from collections.abc import Callable, Sequence

from judge.authoring.drawing import Draw, lines

Case = tuple[str, int, int, int]  # kind n a b
Input = str | Callable[[Draw], str]

BILLION = 10**9
KINDS = ("full", "causal", "window", "causal-window", "longformer", "linformer")


def cases(*cases_: Case) -> str:
    """Write T and the cases."""
    return lines([len(cases_)], *cases_)


def legal(draw: Draw, kind: str, n: int) -> Case:
    """Draw a and b for a case that is legal; half of the radii are small."""
    radius = draw.integer(0, n - 1)
    if draw.integer(0, 1):
        radius = radius * radius // n
    if kind in ("full", "causal"):
        return (kind, n, 0, 0)
    if kind == "linformer":
        return (kind, n, draw.integer(1, n), 0)
    return (kind, n, radius, draw.integer(0, n) if kind == "longformer" else 0)


def spoilt(draw: Draw, case: Case) -> Case:
    """Draw a fault: an unknown kind, a size that is not positive, or an a or b too small or too large."""
    kind, n, a, b = case
    fault = draw.integer(0, 4)
    if fault == 0:
        return (draw.choice((kind.upper(), kind.replace("i", "y") + "s", "sparse")), n, a, b)
    if fault == 1:
        return (kind, draw.integer(-n, 0), a, b)
    if fault == 2:
        return (kind, n, n + draw.integer(1, min(n, BILLION - n)), b)
    return (
        (kind, n, a, n + draw.integer(1, min(n, BILLION - n)))
        if fault == 3
        else (kind, n, draw.integer(-n, -1), b)
    )


def mixture(case_count: int, low: int, high: int, kinds: Sequence[str] = KINDS) -> Callable[[Draw], str]:
    """Cases of the given kinds with n between bounds; about one in eight is illegal."""

    def draw_input(draw: Draw) -> str:
        drawn = []
        for _ in range(case_count):
            case = legal(draw, draw.choice(kinds), draw.integer(low, high))
            drawn.append(case if draw.integer(0, 7) else spoilt(draw, case))
        return cases(*drawn)

    return draw_input


SAMPLE: dict[str, Input] = {
    "five-tokens": cases(
        ("causal", 5, 0, 0), ("window", 5, 2, 0), ("causal-window", 5, 2, 0), ("longformer", 5, 3, 2)
    ),
    "four-thousand-tokens": cases(
        ("full", 4096, 0, 0),
        ("linformer", 4096, 256, 0),
        ("window", 4096, 4096, 0),
        ("longformer", 4096, 256, 1),
    ),
    "illegal-no-cases": "0\n",
}

SECRET: dict[str, Input] = {
    "smallest-one-token": cases(
        ("full", 1, 0, 0),
        ("causal", 1, 0, 0),
        ("window", 1, 0, 0),
        ("causal-window", 1, 0, 0),
        ("longformer", 1, 0, 1),
        ("longformer", 1, 0, 0),
        ("linformer", 1, 1, 0),
    ),
    "smallest-one-case": cases(("causal", 2, 0, 0)),
    "illegal-negative-count": "-1\n",
    "illegal-no-cases-with-case-behind": "0\nfull 5 0 0\n",
    "illegal-no-cases-with-garbage-behind": "0\nkind n a b\nnan - [1, 2\n",
    "illegal-negative-count-with-garbage-behind": "-7\nwindow five 2 0\n?\n",
    "illegal-kind": cases(
        ("causal", 8, 0, 0),
        ("sparse", 8, 0, 0),
        ("band", 8, 2, 0),
        ("longformers", 8, 2, 1),
        ("linformer", 8, 3, 0),
    ),
    "illegal-kind-by-its-spelling": cases(
        ("Full", 6, 0, 0),
        ("causal_window", 6, 2, 0),
        ("WINDOW", 6, 2, 0),
        ("Longformer", 6, 2, 1),
        ("window", 6, 2, 0),
    ),
    "illegal-no-tokens": cases(*((kind, 0, 0, 0) for kind in KINDS), ("window", 7, 1, 0)),
    "illegal-negative-tokens": cases(
        ("full", -4, 0, 0),
        ("causal", -1, 0, 0),
        ("window", -5, -6, 0),
        ("longformer", -3, -4, -3),
        ("linformer", -2, -2, 0),
    ),
    "illegal-radius-too-large": cases(
        ("window", 9, 9, 0), ("causal-window", 9, 9, 0), ("longformer", 9, 9, 2), ("longformer", 9, 100, 9)
    ),
    "illegal-radius-negative": cases(
        ("window", 9, -1, 0),
        ("causal-window", 9, -1, 0),
        ("longformer", 9, -1, 2),
        ("longformer", 9, -3, 9),
        ("window", 9, 3, 0),
    ),
    "illegal-global-tokens": cases(
        ("longformer", 7, 2, 8), ("longformer", 7, 2, -1), ("longformer", 7, 2, 3), ("longformer", 7, 6, 14)
    ),
    "illegal-projected-keys": cases(
        ("linformer", 7, 0, 0), ("linformer", 7, 8, 0), ("linformer", 7, -2, 0), ("linformer", 7, 5, 0)
    ),
    "illegal-unused-a": cases(
        ("full", 10, 1, 0), ("causal", 10, 9, 0), ("full", 10, -1, 0), ("causal", 10, 0, 0)
    ),
    "illegal-unused-b": cases(
        ("full", 10, 0, 2),
        ("causal", 10, 0, 1),
        ("window", 10, 3, 1),
        ("causal-window", 10, 3, -1),
        ("linformer", 10, 4, 4),
        ("full", 10, 0, -3),
        ("linformer", 10, 4, -1),
        ("longformer", 10, 3, 1),
    ),
    "illegal-case-between-others": cases(
        ("window", 12, 2, 0),
        ("window", 12, 12, 0),
        ("causal-window", 12, 5, 0),
        ("causal", 12, 1, 0),
        ("causal", 12, 0, 0),
    ),
    "boundary-radius": cases(
        *((kind, 10, a, 0) for kind in ("window", "causal-window") for a in (0, 1, 8, 9)),
    ),
    "boundary-global-tokens": cases(*(("longformer", 8, 2, b) for b in (0, 1, 6, 7, 8))),
    "boundary-radius-of-the-other-tokens": cases(*(("longformer", 12, a, 7) for a in (0, 3, 4, 5, 6, 11))),
    "boundary-other-tokens-none-or-one": cases(
        ("longformer", 6, 5, 4), ("longformer", 6, 5, 5), ("longformer", 6, 5, 6), ("longformer", 6, 0, 6)
    ),
    "boundary-all-but-two-global": cases(("longformer", 6, 5, 4)),
    "boundary-projected-keys": cases(("linformer", 9, 1, 0), ("linformer", 9, 9, 0), ("linformer", 9, 8, 0)),
    "distinct-sizes": cases(
        ("longformer", 17, 4, 6), ("causal-window", 19, 7, 0), ("window", 23, 3, 0), ("linformer", 29, 11, 0)
    ),
    "longformer-few-global-tokens": mixture(20, 30, 90, ["longformer"]),
    "drawn-few-tokens": mixture(30, 2, 9),
    "drawn-more-tokens": mixture(30, 20, 200),
    "large-beyond-32-bits": mixture(20, 60_000, 200_000),
    "large-beyond-53-bits": mixture(20, 300_000_000, BILLION - 1),
    "large-odd": cases(
        ("causal", 999_999_999, 0, 0),
        ("full", 999_999_937, 0, 0),
        ("window", 999_999_999, 444_444_445, 0),
        ("causal-window", 999_999_999, 777_777_777, 0),
        ("longformer", 999_999_999, 123_456_789, 98_765_433),
        ("linformer", 999_999_937, 333_333_333, 0),
    ),
    "typical-long-document": cases(
        ("full", 4096, 0, 0),
        ("causal", 4096, 0, 0),
        ("window", 4096, 256, 0),
        ("causal-window", 4096, 512, 0),
        ("longformer", 4096, 256, 16),
        ("linformer", 4096, 128, 0),
    ),
    "typical-sliding-window": cases(
        ("causal", 32_768, 0, 0), ("causal-window", 32_768, 4095, 0), ("window", 32_768, 2048, 0)
    ),
    "largest-number-of-tokens": cases(
        ("full", BILLION, 0, 0),
        ("causal", BILLION, 0, 0),
        ("window", BILLION, BILLION - 1, 0),
        ("causal-window", BILLION, BILLION - 1, 0),
        ("longformer", BILLION, BILLION - 1, BILLION),
        ("longformer", BILLION, BILLION - 1, 1),
        ("linformer", BILLION, BILLION, 0),
        ("window", BILLION, BILLION, 0),
    ),
    "largest-thousand-cases": mixture(1000, 1, BILLION - 1),
}
