"""What stands on the page of a report: records of texts and numbers, for the templates to lay out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from judge.messages import Messages
from judge.model import MIB, ErrorMap, Report, TestCase, TestResult, Verdict
from judge.report.groups import GroupResult, groups_of
from judge.report.matrices import Comparison, Window, compare
from judge.report.page.blocks import Block, block
from judge.report.page.pictures import LEVELS, Picture, picture_of
from judge.report.view import View
from judge.report.wording import (
    advice_on,
    counts,
    diagnosis_lines,
    error_map_caption,
    error_map_legend,
    failure_lines,
    group_line,
    left_out_lines,
    note_lines,
    pattern_lines,
    resource_lines,
)

WINDOW = Window(lines=32, tokens=24, characters=24)
MOST_OPEN = 3  # failures that are shown without being asked for
MARKS_OF_LEVELS = "⓪①②③④"
BETWEEN_LEVELS = " ·,;，；、"
LABELS = {
    "tests": "page.tests",
    "test": "report.test",
    "verdict": "report.verdict",
    "cpu": "report.cpu",
    "wall": "report.wall",
    "memory": "report.memory",
    "errors": "report.errors",
    "answer": "report.answer",
    "output": "report.output",
    "secret": "report.secret",
    "explain": "report.explain",
    "left_out": "page.case-left-out",
}
MARK = "≠"


@dataclass(frozen=True, slots=True)
class Bar:
    """A group of tests: what is said of it, and the share in percent that passed and that failed."""

    text: str
    passed: float
    failed: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of the table of tests; measurements of a test that was not run are dashes."""

    verdict: Verdict
    case: str
    cpu: str
    wall: str
    memory: str
    share: float | None  # percent of the CPU limit
    picture: Picture | None


@dataclass(frozen=True, slots=True)
class Content:
    """The page, but for the failures."""

    problem: str
    title: str
    verdict: Verdict
    verdict_name: str
    counts: str
    bars: tuple[Bar, ...]
    cpu_limit: str
    rows: tuple[TableRow, ...]
    has_pictures: bool
    lines: tuple[str, ...]  # on the resources used, and the isolation
    compile_message: Block | None
    advice: str


@dataclass(frozen=True, slots=True)
class Map:
    """A picture of the errors with its caption, and what its colours mean."""

    picture: Picture
    caption: str
    legend: tuple[tuple[str, str], ...]  # level, meaning


@dataclass(frozen=True, slots=True)
class ShownCase:
    """What is shown of a case that is no secret: texts, and answer and output side by side."""

    blocks: tuple[Block, ...]
    comparison: Comparison | None
    remarks: tuple[str, ...]  # below the comparison


@dataclass(frozen=True, slots=True)
class Failure:
    """A test that is not accepted."""

    number: int  # of its row in the table, from 1
    verdict: Verdict
    verdict_name: str
    heading: str
    is_open: bool
    sentences: tuple[str, ...]
    diagnosis: tuple[str, ...]
    can_be_explained: bool
    map: Map | None
    case: ShownCase | None
    is_secret: bool
    by_hand: str  # what introduces the command
    command: str  # empty: there is none
    is_left_out: bool = False  # the case, for the page to stay small


def labels(say: Messages) -> dict[str, str]:
    """Return the texts of the page that are always the same."""
    return {name: say(key) for name, key in LABELS.items()}


def content_of(say: Messages, view: View) -> Content:
    """Return what stands on the page of a report, but for the failures."""
    report = view.report
    message = report.compile_message
    advice = advice_on(message)
    limit = say("page.cpu-limit", limit=1000 * report.limits.time) if report.limits else ""
    rows = tuple(_row(report, result) for result in report.results)
    return Content(
        problem=report.problem,
        title=view.title,
        verdict=report.verdict,
        verdict_name=say(f"verdict.{report.verdict}"),
        counts=counts(say, report),
        bars=_bars(say, report),
        cpu_limit=limit,
        rows=rows,
        has_pictures=any(row.picture for row in rows),
        lines=(*resource_lines(say, report), say("report.tier", tier=report.tier)),
        compile_message=block(say, say("compile"), message.expandtabs(4)) if message else None,
        advice=say(advice) if advice else "",
    )


def _bars(say: Messages, report: Report) -> tuple[Bar, ...]:
    groups = groups_of(report)
    if len(groups) < 2 or report.compile_message:
        return ()
    return tuple(_bar(say, group) for group in groups)


def _bar(say: Messages, group: GroupResult) -> Bar:
    passed, failed = (100 * count / group.total for count in (group.passed, group.run - group.passed))
    return Bar(group_line(say, group), passed, failed)


def _row(report: Report, result: TestResult) -> TableRow:
    picture = picture_of(result.errors)
    execution = result.execution
    if execution is None:
        return TableRow(result.verdict, result.case, "–", "–", "–", None, picture)
    return TableRow(
        verdict=result.verdict,
        case=result.case,
        cpu=f"{1000 * execution.cpu_time:.0f}",
        wall=f"{1000 * execution.wall_time:.0f}",
        memory=f"{execution.memory / MIB:.0f}",
        share=min(100, 100 * execution.cpu_time / report.limits.time) if report.limits else None,
        picture=picture,
    )


def failures_of(say: Messages, view: View) -> Iterator[Failure]:
    """Yield what there is to say about each test that is not accepted; on known mistakes only with the first."""
    failed = [(n, r) for n, r in enumerate(view.report.results, 1) if r.verdict is not Verdict.AC]
    for index, (number, result) in enumerate(failed):
        case = view.revealed.get(result.case)
        is_first = index == 0
        diagnosis = (diagnosis_lines if is_first else pattern_lines)(say, view, result)
        yield Failure(
            number=number,
            verdict=result.verdict,
            verdict_name=say(f"verdict.{result.verdict}"),
            heading=say("report.first-failure", case=result.case) if is_first else result.case,
            is_open=index < MOST_OPEN,
            sentences=(
                *failure_lines(say, result, revealed=case is not None),
                *note_lines(say, result),
            ),
            diagnosis=tuple(diagnosis),
            can_be_explained=is_first and bool(diagnosis) and not view.explain and not view.is_old,
            map=_map(say, result.errors),
            case=_shown_case(say, case, result),
            is_secret=not (case and result.execution) and not view.is_old and not result.is_sample,
            by_hand=say("report.by-hand", command=""),
            command=view.commands.get(result.case, ""),
        )


def _map(say: Messages, errors: ErrorMap | None) -> Map | None:
    picture = picture_of(errors)
    if errors is None or picture is None:
        return None
    return Map(picture, error_map_caption(say, errors), tuple(_legend(say)))


def _legend(say: Messages) -> Iterator[tuple[str, str]]:
    """Yield each level with its meaning: parts of one message, in which marks stand for the levels."""
    message = error_map_legend(say, MARKS_OF_LEVELS)
    for mark, meaning in re.findall(f"([{MARKS_OF_LEVELS}])([^{MARKS_OF_LEVELS}]*)", message):
        yield LEVELS[MARKS_OF_LEVELS.index(mark)], meaning.strip(BETWEEN_LEVELS)


def _shown_case(say: Messages, case: TestCase | None, result: TestResult) -> ShownCase | None:
    execution = result.execution
    if case is None or execution is None:
        return None
    blocks = [block(say, say("report.input"), case.input)]
    if execution.stderr:
        blocks.append(block(say, say("report.stderr"), execution.stderr))
    if result.check is None:
        output = [block(say, say("report.output"), execution.stdout)] if execution.stdout else []
        return ShownCase((*blocks, *output), None, ())
    comparison = compare(execution.stdout, case, WINDOW)
    remarks = left_out_lines(say, comparison)
    if not all(row.same for row in comparison.rows):
        remarks.insert(0, say("page.mark", mark=MARK))
    return ShownCase(tuple(blocks), comparison, tuple(remarks))
