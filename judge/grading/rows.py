"""Lines of results.jsonl <-> rows, and rows <-> reports.

What was measured (times, memory, and what depends on the moment a limit ended a program) stands in a field of its own,
so that two runs over the same programs differ there and nowhere else.
"""

import json
from collections.abc import Mapping
from typing import Any

from judge.grading.records import Row, Submission
from judge.model import Report
from judge.report.stored import report_from_data

MEASURED = ("cpu_ms", "wall_ms", "memory_kib")
# Of a program that ended by itself these are its own; at a limit they are where it happened to be.
MEASURED_IF_STOPPED = ("input_bytes_read", "output_bytes", "exit_code", "signal")
MEASURED_DETAILS = ("cpu", "wall", "peak")  # parameters of messages
LASTING = {  # reasons whose messages quote what was measured -> those that do not
    "time.cpu": "grade.cpu-limit",
    "time.wall": "grade.wall-limit",
    "memory": "grade.memory-limit",
}
FIELDS = {
    "index": int,
    "id": str,
    "student": str,
    "student_id": str,
    "all_tests": bool,
    "report": dict,
    "measured": dict,
}
MOST_ROWS = 2**63  # what SQLite takes for a number


def row_of(index: int, submission: Submission, all_tests: bool, data: Mapping[str, Any]) -> Row:
    """Return the row of a submission; `data` is its report as plain data."""
    report = dict(data)
    report["tests"], measured = [], []
    for test in data["tests"]:
        lasting, of_the_moment = _split(test)
        report["tests"].append(lasting)
        measured.append(of_the_moment)
    return Row(
        index,
        submission.id,
        submission.student,
        submission.student_id,
        all_tests,
        report,
        {"tests": measured},
    )


def _split(test: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what of a test is the same in every run, and what was measured."""
    moving = MEASURED + (MEASURED_IF_STOPPED if test.get("stopped") else ())
    measured = {name: test[name] for name in moving if name in test}
    lasting = {name: value for name, value in test.items() if name not in measured}
    lasting["details"], details = _split_details(test["details"])
    if details:
        measured["details"] = details
    lasting["notes"] = [note for note in test["notes"] if not set(MEASURED_DETAILS) & note["details"].keys()]
    if notes := [note for note in test["notes"] if note not in lasting["notes"]]:
        measured["notes"] = notes  # they quote what was measured
    return lasting, measured


def _split_details(details: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    measured = {name: details[name] for name in MEASURED_DETAILS if name in details}
    return {name: value for name, value in details.items() if name not in measured}, measured


def report_data_of(row: Row) -> dict[str, Any]:
    """Return the report of a row as plain data, with what was measured back in its place."""
    tests = []
    for test, measured in zip(row.report["tests"], row.measured["tests"], strict=True):
        details = {**test["details"], **measured.get("details", {})}
        notes = [*test["notes"], *measured.get("notes", [])]
        tests.append({**test, **measured, "details": details, "notes": notes})
    return {**row.report, "tests": tests}


def lasting_report_of(row: Row) -> Report:
    """Return the report of a row without anything that was measured, and without what programs printed."""
    tests = [{**test, "reason": LASTING.get(test["reason"], test["reason"])} for test in row.report["tests"]]
    return report_from_data({**row.report, "tests": tests})


def to_line(row: Row) -> bytes:
    """Return a row as a line of UTF-8."""
    data = {name: getattr(row, name) for name in Row.__slots__}
    return (
        json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode(
            "utf-8", "backslashreplace"
        )
        + b"\n"
    )


def from_line(line: bytes) -> Row:
    """Return the row that a line holds.

    Raises:
        ValueError: it does not hold one.
    """
    try:
        data = json.loads(line)
    except RecursionError as error:
        raise ValueError("too deep") from error
    if (
        not isinstance(data, dict)
        or {name: type(value) for name, value in data.items()} != FIELDS
        or not 0 <= data["index"] < MOST_ROWS
    ):
        raise ValueError("not a line of results.jsonl")
    return Row(**data)
