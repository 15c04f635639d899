"""Commands to find an exercise, read it and begin: list, show, start."""

import shlex
from pathlib import Path

import click

from judge.commands.exit_codes import EXIT_NOT_USABLE
from judge.commands.session import Session, complete_id, json_option, print_json, shared_options
from judge.errors import HistoryError, UsageError
from judge.history import Progress
from judge.messages import Messages


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [list_command(say), show_command(say), start_command(say)]


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
            from judge.report.data import problem_data

            print_json(problems=[{**problem_data(p), "solved": p.id in solved} for p in chosen])
        elif chosen:
            from judge.report.tables import render_problems

            render_problems(session.console, say, chosen, topics, reached)
        else:
            click.echo(say("list.all-solved" if solved.issuperset(p.id for p in problems) else "list.empty"))
        return 0 if all_readable else EXIT_NOT_USABLE

    return command


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
            from judge.report.data import problem_data

            sample_data = [
                {"name": s.name, "input": s.input.decode(), "answer": s.answer.decode()} for s in samples
            ]
            print_json(**problem_data(problem), statement=statement, samples=sample_data)
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
        click.echo(say("start.written", path=shlex.quote(str(path)), id=id))
        return 0

    return command
