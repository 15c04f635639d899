"""Make docs/verdicts.md: every reason for PE and WA, with an example that the judge really judges.

python docs/make_verdicts.py
"""

import io
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from judge.diagnosis import diagnose
from judge.judging import decide
from judge.messages import CATALOGUE, Messages
from judge.model import (
    MIB,
    CheckerSpec,
    Execution,
    Limits,
    Problem,
    Report,
    TestCase,
    TestResult,
    Text,
    Tie,
)
from judge.report.terminal import render_report
from judge.report.view import View

DOCUMENT = Path(__file__).parent / "verdicts.md"
NAME = "sample/01-example"
LIMITS = Limits(time=2.0, memory=256 * MIB, output=4 * MIB)
WIDTH = 80
OTHER_REASONS = ("memory", "output", "compile")
OTHER_FAMILIES = ("time.", "ended.", "judge.")


@dataclass(frozen=True)
class Example:
    """An output that gets a reason. `about` is a sentence for the reader who wants to know more."""

    reason: str
    answer: str
    output: str | bytes
    about: str = ""
    checker: CheckerSpec = CheckerSpec("decimal")  # noqa: RUF009 - frozen
    ties: tuple[Tie, ...] = field(default=())


MATRIX = "0.50 0.25\n1.00 2.00\n"
TOLERANT = CheckerSpec("tokens", float_absolute_tolerance=1e-6, float_relative_tolerance=1e-6)
ABSOLUTE = CheckerSpec("tokens", float_absolute_tolerance=0.01)
RELATIVE = CheckerSpec("tokens", float_relative_tolerance=0.01)

PRESENTATION = [
    Example("check.negative-zero", "0.00 1.00\n", "-0.00 1.00\n", "`f'{-0.001:.2f}'` is `-0.00`."),
    Example("check.too-few-decimals", MATRIX, "0.5 0.25\n1.0 2.0\n", "`round(x, 2)` drops zeros."),
    Example("check.too-many-decimals", MATRIX, "0.5012 0.25\n1.00 2.00\n"),
    Example("check.exponent", MATRIX, "5.0e-01 2.5e-01\n1.0e+00 2.0e+00\n", "As `np.savetxt` writes them."),
    Example("check.integer-with-decimals", "3 4\n", "3.0 4.0\n"),
    Example("check.number-spelling", MATRIX, "+0.50 0.25\n01.00 2.00\n"),
    Example("check.brackets", MATRIX, "[[0.50 0.25]\n [1.00 2.00]]\n", "`print` of an array."),
    Example("check.numpy-scalars", "0.50 0.25\n", "np.float64(0.50) np.float64(0.25)\n"),
    Example("check.line-breaks", MATRIX, "0.50 0.25 1.00 2.00\n"),
]

WRONG = [
    Example("check.wrong-number", MATRIX, "0.50 0.25\n1.00 2.01\n", "The last digit counts."),
    Example("check.wrong-word", "ERR_LEN\n", "ERR_DIM\n"),
    Example("check.word-for-number", MATRIX, "row 0.50\n1.00 2.00\n"),
    Example("check.wrong-shape", "1.00 2.00 3.00\n4.00 5.00 6.00\n", "1.00 4.00\n2.00 5.00\n3.00 6.00\n"),
    Example("check.line-count", "1.00\n2.00 3.00\n4.00\n", "1.00\n2.50 3.00\n"),
    Example("check.token-count", "1.00\n2.00 3.00\n4.00\n", "1.00\n2.00\n4.00\n"),
    Example("check.missing-output", MATRIX, "0.50 0.25\n", "The first sequence of a batch, for example."),
    Example("check.extra-output", MATRIX, f"Answer:\n{MATRIX}"),
    Example("check.no-output", MATRIX, "\n\n"),
    Example("check.nothing-printed", MATRIX, ""),
    Example("check.nan", MATRIX, "nan nan\n1.00 2.00\n"),
    Example("check.infinite", MATRIX, "0.50 inf\n1.00 2.00\n"),
    Example(
        "check.summarised", MATRIX, "[0.50 ... 2.00]\n", "`print` of an array of more than 1000 numbers."
    ),
    Example("check.nul", MATRIX, b"0.50 0.25\0\n1.00 2.00\n"),
    Example("check.not-utf8", MATRIX, b"0.50 0.25\n1.00 2.00 \xff\n"),
]

OF_TOKENS = [
    Example("tokens.beyond-absolute", "0.50\n", "0.52\n", checker=ABSOLUTE),
    Example("tokens.beyond-relative", "200.0\n", "203.0\n", checker=RELATIVE),
    Example("tokens.beyond-both", "0.5\n", "0.51\n", checker=TOLERANT),
    Example("tokens.number-as-text", "0.50\n", "0.5\n", checker=CheckerSpec("tokens")),
    Example("tokens.capitals", "Yes\n", "yes\n", checker=CheckerSpec("tokens", case_sensitive=True)),
    Example("tokens.missing", "1 2 3\n", "1 2\n", checker=CheckerSpec("tokens")),
    Example("tokens.extra", "1 2 3\n", "1 2 3 4\n", checker=CheckerSpec("tokens")),
    Example("tokens.blanks", "1 2\n", "1  2\n", checker=CheckerSpec("tokens", space_change_sensitive=True)),
    Example("exact.bytes-differ", "1 2\n", "1 2", checker=CheckerSpec("exact")),
]

SECTIONS = [
    ("Presentation errors: every number right, the text not", PRESENTATION),
    ("Wrong answers", WRONG),
    ("Of the checkers `tokens` and `exact`, which imported exercises use", OF_TOKENS),
]

BEGINNING = """\
# Verdicts and their reasons

<!-- Made by docs/make_verdicts.py from outputs that are really judged. -->

A verdict comes with its reason, the first place that differs, a picture of where the errors are, and a hint where one
can be given. In JSON ([report-format.md](report-format.md)) the reason is the key that stands here as a heading.

Never a difference: how many blanks or tabs stand between two items and at the ends of lines, blank lines at the end, CR
before LF, a missing last newline. Where an exact value lies next to a rounding boundary, both roundings are accepted
(`accepted_by_tie`). Everywhere else the last digit counts.

The examples show a sample, of which everything is shown. Of a secret test the input and the matrices are not, unless
`--reveal` asks for them.
"""

PATTERNS = """\
## What the errors have in common

Seen in the numbers alone, where none of the known mistakes of the exercise gives the same outputs. The hint is told
first, the sentence with `--explain`.
"""

RUNS = """\
## From the way the program ran: TLE, MLE, OLE, RTE, CE, JE
"""


def judged(example: Example) -> tuple[TestCase, TestResult]:
    """Judge the output of an example."""
    output = example.output if isinstance(example.output, bytes) else example.output.encode()
    case = TestCase(NAME, b"2 2\n", example.answer.encode(), example.ties)
    problem = Problem("example", Text("", ""), "", "easy", 1, (), LIMITS, example.checker, not_applicable={})
    execution = Execution(0, None, None, 0.002, 0.003, 21 * MIB, output, b"", input_read=4)
    return case, decide(problem, case, execution)


def screen(example: Example) -> str:
    """Return what the terminal shows of an example."""
    case, result = judged(example)
    report = Report("example", result.verdict, (result,), (), LIMITS, "namespaces", "", "")
    report = diagnose(report, [case], {})
    file = io.StringIO()
    options: dict[str, Any] = {"color_system": None, "_environ": {}}
    console = Console(file=file, width=WIDTH, markup=False, emoji=False, highlight=False, **options)
    render_report(console, Messages("en"), View(report, revealed={case.name: case}))
    lines = [line.rstrip() for line in file.getvalue().splitlines()]
    begin = next(i for i, line in enumerate(lines) if "0 of 1 tests passed" in line)
    end = next(i for i, line in enumerate(lines) if line.startswith("Slowest test:")) - 1
    return "\n".join(lines[begin:end]).rstrip()


def section(title: str, examples: list[Example]) -> str:
    """Write a section down."""
    parts = [f"## {title}\n"]
    for example in examples:
        about = f"\n{example.about}\n" if example.about else ""
        screenshot = "\n".join(f"    {line}".rstrip() for line in screen(example).splitlines())
        parts.append(f"### `{example.reason}`\n{about}\n{screenshot}\n")
    return "\n".join(parts)


def other_reasons() -> str:
    """List the reasons that come from how a program ran, in both languages."""
    keys = [key for key in CATALOGUE if key in OTHER_REASONS or key.startswith(OTHER_FAMILIES)]
    rows = [f"| `{key}` | {CATALOGUE[key][0]} | {CATALOGUE[key][1]} |\n" for key in keys]
    return "".join([RUNS, "\n| reason | sentence | 中文 |\n|---|---|---|\n", *rows])


def patterns() -> str:
    """List what the errors of an output may have in common."""
    rows = [
        f"| `{key}` | {CATALOGUE[key][0]} | {CATALOGUE[f'{key}.hint'][0]} | {CATALOGUE[key][1]} |\n"
        for key in CATALOGUE
        if key.startswith("pattern.") and not key.endswith(".hint")
    ]
    return "".join([PATTERNS, "\n| key | sentence | hint | 中文 |\n|---|---|---|---|\n", *rows])


def document() -> str:
    """Return the whole text."""
    sections = [section(title, examples) for title, examples in SECTIONS]
    return "\n".join([BEGINNING, *sections, patterns(), other_reasons()])


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
