"""Every report that a command prints or stores is as docs/report.schema.json says, and documented."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

Cli = Callable[..., Any]

DOCS = Path(__file__).parent.parent.parent / "docs"
SCHEMA = json.loads((DOCS / "report.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)

OPTIONS = [(), ("--all",), ("--reveal",), ("--explain",), ("--all", "--reveal", "--explain", "--jobs", "2")]
PROGRAMS = [
    "accepted",
    "wrong_in_secret",
    "wrong_in_sample",
    "presentation",
    "run_time_error",
    "compile_error",
    "killed",
    "transposed",
]


def problems_of(report: Any) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in VALIDATOR.iter_errors(report)]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_submission(cli: Cli, programs: dict[str, str], program: str, options: tuple[str, ...]) -> None:
    report = cli("submit", "row-sums", programs[program], "--json", *options).json
    assert problems_of(report) == []
    assert problems_of(cli("status", "--last", "--json").json) == []


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_samples(cli: Cli, programs: dict[str, str], program: str) -> None:
    report = cli("test", "row-sums", programs[program], "--format", "json").json
    assert problems_of(report) == []
    assert len(report["tests"]) + len(report["not_run"]) == report["total"] == 1


def test_the_references(cli: Cli) -> None:
    outcome = cli("selftest", "--json").json
    assert [problems_of(report) for report in outcome["reports"]] == [[], []]


def properties(schema: Any) -> set[str]:
    """The names of all fields in a schema, but for those of texts in two languages."""
    if isinstance(schema, list):
        return set().union(*map(properties, schema))
    if not isinstance(schema, dict):
        return set()
    return set(schema.get("properties", {})) | set().union(*map(properties, schema.values()))


def test_the_documentation_names_every_field() -> None:
    text = (DOCS / "report-format.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+)`", text))
    assert sorted(properties(SCHEMA) - {"en", "zh"} - named) == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda report: report.pop("tier"),
        lambda report: report.update(verdict="OK"),
        lambda report: report["tests"][0].update(energy=3),
        lambda report: report["tests"][1]["difference"].pop("error"),
        lambda report: report["tests"][1]["error_map"].update(rows=["x"]),
    ],
    ids=["a field missing", "unknown verdict", "unknown field", "no error", "a figure in the map"],
)
def test_the_schema_refuses(cli: Cli, programs: dict[str, str], spoil: Callable[[Any], object]) -> None:
    report = cli("submit", "row-sums", programs["wrong_in_secret"], "--json").json
    spoil(report)
    assert len(problems_of(report)) == 1
