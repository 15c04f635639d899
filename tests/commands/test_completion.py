"""Completion: scripts for three shells, and what they are told."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Words = Callable[..., list[str]]
Cli = Callable[..., Any]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_the_shell_is_printed(cli: Cli, shell: str) -> None:
    outcome = cli("completion", shell)
    assert outcome.code == 0
    assert f"_JUDGE_COMPLETE={shell}_complete" in outcome.out
    assert "judge" in outcome.out


@pytest.fixture
def complete(
    judge_process: Words, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], tuple[list[str], bytes]]:
    """What a shell is told when Tab is pressed behind `line`: the words, and what stands on standard error."""

    def suggestions(line: str) -> tuple[list[str], bytes]:
        words = line.split(" ")
        monkeypatch.setenv("_JUDGE_COMPLETE", "bash_complete")
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
        done = subprocess.run(judge_process(), capture_output=True, timeout=30, check=False)
        rows = filter(None, done.stdout.decode().splitlines())
        return [row.partition(",")[2] for row in rows], done.stderr

    return suggestions


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("judge st", ["start", "status"]),
        ("judge show row-m", ["row-maxima"]),
        ("judge submit row", ["row-sums", "row-maxima"]),
        ("judge selftest row-sums row-m", ["row-maxima"]),
        ("judge list --diff", ["--difficulty"]),
        ("judge list --difficulty h", ["hard"]),
        ("judge completion f", ["fish"]),
        ("judge show --bank /nonexistent row", []),
    ],
)
def test_commands_ids_and_options_are_completed(
    complete: Callable[[str], tuple[list[str], bytes]], line: str, expected: list[str]
) -> None:
    assert complete(line) == (expected, b"")


def test_ids_of_the_bank_named_before_the_command_are_completed(
    complete: Callable[[str], tuple[list[str], bytes]], tmp_path: Path
) -> None:
    for part in ("problems/other-exercise", "solutions", "testcases"):
        (tmp_path / "other" / part).mkdir(parents=True)
    assert complete("judge --bank other show o")[0] == ["other-exercise"]


def test_behind_an_unknown_command_there_is_nothing_to_say(
    complete: Callable[[str], tuple[list[str], bytes]],
) -> None:
    assert complete("judge lst row") == ([], b"")
