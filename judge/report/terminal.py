"""Reports for a terminal, made with rich. What comes from a program is escaped and never read as markup."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from judge.checkers.excerpts import printable
from judge.checkers.tokens import TOKEN
from judge.judging import NOT_TEXT
from judge.messages import Messages
from judge.model import MIB, Difference, Report, TestCase, TestResult, Verdict
from judge.report.data import shown_details
from judge.report.wrapping import wrap

STYLES = {
    Verdict.AC: "bold green",
    Verdict.PE: "bold yellow",
    Verdict.JE: "bold magenta",
}
FAILED = "bold red"
ADVICE = {  # by the name of an exception
    "ModuleNotFoundError": "advice.modules",
    "EOFError": "advice.end-of-input",
    "FileNotFoundError": "advice.stdin",
    "TabError": "advice.tabs",
}
HAVE_A_MESSAGE = ("ended.exception", "ended.exception-in-line")
LONGEST_BLOCK = 24  # lines of an input, an answer or an output that are shown
WIDEST_LINE = 200  # characters of such a line


def style_of(verdict: Verdict) -> str:
    """Return the style of a verdict."""
    return STYLES.get(verdict, FAILED)


def render_report(
    console: Console,
    say: Messages,
    report: Report,
    title: str,
    revealed: Mapping[str, TestCase],
    *,
    can_reveal: bool = True,
) -> None:
    """Print a report: a row for each test, the verdict, and of the first failure what may be shown.

    Of a failing case in `revealed` the input, the answer and the output are shown too.
    """
    console.print(Styled.assemble((report.problem, "bold"), f" · {title}" if title else ""))
    if report.results:
        console.print()
        console.print(_tests_table(say, report.results))
    console.print()
    console.print(_verdict_line(say, report))
    console.print(Styled(say("report.tier", tier=report.tier), style="dim"))
    if report.compile_message:
        console.print(Styled(say("compile")))
        console.print(Styled(_block(say, report.compile_message.expandtabs(4)), style="red"))
        if advice := advice_on(report.compile_message):
            _print_wrapped(console, say(advice))
    failure = report.first_failure
    if failure is None:
        return
    console.print(Styled(say("report.first-failure", case=failure.case)))
    for line in failure_lines(say, failure, revealed=failure.case in revealed):
        _print_wrapped(console, line)
    if failure.case in revealed and failure.execution:
        _render_case(console, say, revealed[failure.case], failure)
    elif can_reveal and not failure.case.startswith("sample/"):
        _print_wrapped(console, say("report.secret"), style="dim")


def _tests_table(say: Messages, results: Sequence[TestResult]) -> Table:
    table = Table(box=None, pad_edge=False, collapse_padding=True, header_style="dim")
    table.add_column("", no_wrap=True, min_width=3)
    table.add_column(say("report.test"), no_wrap=True)
    for header in ("report.cpu", "report.wall", "report.memory"):
        table.add_column(say(header), justify="right", no_wrap=True)
    for result in results:
        verdict = Styled(result.verdict.value, style_of(result.verdict))
        table.add_row(verdict, result.case, *_measurements(result))
    return table


def _measurements(result: TestResult) -> tuple[str, str, str]:
    if result.execution is None:
        return ("–", "–", "–")
    execution = result.execution
    return (
        f"{1000 * execution.cpu_time:.0f}",
        f"{1000 * execution.wall_time:.0f}",
        f"{execution.memory / MIB:.0f}",
    )


def _verdict_line(say: Messages, report: Report) -> Styled:
    line = Styled.assemble(
        (f"{report.verdict.value} ", style_of(report.verdict)),
        (say(f"verdict.{report.verdict}"), style_of(report.verdict)),
    )
    left = report.total - len(report.results)
    if report.results and left:
        line.append(" · " + say("report.stopped", passed=report.passed, total=report.total, left=left))
    elif report.results:
        line.append(" · " + say("report.passed", passed=report.passed, total=report.total))
    return line


def failure_lines(say: Messages, result: TestResult, *, revealed: bool = False) -> list[str]:
    """Return what there is to say about a test that is not accepted: the reason and the first difference."""
    details = {
        name: printable(value, 300) if isinstance(value, str) else value
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


def _render_case(console: Console, say: Messages, case: TestCase, result: TestResult) -> None:
    assert result.execution is not None
    console.print(Styled("\n" + say("report.input"), style="bold"))
    console.print(Styled(_block(say, case.input.decode("utf-8", "surrogateescape"))))
    if result.execution.stderr:
        console.print(Styled("\n" + say("report.stderr"), style="bold"))
        console.print(Styled(_block(say, result.execution.stderr.decode("utf-8", "surrogateescape"))))
    if result.check:
        _render_side_by_side(console, say, case, result)


def _render_side_by_side(console: Console, say: Messages, case: TestCase, result: TestResult) -> None:
    assert result.execution is not None
    answer = _lines(case.answer)
    output = _lines(result.execution.stdout)
    height = max(len(answer), len(output))
    place = result.check.difference.line if result.check and result.check.difference else 1
    first = 0 if place <= LONGEST_BLOCK else max(0, min(place - LONGEST_BLOCK // 2, height - LONGEST_BLOCK))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", justify="right", style="dim")
    table.add_column(say("report.answer"))
    table.add_column("")
    table.add_column(say("report.output"))
    for i in range(first, min(height, first + LONGEST_BLOCK)):
        left = answer[i] if i < len(answer) else ""
        right = output[i] if i < len(output) else ""
        differs = TOKEN.findall(left) != TOKEN.findall(right)
        table.add_row(
            str(i + 1),
            Styled(printable(left, WIDEST_LINE)),
            Styled("≠" if differs else "", style=FAILED),
            Styled(printable(right, WIDEST_LINE), style="red" if differs else ""),
        )
    console.print()
    if first:
        console.print(Styled(say("report.earlier-lines", count=first), style="dim"))
    console.print(table)
    if height > first + LONGEST_BLOCK:
        console.print(Styled(say("report.more-lines", count=height - first - LONGEST_BLOCK), style="dim"))


def _lines(content: bytes) -> list[str]:
    """Split an output into lines as the checker does: at LF alone, without a CR before it."""
    text = content.decode("utf-8", "surrogateescape").removesuffix("\n")
    return [line.removesuffix("\r") for line in text.split("\n")] if text else []


def _block(say: Messages, text: str) -> str:
    lines = text.removesuffix("\n").split("\n")
    shown = (
        len(lines) if len(lines) <= LONGEST_BLOCK + 1 else LONGEST_BLOCK
    )  # no line is cut to say that one is
    cut = [say("report.more-lines", count=len(lines) - shown)] if shown < len(lines) else []
    return "\n".join([*(printable(line, WIDEST_LINE) for line in lines[:shown]), *cut])


def _print_wrapped(console: Console, text: str, style: str = "") -> None:
    for line in wrap(Styled(text, style), console.width):
        console.print(line)


def advice_on(message: str) -> str | None:
    """Return the key of what to do about an exception or a compile error, None if there is nothing to say."""
    last_line = message.rpartition("\n")[2]
    if last_line.startswith(NOT_TEXT):
        return "advice.encoding"
    return ADVICE.get(last_line.partition(":")[0].strip().rpartition(".")[2])
