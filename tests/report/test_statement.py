"""A statement on a terminal: Markdown as text, formulas as they were typed, samples side by side."""

from typing import Any

import pytest
from rich.cells import cell_len

from judge.messages import Messages
from judge.model import Problem, TestCase
from judge.report.statement import render_statement

STATEMENT = """\
# Sum of each row

## Task

Add up each row of `rows` numbers. A paragraph of the source may have lines that are
much longer than the terminal is wide, and is set anew.

## Definition

The formula stands as it was typed:

    S[i] = Σ_j x[i,j]          for 1 <= i <= rows
    O[i] = S[i] * S[i]

- first *item*
- second item
"""


def shown(
    screen: Any, say: Messages, problem: Problem, text: str = STATEMENT, *samples: TestCase, width: int = 80
) -> list[str]:
    page = screen(width)
    render_statement(page.console, say, problem, text, samples)
    assert max(map(cell_len, page.text.splitlines())) <= width
    return page.lines


def test_a_statement_line_by_line(screen: Any, english: Messages, problem: Problem, sample: TestCase) -> None:
    assert shown(screen, english, problem, STATEMENT, sample) == [
        " " * 32 + "Sum of each row",
        "",
        "Task",
        "",
        "Add up each row of `rows` numbers. A paragraph of the source may have lines that",
        "are much longer than the terminal is wide, and is set anew.",
        "",
        "Definition",
        "",
        "The formula stands as it was typed:",
        "",
        "",
        " S[i] = Σ_j x[i,j]          for 1 <= i <= rows",
        " O[i] = S[i] * S[i]",
        "",
        "",
        " • first item",
        " • second item",
        "",
        "Sample 1",
        "  Input       Output",
        "  2 2         3.00",
        "  1 2         0.75",
        "  0.5 0.25",
        "",
        "`judge start row-sums` writes a file to begin with.",
    ]


def test_chinese_is_broken_between_characters_and_not_at_punctuation(
    screen: Any, chinese: Messages, problem: Problem
) -> None:
    text = "# 每行之和\n\n## 任务\n\n求每行之和，输出一行。如果行数小于一，那么输出零。\n"
    lines = shown(screen, chinese, problem, text, width=20)
    assert lines[4:7] == ["求每行之和，输出一", "行。如果行数小于一，", "那么输出零。"]


def test_the_widest_formula_allowed_fits_80_columns(screen: Any, english: Messages, problem: Problem) -> None:
    formula = "x" * 76
    lines = shown(screen, english, problem, f"# T\n\n    {formula}\n")
    assert f" {formula}" in lines


def test_marks_of_lists_and_tokens_are_not_taken_for_markup(
    screen: Any, english: Messages, problem: Problem
) -> None:
    text = "# T\n\nPrint `[red]` or `[MASK]`; `:smile:` too.\n\n    [bold] * __x__ * `y`\n"
    lines = shown(screen, english, problem, text, TestCase("sample/01-x", b"[red]1[/red]\n", b":smile:\n"))
    assert "Print `[red]` or `[MASK]`; `:smile:` too." in lines
    assert " [bold] * __x__ * `y`" in lines
    assert "  [red]1[/red]    :smile:" in lines


def test_samples_are_numbered(screen: Any, english: Messages, problem: Problem, sample: TestCase) -> None:
    lines = shown(screen, english, problem, "# T\n", sample, sample, sample)
    assert [line for line in lines if line.startswith("Sample ")] == ["Sample 1", "Sample 2", "Sample 3"]


def test_a_wide_terminal_does_not_make_lines_hard_to_read(
    screen: Any, english: Messages, problem: Problem
) -> None:
    assert max(map(len, shown(screen, english, problem, "# T\n\n" + "words " * 200, width=300))) <= 100


@pytest.mark.parametrize("width", [1, 2, 3, 5, 10])
def test_any_width_comes_to_an_end(screen: Any, english: Messages, problem: Problem, width: int) -> None:
    page = screen(width)
    render_statement(page.console, english, problem, STATEMENT, ())
    assert "formula" in page.text.replace("\n", "")
