"""`judge start`: a file to begin with, and never one file less."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]


def test_the_starter_is_written_under_the_name_of_the_exercise(cli: Cli, tmp_path: Path) -> None:
    outcome = cli("start", "row-sums")
    assert (outcome.code, outcome.err) == (0, "")
    assert (tmp_path / "row_sums.py").read_text() == "print('your code')\n"
    assert outcome.out == (
        "Written: row_sums.py. Fill in the function, then: judge test row-sums row_sums.py\n"
    )


def test_an_existing_file_is_left_as_it_is(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "row_sums.py").write_text("my work\n")
    outcome = cli("start", "row-sums")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("Error: The file exists already and is left as it is: row_sums.py.")
    assert (tmp_path / "row_sums.py").read_text() == "my work\n"


def test_a_link_to_nowhere_is_not_written_through(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "row_sums.py").symlink_to(tmp_path / "elsewhere.py")
    assert cli("start", "row-sums").code == 2
    assert not (tmp_path / "elsewhere.py").exists()


def test_another_name_can_be_chosen(cli: Cli, tmp_path: Path) -> None:
    assert cli("start", "row-sums", "--output", "mine.py").code == 0
    assert (tmp_path / "mine.py").exists()
    assert not (tmp_path / "row_sums.py").exists()


def test_a_dash_writes_the_starter_and_nothing_else_to_standard_output(cli: Cli, tmp_path: Path) -> None:
    outcome = cli("start", "row-sums", "-o", "-")
    assert (outcome.code, outcome.out, outcome.err) == (0, "print('your code')\n", "")
    assert not list(tmp_path.glob("*row_sums*"))


def test_a_prefix_of_an_id_gives_the_name_of_the_whole_id(cli: Cli, tmp_path: Path) -> None:
    assert cli("start", "row-s").code == 0
    assert (tmp_path / "row_sums.py").exists()


@pytest.mark.parametrize(
    ("output", "reason"), [("none/mine.py", "No such file or directory"), ("file/x.py", "Not a directory")]
)
def test_a_place_that_cannot_be_written_is_named(cli: Cli, tmp_path: Path, output: str, reason: str) -> None:
    (tmp_path / "file").write_text("")
    outcome = cli("start", "row-sums", "-o", output)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"Error: The file cannot be written: {output} ({reason})\n"


def test_the_starter_runs_on_the_samples(cli: Cli, tmp_path: Path) -> None:
    cli("start", "row-sums")
    outcome = cli("test", "row-sums", "row_sums.py", "--json")
    assert outcome.json["verdict"] == "WA"
