"""A batch in a terminal: how far it is, and what came of it."""

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text as Styled

from judge.messages import Messages


class RateColumn(ProgressColumn):
    """Submissions a second."""

    def __init__(self, say: Messages) -> None:
        super().__init__()
        self._say = say

    def render(self, task: Task) -> Styled:
        """Return the rate of the last seconds."""
        speed = task.finished_speed or task.speed
        return Styled("" if speed is None else self._say("grade.rate", rate=f"{speed:.1f}"), style="dim")


class BatchProgress:
    """A bar with the rate and the time left, if `console` is a terminal; elsewhere nothing."""

    def __init__(self, console: Console, say: Messages, expected: int | None) -> None:
        """Expect so many submissions; None: their number is not known."""
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            RateColumn(say),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.count = 0
        self._task = self._progress.add_task(say("report.judging"), total=expected)

    def advance(self, _: object = None) -> None:
        """Count a submission."""
        self.count += 1
        self._progress.advance(self._task)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()
