"""docs/verify.md tells of every rule of verify, and of nothing else."""

import re
from pathlib import Path

import pytest

from judge.messages import CATALOGUE

DOCUMENT = (Path(__file__).parents[2] / "docs" / "verify.md").read_text(encoding="utf-8")
HEADINGS = {"mistake", "kills", "summary"}  # of the report

# Rows of its tables: rules, whether it is a note, what is found, why, what to do.
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in DOCUMENT.splitlines()
    if line.startswith("| `")
]


def test_every_rule_has_its_row() -> None:
    told = [rule for row in ROWS for rule in re.findall(r"`([a-z-]+)`", row[0])]
    assert len(told) == len(set(told))
    assert (
        set(told)
        == {key.removeprefix("verify.") for key in CATALOGUE if key.startswith("verify.")} - HEADINGS
    )


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_row_tells_what_why_and_what_to_do(row: list[str]) -> None:
    assert len(row) == 4
    assert all(row)


def test_rules_named_in_the_text_exist() -> None:
    """Names in backticks that look like rules: lower-case words joined by dashes, without one behind the last."""
    named = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", DOCUMENT))
    assert {f"verify.{name}" for name in named} <= CATALOGUE.keys()
