"""Commands for those who solve exercises: list, show, start, test, submit, status."""

from collections.abc import Sequence
from pathlib import Path

import click

from judge.commands.session import Session, complete_id, json_option, read_source, shared_options
from judge.errors import HistoryError, UsageError
from judge.history import Entry, Progress
from judge.messages import Messages
from judge.model import Problem, Report, TestCase, Verdict

EXIT_NOT_ACCEPTED = 1
EXIT_JUDGE_ERROR = 3


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [
        list_command(say),
        show_command(say),
        start_command(say),
        test_command(say),
        submit_command(say),
        status_command(say),
    ]


def list_command(say: Messages) -> click.Command:
    """`judge list`."""

    @click.command("list", help=say("help.list"))
    @shared_options(say)
    @click.option("--topic", help=say("help.option.topic"))
    @click.option(
        "--difficulty", type=click.Choice(["easy", "medium", "hard"]), help=say("help.option.difficulty")
    )
    @click.option("--source", help=say("help.option.source"))
    @click.option("--unsolved", is_flag=True, help=say("help.option.unsolved"))
    @json_option(say)
    def command(
        session: Session,
        topic: str | None,
        difficulty: str | None,
        source: str | None,
        unsolved: bool,
        as_json: bool,
    ) -> int:
        topics = {each.id: each for each in session.bank.topics}
        if topic is not None and topic not in topics:
            raise UsageError("usage.unknown-topic", topic=topic, topics=", ".join(topics))
        problems, all_readable = session.problems()
        reached = _progress_by_id(session)
        solved = {id for id, each in reached.items() if each.solved}
        chosen = [
            problem
            for problem in problems
            if (topic is None or problem.topic == topic)
            and (difficulty is None or problem.difficulty == difficulty)
            and (source is None or source.casefold() in map(str.casefold, problem.sources))
            and not (unsolved and problem.id in solved)
        ]
        if as_json:
            from judge.report.data import to_json

            click.echo(to_json({"schema_version": 1, "problems": [_problem_data(p, solved) for p in chosen]}))
        elif chosen:
            from judge.report.tables import render_problems

            render_problems(session.console, say, chosen, topics, reached)
        else:
            click.echo(say("list.empty"))
        return 0 if all_readable else EXIT_JUDGE_ERROR

    return command


def _problem_data(problem: Problem, solved: set[str]) -> dict[str, object]:
    return {
        "id": problem.id,
        "title": {"en": problem.title.en, "zh": problem.title.zh},
        "topic": problem.topic,
        "difficulty": problem.difficulty,
        "stars": problem.stars,
        "sources": problem.sources,
        "solved": problem.id in solved,
    }


def _progress_by_id(session: Session) -> dict[str, Progress]:
    try:
        return {each.problem: each for each in session.history.progress()}
    except HistoryError as error:
        session.warn(error)
        return {}


def show_command(say: Messages) -> click.Command:
    """`judge show ID`."""

    @click.command("show", help=say("help.show"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @json_option(say)
    def command(session: Session, id: str, as_json: bool) -> int:
        id = session.bank.find(id)
        problem = session.bank.problem(id)
        statement = session.bank.statement(id, say.language)
        samples = [case for case in session.bank.cases(id) if case.is_sample]
        if as_json:
            from judge.report.data import to_json

            sample_data = [
                {"name": s.name, "input": s.input.decode(), "answer": s.answer.decode()} for s in samples
            ]
            data = {"schema_version": 1, **_problem_data(problem, set()), "statement": statement}
            del data["solved"]
            click.echo(to_json({**data, "samples": sample_data}))
            return 0
        from judge.report.statement import render_statement

        render_statement(session.console, say, problem, statement, samples)
        return 0

    return command


def start_command(say: Messages) -> click.Command:
    """`judge start ID`."""

    @click.command("start", help=say("help.start"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @click.option("--output", "-o", help=say("help.option.output"))
    def command(session: Session, id: str, output: str | None) -> int:
        id = session.bank.find(id)
        starter = session.bank.starter(id)
        if output == "-":
            click.echo(starter, nl=False)
            return 0
        path = Path(output or f"{id.replace('-', '_')}.py")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(starter)
        except FileExistsError:
            raise UsageError("usage.file-exists", path=path) from None
        except OSError as error:
            raise UsageError("usage.unwritable", path=path, detail=error.strerror) from None
        click.echo(say("start.written", path=path, id=id))
        return 0

    return command


def test_command(say: Messages) -> click.Command:
    """`judge test ID FILE`."""

    @click.command("test", help=say("help.test"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @click.argument("file", type=click.Path())
    @json_option(say)
    def command(session: Session, id: str, file: str, as_json: bool) -> int:
        id = session.bank.find(id)
        source = read_source(file, id)
        samples = [case for case in session.bank.cases(id) if case.is_sample]
        report = _judge(session, id, samples, source, run_all=True)
        _show_report(session, report, samples, as_json=as_json, reveal=False)
        if report.verdict is Verdict.AC and not as_json:
            click.echo(say("test.next", id=id, file=file))
        return _exit_code(report)

    return command


def submit_command(say: Messages) -> click.Command:
    """`judge submit ID FILE`."""

    @click.command("submit", help=say("help.submit"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @click.argument("file", type=click.Path())
    @click.option("--all", "run_all", is_flag=True, help=say("help.option.all-tests"))
    @click.option("--reveal", is_flag=True, help=say("help.option.reveal"))
    @json_option(say)
    def command(session: Session, id: str, file: str, run_all: bool, reveal: bool, as_json: bool) -> int:
        id = session.bank.find(id)
        source = read_source(file, id)
        cases = session.bank.cases(id)
        report = _judge(session, id, cases, source, run_all=run_all)
        _show_report(session, report, cases, as_json=as_json, reveal=reveal)
        number = _record(session, report, source)
        if number is not None and not as_json:
            click.echo(say("submit.recorded", number=number))
        return _exit_code(report)

    return command


def _judge(session: Session, id: str, cases: Sequence[TestCase], source: bytes, *, run_all: bool) -> Report:
    from judge.judging import judge_submission
    from judge.sandbox import open_sandbox

    problem = session.bank.problem(id)
    with open_sandbox() as sandbox:
        if sandbox.tier == "portable":
            click.echo(session.say("report.not-isolated"), err=True)
        with session.progress_bar(len(cases)) as on_result:
            return judge_submission(
                problem, cases, source, sandbox=sandbox, run_all=run_all, on_result=on_result
            )


def _show_report(
    session: Session, report: Report, cases: Sequence[TestCase], *, as_json: bool, reveal: bool
) -> None:
    from judge import __version__

    revealed = {case.name: case for case in cases if case.is_sample or reveal}
    if as_json:
        from judge.report.data import report_data, to_json

        click.echo(to_json(report_data(report, __version__, revealed)))
        return
    from judge.report.terminal import render_report

    title = session.bank.problem(report.problem).title.in_language(session.say.language)
    render_report(session.console, session.say, report, title, revealed)


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
        return None


def _exit_code(report: Report) -> int:
    if report.verdict is Verdict.AC:
        return 0
    return EXIT_JUDGE_ERROR if report.verdict is Verdict.JE else EXIT_NOT_ACCEPTED


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
        progress = [p for p in session.history.progress() if chosen in (None, p.problem)]
        if as_json:
            from judge.report.data import to_json

            click.echo(to_json({"schema_version": 1, "problems": [_progress_data(p) for p in progress]}))
        elif not progress:
            click.echo(say("usage.no-submission"))
        else:
            from judge.report.tables import render_progress

            render_progress(session.console, say, progress, len(session.bank.ids))
        return 0

    return command


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
        raise UsageError("usage.no-submission")
    if as_json:
        click.echo(text)
        return 0
    from judge.report.data import report_from_json

    _show_report(session, report_from_json(text), (), as_json=False, reveal=False)
    return 0
