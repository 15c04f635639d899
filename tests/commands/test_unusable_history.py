"""A history that cannot be used: a submission is judged all the same, with a warning and its own exit code."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]

FILE = "history.sqlite3"


def a_file_for_a_folder(home: Path) -> None:
    home.write_text("not a folder\n")


def damaged(home: Path) -> None:
    home.mkdir()
    (home / FILE).write_bytes(b"this is not a database" * 100)


def a_folder_for_a_file(home: Path) -> None:
    (home / FILE).mkdir(parents=True)


def of_a_newer_release(home: Path) -> None:
    home.mkdir()
    with closing(sqlite3.connect(home / FILE)) as connection:
        connection.execute("PRAGMA user_version = 99")


def without_tables(home: Path) -> None:
    home.mkdir()
    with closing(sqlite3.connect(home / FILE)) as connection:
        connection.execute("PRAGMA user_version = 1")


SPOILS = [a_file_for_a_folder, damaged, a_folder_for_a_file, of_a_newer_release, without_tables]
every_way = pytest.mark.parametrize("spoil", SPOILS)


@every_way
@pytest.mark.parametrize(("program", "code"), [("accepted", 0), ("wrong_in_secret", 1)])
def test_a_submission_is_judged_with_a_warning(
    cli: Cli, home: Path, programs: dict[str, str], spoil: Callable[[Path], None], program: str, code: int
) -> None:
    spoil(home)
    outcome = cli("submit", "row-sums", programs[program])
    assert outcome.code == code
    assert "of 3 tests passed" in outcome.out
    assert "Recorded" not in outcome.out
    warning, consequence = outcome.err.splitlines()[-2:]
    assert warning.startswith("Warning: The history ")
    assert consequence == "This submission is judged but not recorded."
    assert str(home / FILE) in outcome.err


@every_way
def test_the_warning_leaves_json_as_it_is(
    cli: Cli, home: Path, programs: dict[str, str], spoil: Callable[[Path], None]
) -> None:
    spoil(home)
    outcome = cli("submit", "row-sums", programs["accepted"], "--json")
    assert outcome.code == 0
    assert outcome.json["verdict"] == "AC"
    assert "Warning: The history " in outcome.err


@every_way
def test_exercises_are_listed_as_unsolved(cli: Cli, home: Path, spoil: Callable[[Path], None]) -> None:
    spoil(home)
    outcome = cli("list", "--unsolved", "--json")
    assert outcome.code == 0
    assert [problem["id"] for problem in outcome.json["problems"]] == ["row-sums", "row-maxima"]


@pytest.mark.parametrize("spoil", SPOILS[1:])
@pytest.mark.parametrize("options", [(), ("--last",), ("--json",), ("row-sums",)])
def test_status_says_that_the_history_is_not_usable(
    cli: Cli, home: Path, spoil: Callable[[Path], None], options: tuple[str, ...]
) -> None:
    spoil(home)
    outcome = cli("status", *options)
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err.startswith("Error: The history ")


def test_a_history_of_a_newer_release_is_left_alone(cli: Cli, home: Path, programs: dict[str, str]) -> None:
    of_a_newer_release(home)
    before = (home / FILE).read_bytes()
    outcome = cli("submit", "row-sums", programs["accepted"])
    assert "was written by a newer release of attnjudge" in outcome.err
    assert (home / FILE).read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"schema_version": 99, "problem": "row-sums"}'])
def test_a_report_of_another_schema_is_named(
    cli: Cli, home: Path, programs: dict[str, str], text: str
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    with closing(sqlite3.connect(home / FILE)) as connection, connection:
        connection.execute("UPDATE submissions SET report_json = ?", (text,))
    outcome = cli("status", "--last")
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err.startswith("Error: The history ")


def test_a_full_disk_is_a_warning(
    cli: Cli, home: Path, programs: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    connect = sqlite3.connect

    def full(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **options)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(sqlite3, "connect", full)
    outcome = cli("submit", "row-sums", "-", stdin=b"print(1)\n" + b"#" * 100_000)
    assert outcome.code == 1
    assert "(database or disk is full)" in outcome.err
    monkeypatch.setattr(sqlite3, "connect", connect)
    assert cli("status", "--json").json["problems"][0]["attempts"] == 1, "no half of a record"


def test_a_history_that_may_only_be_read_is_a_warning_and_can_be_read(
    cli: Cli, home: Path, programs: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    connect = sqlite3.connect

    def read_only(path: Path, **options: Any) -> sqlite3.Connection:
        return connect(f"file:{path}?mode=ro", uri=True, **options)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    outcome = cli("submit", "row-sums", programs["wrong_in_secret"])
    assert outcome.code == 1
    assert "(attempt to write a readonly database)" in outcome.err
    assert cli("status", "--json").json["problems"][0]["solved"] is True


@pytest.mark.parametrize("command", ["list", "status"])
def test_only_a_submission_is_said_to_be_judged_but_not_recorded(cli: Cli, home: Path, command: str) -> None:
    damaged(home)
    assert "This submission" not in cli(command).err


def test_with_a_newer_history_too_the_submission_is_said_not_to_be_recorded(
    cli: Cli, home: Path, programs: dict[str, str]
) -> None:
    of_a_newer_release(home)
    assert "not recorded" in cli("submit", "row-sums", programs["accepted"]).err


@pytest.mark.parametrize("command", ["list", "status"])
def test_a_data_folder_that_cannot_be_looked_into_is_no_crash(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("ATTNJUDGE_HOME", "/" + "a" * 300)  # as one without permission: stat() fails
    assert "The history is not usable" in cli(command).err


@pytest.mark.parametrize(("variable", "codes"), [("ATTNJUDGE_HOME", (0, 3)), ("ATTNJUDGE_BANK", (3,))])
def test_a_folder_of_a_user_who_does_not_exist_is_no_crash(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, variable: str, codes: tuple[int, ...]
) -> None:
    monkeypatch.setenv(variable, "~no-such-user/attnjudge")
    outcome = cli("list")
    assert outcome.code in codes
    assert outcome.code == 0 or "~no-such-user/attnjudge" in outcome.err
