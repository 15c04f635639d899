"""`judge submit`: all tests, the verdict, the record of it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]


def recorded(home: Path) -> list[tuple[str, bytes, str]]:
    with closing(sqlite3.connect(home / "history.sqlite3")) as connection:
        return connection.execute("SELECT problem, source, verdict FROM submissions ORDER BY id").fetchall()


def test_an_accepted_program_passes_every_test(cli: Cli, programs: dict[str, str], home: Path) -> None:
    outcome = cli("submit", "row-sums", programs["accepted"])
    assert outcome.code == 0
    assert "AC accepted · 3 of 3 tests passed" in outcome.out
    assert outcome.out.splitlines()[-2:] == ["Recorded as submission 1.", "Next: judge next"]
    assert recorded(home) == [("row-sums", Path(programs["accepted"]).read_bytes(), "AC")]


def test_tests_are_run_samples_first_in_the_order_of_their_names(cli: Cli, programs: dict[str, str]) -> None:
    tests = cli("submit", "row-sums", programs["accepted"], "--json").json["tests"]
    assert [test["name"] for test in tests] == [
        "sample/01-two-rows",
        "secret/01-minus-signs",
        "secret/02-one-row",
    ]


def test_a_wrong_program_is_recorded_too(cli: Cli, programs: dict[str, str], home: Path) -> None:
    outcome = cli("submit", "row-sums", programs["wrong_in_secret"])
    assert outcome.code == 1
    assert "WA wrong answer · 1 of 3 tests passed" in outcome.out
    assert "secret/01-minus-signs" in outcome.out
    assert recorded(home) == [("row-sums", Path(programs["wrong_in_secret"]).read_bytes(), "WA")]


def test_judging_stops_at_the_first_failure(cli: Cli, programs: dict[str, str]) -> None:
    data = cli("submit", "row-sums", programs["wrong_in_secret"], "--json").json
    assert [test["verdict"] for test in data["tests"]] == ["AC", "WA"]
    assert (data["passed"], data["total"]) == (1, 3)


def test_all_runs_every_test_and_the_first_failure_decides(cli: Cli, programs: dict[str, str]) -> None:
    data = cli("submit", "row-sums", programs["wrong_in_secret"], "--all", "--json").json
    assert [test["verdict"] for test in data["tests"]] == ["AC", "WA", "AC"]
    assert data["verdict"] == "WA"
    assert (data["passed"], data["total"]) == (2, 3)


@pytest.mark.parametrize("program", ["presentation", "run_time_error", "compile_error"])
def test_every_verdict_is_recorded(cli: Cli, programs: dict[str, str], home: Path, program: str) -> None:
    expected = {"presentation": "PE", "run_time_error": "RTE", "compile_error": "CE"}[program]
    assert cli("submit", "row-sums", programs[program]).code == 1
    assert [row[2] for row in recorded(home)] == [expected]


def test_submissions_are_numbered_across_exercises(cli: Cli, programs: dict[str, str]) -> None:
    for number, id in enumerate(("row-sums", "row-maxima", "row-sums"), 1):
        last_line = cli("submit", id, programs["wrong_in_sample"]).out.splitlines()[-1]
        assert last_line == f"Recorded as submission {number}."


def test_json_is_all_there_is_on_standard_output(cli: Cli, programs: dict[str, str], home: Path) -> None:
    outcome = cli("submit", "row-sums", programs["accepted"], "--json")
    assert outcome.out.startswith("{\n")
    assert outcome.out.endswith("\n}\n")
    assert outcome.json["verdict"] == "AC"
    assert len(recorded(home)) == 1


def test_a_program_from_standard_input_is_recorded_with_its_source(cli: Cli, home: Path) -> None:
    assert cli("submit", "row-sums", "-", stdin=b"print('\xc3\xa9')\r\n").code == 1
    assert recorded(home) == [("row-sums", b"print('\xc3\xa9')\r\n", "WA")]


def test_the_same_program_gets_the_same_hash_and_fingerprint_again(
    cli: Cli, programs: dict[str, str], mini_bank: Path
) -> None:
    first = cli("submit", "row-sums", programs["accepted"], "--json").json
    second = cli("submit", "row-sums", programs["accepted"], "--json").json
    for key in ("source_hash", "fingerprint"):
        assert first[key] == second[key]
    (mini_bank / "testcases" / "row-sums" / "secret" / "02-one-row.ans").write_text("1\n")
    third = cli("submit", "row-sums", programs["accepted"], "--json").json
    assert third["fingerprint"] != first["fingerprint"], "other test cases"


def test_the_real_bank_accepts_its_own_reference(cli: Cli, bank: Any, tmp_path: Path) -> None:
    path = tmp_path / "reference.py"
    path.write_bytes(bank.reference("attention-shape-checker"))
    outcome = cli("submit", "attention-shape", path, "--bank", bank.folders[0])
    assert outcome.code == 0
    assert outcome.out.startswith("attention-shape-checker · Shape checker for Q Kᵀ and A V\n")
    count = len(bank.cases("attention-shape-checker"))
    assert f"AC accepted · {count} of {count} tests passed" in outcome.out


def test_no_line_of_a_report_is_wider_than_the_terminal(cli: Cli, bank: Any, tmp_path: Path) -> None:
    path = tmp_path / "reference.py"
    path.write_bytes(bank.reference("attention-shape-checker"))
    out = cli("submit", "attention-shape", path, "--bank", bank.folders[0]).out
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in out, "no name of a test is cut"


def test_an_exercise_without_test_cases_is_not_accepted(
    cli: Cli, programs: dict[str, str], mini_bank: Path
) -> None:
    for path in (mini_bank / "testcases" / "row-sums").rglob("*.in"):
        path.unlink()
    outcome = cli("submit", "row-sums", programs["accepted"])
    assert (outcome.code, outcome.out) == (3, "")
    assert outcome.err.startswith("Error: The exercise has no test cases:")
