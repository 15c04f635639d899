"""The command that examines this machine: doctor."""

import os
import sys
from pathlib import Path

import click

from judge.bank import data_folder
from judge.commands.exit_codes import EXIT_NOT_ACCEPTED
from judge.commands.session import Session, isolation_options, json_option, print_json, shared_options
from judge.errors import JudgeError, SandboxError
from judge.messages import Messages
from judge.sandbox import ISOLATED_TIERS, Isolation


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [doctor_command(say)]


def doctor_command(say: Messages) -> click.Command:
    """`judge doctor`."""

    @click.command("doctor", help=say("help.doctor"))
    @shared_options(say)
    @click.option("--all", "every", is_flag=True, help=say("help.option.every-tier"))
    @isolation_options(say)
    @json_option(say)
    def command(session: Session, every: bool, isolation: Isolation, as_json: bool) -> int:
        if os.name != "posix":
            raise SandboxError("sandbox.no-posix", system=sys.platform)
        from judge import doctor  # needs modules that only POSIX systems have
        from judge.report.doctor import examination_data, render_examination

        if sys.stderr and sys.stderr.isatty():
            click.echo(say("doctor.trying"), err=True)
        home = data_folder(os.environ)
        secrets = [*_secrets(session), home / "history.sqlite3"]
        examination = doctor.examine(isolation, every=every, secrets=secrets, home=_nearest(home))
        if as_json:
            print_json(**examination_data(say, examination))
        else:
            render_examination(session.console, say, examination)
        examined = examination.examined
        if examined and examined[0].tier not in ISOLATED_TIERS:
            click.echo(say("report.not-isolated"), err=True)
        return 0 if examination.sound else EXIT_NOT_ACCEPTED

    return command


def _secrets(session: Session) -> list[Path]:
    """Return a few files of the bank that no submission may read; none where there is no bank."""
    try:
        bank = session.bank
        id = bank.ids[0]
        answers = sorted(bank.cases_folder(id).glob("secret/*.ans"))
        return [*answers[:1], bank.solutions_folder(id) / "reference.py"]
    except (JudgeError, OSError, IndexError):
        return []


def _nearest(folder: Path) -> Path:
    """Return the folder, or where there is none the nearest one above it."""
    return next((each for each in (folder, *folder.parents) if each.is_dir()), Path.home())
