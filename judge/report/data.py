"""A report as data: what `--json` prints and the history stores, and the way back.

`schema_version` changes when a field changes its meaning or goes; new fields may come at any time.
"""

import json
from typing import TYPE_CHECKING, Any

from judge.messages import LANGUAGES, Messages, text
from judge.model import (
    MIB,
    Difference,
    ErrorMap,
    Execution,
    Limits,
    Mistake,
    Problem,
    Remark,
    TestResult,
    Text,
)
from judge.report.groups import groups_of
from judge.report.secrecy import shown_details
from judge.report.view import View

if TYPE_CHECKING:
    from judge.authoring.verify import Finding, Mutation, Verification

SCHEMA_VERSION = 1


def report_data(view: View, judge_version: str) -> dict[str, Any]:
    """Return a report as plain data; of revealed cases also input, answer and output are told."""
    report = view.report
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
        "limits": _limits_data(report.limits) if report.limits else None,
        "compile_message": report.compile_message,
        "mistakes": [
            {"id": id, **_mistake_texts(view.mistakes.get(id), view.explain)} for id in report.mistakes
        ],
        "groups": [
            {"name": group.name, "passed": group.passed, "run": group.run, "total": group.total}
            for group in groups_of(report)
        ],
        "tests": [_test_data(view, result) for result in report.results],
        "not_run": list(report.not_run),
    }


def _limits_data(limits: Limits) -> dict[str, Any]:
    return {
        "cpu_ms": round(1000 * limits.time, 1),
        "wall_ms": round(1000 * limits.wall, 1),
        "memory_mib": limits.memory / MIB,
        "output_mib": limits.output / MIB,
    }


def _mistake_texts(mistake: Mistake | None, explain: bool) -> dict[str, Any]:
    if mistake is None:
        return {}
    texts = {"hint": _both(mistake.hint)}
    return {**texts, "title": _both(mistake.title)} if explain else texts


def _test_data(view: View, result: TestResult) -> dict[str, Any]:
    case = view.revealed.get(result.case)
    data: dict[str, Any] = {
        "name": result.case,
        "verdict": result.verdict.value,
        "reason": result.reason,
        "details": shown_details(result, case is not None),
    }
    if result.execution:
        data |= _execution_data(result.execution)
    if check := result.check:
        data["match"] = check.match.value
        data["accepted_by_tie"] = [[tie.line, tie.token, tie.spelling] for tie in check.ties_used]
        data["difference"] = _difference_data(check.difference) if check.difference else None
    data["error_map"] = _error_map_data(result.errors) if result.errors else None
    data["patterns"] = [_pattern_data(pattern, view.explain) for pattern in result.patterns]
    data["notes"] = [{**_remark_data(note), "text": _both(_texts(note.key, note))} for note in result.notes]
    if result.case in view.commands:
        data["by_hand"] = view.commands[result.case]
    if case is not None and result.execution:
        data["input"] = case.input.decode("utf-8", "backslashreplace")
        data["answer"] = case.answer.decode("utf-8", "backslashreplace")
        data["output"] = result.execution.stdout.decode("utf-8", "backslashreplace")
        data["stderr"] = result.execution.stderr.decode("utf-8", "backslashreplace")
    return data


def _execution_data(execution: Execution) -> dict[str, Any]:
    return {
        "cpu_ms": round(1000 * execution.cpu_time, 1),
        "wall_ms": round(1000 * execution.wall_time, 1),
        "memory_kib": execution.memory // 1024,
        "exit_code": execution.exit_code,
        "signal": execution.signal,
        "stopped": execution.stopped.value if execution.stopped else None,
        "input_bytes_read": execution.input_read,
        "output_bytes": len(execution.stdout),
    }


def _error_map_data(errors: ErrorMap) -> dict[str, Any]:
    return {
        "rows": list(errors.rows),
        "lines_per_row": errors.lines_per_row,
        "tokens_per_column": errors.tokens_per_column,
    }


def _pattern_data(pattern: Remark, explain: bool) -> dict[str, Any]:
    data = {**_remark_data(pattern), "hint": _both(_texts(f"{pattern.key}.hint", pattern))}
    return {**data, "statement": _both(_texts(pattern.key, pattern))} if explain else data


def _remark_data(remark: Remark) -> dict[str, Any]:
    return {"key": remark.key, "details": dict(remark.details)}


def _texts(key: str, remark: Remark) -> Text:
    return Text(*(text(language, key, **remark.details) for language in LANGUAGES))


def _both(texts: Text) -> dict[str, str]:
    return {"en": texts.en, "zh": texts.zh}


def _difference_data(difference: Difference) -> dict[str, Any]:
    return {
        "line": difference.line,
        "column": difference.column,
        "token": difference.token,
        "expected": difference.expected,
        "found": difference.found,
        "error": difference.error,
    }


def problem_data(problem: Problem) -> dict[str, Any]:
    """Return what an exercise is as plain data."""
    return {
        "id": problem.id,
        "title": _both(problem.title),
        "topic": problem.topic,
        "difficulty": problem.difficulty,
        "stars": problem.stars,
        "sources": problem.sources,
    }


def to_json(data: Any) -> str:
    """Return plain data as JSON text for people and programs: indented, characters as they are, no NaN.

    Only what could act on a terminal (control characters, those that direct the writing) is escaped.
    """
    text = json.dumps(data, ensure_ascii=False, indent=2, allow_nan=False)
    return "\n".join(line if line.isprintable() else _escaped(line) for line in text.split("\n"))


def _escaped(line: str) -> str:
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in line)


def verification_data(verification: "Verification", say: Messages) -> dict[str, Any]:
    """Return what verify found and measured as plain data; messages in the language of `say`."""
    return {
        "problem": verification.problem,
        "tier": verification.tier,
        "cases": verification.cases,
        "reference_cpu_ms": round(1000 * verification.reference_cpu, 1),
        "findings": [_finding_data(each, say) for each in verification.findings],
        "notes": [_finding_data(each, say) for each in verification.notes],
        "mistakes": [
            {
                "id": each.mistake,
                "expect": each.expect.value,
                "killed_by": list(each.cases),
                "named": verification.named.get(each.mistake),  # null: it is not told by its output
            }
            for each in verification.killed
        ],
        "mutation": _mutation_data(verification.mutation) if verification.mutation else None,
        "kills": [
            {"case": each.case, "mistakes": each.mistakes, "mutants": each.mutants, "idle": each.idle}
            for each in verification.kills
        ],
    }


def _finding_data(finding: "Finding", say: Messages) -> dict[str, str]:
    return {"file": finding.file, "rule": finding.key, "message": say(finding.key, **finding.parameters)}


def _mutation_data(mutation: "Mutation") -> dict[str, Any]:
    """Return what became of the mutants; without the counts where they were not run."""
    data = {"ran": mutation.ran, "accepted": mutation.accepted, "fingerprint": mutation.fingerprint}
    if not mutation.ran:
        return data
    return {
        **data,
        "mutants": mutation.total,
        "killed": len(mutation.killed),
        "equivalent": len(mutation.equivalent),
        "survivors": [
            {
                "operator": each.change.operator,
                "line": each.line,
                "old": each.change.old,
                "new": each.change.new,
                "diff": each.diff,
            }
            for each in mutation.survivors
        ],
    }
