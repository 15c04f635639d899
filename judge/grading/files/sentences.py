"""What there is to say about a submission: as the report says it, in a few lines."""

from judge.messages import Messages
from judge.model import Report, TestResult, Verdict
from judge.report.view import View
from judge.report.wording import (
    compile_lines,
    counts,
    diagnosis_lines,
    failure_lines,
    note_lines,
    pattern_lines,
)


def failure_of(say: Messages, view: View) -> list[str]:
    """Return why a submission is not accepted: the compile error, or what there is to say about the first failure."""
    if view.report.compile_message:
        return compile_lines(say, view.report.compile_message)
    lines: list[str] = []
    if result := view.report.first_failure:
        lines = [
            *failure_lines(say, result),
            *note_lines(say, result),
            *diagnosis_lines(say, view, result),
        ]
    return lines or [say(f"verdict.{view.report.verdict}")]


def for_student(say: Messages, view: View) -> list[str]:
    """Return what a student is told of a submission: hints but no mistake by its name, nothing of judge errors."""
    report = view.report
    if report.verdict is Verdict.JE:
        return [say("grade.not-judged")]
    lines = [_outcome(say, report)]
    if report.first_failure:
        lines.append(say("report.first-failure", case=report.first_failure.case))
    return [*lines, *failure_of(say, view)]


def _outcome(say: Messages, report: Report) -> str:
    parts = (f"{report.verdict} {say(f'verdict.{report.verdict}')}", counts(say, report))
    return " · ".join(filter(None, parts))


def test_for_student(say: Messages, view: View, result: TestResult) -> list[str]:
    """Return what a student is told of a test."""
    if result.verdict is Verdict.AC:
        return []
    if result.verdict is Verdict.JE:
        return [say("grade.not-judged")]
    reasons = failure_lines(say, result)
    return [
        f"{result.verdict} {say(f'verdict.{result.verdict}')}",
        *reasons,
        *note_lines(say, result),
        *pattern_lines(say, view, result),
    ]
