"""A bank that cannot be used: the file, the place in it and the next step are named; exit code 3."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]


@pytest.mark.parametrize("place", ["nothing-here", "empty", "file"])
@pytest.mark.parametrize("command", [("list",), ("show", "row-sums"), ("selftest",)])
def test_a_place_that_is_no_bank_is_named(
    cli: Cli, tmp_path: Path, place: str, command: tuple[str, ...]
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("")
    outcome = cli(*command, "--bank", tmp_path / place)
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err == (
        f"Error: This is not a bank of exercises: {tmp_path / place}."
        " A bank holds the folders problems, solutions and testcases\n"
    )


def test_an_error_of_toml_names_file_and_line(cli: Cli, mini_bank: Path) -> None:
    path = mini_bank / "problems" / "row-sums" / "problem.toml"
    path.write_text('format_version = 1\ntopic = "sums\n')
    outcome = cli("show", "row-sums")
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err.startswith(f"Error: A file of the bank is not valid TOML, {path}: ")
    assert "at line 2, column" in outcome.err


BROKEN = [
    ("stars = 1", "stars = 9", "stars must be one of 1, 2, 3, 4, 5: 9"),
    ("stars = 1", "", "A key is missing"),
    ("stars = 1", 'stars = "1"', "stars must be int, not str"),
    ("stars = 1", "stars = 1\nstarz = 2", "starz"),
    ('difficulty = "easy"', 'difficulty = "simple"', "difficulty must be one of easy, medium, hard: simple"),
    ("format_version = 1", "format_version = 2", "update attnjudge"),
    ("time_limit = 1.0", "time_limit = 0", "limits.time_limit must be above zero: 0"),
    ('type = "decimal"', 'type = "decimals"', "must be one of decimal, exact, tokens, validator: decimals"),
    ('title.zh = "每行之和"', "", "title.zh"),
]


@pytest.mark.parametrize(
    ("old", "new", "message"), BROKEN, ids=[new or f"no {old}" for old, new, _ in BROKEN]
)
def test_a_key_that_breaks_a_rule_is_named(
    cli: Cli, programs: dict[str, str], mini_bank: Path, old: str, new: str, message: str
) -> None:
    path = mini_bank / "problems" / "row-sums" / "problem.toml"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    outcome = cli("submit", "row-sums", programs["accepted"])
    assert (outcome.code, outcome.out) == (3, "")
    last_line = outcome.err.splitlines()[-1]
    assert last_line.startswith("Error: ")
    assert str(path) in last_line
    assert message in last_line


@pytest.mark.parametrize("command", ["test", "submit", "selftest", "show"])
def test_a_missing_answer_is_named_and_nothing_is_accepted(
    cli: Cli, programs: dict[str, str], mini_bank: Path, command: str, home: Path
) -> None:
    answer = mini_bank / "testcases" / "row-sums" / "secret" / "02-one-row.ans"
    answer.unlink()
    file = [programs["accepted"]] if command in ("test", "submit") else []
    outcome = cli(command, "row-sums", *file)
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err == f"Error: A file of the bank is missing: {answer}\n"
    assert not home.exists()


@pytest.mark.parametrize(
    ("file", "command"),
    [
        ("problems/row-sums/problem.toml", "show"),
        ("problems/row-sums/statement.en.md", "show"),
        ("problems/row-sums/starter.py", "start"),
        ("solutions/row-sums/reference.py", "selftest"),
    ],
)
@pytest.mark.parametrize("how", ["missing", "not UTF-8", "a folder"])
def test_a_file_that_cannot_be_read_is_named(
    cli: Cli, mini_bank: Path, file: str, command: str, how: str
) -> None:
    path = mini_bank / file
    path.unlink()
    if how == "not UTF-8":
        path.write_bytes(b"abc\xff\n")
    elif how == "a folder":
        path.mkdir()
    outcome = cli(command, "row-sums")
    assert (outcome.code, outcome.out) == (3, "")
    words = {"missing": "is missing", "not UTF-8": "(byte 3)", "a folder": "(Is a directory)"}[how]
    assert outcome.err.startswith("Error: A file of the bank ")
    assert str(path) in outcome.err
    assert words in outcome.err


def test_broken_tracks_are_named(cli: Cli, mini_bank: Path) -> None:
    path = mini_bank / "problems" / "tracks.toml"
    path.write_text("topic = 1\nformat_version = 1\n")
    outcome = cli("list")
    assert (outcome.code, outcome.out) == (3, "")
    assert f"{path}: topic must be list, not int" in outcome.err


def test_a_folder_of_an_exercise_without_files_is_a_warning(cli: Cli, mini_bank: Path) -> None:
    (mini_bank / "problems" / "begun").mkdir()
    outcome = cli("list", "--json")
    assert outcome.code == 3
    assert [problem["id"] for problem in outcome.json["problems"]] == ["row-sums", "row-maxima"]
    assert outcome.err.startswith("Warning: A file of the bank is missing: ")


def test_a_message_of_a_broken_bank_is_in_the_chosen_language(cli: Cli, mini_bank: Path) -> None:
    path = mini_bank / "testcases" / "row-sums" / "secret" / "02-one-row.ans"
    path.unlink()
    assert cli("show", "row-sums", "--lang", "zh").err == f"错误：题库缺少文件：{path}\n"
