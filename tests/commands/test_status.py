"""`judge status`: what has been reached, and the last report again."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

Cli = Callable[..., Any]


def test_without_submissions_the_way_to_submit_is_named(cli: Cli, home: Path) -> None:
    outcome = cli("status")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == "Nothing has been submitted yet. `judge submit ID FILE` submits\n"
    assert cli("status", "--json").json == {"schema_version": 1, "problems": []}
    assert not home.exists(), "asking leaves nothing behind"


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_without_submissions_there_is_no_last_report(cli: Cli, options: tuple[str, ...]) -> None:
    outcome = cli("status", "--last", *options)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("Error: Nothing has been submitted yet.")


def test_attempts_are_counted_and_the_latest_exercise_comes_first(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["wrong_in_sample"])
    cli("submit", "row-maxima", programs["run_time_error"])
    cli("submit", "row-sums", programs["accepted"])
    cli("submit", "row-sums", programs["presentation"])
    outcome = cli("status")
    assert outcome.code == 0
    lines = outcome.out.splitlines()
    assert re.fullmatch(r"row-sums +3 +PE  ✓ solved +\d{4}-\d\d-\d\d \d\d:\d\d *", lines[1])
    assert re.fullmatch(r"row-maxima +1 +RTE +\d{4}-\d\d-\d\d \d\d:\d\d *", lines[2])
    assert lines[3] == "1 of 2 exercises solved"


def test_json_holds_every_field(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["accepted"])
    cli("submit", "row-sums", programs["wrong_in_sample"])
    ((problem),) = cli("status", "--json").json["problems"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", problem.pop("last_time_utc"))
    assert problem == {"problem": "row-sums", "attempts": 2, "solved": True, "last_verdict": "WA"}


def test_an_id_chooses_one_exercise(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["accepted"])
    cli("submit", "row-maxima", programs["wrong_in_sample"])
    data = cli("status", "row-m", "--json").json
    assert [problem["problem"] for problem in data["problems"]] == ["row-maxima"]
    assert "row-sums" not in cli("status", "row-maxima").out


def without_measurements(out: str) -> list[str]:
    """A report without its times, which are kept to a tenth of a millisecond, and without hints."""
    lines = re.sub(r"(?m)^([A-Z]+ +\S+/\S+).*$", r"\1", out).splitlines()
    hints = ("Recorded", "Next:", "This is a secret test", "shown. `--reveal`")
    return [line for line in lines if not line.startswith(hints)]


@pytest.mark.parametrize("program", ["wrong_in_secret", "accepted"])
def test_the_last_report_is_shown_again(cli: Cli, programs: dict[str, str], program: str) -> None:
    first = cli("submit", "row-sums", programs[program], "--all").out
    again = cli("status", "--last")
    assert again.code == 0, "the verdict of then is not the exit code of now"
    assert without_measurements(again.out) == without_measurements(first)


def test_the_last_report_of_one_exercise_is_shown_again(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["accepted"])
    cli("submit", "row-maxima", programs["wrong_in_sample"])
    assert cli("status", "--last", "--json").json["problem"] == "row-maxima"
    assert cli("status", "row-sums", "--last", "--json").json["problem"] == "row-sums"
    assert cli("status", "row-sums", "--last").out.startswith("row-sums · ")


def test_the_last_report_is_shown_in_the_language_of_now(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["wrong_in_secret"])
    out = cli("status", "--last", "--lang", "zh").out
    assert "WA 答案错误 · 通过 1/3 个测试点" in out
    assert "row-sums · 每行之和" in out


def test_the_last_report_of_a_program_that_did_not_compile_is_shown_again(
    cli: Cli, programs: dict[str, str]
) -> None:
    first = cli("submit", "row-sums", programs["compile_error"]).out
    assert cli("status", "--last").out == first.removesuffix("Recorded as submission 1.\n")


def test_no_option_is_named_that_status_does_not_have(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["wrong_in_secret"])
    assert "--reveal" not in cli("status", "--last").out or cli("status", "--last", "--reveal").code == 0


@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_line_is_wider_than_the_terminal(cli: Cli, programs: dict[str, str], language: str) -> None:
    cli("submit", "row-sums", programs["accepted"])
    cli("submit", "row-maxima", programs["wrong_in_sample"])
    assert max(map(cell_len, cli("status", "--lang", language).out.splitlines())) <= 80


def test_an_exercise_without_submissions_is_told_from_no_submissions_at_all(
    cli: Cli, programs: dict[str, str]
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    for arguments in (("status", "row-maxima"), ("status", "row-maxima", "--last")):
        outcome = cli(*arguments)
        assert "Nothing has been submitted yet." not in outcome.out + outcome.err
        assert "row-maxima" in outcome.out + outcome.err


@pytest.fixture
def other_bank(mini_bank: Path, tmp_path: Path) -> Path:
    """A bank that has only `row-maxima`."""
    folder = tmp_path / "other"
    for part in ("problems", "solutions", "testcases"):
        (folder / part).mkdir(parents=True)
        (folder / part / "row-maxima").symlink_to(mini_bank / part / "row-maxima")
    return folder


def test_a_report_on_an_exercise_of_another_bank_can_be_shown_again(
    cli: Cli, programs: dict[str, str], other_bank: Path
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    outcome = cli("status", "--last", "--bank", other_bank)
    assert outcome.code == 0
    assert outcome.out.startswith("row-sums")
    assert "AC accepted · 3 of 3 tests passed" in outcome.out


def test_not_more_exercises_are_solved_than_there_are(
    cli: Cli, programs: dict[str, str], other_bank: Path
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    assert "solved" not in cli("status", "--bank", other_bank).out
