"""`judge list`: what it lists, in which order, and what it says when it cannot."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]


def ids(outcome: Any) -> list[str]:
    return [problem["id"] for problem in outcome.json["problems"]]


def test_exercises_stand_under_their_topics_in_the_order_of_the_tracks(cli: Cli) -> None:
    outcome = cli("list")
    lines = [line.rstrip() for line in outcome.out.splitlines()]
    assert outcome.code == 0
    assert outcome.err == ""
    assert lines[0] == "Adding up  sums"
    assert lines[1].split() == ["row-sums", "Sum", "of", "each", "row", "easy", "★"]
    assert lines[2] == "Least and largest  extremes"
    assert lines[3].split() == ["row-maxima", "Largest", "of", "each", "row", "hard", "★★★★"]
    assert lines[4].startswith("2 exercises.")


def test_topics_without_exercises_are_not_listed(cli: Cli) -> None:
    assert "Nothing yet" not in cli("list").out


def test_no_line_is_wider_than_the_terminal(cli: Cli) -> None:
    assert max(map(len, cli("list").out.splitlines())) <= 80


def test_json_holds_every_field_of_an_exercise(cli: Cli) -> None:
    data = cli("list", "--json").json
    assert data["schema_version"] == 1
    assert data["problems"][0] == {
        "id": "row-sums",
        "title": {"en": "Sum of each row", "zh": "每行之和"},
        "topic": "sums",
        "difficulty": "easy",
        "stars": 1,
        "sources": ["A-1", "ch1.2"],
        "solved": False,
    }


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ((), ["row-sums", "row-maxima"]),
        (("--topic", "sums"), ["row-sums"]),
        (("--topic", "nothing-yet"), []),
        (("--difficulty", "hard"), ["row-maxima"]),
        (("--difficulty", "medium"), []),
        (("--source", "A-2"), ["row-maxima"]),
        (("--source", "a-1"), ["row-sums"]),
        (("--source", "A"), []),
        (("--topic", "sums", "--difficulty", "hard"), []),
        (("--unsolved",), ["row-sums", "row-maxima"]),
    ],
)
def test_filters_choose(cli: Cli, options: tuple[str, ...], expected: list[str]) -> None:
    outcome = cli("list", "--json", *options)
    assert outcome.code == 0
    assert ids(outcome) == expected


def test_filters_that_match_nothing_say_so(cli: Cli) -> None:
    outcome = cli("list", "--topic", "nothing-yet")
    assert (outcome.code, outcome.out) == (0, "No exercise matches.\n")


def test_an_unknown_topic_names_the_topics_there_are(cli: Cli) -> None:
    outcome = cli("list", "--topic", "sum")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == (
        "Error: There is no topic with this id: sum. The topics are: sums, extremes, nothing-yet\n"
    )


def test_a_solved_exercise_has_a_tick_and_leaves_the_unsolved_ones(
    cli: Cli, programs: dict[str, str]
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    listed = cli("list").out.splitlines()
    assert listed[1].startswith("✓")
    assert not listed[3].startswith("✓")
    assert [p["solved"] for p in cli("list", "--json").json["problems"]] == [True, False]
    assert ids(cli("list", "--json", "--unsolved")) == ["row-maxima"]


def test_a_failed_attempt_is_marked_but_not_solved(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["wrong_in_sample"])
    assert cli("list").out.splitlines()[1].startswith("·")
    assert ids(cli("list", "--json", "--unsolved")) == ["row-sums", "row-maxima"]


def test_a_solved_exercise_stays_solved_after_a_later_failure(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["accepted"])
    cli("submit", "row-sums", programs["wrong_in_sample"])
    assert ids(cli("list", "--json", "--unsolved")) == ["row-maxima"]


def test_a_broken_exercise_is_a_warning_and_the_others_are_listed(cli: Cli, mini_bank: Path) -> None:
    path = mini_bank / "problems" / "row-sums" / "problem.toml"
    path.write_text(path.read_text().replace("stars = 1", "starz = 1"))
    outcome = cli("list")
    assert outcome.code == 3
    assert "row-maxima" in outcome.out
    assert "row-sums" not in outcome.out
    assert outcome.err == f"Warning: There is no such key, {path}: starz. Did you mean `stars`?\n"


def test_a_broken_exercise_does_not_spoil_the_json(cli: Cli, mini_bank: Path) -> None:
    (mini_bank / "problems" / "row-sums" / "problem.toml").write_text("stars = = 1")
    outcome = cli("list", "--json")
    assert outcome.code == 3
    assert ids(outcome) == ["row-maxima"]
    assert outcome.err.startswith("Warning: ")


def test_an_exercise_that_no_topic_lists_is_listed_all_the_same(cli: Cli, mini_bank: Path) -> None:
    path = mini_bank / "problems" / "tracks.toml"
    path.write_text(path.read_text().replace('problems = ["row-sums"]', "problems = []"))
    assert ids(cli("list", "--json")) == ["row-maxima", "row-sums"]
    assert "row-sums" in cli("list").out


def test_a_title_is_not_read_as_markup(cli: Cli, mini_bank: Path) -> None:
    path = mini_bank / "problems" / "row-sums" / "problem.toml"
    title = "[red]Fill[/red] [MASK] :smile:"
    path.write_text(path.read_text().replace("Sum of each row", title))
    assert title in cli("list").out
    assert title in cli("test", "row-sums", "-", stdin=b"").out


def test_listing_leaves_no_data_folder_behind(cli: Cli, home: Path) -> None:
    cli("list")
    assert not home.exists()


def test_titles_and_topics_are_in_the_chosen_language(cli: Cli) -> None:
    lines = cli("list", "--lang", "zh").out.splitlines()
    assert lines[0].rstrip() == "求和  sums"
    assert lines[1].split() == ["row-sums", "每行之和", "简单", "★"]
    assert lines[-1].startswith("共 2 题")


def test_one_exercise_is_not_several(cli: Cli) -> None:
    assert "1 exercises" not in cli("list", "--topic", "sums").out
