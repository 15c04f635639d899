"""`judge test`: the samples, shown in full, never recorded."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]


def names(outcome: Any) -> list[str]:
    return [test["name"] for test in outcome.json["tests"]]


def test_only_samples_are_run(cli: Cli, programs: dict[str, str]) -> None:
    outcome = cli("test", "row-sums", programs["accepted"], "--json")
    assert outcome.code == 0
    assert names(outcome) == ["sample/01-two-rows"]
    assert outcome.json["total"] == 1


def test_nothing_is_recorded(cli: Cli, programs: dict[str, str], home: Path) -> None:
    cli("test", "row-sums", programs["accepted"])
    assert not home.exists()


def test_when_all_samples_pass_the_next_command_is_named(cli: Cli, programs: dict[str, str]) -> None:
    outcome = cli("test", "row-sums", programs["wrong_in_secret"])
    assert outcome.code == 0
    assert outcome.out.splitlines()[-1] == (
        f"All samples pass. Next: judge submit row-sums {programs['wrong_in_secret']}"
    )


def test_a_failing_sample_is_shown_in_full(cli: Cli, programs: dict[str, str]) -> None:
    outcome = cli("test", "row-sums", programs["wrong_in_sample"])
    lines = [line.rstrip() for line in outcome.out.splitlines()]
    assert outcome.code == 1
    at = lines.index("Input")
    assert lines[at : at + 9] == [
        "Input",
        "2 2",
        "1 2",
        "3 4",
        "",
        "  Answer    Output",
        "1 3      ≠  nine*",
        "2 7      ≠  –*",
        "",
    ]
    assert "Next:" not in outcome.out
    assert "secret" not in outcome.out


def test_every_sample_is_run_even_after_a_failure(
    cli: Cli, programs: dict[str, str], mini_bank: Path
) -> None:
    folder = mini_bank / "testcases" / "row-sums" / "sample"
    (folder / "02-more.in").write_text("1 1\n5\n")
    (folder / "02-more.ans").write_text("5\n")
    outcome = cli("test", "row-sums", programs["wrong_in_sample"], "--json")
    assert names(outcome) == ["sample/01-two-rows", "sample/02-more"]


@pytest.mark.parametrize(
    ("program", "verdict", "words"),
    [
        ("wrong_in_sample", "WA", "WA wrong answer · 0 of 1 tests passed"),
        ("presentation", "PE", "PE presentation error · 0 of 1 tests passed"),
        ("run_time_error", "RTE", "RTE run-time error · 0 of 1 tests passed"),
        ("compile_error", "CE", "CE compile error"),
    ],
)
def test_every_verdict_but_accepted_exits_with_1(
    cli: Cli, programs: dict[str, str], program: str, verdict: str, words: str
) -> None:
    outcome = cli("test", "row-sums", programs[program])
    assert outcome.code == 1
    assert words in outcome.out
    outcome = cli("test", "row-sums", programs[program], "--json")
    assert outcome.code == 1
    assert outcome.json["verdict"] == verdict


def test_a_program_that_does_not_compile_is_not_run(cli: Cli, programs: dict[str, str]) -> None:
    outcome = cli("test", "row-sums", programs["compile_error"])
    assert "The program does not compile:" in outcome.out
    assert "SyntaxError: invalid syntax" in outcome.out
    assert cli("test", "row-sums", programs["compile_error"], "--json").json["tests"] == []


def test_the_line_that_does_not_compile_is_quoted(cli: Cli, programs: dict[str, str]) -> None:
    outcome = cli("test", "row-sums", programs["compile_error"])
    assert "def solve(:" in outcome.out
    assert "import sys" not in outcome.out


def test_the_program_may_come_from_standard_input(cli: Cli, programs: dict[str, str]) -> None:
    source = Path(programs["accepted"]).read_bytes()
    assert cli("test", "row-sums", "-", stdin=source).code == 0
    assert cli("test", "row-sums", "-", stdin=b"print(1)\n").code == 1


def test_an_empty_program_prints_nothing_and_is_told_so(cli: Cli) -> None:
    outcome = cli("test", "row-sums", "-", stdin=b"")
    assert outcome.code == 1
    assert "The program ended normally but printed nothing." in outcome.out


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_the_warning_of_missing_isolation_is_not_part_of_the_result(
    cli: Cli, programs: dict[str, str], sandbox: Any, options: tuple[str, ...]
) -> None:
    if sandbox.tier != "portable":
        pytest.skip("this machine isolates")
    outcome = cli("test", "row-sums", programs["accepted"], *options)
    assert "not isolated (tier `portable`)" in outcome.err
    assert "isolated" not in outcome.out


def test_a_file_that_is_not_text_does_not_compile(cli: Cli) -> None:
    outcome = cli("test", "row-sums", "-", stdin=b"\x00\xff\xfe")
    assert outcome.code == 1
    assert "CE compile error" in outcome.out


def test_a_judge_error_exits_with_3(cli: Cli, programs: dict[str, str]) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the checker broke")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("judge.judging.check", broken)
        outcome = cli("test", "row-sums", programs["accepted"])
    assert outcome.code == 3
    assert "JE judge error" in outcome.out
    assert "(not your fault): RuntimeError: the checker broke" in " ".join(outcome.out.split())
