"""Commands for those who write exercises: selftest, generate, verify; and the completion of all commands."""

import time
from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

import click
from click.shell_completion import get_completion_class

from judge.commands.exit_codes import EXIT_NOT_ACCEPTED
from judge.commands.judging import format_options
from judge.commands.session import (
    Session,
    complete_id,
    isolation_options,
    jobs_option,
    json_option,
    print_json,
    shared_options,
    warn_if_not_isolated,
)
from judge.errors import UsageError
from judge.messages import Messages
from judge.model import Problem, Report, Verdict
from judge.sandbox import Isolation

if TYPE_CHECKING:
    from judge.authoring.verify import Mutate, Verification


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [selftest_command(say), generate_command(say), verify_command(say), completion_command(say)]


def selftest_command(say: Messages) -> click.Command:
    """`judge selftest [ID...]`."""

    @click.command("selftest", help=say("help.selftest"))
    @shared_options(say)
    @click.argument("ids", nargs=-1, metavar="[ID]...", shell_complete=complete_id)
    @isolation_options(say)
    @jobs_option(say)
    @format_options(say)
    def command(
        session: Session, ids: tuple[str, ...], isolation: Isolation, jobs: int | None, format: str
    ) -> int:
        from judge.judging import judge_submission
        from judge.sandbox import Sandbox
        from judge.sandbox.pool import map_in_sandboxes

        bank = session.bank
        chosen = [bank.find(id) for id in ids] or list(bank.ids)
        exercises = [(bank.problem(id), bank.cases(id), bank.reference(id)) for id in chosen]
        with session.progress_bar(sum(len(cases) for _, cases, _ in exercises)) as on_result:

            def run(index: int, sandbox: Sandbox) -> Report:
                problem, cases, reference = exercises[index]
                return judge_submission(
                    problem, cases, reference, sandbox=sandbox, run_all=True, on_result=on_result
                )

            reports = map_in_sandboxes(run, range(len(exercises)), jobs, isolation)
        for tier in {report.tier for report in reports}:
            warn_if_not_isolated(session, tier)
        _show_selftest(session, [problem for problem, _, _ in exercises], reports, format)
        return 0 if all(report.verdict is Verdict.AC for report in reports) else EXIT_NOT_ACCEPTED

    return command


def _show_selftest(
    session: Session, problems: Sequence[Problem], reports: Sequence[Report], format: str
) -> None:
    from judge.report.view import View

    titles = [problem.title.in_language(session.say.language) for problem in problems]
    views = [View(report, title) for report, title in zip(reports, titles, strict=True)]
    if format == "json":
        from judge import __version__
        from judge.report.data import report_data

        print_json(reports=[report_data(view, __version__) for view in views])
    elif format == "junit":
        from judge.report.junit import junit

        click.echo(junit(session.say, views), nl=False)
    else:
        from judge.report.tables import render_selftest

        render_selftest(session.console, session.say, list(zip(problems, reports, strict=True)))


def _chosen(session: Session, ids: tuple[str, ...], every: bool, command: str) -> list[str]:
    if not ids and not every:
        raise UsageError("usage.missing", name="ID", command=f"judge {command}")
    return list(session.bank.ids) if every else [session.bank.find(id) for id in ids]


def generate_command(say: Messages) -> click.Command:
    """`judge generate ID...`."""

    @click.command("generate", help=say("help.generate"))
    @shared_options(say)
    @click.argument("ids", nargs=-1, metavar="ID...", shell_complete=complete_id)
    @click.option("--all", "every", is_flag=True, help=say("help.option.every"))
    @click.option("--check", is_flag=True, help=say("help.option.check"))
    @isolation_options(say)
    def command(
        session: Session, ids: tuple[str, ...], every: bool, check: bool, isolation: Isolation
    ) -> int:
        from judge.authoring import generate
        from judge.report.tables import render_made
        from judge.sandbox import open_sandbox

        drift = False
        for id in _chosen(session, ids, every, "generate"):
            bank = session.bank
            with open_sandbox(isolation) as sandbox:
                warn_if_not_isolated(session, sandbox.tier)
                made = generate.make_cases(bank, id, sandbox)
            cases = [each.case for each in made]
            mistakes = bank.solutions(id).mistakes
            results = generate.run_mistakes(bank.problem(id), cases, mistakes, isolation)
            files = generate.expected_files(cases, results)
            folder = bank.cases_folder(id)
            render_made(session.console, say, made)
            changed, stray = (generate.changed_files if check else generate.write_files)(folder, files)
            if not changed and not stray:
                click.echo(say("generate.same", id=id))
            elif check:
                drift = True
                names = ", ".join([*changed, *stray][:5])
                click.echo(say("generate.drift", id=id, changed=len(changed), stray=len(stray), names=names))
            else:
                click.echo(say("generate.written", id=id, written=len(changed), removed=len(stray)))
        return EXIT_NOT_ACCEPTED if drift else 0

    return command


def verify_command(say: Messages) -> click.Command:
    """`judge verify ID...`."""

    @click.command("verify", help=say("help.verify"))
    @shared_options(say)
    @click.argument("ids", nargs=-1, metavar="ID...", shell_complete=complete_id)
    @click.option("--all", "every", is_flag=True, help=say("help.option.every"))
    @isolation_options(say)
    @jobs_option(say)
    @click.option("--mutate/--no-mutate", default=None, help=say("help.option.mutate"))
    @click.option("--rotate", type=click.IntRange(min=0), default=0, help=say("help.option.rotate"))
    @click.option("--accept", is_flag=True, help=say("help.option.accept"))
    @json_option(say)
    def command(
        session: Session,
        ids: tuple[str, ...],
        every: bool,
        isolation: Isolation,
        jobs: int | None,
        mutate: bool | None,
        rotate: int,
        accept: bool,
        as_json: bool,
    ) -> int:
        from judge.authoring.verify import accepted, verify
        from judge.report.data import verification_data
        from judge.report.tables import render_verification, render_verifications

        rows: list[tuple[Verification, Problem, float]] = []
        chosen = _chosen(session, ids, every, "verify")
        when = _when_to_mutate(chosen, mutate, rotate)
        for id in chosen:
            started = time.monotonic()
            with session.progress_bar(None) as on_result:
                verification = verify(session.bank, id, on_result, isolation, jobs, when[id])
            if not rows:
                warn_if_not_isolated(session, verification.tier)
            if accept:
                verification = accepted(session.bank, verification)
            rows.append((verification, session.bank.problem(id), time.monotonic() - started))
            if not as_json:
                render_verification(session.console, say, verification)
        if len(rows) > 1 and not as_json:
            render_verifications(session.console, say, rows)
        if as_json:
            print_json(exercises=[verification_data(each, say) for each, _, _ in rows])
        return EXIT_NOT_ACCEPTED if any(each.findings for each, _, _ in rows) else 0

    return command


def _when_to_mutate(ids: Sequence[str], mutate: bool | None, rotate: int) -> dict[str, "Mutate"]:
    """Return when to run the mutants of each exercise: as was said, else of those that are stale or have their turn."""
    from judge.authoring.verify import Mutate, in_turn

    if mutate is not None:
        return dict.fromkeys(ids, Mutate.ALWAYS if mutate else Mutate.NEVER)
    due = in_turn(ids, rotate, date.today().toordinal())
    return {id: Mutate.ALWAYS if id in due else Mutate.IF_STALE for id in ids}


def completion_command(say: Messages) -> click.Command:
    """`judge completion SHELL`."""

    @click.command("completion", help=say("help.completion"))
    @shared_options(say)
    @click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
    @click.pass_context
    def command(context: click.Context, session: Session, shell: str) -> int:
        completion = get_completion_class(shell)
        assert completion is not None
        root = context.find_root().command
        click.echo(completion(root, {}, "judge", "_JUDGE_COMPLETE").source())
        return 0

    return command
