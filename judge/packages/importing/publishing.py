"""Put an exercise into a bank: written beside its place, read once as the bank reads it, then moved there."""

import tempfile
from collections.abc import Mapping
from pathlib import Path

from judge.bank import Bank
from judge.bank.places import PARTS
from judge.errors import JudgeError, PackageError
from judge.messages import LANGUAGES, Phrase, text
from judge.packages.importing.toml import array_of_tables

TRACKS = "problems/tracks.toml"


def write_tree(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files below `folder`; their paths are known to stay there."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def publish(folder: Path, id: str, parts: Mapping[str, Mapping[str, bytes]], topic: str) -> None:
    """Add the exercise `id` to the bank in `folder`, which is made if there is none; `parts` are its three folders.

    Raises:
        PackageError: there is such an exercise already, the exercise cannot be read, or the bank cannot be written.
    """
    try:
        for part in PARTS:
            (folder / part).mkdir(parents=True, exist_ok=True)
            if (folder / part / id).exists() or (folder / part / id).is_symlink():
                raise PackageError("import.exists", path=folder / part / id)
        with tempfile.TemporaryDirectory(prefix=".import-", dir=folder) as beside:
            for part in PARTS:
                write_tree(Path(beside) / part / id, parts[part])
            _require_readable(Path(beside), id)
            _name_topic(folder / TRACKS, topic)
            _move(Path(beside), folder, id)
    except OSError as error:
        raise PackageError("import.unwritable", path=folder, detail=error.strerror or error) from None


def _require_readable(folder: Path, id: str) -> None:
    bank = Bank((folder,))
    try:
        bank.problem(id)
        bank.cases(id)
        bank.solutions(id)
        bank.digests(id)
        bank.starter(id)
        for language in LANGUAGES:
            bank.statement(id, language)
            bank.explanation(id, language)
    except JudgeError as error:
        inner = {name: _relative(value, folder) for name, value in error.parameters.items()}
        raise PackageError("import.not-readable", reason=Phrase(error.key, inner)) from None


def _relative(value: object, folder: Path) -> object:
    return value.relative_to(folder) if isinstance(value, Path) and value.is_relative_to(folder) else value


def _move(beside: Path, folder: Path, id: str) -> None:
    """Move the three folders to their places, the one that makes the exercise visible last."""
    done = []
    try:
        for part in reversed(PARTS):
            (beside / part / id).rename(folder / part / id)
            done.append(part)
    except OSError:
        for part in done:
            (folder / part / id).rename(beside / part / id)
        raise


def _name_topic(path: Path, topic: str) -> None:
    """Give a bank that has no topics the one of imported exercises, so that it has a title in both languages."""
    if not path.exists():
        title = {language: text(language, "import.topic") for language in LANGUAGES}
        tables = array_of_tables("topic", [{"id": topic, "title": title, "problems": []}])
        path.write_text(f"format_version = 1\n\n{tables}", encoding="utf-8")
