"""`judge next`: the first exercise that is not solved."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]

MAXIMA = "import sys\nfor row in sys.stdin.read().splitlines()[1:]:\n    print(max(map(int, row.split())))\n"


def test_the_first_exercise_of_the_tracks_comes_first(cli: Cli) -> None:
    outcome = cli("next")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == (
        "Sum of each row · Adding up · easy ★\n"
        "To read it: judge show row-sums\n"
        "To begin: judge start row-sums\n"
        "2 of 2 exercises are left.\n"
    )


def test_an_exercise_that_was_tried_and_not_solved_still_comes_next(
    cli: Cli, programs: dict[str, str]
) -> None:
    cli("submit", "row-sums", programs["wrong_in_secret"])
    assert cli("next", "--json").json["problem"]["id"] == "row-sums"


def test_solved_exercises_are_passed_over(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["accepted"])
    assert cli("next").out.startswith("Largest of each row · Least and largest · hard ★★★★\n")


def test_json_holds_every_field(cli: Cli) -> None:
    assert cli("next", "--json").json == {
        "schema_version": 1,
        "problem": {
            "id": "row-sums",
            "title": {"en": "Sum of each row", "zh": "每行之和"},
            "topic": "sums",
            "difficulty": "easy",
            "stars": 1,
            "sources": ["A-1", "ch1.2"],
        },
        "left": 2,
        "total": 2,
    }


@pytest.fixture
def all_solved(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["accepted"])
    assert cli("submit", "row-maxima", "-", stdin=MAXIMA.encode()).code == 0


@pytest.mark.usefixtures("all_solved")
def test_when_all_is_solved_it_says_so(cli: Cli) -> None:
    assert (cli("next").code, cli("next").out) == (0, "Every exercise is solved.\n")
    data = cli("next", "--json").json
    assert (data["problem"], data["left"], data["total"]) == (None, 0, 2)


def test_an_exercise_that_cannot_be_read_is_passed_over_with_a_warning(cli: Cli, mini_bank: Path) -> None:
    (mini_bank / "problems/row-sums/problem.toml").write_text("no TOML")
    outcome = cli("next")
    assert outcome.code == 0
    assert outcome.out.startswith("Largest of each row")
    assert outcome.err.startswith("Warning: A file of the bank is not valid TOML")


def test_a_bank_in_which_nothing_can_be_read_is_not_usable(cli: Cli, mini_bank: Path) -> None:
    for id in ("row-sums", "row-maxima"):
        (mini_bank / f"problems/{id}/problem.toml").write_text("no TOML")
    outcome = cli("next")
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err.count("Warning: ") == 2


def test_without_a_history_the_first_exercise_comes_next_with_a_warning(cli: Cli, home: Path) -> None:
    home.mkdir()
    (home / "history.sqlite3").write_bytes(b"not a database" * 100)
    outcome = cli("next")
    assert (outcome.code, outcome.out.splitlines()[0]) == (0, "Sum of each row · Adding up · easy ★")
    assert outcome.err.startswith("Warning: The history is not usable: ")


def test_an_accepted_submission_names_the_command(cli: Cli, programs: dict[str, str]) -> None:
    assert cli("submit", "row-sums", programs["accepted"]).out.endswith("\nNext: judge next\n")


def test_in_chinese(cli: Cli) -> None:
    assert cli("next", "--lang", "zh").out == (
        "每行之和 · 求和 · 简单 ★\n查看题面：judge show row-sums\n"
        "开始答题：judge start row-sums\n还剩 2/2 题。\n"
    )
