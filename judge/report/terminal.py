"""Reports for a terminal, made with rich. What comes from a program is escaped and never read as markup."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from judge.checkers.excerpts import printable
from judge.messages import Messages
from judge.model import MIB, ErrorMap, TestCase, TestResult, Verdict
from judge.report.matrices import Cell, Comparison, Window, compare
from judge.report.view import View
from judge.report.wording import (
    advice_on,
    counts,
    diagnosis_lines,
    error_map_caption,
    error_map_legend,
    failure_lines,
    left_out_lines,
    note_lines,
    summary_lines,
)
from judge.report.wrapping import print_wrapped

STYLES = {
    Verdict.AC: "bold green",
    Verdict.PE: "bold yellow",
    Verdict.JE: "bold magenta",
}
FAILED = "bold red"
SHADES = {" ": " ", "0": "·", "1": "░", "2": "▒", "3": "▓", "4": "█"}  # of an error map
LONGEST_BLOCK = 24  # lines of an input, an answer or an output that are shown
WIDEST_LINE = 200  # characters of such a line
LONGEST_TOKEN = 14  # characters of a number beside another
MARGIN = 12  # columns for line numbers and between answer and output
MEASUREMENTS = {"cpu": "report.cpu", "wall": "report.wall", "memory": "report.memory"}  # columns and headings
STRIP = 8  # marks of the small error map in the table of tests
OTHERS = 36  # columns that the table takes besides the names


def style_of(verdict: Verdict) -> str:
    """Return the style of a verdict."""
    return STYLES.get(verdict, FAILED)


def render_report(console: Console, say: Messages, view: View) -> None:
    """Print a report: a row for each test, the verdict, and of the first failure what may be shown."""
    report = view.report
    console.print(Styled.assemble((report.problem, "bold"), f" · {view.title}" if view.title else ""))
    if report.results:
        console.print()
        console.print(_tests_table(say, report.results, console.width))
    console.print()
    verdict = f"{report.verdict.value} {say(f'verdict.{report.verdict}')}"
    passed = counts(say, report)
    console.print(Styled.assemble((verdict, style_of(report.verdict)), f" · {passed}" if passed else ""))
    if report.compile_message:
        console.print(Styled(say("compile")))
        console.print(Styled(_block(say, report.compile_message.expandtabs(4)), style="red"))
        if advice := advice_on(report.compile_message):
            print_wrapped(console, say(advice))
    if report.first_failure:
        _render_failure(console, say, view, report.first_failure)
    console.print()
    for line in summary_lines(say, report):
        print_wrapped(console, line, style="dim")


def _tests_table(say: Messages, results: Sequence[TestResult], width: int) -> Table:
    """Make a row for each test; where names are long, the errors take the place of the time on the clock."""
    some_errors = any(result.errors for result in results)
    longest = max(len(result.case) for result in results)
    measured = [
        name for name in MEASUREMENTS if name != "wall" or not some_errors or longest + OTHERS <= width
    ]
    table = Table(box=None, pad_edge=False, collapse_padding=True, header_style="dim")
    table.add_column("", no_wrap=True, min_width=3)
    table.add_column(say("report.test"), no_wrap=True)
    for name in measured:
        table.add_column(say(MEASUREMENTS[name]), justify="right", no_wrap=True)
    if some_errors:
        table.add_column(say("report.errors"), no_wrap=True, style="red")
    for result in results:
        verdict = Styled(result.verdict.value, style_of(result.verdict))
        measurements = _measurements(result)
        strip = [_strip(result.errors)] if some_errors else []
        table.add_row(verdict, result.case, *(measurements.get(name, "–") for name in measured), *strip)
    return table


def _measurements(result: TestResult) -> dict[str, str]:
    if result.execution is None:
        return {}
    execution = result.execution
    return {
        "cpu": f"{1000 * execution.cpu_time:.0f}",
        "wall": f"{1000 * execution.wall_time:.0f}",
        "memory": f"{execution.memory / MIB:.0f}",
    }


def _strip(errors: ErrorMap | None) -> str:
    """Return an error map in one line: the worst of each row, of several rows where there are many."""
    if errors is None:
        return ""
    step = -(-len(errors.rows) // STRIP)
    parts = ["".join(errors.rows[i : i + step]) for i in range(0, len(errors.rows), step)]
    return "".join(SHADES[max(part, default=" ")] for part in parts)


def _render_failure(console: Console, say: Messages, view: View, failure: TestResult) -> None:
    case = view.revealed.get(failure.case)
    console.print(Styled(say("report.first-failure", case=failure.case), style="bold"))
    for line in [*failure_lines(say, failure, revealed=case is not None), *note_lines(say, failure)]:
        print_wrapped(console, line)
    diagnosis = diagnosis_lines(say, view, failure)
    for line in diagnosis:
        print_wrapped(console, line, style="bold cyan")
    if diagnosis and not view.explain and not view.is_old:
        print_wrapped(console, say("report.explain"), style="dim")
    if failure.errors:
        _render_error_map(console, say, failure.errors)
    if case and failure.execution:
        _render_case(console, say, case, failure)
    elif not view.is_old and not failure.is_sample:
        print_wrapped(console, say("report.secret"), style="dim")
    if command := view.commands.get(failure.case):
        console.print()
        console.print(Styled(say("report.by-hand", command=command), style="dim"), soft_wrap=True)


def _render_error_map(console: Console, say: Messages, errors: ErrorMap) -> None:
    console.print()
    print_wrapped(console, error_map_caption(say, errors))
    for row in errors.rows:
        console.print(Styled("  " + "".join(SHADES[cell] for cell in row), style="red"))
    print_wrapped(console, error_map_legend(say, list(SHADES.values())[1:]), style="dim")


def _render_case(console: Console, say: Messages, case: TestCase, result: TestResult) -> None:
    assert result.execution is not None
    console.print(Styled("\n" + say("report.input"), style="bold"))
    console.print(Styled(_block(say, case.input.decode("utf-8", "surrogateescape"))))
    if result.execution.stderr:
        console.print(Styled("\n" + say("report.stderr"), style="bold"))
        console.print(Styled(_block(say, result.execution.stderr.decode("utf-8", "surrogateescape"))))
    if result.check:
        _render_side_by_side(console, say, case, result.execution.stdout)


def _render_side_by_side(console: Console, say: Messages, case: TestCase, output: bytes) -> None:
    comparison = _fitting(output, case, (console.width - MARGIN) // 2)
    console.print()
    console.print(_side_by_side(say, comparison))
    for line in left_out_lines(say, comparison):
        console.print(Styled(line, style="dim"))


def _fitting(output: bytes, case: TestCase, columns: int) -> Comparison:
    """Compare as many numbers of a line as fit into `columns`; long ones are cut only where there are several."""
    for length in (columns - 2, LONGEST_TOKEN):
        whole = compare(output, case, Window(LONGEST_BLOCK, sys.maxsize, max(1, length)))
        widest = max((_width(cell) for row in whole.rows for cell in row.cells), default=1)
        tokens = max(1, columns // (widest + 2))
        if all(len(row.cells) <= tokens for row in whole.rows):
            return whole
    return compare(output, case, Window(LONGEST_BLOCK, tokens, LONGEST_TOKEN))


def _width(cell: Cell) -> int:
    return max(len(cell.answer or ""), len(cell.output or ""))


def _side_by_side(say: Messages, comparison: Comparison) -> Table:
    """Make a table of answer and output; where they differ a number of the output is coloured and marked by a star."""
    columns = max((len(row.cells) for row in comparison.rows), default=0)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", justify="right", style="dim")
    for heading in ("report.answer", "report.output"):
        for column in range(columns):
            table.add_column(say(heading) if column == 0 else "", no_wrap=True)
        table.add_column("  ")
    for row in comparison.rows:
        blank = [Styled("")] * (columns - len(row.cells))
        answer = [Styled(cell.answer or "", style="" if cell.same else "green") for cell in row.cells]
        output = [Styled("") if cell.same and cell.output is None else _found(cell) for cell in row.cells]
        table.add_row(str(row.number), *answer, *blank, "" if row.same else "≠", *output, *blank)
    return table


def _found(cell: Cell) -> Styled:
    if cell.same:
        return Styled(cell.output or "")
    return Styled(f"{'–' if cell.output is None else cell.output}*", style=FAILED)


def _block(say: Messages, text: str) -> str:
    lines = text.removesuffix("\n").split("\n")
    # no line is cut to say that one is
    shown = len(lines) if len(lines) <= LONGEST_BLOCK + 1 else LONGEST_BLOCK
    cut = [say("report.more-lines", count=len(lines) - shown)] if shown < len(lines) else []
    return "\n".join([*(printable(line, WIDEST_LINE) for line in lines[:shown]), *cut])
