"""`judge status`: what has been reached, and the last report again."""

import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

Cli = Callable[..., Any]


def test_without_submissions_the_way_to_submit_is_named(cli: Cli, home: Path) -> None:
    outcome = cli("status")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == "Nothing has been submitted yet. `judge submit ID FILE` submits\n"
    data = cli("status", "--json").json
    assert (data["schema_version"], data["problems"], data["solved"], data["total"]) == (1, [], 0, 2)
    assert cli("status", "row-sums", "--json").json == {"schema_version": 1, "problems": [], "attempts": []}
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
    lines = [line.rstrip() for line in outcome.out.splitlines()]
    assert re.fullmatch(r"✓  row-sums +3  PE +\d+ ms  \d{4}-\d\d-\d\d \d\d:\d\d", lines[1])
    assert re.fullmatch(r"·  row-maxima +1  RTE +–  \d{4}-\d\d-\d\d \d\d:\d\d", lines[2])
    assert lines[3:] == [
        "",
        "Adding up          ████████████████████  1/1",
        "Least and largest  ░░░░░░░░░░░░░░░░░░░░  0/1",
        "All exercises      ██████████░░░░░░░░░░  1/2",
    ]


def test_json_holds_every_field(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["accepted"])
    cli("submit", "row-sums", programs["wrong_in_sample"])
    data = cli("status", "--json").json
    (problem,) = data.pop("problems")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", problem.pop("last_time_utc"))
    assert problem.pop("best_cpu_ms") > 0
    assert problem == {
        "problem": "row-sums",
        "attempts": 2,
        "solved": True,
        "last_verdict": "WA",
        "hints_shown": 0,
        "solution_seen": False,
    }
    titles = [{"en": "Adding up", "zh": "求和"}, {"en": "Least and largest", "zh": "最值"}]
    assert data == {
        "schema_version": 1,
        "solved": 1,
        "total": 2,
        "topics": [
            {"topic": "sums", "title": titles[0], "solved": 1, "total": 1},
            {"topic": "extremes", "title": titles[1], "solved": 0, "total": 1},
        ],
    }


def test_the_best_time_is_that_of_the_slowest_test_of_the_fastest_accepted_submission(
    cli: Cli, programs: dict[str, str]
) -> None:
    reports = [cli("submit", "row-sums", programs["accepted"], "--json").json for _ in range(3)]
    cli("submit", "row-sums", programs["wrong_in_sample"])
    slowest = [max(test["cpu_ms"] for test in report["tests"]) for report in reports]
    (problem,) = cli("status", "--json").json["problems"]
    assert problem["best_cpu_ms"] == min(slowest)
    assert f" {min(slowest):.0f} ms " in cli("status").out


def test_an_exercise_that_has_changed_stays_solved_but_its_times_do_not_count(
    cli: Cli, programs: dict[str, str], mini_bank: Path
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    (mini_bank / "testcases/row-sums/secret/03-one-more.in").write_text("1 1\n5\n")
    (mini_bank / "testcases/row-sums/secret/03-one-more.ans").write_text("5\n")
    data = cli("status", "row-sums", "--json").json
    assert (data["problems"][0]["solved"], data["problems"][0]["best_cpu_ms"]) == (True, None)
    assert [attempt["exercise_changed"] for attempt in data["attempts"]] == [True]
    cli("submit", "row-sums", programs["accepted"])
    data = cli("status", "row-sums", "--json").json
    assert data["problems"][0]["best_cpu_ms"] == data["attempts"][0]["cpu_ms"]
    assert [attempt["exercise_changed"] for attempt in data["attempts"]] == [False, True]
    assert cli("status", "row-sums").out.count("before the exercise changed") == 1


def test_an_id_shows_every_submission_to_the_exercise_the_latest_first(
    cli: Cli, programs: dict[str, str]
) -> None:
    cli("submit", "row-sums", programs["wrong_in_secret"])
    cli("submit", "row-maxima", programs["wrong_in_sample"])
    cli("submit", "row-sums", programs["accepted"])
    out = cli("status", "row-s").out
    assert out.startswith("row-sums · Sum of each row\nsolved · fastest accepted: ")
    assert [line.split()[:3] for line in out.splitlines()[-2:]] == [["3", "AC", "3/3"], ["1", "WA", "1/3"]]
    data = cli("status", "row-s", "--json").json
    assert [problem["problem"] for problem in data["problems"]] == ["row-sums"]
    attempts = [(a["number"], a["verdict"], a["passed"], a["total"]) for a in data["attempts"]]
    assert attempts == [(3, "AC", 3, 3), (1, "WA", 1, 3)]


def test_times_are_local_and_those_of_json_are_utc(
    cli: Cli, home: Path, programs: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    with closing(sqlite3.connect(home / "history.sqlite3")) as connection, connection:
        connection.execute("UPDATE submissions SET time_utc = '2026-01-02T20:04:05Z'")
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "CST-8")
        time.tzset()
        for arguments in (("status",), ("status", "row-sums")):
            assert "2026-01-03 04:04" in cli(*arguments).out
            assert "2026-01-02T20:04:05Z" in cli(*arguments, "--json").out
    time.tzset()


def test_an_exercise_that_cannot_be_read_any_more_has_no_best_time(
    cli: Cli, programs: dict[str, str], mini_bank: Path
) -> None:
    cli("submit", "row-sums", programs["accepted"])
    (mini_bank / "problems/row-sums/problem.toml").write_text("no TOML")
    for arguments in (("status",), ("status", "row-sums")):
        outcome = cli(*arguments, "--json")
        assert (outcome.code, outcome.json["problems"][0]["best_cpu_ms"]) == (0, None)
        assert "row-sums" in cli(*arguments).out


def test_a_look_at_a_solution_is_marked(cli: Cli, programs: dict[str, str], mini_bank: Path) -> None:
    (mini_bank / "solutions/row-sums/explanation.en.md").write_text("# Sum of each row\n")
    cli("solution", "row-sums", "--yes")
    cli("submit", "row-sums", programs["accepted"])
    out = cli("status").out
    assert "✓* row-sums" in out
    assert "\n* The solution was looked at before the exercise was solved.\n" in out
    assert "solution looked at before it was solved" in " ".join(cli("status", "row-sums").out.split())


def without_measurements(out: str) -> list[str]:
    """A report without its times, which are kept to a tenth of a millisecond, and without what to do next."""
    report = re.sub(r"(?s)Slowest test: .*Isolation: ", "Isolation: ", out)
    lines = re.sub(r"(?m)^([A-Z]+ +\S+/\S+)( +\d+){3}", r"\1", report).splitlines()
    next_steps = ("Recorded", "Next:", "This is a secret test", "shown. `--reveal`", "By hand:")
    return [line.rstrip() for line in lines if line and not line.startswith(next_steps)]


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
