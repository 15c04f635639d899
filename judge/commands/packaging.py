"""Commands that exchange exercises with other judges: export, import."""

import os
import shlex
from pathlib import Path

import click

from judge.bank import bank_folders, data_folder
from judge.commands.session import (
    Session,
    complete_id,
    isolation_options,
    shared_options,
    warn_if_not_isolated,
)
from judge.errors import UsageError
from judge.messages import Messages
from judge.sandbox import Isolation

FORMATS = ("icpc",)
VERSIONS = ("2025-09", "legacy")  # of judge.packages.export, which is slow to import


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [export_command(say), import_command(say)]


def export_command(say: Messages) -> click.Command:
    """`judge export ID...`."""

    @click.command("export", help=say("help.export"))
    @shared_options(say)
    @click.argument("ids", nargs=-1, metavar="ID...", shell_complete=complete_id)
    @click.option(
        "--output",
        "-o",
        type=click.Path(path_type=Path),
        default=Path(),
        help=say("help.option.package-folder"),
    )
    @click.option(
        "--format",
        type=click.Choice(FORMATS),
        default=FORMATS[0],
        expose_value=False,
        help=say("help.option.package-format"),
    )
    @click.option(
        "--version",
        type=click.Choice(VERSIONS),
        default=VERSIONS[0],
        help=say("help.option.package-version"),
    )
    @click.option("--zip", "zipped", is_flag=True, help=say("help.option.zip"))
    @click.option("--force", is_flag=True, help=say("help.option.replace"))
    def command(
        session: Session, ids: tuple[str, ...], output: Path, version: str, zipped: bool, force: bool
    ) -> int:
        from judge.packages.export import package_files
        from judge.packages.export.writing import write_package

        if not ids:
            raise UsageError("usage.missing", name="ID", command="judge export")
        for id in [session.bank.find(name) for name in ids]:
            files = package_files(session.bank, id, version)
            path = write_package(output, id, files, zipped=zipped, force=force)
            click.echo(say("export.written", id=id, path=path, files=len(files)))
        return 0

    return command


def import_command(say: Messages) -> click.Command:
    """`judge import PATH`."""

    @click.command("import", help=say("help.import"))
    @shared_options(say)
    @click.argument("path", type=click.Path(path_type=Path))
    @click.option("--into", type=click.Path(path_type=Path), help=say("help.option.into"))
    @click.option("--id", help=say("help.option.id"))
    @click.option("--fix", is_flag=True, help=say("help.option.fix"))
    @isolation_options(say)
    def command(
        session: Session, path: Path, into: Path | None, id: str | None, fix: bool, isolation: Isolation
    ) -> int:
        from judge.packages.importing import import_package

        folder = into or session.bank_path or data_folder(os.environ) / "bank"
        imported = import_package(path, folder, id, fix=fix, isolation=isolation)
        if imported.tier is not None:
            warn_if_not_isolated(session, imported.tier)
        for note in imported.notes:
            click.echo(say("import.note", message=say(note.key, **note.parameters)), err=True)
        known = folder in bank_folders(session.bank_path, os.environ)
        bank = "" if known else f" --bank {shlex.quote(str(folder))}"
        click.echo(say("import.done", id=imported.id, folder=folder, cases=imported.cases, bank=bank))
        return 0

    return command
