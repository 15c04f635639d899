"""The command that judges many programs: grade."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judge.commands.exit_codes import EXIT_NOT_USABLE
from judge.commands.session import (
    F,
    Session,
    complete_id,
    isolation_options,
    jobs_option,
    json_option,
    make_console,
    print_json,
    shared_options,
    warn_if_not_isolated,
    with_parameters_of,
)
from judge.errors import SandboxError, UsageError
from judge.messages import Messages
from judge.sandbox import ISOLATED_TIERS, Isolation, wanted_tiers

if TYPE_CHECKING:
    from judge.grading.batch import Exercises
    from judge.grading.files import LeftOut, Summary
    from judge.grading.inputs import InputOptions, Inputs
    from judge.grading.results import Results
    from judge.grading.scores import Scoring

RULES = ("verdict", "tests", "groups")  # of judge.grading.scores, which is slow to import
MOST_LISTED = 20  # files and lines that were left out


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [grade_command(say)]


def grade_command(say: Messages) -> click.Command:
    """`judge grade PATH... --out DIR`."""

    @click.command("grade", help=say("help.grade"))
    @shared_options(say)
    @click.argument("paths", nargs=-1, metavar="PATH...", type=click.Path())
    @click.option("--out", "-o", "folder", type=click.Path(path_type=Path), help=say("help.option.out"))
    @click.option("--resume", is_flag=True, help=say("help.option.resume"))
    @click.option("--force", is_flag=True, help=say("help.option.start-anew"))
    @input_options(say)
    @scoring_options(say)
    @click.option("--bom", is_flag=True, help=say("help.option.bom"))
    @jobs_option(say)
    @click.option("--scheduler", metavar="ADDRESS", help=say("help.option.scheduler"))
    @isolation_options(say)
    @json_option(say)
    def command(session: Session, folder: Path | None, as_json: bool, **options: Any) -> int:
        if not options["paths"]:
            raise UsageError("usage.missing", name="PATH", command="judge grade")
        if folder is None:
            raise UsageError("usage.missing", name="--out", command="judge grade")
        task = Task(folder=folder, **options)
        if task.resume and task.force:
            raise UsageError("usage.not-both", one="--resume", other="--force")
        if task.jobs and task.scheduler:
            raise UsageError("usage.not-both", one="--jobs", other="--scheduler")
        summary = _grade(session, task)
        _show(say, summary, folder, as_json)
        return EXIT_NOT_USABLE if summary.judge_errors else 0

    return command


def input_options(say: Messages) -> Callable[[F], F]:
    """Add the options that say how inputs are read, and turn them into `InputOptions`."""

    def decorate(function: F) -> F:
        @click.option("--pattern", help=say("help.option.pattern"))
        @click.option("--problem", metavar="ID", shell_complete=complete_id, help=say("help.option.problem"))
        @click.option("--zip-encoding", metavar="NAME", help=say("help.option.zip-encoding"))
        def command(
            session: Session,
            pattern: str | None,
            problem: str | None,
            zip_encoding: str | None,
            **parameters: Any,
        ) -> Any:
            from judge.grading.inputs import InputOptions

            return function(session, reading=InputOptions(pattern, problem, zip_encoding), **parameters)

        return with_parameters_of(function, command)

    return decorate


def scoring_options(say: Messages) -> Callable[[F], F]:
    """Add the options that say what a submission is worth: a `Scoring`, and whether all tests are run for it."""

    def decorate(function: F) -> F:
        @click.option(
            "--score", "rule", type=click.Choice(RULES), default=RULES[0], help=say("help.option.score")
        )
        @click.option("--group", "groups", multiple=True, metavar="NAME", help=say("help.option.group"))
        @click.option("--points", multiple=True, metavar="[ID=]N", help=say("help.option.points"))
        @click.option("--all", "all_tests", is_flag=True, help=say("help.option.all-tests"))
        def command(
            session: Session,
            rule: str,
            groups: tuple[str, ...],
            points: tuple[str, ...],
            all_tests: bool,
            **parameters: Any,
        ) -> Any:
            from judge.grading.scores import Rule, Scoring, known_groups

            if groups and rule != "groups":
                raise UsageError("grade.group-without-groups")
            if not set(groups) <= set(known_groups()):
                raise UsageError("usage.bad-value", name="--group", choices=", ".join(known_groups()))
            named = [text.rpartition("=") for text in points]
            each = [_number(number) for id, _, number in named if not id]
            worth = {session.bank.find(id): _number(number) for id, _, number in named if id}
            scoring = Scoring(Rule(rule), groups, each[-1] if each else Fraction(1), worth)
            return function(session, scoring=scoring, all_tests=all_tests or rule != "verdict", **parameters)

        return with_parameters_of(function, command)

    return decorate


def _number(text: str) -> Fraction:
    """Return what an exercise is worth.

    Raises:
        UsageError: it is not a number above 0 that files can hold.
    """
    try:
        number = Decimal(text)
        if 0 < number < 10**6 and number == round(number, 4):  # DECIMALS of judge.grading.scores
            return Fraction(number)
    except InvalidOperation:  # no number
        pass
    raise UsageError("grade.bad-points", found=text)


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be done with a batch."""

    paths: tuple[str, ...]
    folder: Path
    resume: bool
    force: bool
    reading: "InputOptions"
    scoring: "Scoring"
    all_tests: bool
    bom: bool
    jobs: int | None
    scheduler: str | None
    isolation: Isolation


def _grade(session: Session, task: Task) -> "Summary":
    """Judge the batch and write its files."""
    from judge.grading.batch import Exercises
    from judge.grading.files import FileOptions, write_files
    from judge.grading.inputs import open_inputs
    from judge.grading.results import Results

    reading = replace(task.reading, results=task.folder)
    inputs = open_inputs(task.paths, session.bank, reading, sys.stdin.buffer if sys.stdin else None)
    exercises = Exercises(session.bank)
    weakest = wanted_tiers(_isolated(task.isolation))[-1]
    with Results(
        task.folder, all_tests=task.all_tests, weakest=weakest, resume=task.resume, replace=task.force
    ) as results:
        left_out = _judge(session, task, inputs, exercises, results)
        if not exercises:
            raise UsageError("grade.nothing", path=", ".join(task.paths))
        shown = {id: exercises[id] for id in session.bank.ids if id in exercises}
        options = FileOptions(task.scoring, task.bom)
        return write_files(task.folder, results.rows, shown, left_out, options, session.say)


def _judge(
    session: Session, task: Task, inputs: "Inputs", exercises: "Exercises", results: "Results"
) -> "LeftOut":
    """Judge what is among the inputs; return what was left out."""
    from judge.grading import open_workers
    from judge.grading.judging import Settings
    from judge.grading.running import UnmatchedFile, write_results
    from judge.report.batch import BatchProgress

    warn_if_not_isolated(session, task.isolation.tier or ISOLATED_TIERS[0])
    settings = Settings(_isolated(task.isolation), task.all_tests)
    with (
        _told_to_end_as_by_ctrl_c(),
        UnmatchedFile(task.folder, session.say) as unmatched,
        BatchProgress(make_console(stderr=True), session.say, inputs.expected) as progress,
        open_workers(settings, task.jobs, task.scheduler) as workers,
    ):
        if not workers.count():
            click.echo(session.say("grade.no-workers", address=task.scheduler), err=True)
        try:
            write_results(inputs.items, exercises, workers, results, unmatched, progress.advance)
        except KeyboardInterrupt:
            click.echo(session.say("grade.interrupted", count=progress.count, path=task.folder), err=True)
            raise
        except SandboxError as error:
            if error.key != "sandbox.no-isolation":
                raise
            raise SandboxError("grade.no-isolation", **error.parameters) from None
    _list_left_out(session.say, unmatched.left_out, task.folder)
    return unmatched.left_out


@contextmanager
def _told_to_end_as_by_ctrl_c() -> Iterator[None]:
    """Take SIGTERM for Ctrl-C: the terminal and the workers of a cluster are left as they were found."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are not ours
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _isolated(isolation: Isolation) -> Isolation:
    """Return what is asked of the sandbox. Unless that is spelled out, programs of others are not run unisolated."""
    if isolation.tier or isolation.required in ISOLATED_TIERS:
        return isolation
    return Isolation(required=ISOLATED_TIERS[-1], cold=isolation.cold)


def _list_left_out(say: Messages, left_out: "LeftOut", folder: Path) -> None:
    """Say on standard error what among the inputs was taken for no submission."""
    from judge.grading.running import UNMATCHED

    if not left_out.count:
        return
    click.echo(say("grade.left-out", count=left_out.count, path=folder / UNMATCHED), err=True)
    for each in left_out.first[:MOST_LISTED]:
        click.echo(f"  {each.place}: {say(each.reason, **each.details)}", err=True)
    if left_out.count > MOST_LISTED:
        click.echo(f"  {say('grade.more-left-out', count=left_out.count - MOST_LISTED)}", err=True)


def _show(say: Messages, summary: "Summary", folder: Path, as_json: bool) -> None:
    """Say what came of the batch."""
    verdicts = {verdict.value: count for verdict, count in summary.verdicts.items()}
    if as_json:
        print_json(
            folder=str(folder),
            submissions=summary.submissions,
            students=summary.students,
            exercises=summary.exercises,
            verdicts=verdicts,
            judge_errors=summary.judge_errors,
            left_out=summary.left_out,
        )
        return
    counts = {"submissions": summary.submissions, "exercises": summary.exercises}
    if summary.students:
        click.echo(say("grade.summary-students", **counts, students=summary.students))
    else:
        click.echo(say("grade.summary", **counts))
    click.echo("  " + " · ".join(f"{verdict} {count}" for verdict, count in verdicts.items()))
    if summary.judge_errors:
        click.echo(say("grade.judge-errors", count=summary.judge_errors))
    click.echo(say("grade.written", path=folder / "index.html", folder=folder))
