"""What a learner is told of a wrong program: a hint first, with `--explain` the mistake itself."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.checkers import digest

Cli = Callable[..., Any]

OUTPUTS = {
    "sample/01-two-rows": "AC",
    "secret/01-minus-signs": digest(b"247035\n167034\n"),
    "secret/02-one-row": "AC",
}


@pytest.fixture(autouse=True)
def digests(mini_bank: Path) -> Path:
    """The digests of the known mistake `signs-dropped` of the exercise `row-sums`."""
    path = mini_bank / "testcases" / "row-sums" / "mistakes.json"
    path.write_text(
        json.dumps({"format_version": 1, "digests": {"signs-dropped": OUTPUTS}}), encoding="utf-8"
    )
    return path


def test_a_hint_at_the_mistake_with_the_same_outputs(cli: Cli, programs: dict[str, str]) -> None:
    out = cli("submit", "row-sums", programs["wrong_in_secret"]).out
    assert "Hint: Look at the signs." in out
    assert "Signs are dropped" not in out
    assert "`--explain`" in out


def test_explain_names_it(cli: Cli, programs: dict[str, str]) -> None:
    out = cli("submit", "row-sums", programs["wrong_in_secret"], "--explain").out
    assert "This mistake ends in the same way on every test so far: Signs are dropped." in out
    assert "Hint: Look at the signs." in out
    assert "`--explain`" not in out


def test_in_chinese(cli: Cli, programs: dict[str, str]) -> None:
    out = cli("submit", "row-sums", programs["wrong_in_secret"], "--explain", "--lang", "zh").out
    assert "提示：注意符号。" in out
    assert "丢了负号" in out


def test_json_names_the_mistake(cli: Cli, programs: dict[str, str]) -> None:
    report = cli("submit", "row-sums", programs["wrong_in_secret"], "--json").json
    assert report["mistakes"] == [
        {"id": "signs-dropped", "hint": {"en": "Look at the signs.", "zh": "注意符号。"}}
    ]


def test_the_stored_report_names_it_too(cli: Cli, programs: dict[str, str]) -> None:
    cli("submit", "row-sums", programs["wrong_in_secret"])
    assert "Hint: Look at the signs." in cli("status", "--last").out


def test_an_accepted_program_is_told_nothing(cli: Cli, programs: dict[str, str]) -> None:
    out = cli("submit", "row-sums", programs["accepted"], "--explain").out
    assert "Hint" not in out
    assert cli("submit", "row-sums", programs["accepted"], "--json").json["mistakes"] == []


def test_another_mistake_is_not_that_one(cli: Cli, programs: dict[str, str]) -> None:
    assert cli("submit", "row-sums", programs["wrong_in_sample"], "--json").json["mistakes"] == []


@pytest.mark.parametrize("content", ["", "[]", '{"digests": 3}', '{"digests": {"signs-dropped": null}}'])
def test_digests_that_cannot_be_read_are_a_warning_and_the_verdict_stands(
    cli: Cli, programs: dict[str, str], digests: Path, content: str
) -> None:
    digests.write_text(content)
    outcome = cli("submit", "row-sums", programs["wrong_in_secret"], "--json")
    assert outcome.json["verdict"] == "WA"
    assert outcome.json["mistakes"] == []
    assert "Make it anew: judge generate row-sums" in outcome.err


def test_the_line_by_hand_runs_the_failing_test(cli: Cli, programs: dict[str, str], mini_bank: Path) -> None:
    tests = cli("submit", "row-sums", programs["wrong_in_secret"], "--json").json["tests"]
    assert "by_hand" not in tests[0]
    case = "bank/testcases/row-sums/secret/01-minus-signs.in"
    assert tests[1]["by_hand"].startswith("OPENBLAS_NUM_THREADS=1 ")
    assert tests[1]["by_hand"].endswith(f" {programs['wrong_in_secret']} < {case}")


def test_the_line_by_hand_is_fit_for_a_shell(cli: Cli, programs: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "my $(program).py"
    path.write_bytes(Path(programs["wrong_in_secret"]).read_bytes())
    out = cli("submit", "row-sums", path.name).out
    assert "'my $(program).py' <" in out


def test_a_report_as_a_page(cli: Cli, programs: dict[str, str], tmp_path: Path) -> None:
    outcome = cli("submit", "row-sums", programs["wrong_in_secret"], "--html", "report.html")
    assert "WA wrong answer" in outcome.out
    assert "Look at the signs." in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("place", [".", "missing/report.html"])
def test_a_page_that_cannot_be_written_is_refused_before_anything_is_judged(
    cli: Cli, programs: dict[str, str], home: Path, place: str
) -> None:
    outcome = cli("submit", "row-sums", programs["accepted"], "--html", place)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"Error: The file cannot be written: {place} (")
    assert not (home / "history.sqlite3").exists()


def test_two_formats_at_once_are_refused(cli: Cli, programs: dict[str, str]) -> None:
    outcome = cli("test", "row-sums", programs["accepted"], "--json", "--format", "junit")
    assert outcome.code == 2
    assert outcome.err == "Error: Two formats asked for: --json and --format junit. Leave one out\n"
    assert cli("test", "row-sums", programs["accepted"], "--json", "--format", "json").code == 0
