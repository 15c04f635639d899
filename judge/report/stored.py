"""The way back: a report from the JSON that the history stores. What programs printed is not in it.

Fields that came after the first release have a default, so that reports of every release can be shown.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from judge.messages import CATALOGUE
from judge.model import (
    MIB,
    CheckResult,
    Difference,
    ErrorMap,
    Execution,
    Limits,
    Match,
    Remark,
    Report,
    StopReason,
    TestResult,
    Tie,
    Verdict,
)

DETAILS_ADDED_LATER = {"memory": {"peak": "?"}}  # reason -> parameters of its message that early reports lack


def report_from_json(text: str) -> Report:
    """Return the report that `report_data` described.

    Raises:
        KeyError, TypeError, ValueError: it is not one, or of a release with another schema.
    """
    return report_from_data(json.loads(text))


def report_from_data(data: Mapping[str, Any]) -> Report:
    """Return the report of plain data; raises as `report_from_json`."""
    names_unknown = [""] * (data["total"] - len(data["tests"]))
    return Report(
        problem=data["problem"],
        verdict=Verdict(data["verdict"]),
        results=tuple(map(_test_from_data, data["tests"])),
        not_run=tuple(data.get("not_run", names_unknown)),
        limits=_limits_from_data(data["limits"]) if data.get("limits") else None,
        tier=data["tier"],
        source_hash=data["source_hash"],
        fingerprint=data["fingerprint"],
        compile_message=data["compile_message"],
        mistakes=tuple(mistake["id"] for mistake in data.get("mistakes", ())),
    )


def _limits_from_data(data: dict[str, Any]) -> Limits:
    return Limits(
        time=data["cpu_ms"] / 1000,
        memory=round(data["memory_mib"] * MIB),
        output=round(data["output_mib"] * MIB),
        wall_time=data["wall_ms"] / 1000,
    )


def _test_from_data(data: dict[str, Any]) -> TestResult:
    errors = data.get("error_map")
    return TestResult(
        case=data["name"],
        verdict=Verdict(data["verdict"]),
        reason=data["reason"],
        details={**DETAILS_ADDED_LATER.get(data["reason"], {}), **data["details"]},
        execution=_execution_from_data(data) if "cpu_ms" in data else None,
        check=_check_from_data(data) if "match" in data else None,
        errors=ErrorMap(**{**errors, "rows": tuple(errors["rows"])}) if errors else None,
        patterns=_remarks_from_data(data.get("patterns", ())),
        notes=_remarks_from_data(data.get("notes", ())),
    )


def _remarks_from_data(data: Sequence[dict[str, Any]]) -> tuple[Remark, ...]:
    return tuple(Remark(each["key"], each["details"]) for each in data if each["key"] in CATALOGUE)


def _execution_from_data(data: dict[str, Any]) -> Execution:
    return Execution(
        exit_code=data["exit_code"],
        signal=data["signal"],
        stopped=StopReason(data["stopped"]) if data["stopped"] else None,
        cpu_time=data["cpu_ms"] / 1000,
        wall_time=data["wall_ms"] / 1000,
        memory=data["memory_kib"] * 1024,
        stdout=b"",
        stderr=b"",
        input_read=data.get("input_bytes_read"),
    )


def _check_from_data(data: dict[str, Any]) -> CheckResult:
    return CheckResult(
        match=Match(data["match"]),
        reason=data["reason"],
        difference=Difference(**data["difference"]) if data["difference"] else None,
        details=data["details"],
        ties_used=tuple(Tie(*tie) for tie in data["accepted_by_tie"]),
    )
