"""Test cases of the position table: each mode with sequences shorter than the table, as long, and longer."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def case(l_train: int, d: int, l_infer: int, mode: str, *, reach: float = 3, decimals: int = 1) -> Case:
    """A table with entries between -reach and reach.

    Where L_train / L_infer in lowest terms has an odd denominator, or 2 and one decimal, no value of the answer can
    lie exactly between two roundings.
    """

    def draw_input(draw: Draw) -> str:
        return lines((l_train, d, l_infer, mode), draw.matrix(l_train, d, -reach, reach, decimals))

    return draw_input


def tiny_entries(l_train: int, d: int, l_infer: int, mode: str) -> Case:
    """The first column holds a few thousandths, mostly negative."""

    def draw_input(draw: Draw) -> str:
        table = draw.matrix(l_train, d, -1.9, 1.9)
        for row in table:
            row[0] = draw.decimal(-0.004, 0.001, 3)
        return lines((l_train, d, l_infer, mode), table)

    return draw_input


SAMPLE: dict[str, str | Case] = {
    "interpolate": "3 2 4 interpolate\n1 0\n2 4\n-1 3\n",
    "clamp": "3 2 5 clamp\n0.3 -1\n1.25 0.4\n-0.7 2\n",
    "illegal-no-rows": "0 2 4 interpolate\n",
}

SECRET: dict[str, str | Case] = {
    "smallest-one-number": "1 1 1 strict\n-1.37\n",
    "illegal-no-rows-strict": "0 3 2 strict\n",
    "illegal-negative-rows": "-4 3 2 clamp\n",
    "illegal-no-columns": "3 0 4 clamp\n\n\n\n",
    "illegal-negative-columns": "2 -3 2 strict\n",
    "illegal-no-positions": "2 2 0 interpolate\n0.5 1\n2 -1.5\n",
    "illegal-negative-positions": "2 2 -1 strict\n0.5 1\n2 -1.5\n",
    "illegal-mode-unknown": "2 2 3 wrap\n0.5 1\n2 -1.5\n",
    "illegal-mode-capital": "2 2 3 Clamp\n0.5 1\n2 -1.5\n",
    "illegal-mode-unknown-garbage-behind": "3 2 2 nearest\nrow one\n[0.5, 1]\n",
    "illegal-strict-too-long": "2 1 3 strict\n",
    "illegal-strict-too-long-table-behind": "2 2 5 strict\n0.5 1\n2 -1.5\n",
    "illegal-strict-too-long-garbage-behind": "4 3 5 strict\nNone\nT = ?\n",
    "boundary-strict-as-long": case(4, 3, 4, "strict", decimals=2),
    "boundary-strict-one-shorter": case(5, 2, 4, "strict", decimals=2),
    "boundary-clamp-one-longer": case(5, 3, 6, "clamp"),
    "boundary-interpolate-as-long": case(6, 2, 6, "interpolate", decimals=2),
    "boundary-interpolate-one-longer": case(6, 2, 7, "interpolate"),
    "boundary-interpolate-one-shorter": case(6, 2, 5, "interpolate"),
    "boundary-one-row": case(1, 3, 5, "interpolate"),
    "boundary-entries": "3 2 5 interpolate\n-100 99.999\n100 -100\n-99.998 100\n",
    "clamp-one-column": "2 1 5 clamp\n1\n2\n",
    "interpolate-shorter": "3 1 2 interpolate\n1\n5\n9\n",
    "interpolate-twice-as-long": case(5, 3, 10, "interpolate"),
    "interpolate-seven-times-as-long": case(3, 2, 21, "interpolate"),
    "square-table": case(4, 4, 7, "interpolate"),
    "distinct-strict-shorter": case(7, 4, 5, "strict"),
    "distinct-clamp-longer": case(3, 5, 8, "clamp"),
    "distinct-interpolate-longer": case(5, 3, 9, "interpolate"),
    "negative-zero-strict": tiny_entries(5, 2, 4, "strict"),
    "negative-zero-interpolate": tiny_entries(4, 3, 7, "interpolate"),
    "typical-interpolate": case(8, 4, 13, "interpolate", decimals=2),
    "typical-clamp": case(6, 4, 9, "clamp", decimals=2),
    "largest-interpolate": case(500, 20, 999, "interpolate", decimals=2),
    "largest-one-column": case(10_000, 1, 20_000, "interpolate"),
}
