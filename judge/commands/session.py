"""What every command needs: its language, the bank, consoles, the history; and the options they share."""

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from judge.bank import Bank, bank_folders, data_folder
from judge.errors import JudgeError, UsageError
from judge.history import History
from judge.messages import LANGUAGES, Messages
from judge.model import LONGEST_SOURCE, Problem, TestResult
from judge.sandbox import ISOLATED_TIERS, TIERS, Isolation, wanted_tiers
from judge.sandbox.early import EarlySandbox

if TYPE_CHECKING:
    from rich.console import Console

MOST_JOBS = 256
F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Session:
    """One run of the command line."""

    say: Messages
    bank_path: Path | None
    early: EarlySandbox | None = None

    @cached_property
    def bank(self) -> Bank:
        """The bank of exercises."""
        return Bank(bank_folders(self.bank_path, os.environ))

    @cached_property
    def history(self) -> History:
        """The store of submissions."""
        return History(data_folder(os.environ))

    @cached_property
    def console(self) -> "Console":
        """Standard output, for results."""
        return make_console()

    def warn(self, error: JudgeError) -> None:
        """Print a warning on standard error."""
        message = error.in_language(self.say.language)
        click.echo(self.say("warning", message=message), err=True)

    def problems(self) -> tuple[list[Problem], bool]:
        """Return the exercises that can be read, with a warning for each of the others, and whether all could."""
        problems = []
        for id in self.bank.ids:
            try:
                problems.append(self.bank.problem(id))
            except JudgeError as error:
                self.warn(error)
        return problems, len(problems) == len(self.bank.ids)

    def progress_bar(self, total: int | None) -> "ProgressBar":
        """Return a bar on standard error that advances with every result, if a person is looking.

        `total` is None where the number of results is not known beforehand.
        """
        return ProgressBar(self.say("report.judging"), total)


class ProgressBar:
    """A progress bar on a terminal; elsewhere nothing."""

    def __init__(self, label: str, total: int | None) -> None:
        self._bar: Any = None
        if sys.stderr and sys.stderr.isatty():
            from rich.progress import Progress

            self._bar = Progress(console=make_console(stderr=True), transient=True)
            self._task = self._bar.add_task(label, total=total)

    def __enter__(self) -> Callable[[TestResult], None]:
        if self._bar is not None:
            self._bar.start()
        return self._advance

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def _advance(self, result: TestResult) -> None:
        if self._bar is not None:
            self._bar.update(self._task, advance=1, description=result.case)


def make_console(*, stderr: bool = False) -> "Console":
    """Return a console that takes text as it is: no markup, no emoji codes, no guessed highlighting."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def read_source(path: str, id: str) -> bytes:
    """Read the program to be judged, a little more than the judge accepts at the most; `-` is standard input.

    Raises:
        UsageError: there is no such file, it is a folder, or it cannot be read.
    """
    most = LONGEST_SOURCE + 1
    try:
        if path == "-":
            if sys.stdin is None:
                raise UsageError("usage.no-standard-input", path=path)
            return sys.stdin.buffer.read(most)
        with Path(path).open("rb") as file:
            return file.read(most)
    except FileNotFoundError:
        raise UsageError("usage.no-file", path=path, id=id) from None
    except IsADirectoryError:
        raise UsageError("usage.folder", path=path) from None
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or error
        raise UsageError("usage.unreadable", path=path, detail=detail) from None


def complete_id(context: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete the id of an exercise."""
    try:
        chosen = context.params.get("bank") or context.find_root().params.get("bank")
        ids: Iterable[str] = Bank(bank_folders(chosen, os.environ)).ids
    except JudgeError:
        return []
    return [CompletionItem(id) for id in ids if id.startswith(incomplete)]


def shared_options(say: Messages) -> Callable[[F], F]:
    """Add the options that every command has and put them into a `Session`, its first argument."""

    def decorate(function: F) -> F:
        @click.option("--bank", type=click.Path(path_type=Path), help=say("help.option.bank"))
        @click.option("--lang", type=click.Choice(LANGUAGES), help=say("help.option.lang"))
        @click.help_option("--help", "-h", help=say("help.option.help"))
        @click.pass_context
        def command(context: click.Context, /, bank: Path | None, lang: str | None, **parameters: Any) -> Any:
            outer = context.parent.params.get("bank") if context.parent else None
            return function(Session(say, bank or outer, context.obj), **parameters)

        return with_parameters_of(function, command)

    return decorate


def with_parameters_of(function: F, command: Any) -> F:
    """Return `command`, which wraps `function`, with the parameters that were declared for that."""
    command.__name__ = function.__name__
    command.__click_params__ += getattr(function, "__click_params__", [])
    return command  # type: ignore[no-any-return]


def isolation_options(say: Messages) -> Callable[[F], F]:
    """Add the options that say how programs are isolated, and turn them into an `Isolation`."""

    def decorate(function: F) -> F:
        @click.option("--isolation", "tier", type=click.Choice(TIERS), help=say("help.option.isolation"))
        @click.option(
            "--require-isolation",
            "required",
            type=click.Choice(TIERS),
            help=say("help.option.require-isolation"),
        )
        @click.option("--cold", is_flag=True, help=say("help.option.cold"))
        def command(
            session: Session, tier: str | None, required: str | None, cold: bool, **parameters: Any
        ) -> Any:
            isolation = Isolation(tier, required, cold)
            wanted_tiers(isolation)  # said before anything is read
            return function(session, isolation=isolation, **parameters)

        return with_parameters_of(function, command)

    return decorate


def jobs_option(say: Messages, default: int | None = None) -> Callable[[F], F]:
    """Add `--jobs`."""
    return click.option(
        "--jobs", type=click.IntRange(1, MOST_JOBS), default=default, help=say("help.option.jobs")
    )


def warn_if_not_isolated(session: Session, tier: str) -> None:
    """Say so if programs are limited but not isolated."""
    if tier not in ISOLATED_TIERS:
        click.echo(session.say("report.not-isolated"), err=True)


def print_json(**data: object) -> None:
    """Print what a command tells to programs."""
    from judge.report.data import SCHEMA_VERSION, to_json

    click.echo(to_json({"schema_version": SCHEMA_VERSION, **data}))


def json_option(say: Messages) -> Callable[[F], F]:
    """Add `--json`."""
    return click.option("--json", "as_json", is_flag=True, help=say("help.option.json"))
