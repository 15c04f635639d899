"""What README promises a newcomer: two commands, as they stand there, do all the set-up; CI runs the same."""

import re
from pathlib import Path

import pytest

from judge.bank import Bank

CHECKOUT = Path(__file__).parent.parent
READMES = ("README.md", "README.zh.md")


def commands_of(name: str) -> list[str]:
    """The lines of code blocks that make an environment."""
    text = (CHECKOUT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if "python3 -m venv" in line]


@pytest.mark.parametrize("name", READMES)
def test_there_are_two_commands_that_do_all_the_set_up(name: str) -> None:
    judging, testing = commands_of(name)
    assert "judge submit sliding-window-attention examples/accepted.py" in judging
    assert "pytest" in testing


def test_both_languages_have_the_same_commands() -> None:
    assert commands_of(READMES[0]) == commands_of(READMES[1])


def test_ci_runs_the_commands_as_they_stand() -> None:
    script = (CHECKOUT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert [line for line in commands_of("README.md") if line not in script] == []


@pytest.mark.parametrize("name", READMES)
def test_the_exercises_that_are_named_can_be_found(bank: Bank, name: str) -> None:
    text = (CHECKOUT / name).read_text(encoding="utf-8")
    named = re.findall(r"^judge (?:show|start|test|watch|hint|submit|solution) ([a-z-]+)", text, re.MULTILINE)
    assert {bank.find(id) for id in named} == {"attention-shape-checker"}


@pytest.mark.parametrize("name", READMES)
def test_the_exercises_are_counted(bank: Bank, name: str) -> None:
    text = (CHECKOUT / name).read_text(encoding="utf-8")
    (count,) = re.findall(r"^(\d+) exercises lead|共 (\d+) 道题", text, re.MULTILINE)
    assert "".join(count) == str(len(bank.ids))


@pytest.mark.parametrize(
    "name", [*READMES, "CONTRIBUTING.md", "docs/architecture.md", "docs/problem-format.md"]
)
def test_every_link_leads_to_a_file(name: str) -> None:
    path = CHECKOUT / name
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []
