"""Judge a program for a command and show the report, in the format that was asked for."""

import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judge.commands.exit_codes import EXIT_NOT_ACCEPTED, EXIT_NOT_USABLE
from judge.commands.session import F, Session, warn_if_not_isolated, with_parameters_of
from judge.errors import JudgeError, UsageError
from judge.messages import Messages
from judge.model import Mistake, Report, TestCase, TestResult, Verdict
from judge.sandbox import Isolation, Sandbox, open_sandbox

if TYPE_CHECKING:
    from judge.report.view import View

FORMATS = ("text", "json", "junit")


@dataclass(frozen=True, slots=True)
class Showing:
    """How a report is shown, and how much of it."""

    format: str = "text"  # one of FORMATS
    html: Path | None = None  # a page to write besides
    explain: bool = False
    reveal: bool = False


def format_options(say: Messages) -> Callable[[F], F]:
    """Add `--format` and `--json`, and put the format into the parameter `format`."""

    def decorate(function: F) -> F:
        @click.option("--format", "chosen", type=click.Choice(FORMATS), help=say("help.option.format"))
        @click.option("--json", "as_json", is_flag=True, help=say("help.option.json"))
        def command(session: Session, chosen: str | None, as_json: bool, **parameters: Any) -> Any:
            if as_json and chosen not in (None, "json"):
                raise UsageError("usage.two-formats", format=chosen)
            return function(session, format=chosen or ("json" if as_json else "text"), **parameters)

        return with_parameters_of(function, command)

    return decorate


def showing_options(say: Messages) -> Callable[[F], F]:
    """Add the options on how a report is shown, and put them into a `Showing`."""

    def decorate(function: F) -> F:
        @format_options(say)
        @click.option("--explain", is_flag=True, help=say("help.option.explain"))
        @click.option("--html", type=click.Path(path_type=Path), help=say("help.option.html"))
        def command(
            session: Session, format: str, explain: bool, html: Path | None, **parameters: Any
        ) -> Any:
            if html:
                require_writable(html)
            return function(session, showing=Showing(format, html, explain), **parameters)

        return with_parameters_of(function, command)

    return decorate


def require_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before a program is judged for it."""
    try:
        path.open("a", encoding="utf-8").close()
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or error
        raise UsageError("usage.unwritable", path=path, detail=detail) from None


def sandbox_for(session: Session, isolation: Isolation, jobs: int = 1) -> Sandbox:
    """Open what runs the program, before anything else is done: it becomes ready in the meantime."""
    if jobs == 1:
        early = session.early.take(isolation) if session.early else None
        return early or open_sandbox(isolation)
    from judge.sandbox.pool import Pool

    return Pool(jobs, isolation)


def import_what_shows_reports(showing: Showing) -> None:
    """Import what is needed afterwards, while the runner becomes ready: it takes as long."""
    if showing.format == "text":
        import judge.report.terminal  # noqa: F401


def judge_program(
    session: Session,
    id: str,
    cases: Sequence[TestCase],
    source: bytes,
    sandbox: Sandbox,
    *,
    jobs: int = 1,
    run_all: bool = False,
) -> Report:
    """Judge `source` and find out what it got wrong."""
    from judge.judging import judge_submission

    problem = session.bank.problem(id)
    warn_if_not_isolated(session, sandbox.tier)
    with session.progress_bar(len(cases)) as on_result:
        report = judge_submission(
            problem, cases, source, sandbox=sandbox, jobs=jobs, run_all=run_all, on_result=on_result
        )
    return diagnosed(session, report, cases)


def diagnosed(session: Session, report: Report, cases: Sequence[TestCase]) -> Report:
    """Return `report` with what the program got wrong; where that cannot be found out, say why and go on."""
    from judge.diagnosis import diagnose

    try:
        digests = session.bank.digests(report.problem) if report.verdict is not Verdict.AC else {}
    except JudgeError as error:
        session.warn(error)
        digests = {}
    return diagnose(report, cases, digests)


def show_report(
    session: Session,
    report: Report,
    showing: Showing,
    cases: Sequence[TestCase] | None = None,
    file: str = "",
) -> None:
    """Show a report on the program in `file`; without `cases` it is an old one, of which no more can be told."""
    view = view_of(session, report, showing, cases, file)
    if showing.html:
        from judge.report.page import page

        _write(showing.html, page(session.say, view))
    if showing.format == "text":
        from judge.report.terminal import render_report

        render_report(session.console, session.say, view)
    else:
        click.echo(as_text(session, showing.format, view), nl=showing.format == "json")


def as_text(session: Session, format: str, view: "View") -> str:
    """Return a report in a format for programs."""
    from judge import __version__

    if format == "junit":
        from judge.report.junit import junit

        return junit(session.say, [view])
    from judge.report.data import report_data, to_json

    return to_json(report_data(view, __version__))


def view_of(
    session: Session, report: Report, showing: Showing, cases: Sequence[TestCase] | None, file: str
) -> "View":
    """Put beside a report what is shown with it."""
    from judge.report.view import View

    try:
        title = session.bank.problem(report.problem).title.in_language(session.say.language)
        mistakes = _mistakes(session, report)
    except JudgeError:
        title, mistakes = "", {}  # an old report, on an exercise that is not in this bank
    return View(
        report=report,
        title=title,
        revealed={case.name: case for case in cases or () if case.is_sample or showing.reveal},
        mistakes=mistakes,
        commands={} if cases is None else _by_hand(session, report.problem, report.results, file),
        explain=showing.explain,
        is_old=cases is None,
    )


def _mistakes(session: Session, report: Report) -> Mapping[str, Mistake]:
    if not report.mistakes:
        return {}
    mistakes = session.bank.solutions(report.problem).mistakes
    return {mistake.id: mistake for mistake in mistakes if mistake.id in report.mistakes}


def _by_hand(session: Session, id: str, results: Sequence[TestResult], file: str) -> dict[str, str]:
    """Return the shell lines that run the tests that failed."""
    folder = session.bank.cases_folder(id)
    program = f"{_shown(Path(sys.executable))} {'FILE' if file == '-' else shlex.quote(file)}"
    return {
        result.case: f"OPENBLAS_NUM_THREADS=1 {program} < {_shown(folder / f'{result.case}.in')}"
        for result in results
        if result.verdict is not Verdict.AC
    }


def _shown(path: Path) -> str:
    """Return a path as one would type it here."""
    here = Path.cwd()
    return shlex.quote(str(path.relative_to(here) if path.is_relative_to(here) else path))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError("usage.unwritable", path=path, detail=error.strerror) from None


def exit_code(report: Report) -> int:
    """Return the exit code of a command that judges one program."""
    if report.verdict is Verdict.AC:
        return 0
    return EXIT_NOT_USABLE if report.verdict is Verdict.JE else EXIT_NOT_ACCEPTED
