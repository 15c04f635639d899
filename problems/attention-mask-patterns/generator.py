"""Cases for the five masks: each boundary of padding and prefix, each clause of the illegal rule."""

from collections.abc import Callable, Sequence

from judge.authoring.drawing import Draw, lines

Case = Sequence[str | int]
FIVE = ("encoder", "causal", "decoder", "prefix", "cross")
SQUARE = ("encoder", "causal", "decoder", "prefix")  # as many keys as queries


def cases(*cases_: Case) -> str:
    """Write T and the cases, each of them kind, n, m, valid and prefix."""
    return lines([len(cases_)], *cases_)


def draw_legal(draw: Draw, kind: str, low: int, high: int) -> list[str | int]:
    """Draw a legal case of `low` to `high` queries and keys, with some padding and a prefix in between."""
    n = draw.integer(low, high)
    m = n
    if kind == "cross":
        m = draw.integer(low, high - 1)
        m += m >= n  # another number of keys than of queries
    valid = 0 if kind == "causal" else draw.integer(m // 2 + 1, m - 1)
    prefix = draw.integer(2, m - 2) if kind == "prefix" else 0
    return [kind, n, m, valid, prefix]


def one_of_each(low: int, high: int) -> Callable[[Draw], str]:
    """A case of each kind."""

    def draw_input(draw: Draw) -> str:
        return cases(*(draw_legal(draw, kind, low, high) for kind in FIVE))

    return draw_input


def mixture(case_count: int, low: int, high: int) -> Callable[[Draw], str]:
    """Legal cases of kinds drawn one by one."""

    def draw_input(draw: Draw) -> str:
        return cases(*(draw_legal(draw, draw.choice(FIVE), low, high) for _ in range(case_count)))

    return draw_input


SAMPLE: dict[str, str | Callable[[Draw], str]] = {
    "three-kinds-and-an-illegal-one": cases(
        ["decoder", 3, 3, 2, 0], ["prefix", 3, 3, 3, 2], ["cross", 2, 3, 2, 0], ["encoder", 2, 2, 3, 0]
    ),
    "causal-with-and-without-valid": cases(
        ["causal", 4, 4, 0, 0], ["causal", 4, 4, 4, 0], ["encoder", 4, 4, 3, 0], ["prefix", 4, 4, 2, 3]
    ),
    "illegal-no-cases": "0\n",
}

SECRET: dict[str, str | Callable[[Draw], str]] = {
    "smallest-causal": cases(["causal", 1, 1, 0, 0]),
    "smallest-of-each-kind": cases(
        *([kind, 1, 1, int(kind != "causal"), int(kind == "prefix")] for kind in FIVE)
    ),
    "smallest-only-key-is-padding": cases(
        ["encoder", 1, 1, 0, 0], ["decoder", 1, 1, 0, 0], ["prefix", 1, 1, 0, 1], ["cross", 1, 1, 0, 0]
    ),
    "smallest-two-tokens": cases(
        ["causal", 2, 2, 0, 0],
        ["encoder", 2, 2, 1, 0],
        ["decoder", 2, 2, 1, 0],
        ["prefix", 2, 2, 2, 1],
        ["prefix", 2, 2, 2, 2],
        ["cross", 2, 1, 1, 0],
        ["cross", 1, 2, 1, 0],
    ),
    "illegal-zero-count-legal-line-behind": "0\ncausal 3 3 0 0\n",
    "illegal-negative-count": "-1\n",
    "illegal-least-count": "-1000\n",
    "illegal-negative-count-legal-lines-behind": "-2\nencoder 3 3 2 0\ncross 2 3 1 0\n",
    "illegal-zero-count-garbage-behind": "0\ncausal three\n1 2 nan [\n",
    "illegal-negative-count-garbage-behind": "-5\n# no cases\nkind n m valid prefix\n",
    "illegal-unknown-kinds": cases(
        ["bidirectional", 3, 3, 2, 0],
        ["encoder", 3, 3, 2, 0],
        ["causal-lm", 3, 3, 0, 0],
        ["prefix-lm", 4, 4, 4, 2],
        ["self", 2, 2, 2, 0],
        ["cross_attention", 2, 3, 2, 0],
        ["enc", 2, 2, 1, 0],
    ),
    "illegal-kind-in-capitals": cases(
        ["Causal", 3, 3, 0, 0],
        ["ENCODER", 3, 3, 2, 0],
        ["decoder", 3, 3, 2, 0],
        ["Prefix", 3, 3, 3, 2],
        ["CROSS", 2, 3, 2, 0],
    ),
    "illegal-no-queries-or-keys": cases(
        *([kind, 0, 0, 0, 0] for kind in FIVE),
        ["cross", 3, 0, 0, 0],
        ["cross", 0, 3, 2, 0],
        ["cross", 3, 2, 1, 0],
    ),
    "illegal-negative-sizes": cases(
        *([kind, -2, -2, 0, 0] for kind in FIVE), ["cross", 3, -1, 0, 0], ["cross", -3, 2, 1, 0]
    ),
    "illegal-no-keys": cases(["cross", 2, 0, 0, 0]),
    "illegal-more-keys-than-queries": cases(
        *([kind, 2, 3, 0, 0] for kind in SQUARE), *([kind, 2, 3, 2, 0] for kind in FIVE)
    ),
    "illegal-more-queries-than-keys": cases(
        *([kind, 4, 3, 0, 0] for kind in SQUARE), *([kind, 4, 3, 2, 0] for kind in FIVE)
    ),
    "illegal-valid-above-keys": cases(
        *([kind, 3, 3, 4, 0] for kind in FIVE),
        ["cross", 5, 3, 4, 0],
        ["cross", 5, 3, 5, 0],
        ["cross", 3, 5, 4, 0],
    ),
    "illegal-valid-negative": cases(*([kind, 3, 3, -1, 0] for kind in FIVE), ["cross", 5, 3, -2, 0]),
    "illegal-valid-far-out": cases(
        ["encoder", 2, 2, 20000, 0], ["decoder", 2, 2, -20000, 0], ["cross", 2, 3, 19999, 0]
    ),
    "illegal-prefix-outside": cases(
        ["prefix", 3, 3, 3, 4], ["prefix", 3, 3, 3, -1], ["prefix", 3, 3, 2, 20000], ["prefix", 3, 3, 3, 3]
    ),
    "illegal-prefix-just-outside": cases(["prefix", 5, 5, 4, 6], ["prefix", 5, 5, 4, -1]),
    "illegal-causal-with-valid": cases(
        ["causal", 3, 3, 3, 0], ["causal", 3, 3, 2, 0], ["causal", 3, 3, 1, 0], ["causal", 3, 3, 0, 0]
    ),
    "illegal-causal-with-all-keys-valid": cases(["causal", 5, 5, 5, 0]),
    "illegal-prefix-for-other-kinds": cases(*([kind, 4, 4, 4 * (kind != "causal"), 2] for kind in FIVE)),
    "illegal-prefix-of-minus-one-for-other-kinds": cases(
        *([kind, 4, 4, 3 * (kind != "causal"), -1] for kind in FIVE), ["causal", 4, 4, 0, 1]
    ),
    "illegal-cases-between-others": cases(
        ["encoder", 4, 4, 3, 0],
        ["encoder", 4, 3, 3, 0],
        ["causal", 3, 3, 0, 0],
        ["decoder", 3, 3, 4, 0],
        ["Cross", 3, 3, 1, 0],
        ["cross", 2, 4, 3, 0],
    ),
    "boundary-no-valid-keys": cases(
        ["encoder", 3, 3, 0, 0], ["decoder", 3, 3, 0, 0], ["prefix", 3, 3, 0, 2], ["cross", 2, 3, 0, 0]
    ),
    "boundary-all-keys-valid": cases(
        ["encoder", 4, 4, 4, 0], ["decoder", 4, 4, 4, 0], ["prefix", 4, 4, 4, 2], ["cross", 3, 4, 4, 0]
    ),
    "boundary-one-key-valid": cases(
        ["encoder", 4, 4, 1, 0], ["decoder", 4, 4, 1, 0], ["prefix", 4, 4, 1, 2], ["cross", 3, 4, 1, 0]
    ),
    "boundary-one-key-padded": cases(
        ["encoder", 5, 5, 4, 0], ["decoder", 5, 5, 4, 0], ["prefix", 5, 5, 4, 2], ["cross", 3, 5, 4, 0]
    ),
    "boundary-prefix-from-none-to-all": cases(*(["prefix", 5, 5, 5, prefix] for prefix in range(6))),
    "boundary-no-prefix": cases(
        ["prefix", 5, 5, 3, 0], ["decoder", 5, 5, 3, 0], ["prefix", 4, 4, 4, 0], ["prefix", 1, 1, 1, 0]
    ),
    "boundary-prefix-around-valid": cases(*(["prefix", 6, 6, 4, prefix] for prefix in range(2, 7))),
    "boundary-one-query-or-one-key": cases(
        ["cross", 1, 6, 4, 0], ["cross", 6, 1, 1, 0], ["cross", 6, 1, 0, 0], ["cross", 1, 5, 5, 0]
    ),
    "distinct-lengths-cross": cases(["cross", 3, 7, 5, 0], ["cross", 6, 4, 2, 0], ["cross", 4, 5, 4, 0]),
    "distinct-sizes-prefix": cases(["prefix", 7, 7, 5, 3], ["prefix", 6, 6, 5, 4], ["prefix", 8, 8, 3, 6]),
    "encoder-one-padded-key": cases(["encoder", 3, 3, 2, 0]),
    "prefix-of-one": cases(["prefix", 4, 4, 4, 1]),
    "cross-as-many-keys-as-queries": cases(["cross", 5, 5, 4, 0], ["cross", 4, 4, 4, 0]),
    "typical-one-of-each-kind": one_of_each(6, 12),
    "typical-mixture": mixture(12, 5, 10),
    "largest-prefix": cases(["prefix", 141, 141, 120, 70]),
    "largest-many-keys": cases(["cross", 1, 20000, 12345, 0]),
    "largest-twenty-cases": mixture(20, 29, 31),
}
