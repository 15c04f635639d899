"""Commands that judge a program: test, submit."""

import shlex
from dataclasses import replace
from threading import Thread

import click

from judge.commands.judging import (
    Showing,
    exit_code,
    import_what_shows_reports,
    judge_program,
    sandbox_for,
    show_report,
    showing_options,
)
from judge.commands.session import (
    Session,
    complete_id,
    isolation_options,
    jobs_option,
    read_source,
    shared_options,
)
from judge.errors import HistoryError, UsageError
from judge.history import Entry
from judge.messages import Messages
from judge.model import Report, Verdict
from judge.sandbox import Isolation


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [test_command(say), submit_command(say)]


def test_command(say: Messages) -> click.Command:
    """`judge test ID FILE`."""

    @click.command("test", help=say("help.test"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @click.argument("file", type=click.Path())
    @isolation_options(say)
    @jobs_option(say, default=1)
    @showing_options(say)
    def command(
        session: Session, id: str, file: str, isolation: Isolation, jobs: int, showing: Showing
    ) -> int:
        with sandbox_for(session, isolation, jobs) as sandbox:
            id = find(session, id)
            source = read_source(file, id)
            samples = [case for case in session.bank.cases(id) if case.is_sample]
            import_what_shows_reports(showing)
            report = judge_program(session, id, samples, source, sandbox, jobs=jobs, run_all=True)
        show_report(session, report, showing, samples, file)
        if report.verdict is Verdict.AC and showing.format == "text":
            click.echo(say("test.next", id=id, file=shlex.quote(file)))
        return exit_code(report)

    return command


def find(session: Session, id: str) -> str:
    """Find the exercise; say so if the file was named in its place."""
    if id.endswith(".py"):
        raise UsageError("usage.id-first", id=id)
    return session.bank.find(id)


def submit_command(say: Messages) -> click.Command:
    """`judge submit ID FILE`."""

    @click.command("submit", help=say("help.submit"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @click.argument("file", type=click.Path())
    @click.option("--all", "run_all", is_flag=True, help=say("help.option.all-tests"))
    @click.option("--reveal", is_flag=True, help=say("help.option.reveal"))
    @isolation_options(say)
    @jobs_option(say, default=1)
    @showing_options(say)
    def command(
        session: Session,
        id: str,
        file: str,
        run_all: bool,
        reveal: bool,
        isolation: Isolation,
        jobs: int,
        showing: Showing,
    ) -> int:
        with sandbox_for(session, isolation, jobs) as sandbox:
            id = find(session, id)
            source = read_source(file, id)
            cases = session.bank.cases(id)
            import_what_shows_reports(showing)
            report = judge_program(session, id, cases, source, sandbox, jobs=jobs, run_all=run_all)
            closing = Thread(target=sandbox.close)  # which takes a moment
            closing.start()
            number = _record(session, report, source)  # before it is shown: nobody may be reading
            show_report(session, report, replace(showing, reveal=reveal), cases, file)
            closing.join()
        if number is not None and showing.format == "text":
            click.echo(say("submit.recorded", number=number))
        if report.verdict is Verdict.AC and showing.format == "text":
            click.echo(say("submit.next"))
        return exit_code(report)

    return command


def _record(session: Session, report: Report, source: bytes) -> int | None:
    """Record a submission; where that is not possible, say so and go on."""
    from judge import __version__
    from judge.report.data import report_data, to_json
    from judge.report.view import View

    entry = Entry(
        problem=report.problem,
        fingerprint=report.fingerprint,
        source=source,
        source_hash=report.source_hash,
        verdict=report.verdict,
        report_json=to_json(report_data(View(report), __version__)),
        judge_version=__version__,
        tier=report.tier,
    )
    try:
        return session.history.record(entry)
    except HistoryError as error:
        session.warn(error)
        click.echo(session.say("submit.not-recorded"), err=True)
        return None
