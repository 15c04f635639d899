"""Commands that lead a learner through the bank: next, hint, solution, status."""

import sys
from collections.abc import Collection

import click

from judge.bank import fingerprint
from judge.commands.exit_codes import EXIT_NOT_ACCEPTED, EXIT_NOT_USABLE
from judge.commands.judging import Showing, show_report
from judge.commands.session import Session, complete_id, json_option, print_json, shared_options
from judge.errors import BankError, HistoryError, JudgeError, UsageError
from judge.messages import LANGUAGES, Messages, text
from judge.model import Problem


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [next_command(say), hint_command(say), solution_command(say), status_command(say)]


def next_command(say: Messages) -> click.Command:
    """`judge next`."""

    @click.command("next", help=say("help.next"))
    @shared_options(say)
    @json_option(say)
    def command(session: Session, as_json: bool) -> int:
        ids = session.bank.ids
        solved = _solved(session) or set()
        unsolved = [id for id in ids if id not in solved]
        problem = _first_readable(session, unsolved)
        if as_json:
            from judge.report.data import problem_data

            data = problem_data(problem) if problem else None
            print_json(problem=data, left=len(unsolved), total=len(ids))
        elif problem:
            from judge.report.progress import render_next

            topic = next((each for each in session.bank.topics if each.id == problem.topic), None)
            render_next(session.console, say, problem, topic, len(unsolved), len(ids))
        elif not unsolved:
            click.echo(say("list.all-solved"))
        return 0 if problem or not unsolved else EXIT_NOT_USABLE

    return command


def _solved(session: Session) -> set[str] | None:
    """Return the ids of the solved exercises, None where the history cannot tell."""
    try:
        return {each.problem for each in session.history.progress() if each.solved}
    except HistoryError as error:
        session.warn(error)
        return None


def _first_readable(session: Session, ids: list[str]) -> Problem | None:
    """Return the first exercise, with a warning for each before it that cannot be read."""
    for id in ids:
        try:
            return session.bank.problem(id)
        except BankError as error:
            session.warn(error)
    return None


def hint_command(say: Messages) -> click.Command:
    """`judge hint ID`."""

    @click.command("hint", help=say("help.hint"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @json_option(say)
    def command(session: Session, id: str, as_json: bool) -> int:
        id = session.bank.find(id)
        hints = session.bank.hints(id)
        seen = _count_hint(session, id, len(hints))
        shown = hints[: seen + 1]
        if as_json:
            both = [{"en": hint.en, "zh": hint.zh} for hint in shown]
            print_json(problem=id, hints=both, shown=len(shown), total=len(hints))
        elif not hints:
            click.echo(say("hint.none", id=id))
        else:
            from judge.report.explanation import render_hints

            if len(shown) < len(hints):
                next_step = say("hint.next", id=id)
            else:
                next_step = say("hint.last" if seen < len(hints) else "hint.all-shown", id=id)
            texts = [hint.in_language(say.language) for hint in shown]
            render_hints(session.console, say, texts, total=len(hints), seen=seen, next_step=next_step)
        return 0

    return command


def _count_hint(session: Session, id: str, total: int) -> int:
    """Remember that one more hint is shown; return how many have been shown before."""
    seen = 0
    try:
        seen = session.history.hints_shown(id)
        if seen < total:
            session.history.remember_hints(id, seen + 1)
    except HistoryError as error:
        session.warn(error)
    return seen


def solution_command(say: Messages) -> click.Command:
    """`judge solution ID`."""

    @click.command("solution", help=say("help.solution"))
    @shared_options(say)
    @click.argument("id", shell_complete=complete_id)
    @click.option("--code", "code_alone", is_flag=True, help=say("help.option.code"))
    @click.option("--yes", "-y", is_flag=True, help=say("help.option.yes"))
    @json_option(say)
    def command(session: Session, id: str, code_alone: bool, yes: bool, as_json: bool) -> int:
        if code_alone and as_json:
            raise UsageError("solution.two-formats")
        id = session.bank.find(id)
        reference = session.bank.reference(id).decode()
        explanation = "" if code_alone else session.bank.explanation(id, say.language)
        solved = _solved(session)
        if solved is None or id not in solved:
            if not yes and not _wants_to_see(say, id):
                click.echo(say("solution.kept", id=id), err=True)
                return EXIT_NOT_ACCEPTED
            if solved is not None:
                _remember_solution_seen(session, id)
        if as_json:
            print_json(problem=id, code=reference, explanation=explanation)
        elif code_alone:
            click.echo(reference, nl=False)
        else:
            from judge.report.explanation import render_solution

            render_solution(session.console, reference, explanation)
        return 0

    return command


def _wants_to_see(say: Messages, id: str) -> bool:
    """Ask whoever sits at the terminal; whatever is not a yes is a no."""
    if sys.stdin is None or not sys.stdin.isatty():
        raise UsageError("solution.unconfirmed", id=id)
    answer = click.prompt(say("solution.ask"), default="", show_default=False, prompt_suffix=" ", err=True)
    yes = [word for language in LANGUAGES for word in text(language, "solution.yes").split()]
    return str(answer).strip().casefold() in yes


def _remember_solution_seen(session: Session, id: str) -> None:
    try:
        session.history.remember_solution_seen(id)
    except HistoryError as error:
        session.warn(error)


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
            _show_last(session, chosen, as_json=as_json)
        elif chosen:
            _show_attempts(session, chosen, as_json=as_json)
        else:
            _show_standing(session, as_json=as_json)
        return 0

    return command


def _show_standing(session: Session, *, as_json: bool) -> None:
    from judge.report.standing import Standing, shares_of, standing_data

    ids = session.bank.ids
    begun = [each for each in session.history.progress() if each.problem in ids]
    solved = {each.problem for each in begun if each.solved}
    if not begun and not as_json:
        click.echo(_nothing_submitted(None).in_language(session.say.language))
        return
    standing = Standing(
        begun=begun,
        best_times=_best_times(session, solved),
        shares=shares_of(session.bank.topics, ids, solved),
    )
    if as_json:
        print_json(**standing_data(standing))
        return
    from judge.report.progress import render_standing

    render_standing(session.console, session.say, standing)


def _best_times(session: Session, ids: Collection[str]) -> dict[str, float]:
    """Return the best times in CPU ms, of those exercises that are still as they were then."""
    times = session.history.best_times()
    now = {id: (id, _fingerprint(session, id) or "") for id, _ in times if id in ids}
    return {id: times[version] for id, version in now.items() if version in times}


def _show_attempts(session: Session, id: str, *, as_json: bool) -> None:
    from judge.report.standing import attempt_data, progress_data

    progress = next((each for each in session.history.progress() if each.problem == id), None)
    attempts = session.history.attempts(id)
    now = _fingerprint(session, id)
    best = session.history.best_times().get((id, now or ""))
    if as_json:
        print_json(
            problems=[progress_data(progress, best)] if progress else [],
            attempts=[attempt_data(each, now) for each in attempts],
        )
    elif not progress:
        click.echo(_nothing_submitted(id).in_language(session.say.language))
    else:
        from judge.report.progress import render_attempts

        render_attempts(
            session.console,
            session.say,
            (id, _title(session, id)),
            progress,
            best,
            [(each, now is not None and each.fingerprint != now) for each in attempts],
        )


def _fingerprint(session: Session, id: str) -> str | None:
    """Return the fingerprint of an exercise as it is now, None where it cannot be read."""
    try:
        return fingerprint(session.bank.problem(id), session.bank.cases(id))
    except JudgeError:
        return None


def _title(session: Session, id: str) -> str:
    try:
        return session.bank.problem(id).title.in_language(session.say.language)
    except JudgeError:
        return ""


def _nothing_submitted(id: str | None) -> UsageError:
    return UsageError("usage.no-submission-to", id=id) if id else UsageError("usage.no-submission")


def _show_last(session: Session, id: str | None, *, as_json: bool) -> None:
    stored = session.history.last_report(id)
    if stored is None:
        raise _nothing_submitted(id)
    if as_json:
        click.echo(stored)
        return
    from judge.report.stored import report_from_json

    try:
        report = report_from_json(stored)
    except (KeyError, TypeError, ValueError) as error:  # of a release with another schema
        raise HistoryError("history.unusable", path=session.history.path, detail=repr(error)) from None
    show_report(session, report, Showing())
