"""docs/grading-format.md names every field of every file."""

import csv
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from judge.grading.files import Summary
from judge.grading.records import Row
from judge.grading.rows import MEASURED, MEASURED_DETAILS, MEASURED_IF_STOPPED, to_line
from judge.model import Verdict

WA, CE, JE = Verdict.WA, Verdict.CE, Verdict.JE
DOCUMENT = Path(__file__).parents[3] / "docs" / "grading-format.md"

Rows = Callable[..., Row]
Write = Callable[..., Summary]


def keys(data: Any) -> Iterator[str]:
    """The keys of all objects in JSON."""
    if isinstance(data, dict):
        yield from data
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from keys(each)


@pytest.fixture
def named() -> set[str]:
    """The words between backticks in the document."""
    return set(re.findall(r"`([\w.-]+)`", DOCUMENT.read_text(encoding="utf-8")))


def test_the_document_names_every_field(row: Rows, write: Write, tmp_path: Path, named: set[str]) -> None:
    rows = [row(0), row(1, "Bob", verdicts=WA), row(2, "Cy", verdicts=JE), row(3, "Cy", "means", CE)]
    write(*rows)
    found = {*MEASURED, *MEASURED_IF_STOPPED, *MEASURED_DETAILS}
    found |= {key for each in rows for key in json.loads(to_line(each))}
    for path in tmp_path.glob("gradescope/*/results.json"):
        found |= set(keys(json.loads(path.read_bytes())))
    for element in ElementTree.parse(tmp_path / "junit.xml").iter():
        found |= {element.tag, *element.attrib} - {"testsuites"}
    for path in (tmp_path / "gradescope" / "index.csv", tmp_path / "grades.csv"):
        with path.open(encoding="utf-8", newline="") as file:
            found |= set(next(csv.reader(file))) - {"row-sums", "means"}
    assert {"is_final", "failure", "errors", "maximum", "folder", "wall_ms", "measured"} <= found
    assert sorted(found - named) == []
    assert {path.name for path in tmp_path.iterdir()} - named == {"gradescope"}  # named with its slash
