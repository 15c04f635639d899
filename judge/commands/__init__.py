"""The command line: parse, call, render, exit code. Nothing is decided here that the library could decide.

The language is chosen before the commands are made, so that help texts and messages come from one catalogue.
"""

import difflib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from judge import __version__
from judge.commands import (
    authoring,
    creating,
    doctoring,
    grading,
    learning,
    packaging,
    reading,
    submitting,
    watching,
)
from judge.commands.exit_codes import EXIT_INTERRUPTED, EXIT_NOT_USABLE, EXIT_USAGE
from judge.commands.streams import OutputLost, forgiving_streams
from judge.commands.usage import usage_message
from judge.errors import JudgeError, UsageError
from judge.messages import LANGUAGES, Messages, language_of
from judge.sandbox.early import EarlySandbox


def run(arguments: Sequence[str], early: EarlySandbox | None = None) -> int:
    """Run the command line; return the exit code. A command that runs one program takes the sandbox `early`."""
    say = Messages(chosen_language(arguments, os.environ))
    with forgiving_streams():
        try:
            code = build(say).main(list(arguments), prog_name="judge", standalone_mode=False, obj=early)
            if sys.stdout:
                sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=True)
            return EXIT_USAGE
        except click.ClickException as error:
            return _fail(say, usage_message(say, error, arguments), EXIT_USAGE)
        except UsageError as error:
            return _fail(say, error.in_language(say.language), EXIT_USAGE)
        except JudgeError as error:
            return _fail(say, error.in_language(say.language), EXIT_NOT_USABLE)
        except (click.Abort, KeyboardInterrupt):
            click.echo(say("interrupted"), err=True)
            return EXIT_INTERRUPTED
        except OutputLost as error:
            return _fail(say, say("usage.output-lost", detail=error), EXIT_NOT_USABLE)


def build(say: Messages) -> click.Group:
    """Make the command line in the language of `say`."""

    @click.group("judge", cls=CommandGroup, help=say("help.judge"))
    @click.option("--bank", type=click.Path(path_type=Path), help=say("help.option.bank"))
    @click.option("--lang", type=click.Choice(LANGUAGES), help=say("help.option.lang"))
    @click.version_option(__version__, message="%(version)s", help=say("help.option.version"))
    @click.help_option("--help", "-h", help=say("help.option.help"))
    def judge(bank: Path | None, lang: str | None) -> None:
        pass

    for part in (reading, submitting, watching, learning, creating, authoring, packaging, grading, doctoring):
        for command in part.commands(say):
            judge.add_command(command)
    for command in (judge, *judge.commands.values()):
        command.context_class = context_in(say)
    return judge


class CommandGroup(click.Group):
    """A group that suggests the nearest command for one that is not there."""

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the first argument names."""
        name = arguments[0]
        completing = context.resilient_parsing
        if name not in self.commands and not name.startswith("-") and not completing:
            near = difflib.get_close_matches(name, self.commands)
            key = "usage.no-command-near" if near else "usage.no-command"
            raise UsageError(key, name=name, candidates=", ".join(near), command=context.command_path)
        return super().resolve_command(context, arguments)


def context_in(say: Messages) -> type[click.Context]:
    """Return a context whose help has its headings in the language of `say`."""
    headings = {"Options": say("options"), "Commands": say("commands")}

    class Formatter(click.HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or say("usage"))

        def write_heading(self, heading: str) -> None:
            self.write(f"{'':{self.current_indent}}{headings.get(heading, heading)}\n")

    class Context(click.Context):
        formatter_class = Formatter

    return Context


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that `--lang` names, else that of the locale."""
    chosen = language_of(environment)
    for here, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if here == "--":
            break
        value = following if here == "--lang" else here.removeprefix("--lang=")
        if here.startswith("--lang") and value in LANGUAGES:
            chosen = value  # the last one holds, as for any option
    return chosen


def _fail(say: Messages, message: str, code: int) -> int:
    click.echo(say("error", message=message), err=True)
    return code
