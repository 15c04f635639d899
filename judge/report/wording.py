"""What there is to say about a report, in sentences: the same in the terminal, on a page and in JUnit."""

from collections.abc import Sequence

from judge.checkers.excerpts import printable
from judge.judging import NOT_TEXT
from judge.messages import Messages
from judge.model import MIB, Difference, ErrorMap, Mistake, Report, TestResult
from judge.report.groups import GroupResult, groups_of
from judge.report.matrices import Comparison
from judge.report.secrecy import shown_details
from judge.report.view import View

ADVICE = {  # by the name of an exception
    "ModuleNotFoundError": "advice.modules",
    "EOFError": "advice.end-of-input",
    "FileNotFoundError": "advice.stdin",
    "TabError": "advice.tabs",
}
HAVE_A_MESSAGE = ("ended.exception", "ended.exception-in-line")
LONGEST_DETAIL = 300  # characters
MOST_HINTS = 3


def counts(say: Messages, report: Report) -> str:
    """Say how many tests passed; nothing if none was run."""
    if not report.results:
        return ""
    numbers = {"passed": report.passed, "total": report.total}
    if report.not_run:
        return say("report.stopped", **numbers, left=len(report.not_run))
    return say("report.passed", **numbers)


def failure_lines(say: Messages, result: TestResult, *, revealed: bool = False) -> list[str]:
    """Return what there is to say about a test that is not accepted: the reason and the first difference."""
    details = {
        name: printable(value, LONGEST_DETAIL) if isinstance(value, str) else value
        for name, value in shown_details(result, revealed).items()
    }
    reason = result.reason
    if reason in HAVE_A_MESSAGE and not details.get("detail"):
        reason = "ended.exit-code"  # the message is not shown
    lines = [say(reason, **details)] if reason else []
    if advice := advice_on(str(details.get("detail", ""))):
        lines.append(say(advice))
    if result.check and result.check.difference:
        lines.append(describe_difference(say, result.check.difference))
    return lines


def compile_lines(say: Messages, message: str) -> list[str]:
    """Return what there is to say about a program that does not compile."""
    advice = advice_on(message)
    return [say("compile"), *message.expandtabs(4).split("\n"), *([say(advice)] if advice else [])]


def describe_difference(say: Messages, difference: Difference) -> str:
    """Say where an output differs first, and how."""
    place = {"line": difference.line, "column": difference.column, "token": difference.token}
    if difference.expected is None and difference.found is None:
        return say("report.place", **place)
    found = say("report.nothing") if difference.found is None else difference.found
    expected = say("report.nothing") if difference.expected is None else difference.expected
    if difference.error:
        error = f"{difference.error:+.6g}"
        return say("report.difference-error", **place, expected=expected, found=found, error=error)
    return say("report.difference", **place, expected=expected, found=found)


def advice_on(message: str) -> str | None:
    """Return the key of what to do about an exception or a compile error, None if there is nothing to say."""
    last_line = message.rpartition("\n")[2]
    if last_line.startswith(NOT_TEXT):
        return "advice.encoding"
    return ADVICE.get(last_line.partition(":")[0].strip().rpartition(".")[2])


def note_lines(say: Messages, result: TestResult) -> list[str]:
    """Return what there is to say about how the program ran."""
    return [say(note.key, **note.details) for note in result.notes]


def diagnosis_lines(say: Messages, view: View, result: TestResult) -> list[str]:
    """Return what the program probably got wrong: hints, and with `explain` what they hint at."""
    return [*mistake_lines(say, view), *pattern_lines(say, view, result)]


def mistake_lines(say: Messages, view: View) -> list[str]:
    """Return what there is to say of the known mistakes of the exercise that the report names."""
    mistakes = _named(view)
    lines = []
    for mistake in mistakes[:MOST_HINTS]:
        if view.explain:
            lines.append(say("report.mistake", title=mistake.title.in_language(say.language)))
        lines.append(say("report.hint", hint=mistake.hint.in_language(say.language)))
    if len(mistakes) > MOST_HINTS:
        lines.append(say("report.more-mistakes", count=len(mistakes) - MOST_HINTS))
    return lines


def pattern_lines(say: Messages, view: View, result: TestResult) -> list[str]:
    """Return what the errors of `result` have in common, where no known mistake is named, and always with `explain`."""
    lines = []
    for pattern in result.patterns if view.explain or not _named(view) else ():
        if view.explain:
            lines.append(say(pattern.key, **pattern.details))
        lines.append(say("report.hint", hint=say(f"{pattern.key}.hint", **pattern.details)))
    return lines


def _named(view: View) -> list[Mistake]:
    return [view.mistakes[id] for id in view.report.mistakes if id in view.mistakes]


def error_map_caption(say: Messages, errors: ErrorMap) -> str:
    """Say what an error map is, and what a cell of it stands for."""
    if (errors.lines_per_row, errors.tokens_per_column) == (1, 1):
        return say("report.error-map")
    return say("report.error-map-reduced", lines=errors.lines_per_row, tokens=errors.tokens_per_column)


def error_map_legend(say: Messages, marks: Sequence[str]) -> str:
    """Say what the five marks of an error map mean, from right to entirely wrong."""
    right, unit, ten, hundred, more = marks
    return say("report.error-map-legend", right=right, unit=unit, ten=ten, hundred=hundred, more=more)


def left_out_lines(say: Messages, comparison: Comparison) -> list[str]:
    """Say how much of answer and output lies outside the part that is shown."""
    left_out = (
        ("report.lines-before", comparison.lines_before),
        ("report.lines-after", comparison.lines_after),
        ("report.tokens-before", comparison.tokens_before),
        ("report.tokens-after", comparison.tokens_after),
    )
    return [say(key, count=count) for key, count in left_out if count]


def group_line(say: Messages, group: GroupResult) -> str:
    """Say how far a group of tests has got: "edges 3/5", of tests that were run."""
    name = say(f"group.{group.name}")
    if not group.run:
        return say("report.group-not-run", group=name, total=group.total)
    key = "report.group" if group.run == group.total else "report.group-partly"
    return say(key, group=name, passed=group.passed, run=group.run, total=group.total)


def summary_lines(say: Messages, report: Report) -> list[str]:
    """Return what is told of the tests as a whole: by groups, time and memory against the limits, the isolation."""
    groups = groups_of(report)
    lines = []
    if report.results and len(groups) > 1:
        lines.append(say("report.groups", groups=" · ".join(group_line(say, group) for group in groups)))
    return [*lines, *resource_lines(say, report), say("report.tier", tier=report.tier)]


def resource_lines(say: Messages, report: Report) -> list[str]:
    """Say which test was the slowest and which took the most memory, against the limits."""
    ran = [(result.case, result.execution) for result in report.results if result.execution]
    if not ran or report.limits is None:
        return []
    case, slowest = max(ran, key=lambda each: each[1].cpu_time)
    share = slowest.cpu_time / report.limits.time
    time = say("report.slowest", case=case, cpu=slowest.cpu_time, limit=report.limits.time, share=share)
    case, largest = max(ran, key=lambda each: each[1].memory)
    peak = round(largest.memory / MIB)
    return [time, say("report.most-memory", case=case, peak=peak, limit=report.limits.memory // MIB)]
