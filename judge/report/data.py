"""A report as data: what `--json` prints and the history stores, and the way back.

`schema_version` changes when a field changes its meaning or goes; new fields may come at any time.
"""

import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.messages import Messages
from judge.model import (
    CheckResult,
    Difference,
    Execution,
    Match,
    Report,
    StopReason,
    TestCase,
    TestResult,
    Tie,
    Verdict,
)

if TYPE_CHECKING:
    from judge.authoring.verify import Verification

SCHEMA_VERSION = 1
# The name of an exception, with its modules, at the beginning of a line. No digits: a message may quote the input.
EXCEPTION = re.compile(
    r"(?:[A-Za-z_]\w*\.)*([A-Za-z_]*(?:Error|Exception|Interrupt|Warning))(?=:|$)", re.ASCII
)


def report_data(
    report: Report, judge_version: str, revealed: Mapping[str, TestCase] | None = None
) -> dict[str, Any]:
    """Return `report` as plain data. Of the cases in `revealed` also input, answer and output are told."""
    shown = revealed or {}
    return {
        "schema_version": SCHEMA_VERSION,
        "judge_version": judge_version,
        "problem": report.problem,
        "verdict": report.verdict.value,
        "passed": report.passed,
        "total": report.total,
        "tier": report.tier,
        "source_hash": report.source_hash,
        "fingerprint": report.fingerprint,
        "compile_message": report.compile_message,
        "tests": [_test_data(result, shown.get(result.case)) for result in report.results],
    }


def _test_data(result: TestResult, revealed: TestCase | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": result.case,
        "verdict": result.verdict.value,
        "reason": result.reason,
        "details": shown_details(result, revealed is not None),
    }
    if execution := result.execution:
        data |= {
            "cpu_ms": round(1000 * execution.cpu_time, 1),
            "wall_ms": round(1000 * execution.wall_time, 1),
            "memory_kib": execution.memory // 1024,
            "exit_code": execution.exit_code,
            "signal": execution.signal,
            "stopped": execution.stopped.value if execution.stopped else None,
            "output_bytes": len(execution.stdout),
        }
    if check := result.check:
        data["match"] = check.match.value
        data["accepted_by_tie"] = [[tie.line, tie.token, tie.spelling] for tie in check.ties_used]
        data["difference"] = _difference_data(check.difference) if check.difference else None
    if revealed is not None and result.execution:
        data["input"] = revealed.input.decode("utf-8", "backslashreplace")
        data["answer"] = revealed.answer.decode("utf-8", "backslashreplace")
        data["output"] = result.execution.stdout.decode("utf-8", "backslashreplace")
        data["stderr"] = result.execution.stderr.decode("utf-8", "backslashreplace")
    return data


def shown_details(result: TestResult, revealed: bool) -> dict[str, str | int | float]:
    """Return the details of a result that may be shown.

    The message of an exception often quotes the input ("invalid literal for int(): '...'"); of a test that is not
    revealed only the name of the exception is told.
    """
    details = dict(result.details)
    detail = details.get("detail")
    if isinstance(detail, str) and not revealed and result.verdict in (Verdict.RTE, Verdict.MLE):
        name = EXCEPTION.match(detail)
        details["detail"] = name[1] if name else ""
    return details


def _difference_data(difference: Difference) -> dict[str, Any]:
    return {
        "line": difference.line,
        "column": difference.column,
        "token": difference.token,
        "expected": difference.expected,
        "found": difference.found,
        "error": difference.error,
    }


def to_json(data: Any) -> str:
    """Return plain data as JSON text for people and programs: indented, characters as they are, no NaN.

    Only what could act on a terminal (control characters, those that direct the writing) is escaped.
    """
    text = json.dumps(data, ensure_ascii=False, indent=2, allow_nan=False)
    return "\n".join(line if line.isprintable() else _escaped(line) for line in text.split("\n"))


def _escaped(line: str) -> str:
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in line)


def report_from_json(text: str) -> Report:
    """Return the report that `report_data` described; what programs printed is not in it."""
    data = json.loads(text)
    return Report(
        problem=data["problem"],
        verdict=Verdict(data["verdict"]),
        results=tuple(map(_test_from_data, data["tests"])),
        total=data["total"],
        tier=data["tier"],
        source_hash=data["source_hash"],
        fingerprint=data["fingerprint"],
        compile_message=data["compile_message"],
    )


def _test_from_data(data: dict[str, Any]) -> TestResult:
    return TestResult(
        case=data["name"],
        verdict=Verdict(data["verdict"]),
        reason=data["reason"],
        details=data["details"],
        execution=_execution_from_data(data) if "cpu_ms" in data else None,
        check=_check_from_data(data) if "match" in data else None,
    )


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
    )


def _check_from_data(data: dict[str, Any]) -> CheckResult:
    return CheckResult(
        match=Match(data["match"]),
        reason=data["reason"],
        difference=Difference(**data["difference"]) if data["difference"] else None,
        details=data["details"],
        ties_used=tuple(Tie(*tie) for tie in data["accepted_by_tie"]),
    )


def verification_data(verification: "Verification", say: Messages) -> dict[str, Any]:
    """Return what verify found and measured as plain data; messages in the language of `say`."""
    return {
        "problem": verification.problem,
        "tier": verification.tier,
        "cases": verification.cases,
        "reference_cpu_ms": round(1000 * verification.reference_cpu, 1),
        "findings": [
            {"file": each.file, "rule": each.key, "message": say(each.key, **each.parameters)}
            for each in verification.findings
        ],
        "mistakes": [
            {"id": each.mistake, "expect": each.expect.value, "killed_by": list(each.cases)}
            for each in verification.killed
        ],
    }
