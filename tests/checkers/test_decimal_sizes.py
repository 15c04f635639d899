"""Outputs as large as the output limit lets through are compared in a time that grows with their size only.

Each comparison runs in a process of its own, so that one that would take for ever fails its test and not the whole run.
"""

import subprocess
import sys

import pytest

PATIENCE = 60  # seconds; the comparisons take one or two, a quadratic one many minutes
COMPARE = """
import sys
from judge.checkers import check
from judge.model import CheckerSpec, TestCase
checker, answer, output = sys.argv[1], *map(eval, sys.argv[2:])
result = check(output, TestCase("secret/01-large", b"", answer), CheckerSpec(checker))
print(result.match, result.reason)
"""
MATRIX = 'b"1.00 -2.00 3.00\\n" * 20_000'


def _compare_large(answer: str, output: str, checker: str = "decimal") -> str:
    command = [sys.executable, "-c", COMPARE, checker, answer, output]
    finished = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    return finished.stdout.strip()


@pytest.mark.parametrize(
    ("answer", "output", "expected"),
    [
        pytest.param('b"1.00 " * 800_000', 'b"1.00  " * 800_000', "same None", id="equal but for blanks"),
        pytest.param(
            'b"1.00\\n"', 'b"1.00\\n" + b"\\n" * 4_000_000', "same None", id="blank lines at the end"
        ),
        pytest.param('b"1.00\\n"', 'b" " * 4_000_000 + b"1.00"', "same None", id="blanks at the start"),
        pytest.param('b"1.00\\n"', 'b"2.00 " * 800_000', "different check.token-count", id="one long line"),
        pytest.param(
            'b"1.00\\n"', 'b"1.00 " * 800_000', "different check.extra-output", id="the answer and more"
        ),
        pytest.param(
            'b"1.00\\n"',
            'b"2 " * 800_000 + b"1.00"',
            "different check.extra-output",
            id="more and the answer",
        ),
        pytest.param(
            MATRIX, f"({MATRIX})[:-12]", "different check.missing-output", id="an end that is missing"
        ),
        pytest.param(
            'b"1.00\\n"',
            'b"1.00 2.00 3.00\\n2.00\\n" * 200_000',
            "different check.extra-output",
            id="many lines",
        ),
        pytest.param(
            MATRIX, 'b"9.00 2.00 3.00 4.00\\n" * 200_000', "different check.wrong-shape", id="a matrix"
        ),
        pytest.param(
            'b"1.00\\n"',
            'b"9\\n9 9\\n" * 500_000',
            "different check.line-count",
            id="many lines, none of them right",
        ),
        pytest.param(
            'b"1.00\\n"', 'b"7" * 4_000_000', "different check.word-for-number", id="one long token"
        ),
        pytest.param('b"1.00\\n"', 'b"[" * 4_000_000', "different check.word-for-number", id="brackets"),
        pytest.param(
            'b"[1, 2]"', 'b"[1000000, 2000000], " * 200_000', "different check.token-count", id="lists"
        ),
        pytest.param(
            'b"1.00\\n"', 'b"np.a(" * 800_000', "different check.word-for-number", id="scalars that never end"
        ),
        pytest.param('b"1.00\\n"', 'b"\\0" * 4_000_000', "different check.nul", id="NUL"),
        pytest.param(
            'b"1.00\\n"', 'b"\\n" * 4_000_000 + b"\\xff"', "different check.not-utf8", id="not UTF-8"
        ),
        pytest.param(
            'b"1.00 " * 10_000',
            '(b"1." + b"0" * 390 + b" ") * 10_000',
            "presentation check.too-many-decimals",
            id="hundreds of decimals",
        ),
        pytest.param(
            MATRIX,
            'b"1.0 -2.0 3.0\\n" * 20_000 + b"\\r\\n"',
            "presentation check.too-few-decimals",
            id="a presentation error in every token of a large answer",
        ),
    ],
)
def test_large_outputs_are_compared_in_a_sensible_time(answer: str, output: str, expected: str) -> None:
    assert _compare_large(answer, output) == expected


@pytest.mark.parametrize(
    ("answer", "output", "expected"),
    [
        (MATRIX, 'b"1.00 -2.00 3.0\\n" * 20_000 + b"\\n" * 1_000_000', "presentation check.too-few-decimals"),
        ('b"1.00\\n"', 'b" " * 900_000 + b"\\n" * 100_000 + b"1.00"', "presentation check.line-breaks"),
        ('b"1.00\\n"', 'b"2.00" + b" " * 1_000_000', "different check.wrong-number"),
        ('b"1.00\\n"', '(b"," + b" " * 99_999) * 10 + b"2.00"', "different check.token-count"),
    ],
)
def test_a_flood_of_blanks_is_compared_in_a_sensible_time(answer: str, output: str, expected: str) -> None:
    assert _compare_large(answer, output) == expected


@pytest.mark.parametrize("at", [0, 4_000_000])
def test_exact_compares_large_outputs_in_a_sensible_time(at: int) -> None:
    answer, output = (
        'b"7\\n" * 2_000_000 + b"7"',
        f'(b"7\\n" * 2_000_000)[:{at}] + b"8" + b"7\\n" * 2_000_000',
    )
    assert _compare_large(answer, output, "exact") == "different exact.bytes-differ"
