"""The command that judges a program whenever it is saved: watch."""

import os
import shlex
import stat
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import click

from judge.commands.judging import (
    Showing,
    import_what_shows_reports,
    judge_program,
    sandbox_for,
    show_report,
)
from judge.commands.session import (
    Session,
    complete_id,
    isolation_options,
    jobs_option,
    read_source,
    shared_options,
)
from judge.commands.submitting import find
from judge.errors import JudgeError, UsageError
from judge.messages import Messages
from judge.model import Verdict
from judge.sandbox import Isolation, Sandbox

JOBS = 2  # programs that run at a time: somebody waits for the verdict, and it is the same for any number
INTERVAL = 0.05  # seconds between two looks at the file
AGAIN = 0.02  # seconds from a look that finds it changed to the next
# Seconds until a file that is empty or gone is taken to be meant so: to save, editors empty files and replace them.
PATIENCE = 0.5


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be judged at every save, and how."""

    id: str
    file: str
    samples_alone: bool
    jobs: int
    showing: Showing


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [watch_command(say)]


def watch_command(say: Messages) -> click.Command:
    """`judge watch ID FILE`."""

    @click.command("watch", help=say("help.watch"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @click.argument("file", type=click.Path())
    @click.option("--samples", "samples_alone", is_flag=True, help=say("help.option.samples"))
    @click.option("--explain", is_flag=True, help=say("help.option.explain"))
    @click.option("--reveal", is_flag=True, help=say("help.option.reveal"))
    @isolation_options(say)
    @jobs_option(say)
    def command(
        session: Session,
        id: str,
        file: str,
        samples_alone: bool,
        explain: bool,
        reveal: bool,
        isolation: Isolation,
        jobs: int | None,
    ) -> None:
        if file == "-":
            raise UsageError("watch.standard-input", path=file)
        if Path(file).is_dir():
            raise UsageError("usage.folder", path=file)
        showing = Showing(explain=explain, reveal=reveal)
        jobs = jobs or min(JOBS, os.cpu_count() or 1)
        with sandbox_for(session, isolation, jobs) as sandbox:
            wish = Wish(find(session, id), file, samples_alone, jobs, showing)
            import_what_shows_reports(showing)
            sandbox.wait_until_ready()
            for state in states(Path(file)):
                if state is None:
                    click.echo(say("watch.waiting-for-file", path=file))
                else:
                    _judge(session, wish, sandbox)

    return command


def _judge(session: Session, wish: Wish, sandbox: Sandbox) -> None:
    """Judge the program as it is now, and show the report; what cannot be judged is left for the next save."""
    say, id, file = session.say, wish.id, wish.file
    try:
        source = read_source(file, id)  # at once: the next save may begin
        session.console.clear()  # of a terminal
        click.echo(say("watch.judging", time=time.strftime("%H:%M:%S"), file=file))
        cases = [case for case in session.bank.cases(id) if case.is_sample or not wish.samples_alone]
        report = judge_program(
            session, id, cases, source, sandbox, jobs=wish.jobs, run_all=wish.samples_alone
        )
        show_report(session, report, wish.showing, cases, file)
        if report.verdict is Verdict.AC:
            key = "test.next" if wish.samples_alone else "watch.accepted"
            click.echo(say(key, id=id, file=shlex.quote(file)))
    except JudgeError as error:
        click.echo(say("error", message=error.in_language(say.language)), err=True)
    click.echo(say("watch.waiting"))


class State(NamedTuple):
    """What tells one content of a file from another."""

    changed: int  # ns
    size: int  # bytes
    inode: int


def states(path: Path) -> Iterator[State | None]:
    """Yield the state of a file, None where there is none, and again whenever it is another one and has settled.

    It has settled when two looks agree, or, of a file that is empty or gone, when all do for a while.
    """
    known: State | None = State(-1, -1, -1)  # of no file
    seen = known
    since = 0.0
    while True:
        now = _look(path)
        if now != seen:
            seen, since = now, time.monotonic()
            time.sleep(AGAIN)
            continue
        if now != known and (_has_content(now) or time.monotonic() - since >= PATIENCE):
            known = now
            yield now
            continue  # it may have changed in the meantime
        time.sleep(INTERVAL)


def _has_content(state: State | None) -> bool:
    return state is not None and state.size > 0


def _look(path: Path) -> State | None:
    try:
        status = path.stat()
    except OSError:
        return None
    if not stat.S_ISREG(status.st_mode):
        return None
    return State(status.st_mtime_ns, status.st_size, status.st_ino)
