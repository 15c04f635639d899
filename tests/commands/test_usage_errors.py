"""Wrong command lines: one line on standard error that says what is wrong and what to do, exit code 2."""

import importlib.metadata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import judge

Cli = Callable[..., Any]

MISTAKES = [
    (("lst",), "There is no such command: lst. Did you mean: list?"),
    (("xyzzy",), "There is no such command: xyzzy. `judge --help` lists them"),
    (("list", "--jsn"), "There is no such option: --jsn. `judge list --help` lists them"),
    (("--jsn", "list"), "There is no such option: --jsn. `judge --help` lists them"),
    (("--lang",), "This option needs a value: --lang. See `judge --help`"),
    (
        ("list", "--difficulty", "very"),
        "--difficulty takes one of these values: easy, medium, hard",
    ),
    (("--lang", "fr", "list"), "--lang takes one of these values: en, zh"),
    (("show",), "Something is missing on the command line: ID. See `judge show --help`"),
    (("submit", "row-sums"), "Something is missing on the command line: FILE. See `judge submit --help`"),
    (("generate",), "Something is missing on the command line: ID. See `judge generate --help`"),
    (("show", "xyzzy"), "There is no exercise with this id: xyzzy. `judge list` shows all"),
    (("show", "row-sum-s"), "There is no exercise with this id: row-sum-s. Did you mean: row-sums?"),
    (("show", "maxima"), "There is no exercise with this id: maxima. Did you mean: row-maxima?"),
    (("show", "row"), "More than one exercise begins with this: row. Which of them: row-sums, row-maxima?"),
    (
        ("submit", "row-sums", "none.py"),
        "There is no such file: none.py. Write one with `judge start row-sums`",
    ),
    (("submit", "row-sums", "."), "A program is expected, but this is a folder: .. Name the file in it"),
]


@pytest.mark.parametrize(("arguments", "message"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_a_wrong_command_line_is_explained_in_one_line(
    cli: Cli, arguments: tuple[str, ...], message: str
) -> None:
    outcome = cli(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"Error: {message}\n"


@pytest.mark.parametrize("command", ["show", "start", "test", "submit", "status", "selftest", "generate"])
def test_every_command_refuses_an_unknown_id_alike(cli: Cli, command: str) -> None:
    file = ["none.py"] if command in ("test", "submit") else []
    outcome = cli(command, "xyzzy", *file)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("Error: There is no exercise with this id: xyzzy.")


@pytest.mark.parametrize("prefix", ["row-s", "row-sum", "row-sums"])
def test_a_prefix_that_one_id_has_stands_for_it(cli: Cli, prefix: str) -> None:
    assert cli("show", prefix, "--json").json["id"] == "row-sums"


def test_an_exact_id_wins_over_longer_ones(cli: Cli, mini_bank: Path) -> None:
    (mini_bank / "problems" / "row-sums-again").mkdir()
    assert cli("show", "row-sums", "--json").json["id"] == "row-sums"


def test_an_empty_id_is_no_prefix_of_all(cli: Cli) -> None:
    outcome = cli("show", "")
    assert outcome.code == 2
    assert outcome.err.startswith("Error: There is no exercise with this id: .")


@pytest.mark.parametrize("where", ["before", "behind"])
def test_the_bank_can_be_named_before_and_behind_the_command(
    cli: Cli, mini_bank: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setenv("ATTNJUDGE_BANK", "/nonexistent")
    option = ("--bank", mini_bank)
    outcome = cli(*option, "list") if where == "before" else cli("list", *option)
    assert outcome.code == 0


def test_the_bank_named_behind_the_command_is_the_stronger_one(cli: Cli, mini_bank: Path) -> None:
    assert cli("--bank", "/nonexistent", "list", "--bank", mini_bank).code == 0


def test_a_file_that_cannot_be_read_is_named_with_the_reason(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "loop.py").symlink_to("loop.py")
    outcome = cli("test", "row-sums", "loop.py")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("Error: The file cannot be read: loop.py (")


@pytest.mark.parametrize(
    "arguments", [("--help",), ("-h",), ("list", "--help"), ("submit", "-h"), ("--version",)]
)
def test_help_and_version_exit_with_0_on_standard_output(cli: Cli, arguments: tuple[str, ...]) -> None:
    outcome = cli(*arguments)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out


COMMANDS = [
    *("list", "show", "start", "test", "watch", "submit", "hint", "solution", "status", "next"),
    *("new", "selftest", "generate", "verify", "import", "export", "grade", "doctor", "completion"),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_has_an_example_of_it(cli: Cli, command: str) -> None:
    out = cli(command, "--help").out
    example = out.partition("Example:\n")[2].splitlines()[0]
    assert example.startswith(f"  {'  '}judge {command}")
    assert max(map(len, out.splitlines())) <= 80


def test_help_lists_every_command_with_a_whole_sentence(cli: Cli) -> None:
    listed = cli("--help").out.partition("Commands:\n")[2].splitlines()
    assert sorted(line.split()[0] for line in listed) == sorted(COMMANDS)
    assert all(line.endswith(".") and not line.endswith("...") for line in listed)


def test_the_version_is_that_of_the_package(cli: Cli) -> None:
    assert cli("--version").out == f"{judge.__version__}\n"


def test_the_version_is_known_in_a_checkout_that_is_not_installed(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_installed(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", not_installed)
    assert cli("--version").out == f"{judge.__version__}\n"


def test_without_a_command_the_help_is_shown(cli: Cli) -> None:
    outcome = cli()
    text = outcome.out + outcome.err
    assert text.startswith("Usage: judge")
    assert "not understood" not in text


def test_a_missing_value_names_the_help_of_the_command(cli: Cli) -> None:
    assert cli("list", "--topic").err == (
        "Error: This option needs a value: --topic. See `judge list --help`\n"
    )


def test_a_value_for_an_option_that_takes_none_is_called_that(cli: Cli) -> None:
    outcome = cli("list", "--json=1")
    assert outcome.code == 2
    assert "needs a value" not in outcome.err


def test_verify_without_ids_names_its_own_help(cli: Cli) -> None:
    assert "`judge verify --help`" in cli("verify").err


def test_an_argument_is_not_called_an_option(cli: Cli) -> None:
    outcome = cli("completion", "tcsh")
    assert "bash, zsh, fish" in outcome.err
    assert "The option shell" not in outcome.err
