"""Commands that judge a program and remember it: test, submit, status."""

import shlex
from collections.abc import Sequence
from threading import Thread

import click

from judge.commands.exit_codes import EXIT_NOT_ACCEPTED, EXIT_NOT_USABLE
from judge.commands.session import (
    Session,
    complete_id,
    isolation_options,
    jobs_option,
    json_option,
    print_json,
    read_source,
    shared_options,
    warn_if_not_isolated,
)
from judge.errors import HistoryError, JudgeError, UsageError
from judge.history import Entry, Progress
from judge.messages import Messages
from judge.model import Report, TestCase, Verdict
from judge.sandbox import Isolation, Sandbox, open_sandbox


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [test_command(say), submit_command(say), status_command(say)]


def test_command(say: Messages) -> click.Command:
    """`judge test ID FILE`."""

    @click.command("test", help=say("help.test"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @click.argument("file", type=click.Path())
    @isolation_options(say)
    @jobs_option(say, default=1)
    @json_option(say)
    def command(session: Session, id: str, file: str, isolation: Isolation, jobs: int, as_json: bool) -> int:
        with _sandbox(session, isolation, jobs) as sandbox:
            id = _find(session, id)
            source = read_source(file, id)
            samples = [case for case in session.bank.cases(id) if case.is_sample]
            _import_what_shows_reports(as_json=as_json)
            report = _judge(session, id, samples, source, sandbox, jobs, run_all=True)
        _show_report(session, report, samples, as_json=as_json, reveal=False)
        if report.verdict is Verdict.AC and not as_json:
            click.echo(say("test.next", id=id, file=shlex.quote(file)))
        return _exit_code(report)

    return command


def _find(session: Session, id: str) -> str:
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
    @json_option(say)
    def command(
        session: Session,
        id: str,
        file: str,
        run_all: bool,
        reveal: bool,
        isolation: Isolation,
        jobs: int,
        as_json: bool,
    ) -> int:
        with _sandbox(session, isolation, jobs) as sandbox:
            id = _find(session, id)
            source = read_source(file, id)
            cases = session.bank.cases(id)
            _import_what_shows_reports(as_json=as_json)
            report = _judge(session, id, cases, source, sandbox, jobs, run_all=run_all)
            closing = Thread(target=sandbox.close)  # which takes a moment
            closing.start()
            number = _record(session, report, source)  # before it is shown: nobody may be reading
            _show_report(session, report, cases, as_json=as_json, reveal=reveal)
            closing.join()
        if number is not None and not as_json:
            click.echo(say("submit.recorded", number=number))
        if report.verdict is Verdict.AC and not as_json:
            click.echo(say("submit.next"))
        return _exit_code(report)

    return command


def _sandbox(session: Session, isolation: Isolation, jobs: int) -> Sandbox:
    """Open what runs the program, before anything else is done: it becomes ready in the meantime."""
    if jobs == 1:
        early = session.early.take(isolation) if session.early else None
        return early or open_sandbox(isolation)
    from judge.sandbox.pool import Pool

    return Pool(jobs, isolation)


def _import_what_shows_reports(*, as_json: bool) -> None:
    """Import what is needed afterwards, while the runner becomes ready: it takes as long."""
    if not as_json:
        import judge.report.terminal  # noqa: F401


def _judge(
    session: Session,
    id: str,
    cases: Sequence[TestCase],
    source: bytes,
    sandbox: Sandbox,
    jobs: int,
    *,
    run_all: bool,
) -> Report:
    from judge.judging import judge_submission

    problem = session.bank.problem(id)
    warn_if_not_isolated(session, sandbox.tier)
    with session.progress_bar(len(cases)) as on_result:
        return judge_submission(
            problem, cases, source, sandbox=sandbox, jobs=jobs, run_all=run_all, on_result=on_result
        )


def _show_report(
    session: Session, report: Report, cases: Sequence[TestCase] | None, *, as_json: bool, reveal: bool
) -> None:
    """Show a report; without `cases` it is an old one, of which there is nothing more to reveal."""
    from judge import __version__

    revealed = {case.name: case for case in cases or () if case.is_sample or reveal}
    if as_json:
        from judge.report.data import report_data, to_json

        click.echo(to_json(report_data(report, __version__, revealed)))
        return
    from judge.report.terminal import render_report

    try:
        title = session.bank.problem(report.problem).title.in_language(session.say.language)
    except JudgeError:
        title = ""  # an old report, on an exercise that is not in this bank
    render_report(session.console, session.say, report, title, revealed, can_reveal=cases is not None)


def _record(session: Session, report: Report, source: bytes) -> int | None:
    """Record a submission; where that is not possible, say so and go on."""
    from judge import __version__
    from judge.report.data import report_data, to_json

    entry = Entry(
        problem=report.problem,
        fingerprint=report.fingerprint,
        source=source,
        source_hash=report.source_hash,
        verdict=report.verdict,
        report_json=to_json(report_data(report, __version__)),
        judge_version=__version__,
        tier=report.tier,
    )
    try:
        return session.history.record(entry)
    except HistoryError as error:
        session.warn(error)
        click.echo(session.say("submit.not-recorded"), err=True)
        return None


def _exit_code(report: Report) -> int:
    if report.verdict is Verdict.AC:
        return 0
    return EXIT_NOT_USABLE if report.verdict is Verdict.JE else EXIT_NOT_ACCEPTED


def status_command(say: Messages) -> click.Command:
    """`judge status [ID]`."""

    @click.command("status", help=say("help.status"))
    @shared_options(say)
    @click.argument("id", required=False, shell_complete=complete_id)
    @click.option("--last", is_flag=True, help=say("help.option.last"))
    @json_option(say)
    def command(session: Session, id: str | None, last: bool, as_json: bool) -> int:
        chosen = session.bank.find(id) if id else None
        if last:
            return _show_last(session, chosen, as_json=as_json)
        ids = [chosen] if chosen else session.bank.ids
        progress = [each for each in session.history.progress() if each.problem in ids]
        if as_json:
            print_json(problems=[_progress_data(p) for p in progress])
        elif not progress:
            click.echo(_nothing_submitted(chosen).in_language(say.language))
        else:
            from judge.report.tables import render_progress

            render_progress(session.console, say, progress, len(session.bank.ids))
        return 0

    return command


def _nothing_submitted(id: str | None) -> UsageError:
    return UsageError("usage.no-submission-to", id=id) if id else UsageError("usage.no-submission")


def _progress_data(progress: Progress) -> dict[str, object]:
    return {
        "problem": progress.problem,
        "attempts": progress.attempts,
        "solved": progress.solved,
        "last_verdict": progress.last_verdict.value,
        "last_time_utc": progress.last_time_utc,
    }


def _show_last(session: Session, id: str | None, *, as_json: bool) -> int:
    text = session.history.last_report(id)
    if text is None:
        raise _nothing_submitted(id)
    if as_json:
        click.echo(text)
        return 0
    from judge.report.data import report_from_json

    try:
        report = report_from_json(text)
    except (KeyError, TypeError, ValueError) as error:  # of a release with another schema
        raise HistoryError("history.unusable", path=session.history.path, detail=repr(error)) from None
    _show_report(session, report, None, as_json=False, reveal=False)
    return 0
