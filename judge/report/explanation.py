"""What helps a learner on, for a terminal: hints, and the reference with its explanation."""

from collections.abc import Sequence

from rich.console import Console
from rich.syntax import Syntax
from rich.text import Text as Styled

from judge.messages import Messages
from judge.report.statement import WIDEST, render_markdown
from judge.report.wrapping import wrap


def render_hints(
    console: Console, say: Messages, hints: Sequence[str], *, total: int, seen: int, next_step: str
) -> None:
    """Print the first of `total` hints, those that were seen before dimmed, and how to go on."""
    width = min(console.width, WIDEST)
    for number, hint in enumerate(hints, 1):
        dim = " dim" if number <= seen else ""
        console.print(Styled(say("hint.heading", number=number, total=total), style=f"bold{dim}"))
        for line in wrap(Styled(hint, style=dim.strip()), width):
            console.print(line)
        console.print()
    for line in wrap(Styled(next_step), width):
        console.print(line)


def render_solution(console: Console, reference: str, explanation: str) -> None:
    """Print a program, in colours where there are some, then its explanation, which is Markdown."""
    code = Syntax(reference, "python", theme="ansi_dark").highlight(reference)
    code.rstrip()
    console.print(code, soft_wrap=True)
    console.print()
    render_markdown(console, explanation)
