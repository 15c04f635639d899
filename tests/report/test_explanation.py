"""Hints and solutions on a terminal."""

from typing import Any

import pytest
from rich.cells import cell_len

from judge.messages import Messages
from judge.report.explanation import render_hints, render_solution

HINTS = ["Look at the signs.", "Add, do not multiply."]
PROGRAM = 'import sys\n\n\ndef solve(text):  # [bold] :smile:\n    return "' + "x" * 90 + '"\n'


def test_hints_have_their_numbers(screen: Any, english: Messages) -> None:
    page = screen()
    render_hints(page.console, english, HINTS, total=3, seen=1, next_step="More: judge hint")
    assert page.lines == [
        "Hint 1 of 3",
        "Look at the signs.",
        "",
        "Hint 2 of 3",
        "Add, do not multiply.",
        "",
        "More: judge hint",
    ]


def test_hints_that_were_seen_before_are_dim_and_the_new_one_is_not(screen: Any, english: Messages) -> None:
    page = screen(color_system="standard", force_terminal=True)
    render_hints(page.console, english, HINTS, total=3, seen=1, next_step="")
    assert "\x1b[2mLook at the signs." in page.text
    assert "\nAdd, do not multiply.\n" in page.text


@pytest.mark.parametrize("hint", ["提示" * 100, "word " * 60])
def test_long_hints_are_wrapped(screen: Any, chinese: Messages, hint: str) -> None:
    page = screen()
    render_hints(page.console, chinese, [hint], total=1, seen=0, next_step="接着" * 50)
    assert page.lines[0] == "提示 1/1"
    assert max(map(cell_len, page.lines)) <= 80
    assert "".join(page.lines).replace(" ", "") == "提示1/1" + (hint + "接着" * 50).replace(" ", "")


def test_a_solution_is_the_program_as_it_is_and_its_explanation(screen: Any) -> None:
    page = screen()
    render_solution(page.console, PROGRAM, "# Sums\n\n**Why.** Because `+` adds.\n")
    lines = page.lines
    assert "\n".join(lines).startswith(PROGRAM), "without colours or line breaks of our own"
    assert "Sums" in lines[len(PROGRAM.splitlines()) + 1 :][0] + lines[len(PROGRAM.splitlines()) + 2]
    assert "Why. Because `+` adds." in lines
    assert "\x1b" not in page.text


def test_a_solution_has_colours_on_a_terminal(screen: Any) -> None:
    page = screen(color_system="standard", force_terminal=True)
    render_solution(page.console, PROGRAM, "Because.")
    assert "\x1b[94mdef\x1b[0m" in page.text
