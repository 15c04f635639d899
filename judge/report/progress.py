"""What a learner has reached, for a terminal: all exercises, one exercise, the next one."""

from collections.abc import Sequence
from datetime import datetime

from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from judge.history import Attempt, Progress
from judge.messages import Messages
from judge.model import Problem, Topic
from judge.report.standing import Standing
from judge.report.terminal import style_of
from judge.report.wrapping import print_wrapped

BAR = 20  # columns
MARK = 2
NOTHING = "–"


def render_standing(console: Console, say: Messages, standing: Standing) -> None:
    """Print the exercises that were begun, then how much of each topic is solved, and of all."""
    if standing.begun:
        console.print(_begun_table(say, standing))
        if any(each.solution_seen for each in standing.begun):
            print_wrapped(console, say("status.solution-seen"), style="dim")
        console.print()
    console.print(_bars_table(say, standing))


def _begun_table(say: Messages, standing: Standing) -> Table:
    table = _table()
    table.add_column(f"{'':{MARK}} {say('status.problem')}", overflow="fold")
    table.add_column(say("status.attempts"), justify="right", no_wrap=True)
    table.add_column(say("status.last"), no_wrap=True)
    table.add_column(say("status.best"), justify="right", no_wrap=True)
    table.add_column(say("status.time"), no_wrap=True)
    for each in standing.begun:
        table.add_row(
            Styled.assemble(_mark(each), " ", each.problem),
            str(each.attempts),
            Styled(each.last_verdict.value, style_of(each.last_verdict)) if each.last_verdict else NOTHING,
            _milliseconds(standing.best_times.get(each.problem)),
            local_time(each.last_time_utc) if each.last_time_utc else NOTHING,
        )
    return table


def _mark(progress: Progress) -> Styled:
    mark = Styled("✓", "bold green") if progress.solved else Styled("·", "bold yellow")
    return Styled.assemble(mark, "*" if progress.solution_seen else " ")


def _bars_table(say: Messages, standing: Standing) -> Table:
    table = _table(show_header=False)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True, min_width=BAR)
    table.add_column(justify="right", no_wrap=True)
    for share in standing.shares:
        title = share.topic.title.in_language(say.language) if share.topic else say("status.other")
        table.add_row(title, bar(share.solved, share.total), f"{share.solved}/{share.total}")
    solved, total = standing.solved, standing.total
    table.add_row(say("status.all"), bar(solved, total), f"{solved}/{total}", style="bold")
    return table


def bar(solved: int, total: int) -> Styled:
    """Return a bar that is full only where all is solved, and empty only where nothing is."""
    full = solved * BAR // total if total else 0
    full = max(full, 1) if solved else 0
    return Styled.assemble(("█" * full, "green"), ("░" * (BAR - full), "dim"))


def render_attempts(
    console: Console,
    say: Messages,
    heading: tuple[str, str],  # id and title
    progress: Progress,
    best_time: float | None,
    attempts: Sequence[tuple[Attempt, bool]],  # with whether the exercise has changed since
) -> None:
    """Print what has been reached in one exercise, and every submission to it."""
    id, title = heading
    console.print(Styled.assemble((id, "bold"), f" · {title}" if title else ""))
    facts = [say("status.solved" if progress.solved else "status.unsolved")]
    if best_time is not None:
        facts.append(say("status.fastest", milliseconds=best_time))
    if progress.hints_shown:
        facts.append(say("status.hints", count=progress.hints_shown))
    if progress.solution_seen:
        facts.append(say("status.peeked"))
    print_wrapped(console, " · ".join(facts))
    if attempts:
        console.print()
        console.print(_attempts_table(say, attempts))


def _attempts_table(say: Messages, attempts: Sequence[tuple[Attempt, bool]]) -> Table:
    table = _table()
    table.add_column(say("status.number"), justify="right", no_wrap=True)
    table.add_column(say("report.verdict"), no_wrap=True)
    table.add_column(say("selftest.tests"), justify="right", no_wrap=True)
    table.add_column(say("report.cpu"), justify="right", no_wrap=True)
    table.add_column(say("status.time"), no_wrap=True)
    table.add_column("", style="dim")
    for attempt, changed in attempts:
        table.add_row(
            str(attempt.number),
            Styled(attempt.verdict.value, style_of(attempt.verdict)),
            NOTHING if attempt.passed is None else f"{attempt.passed}/{attempt.total}",
            NOTHING if attempt.slowest_ms is None else f"{attempt.slowest_ms:.0f}",
            local_time(attempt.time_utc),
            say("status.changed") if changed else "",
        )
    return table


def render_next(
    console: Console, say: Messages, problem: Problem, topic: Topic | None, left: int, total: int
) -> None:
    """Print the exercise that comes next, and how to go on."""
    title = problem.title.in_language(say.language)
    of_topic = topic.title.in_language(say.language) if topic else problem.topic
    difficulty = f"{say(f'difficulty.{problem.difficulty}')} {'★' * problem.stars}"
    print_wrapped(console, Styled.assemble((title, "bold"), f" · {of_topic} · {difficulty}"))
    for line in (say("next.show", id=problem.id), say("next.start", id=problem.id)):
        print_wrapped(console, line)
    print_wrapped(console, say("next.left", left=left, total=total), style="dim")


def local_time(time_utc: str) -> str:
    """Return a time of the history as a clock here shows it, to the minute."""
    return datetime.fromisoformat(time_utc).astimezone().strftime("%Y-%m-%d %H:%M")


def _milliseconds(value: float | None) -> str:
    return NOTHING if value is None else f"{value:.0f} ms"


def _table(*, show_header: bool = True) -> Table:
    return Table(
        box=None,
        pad_edge=False,
        collapse_padding=True,
        padding=(0, 2, 0, 0),
        header_style="dim",
        show_header=show_header,
    )
