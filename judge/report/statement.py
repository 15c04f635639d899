"""A statement for a terminal: Markdown rendered by rich, samples taken from the test cases."""

import re
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, Paragraph
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled
from rich.theme import Theme

from judge.checkers.excerpts import printable
from judge.messages import Messages
from judge.model import Problem, TestCase
from judge.report.wrapping import wrap

WIDEST = 100  # columns: longer lines are hard to read
LONGEST_SAMPLE = 80  # lines; those of the bank are shown whole
CODE_SPAN = re.compile(r"(?<!`)`([^`]+)`(?!`)")
THEME = Theme({"markdown.code": "bold cyan", "markdown.h1": "bold", "markdown.h2": "bold"})


class WrappedParagraph(Paragraph):
    """A paragraph whose lines are broken as Chinese needs it."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the lines."""
        yield from wrap(self.text, options.max_width)


class Statement(Markdown):
    """Markdown with such paragraphs."""

    elements = {**Markdown.elements, "paragraph_open": WrappedParagraph}  # noqa: RUF012


def render_statement(
    console: Console, say: Messages, problem: Problem, statement: str, samples: Sequence[TestCase]
) -> None:
    """Print the statement of an exercise and its samples."""
    width = min(console.width, WIDEST)
    render_markdown(console, statement)
    for number, sample in enumerate(samples, 1):
        console.print()
        console.print(Styled(say("show.sample", number=number), style="bold"))
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 4, 0, 0))
        table.add_column(say("report.input"))
        table.add_column(say("report.output"))
        table.add_row(_text(say, sample.input), _text(say, sample.answer))
        console.print(Padding(table, (0, 2)), width=width)
    console.print()
    console.print(Styled(say("show.next", id=problem.id), style="dim"), width=width)


def render_markdown(console: Console, text: str) -> None:
    """Print a text of the bank, which is Markdown."""
    if not console.is_terminal:
        text = _with_backticks(text)
    with console.use_theme(THEME):
        console.print(Statement(text, code_theme="ansi_dark"), width=min(console.width, WIDEST))


def _with_backticks(statement: str) -> str:
    """Write code spans so that their backticks are shown: without colours nothing else tells them from words."""
    lines = statement.split("\n")
    return "\n".join(
        line if line.startswith("    ") else CODE_SPAN.sub(r"`` `\1` ``", line) for line in lines
    )


def _text(say: Messages, content: bytes) -> str:
    lines = content.decode().splitlines()
    shown = [printable(line, WIDEST) for line in lines[:LONGEST_SAMPLE]]
    if len(lines) > LONGEST_SAMPLE:
        shown.append(say("report.more-lines", count=len(lines) - LONGEST_SAMPLE))
    return "\n".join(shown)
