"""Put a package on the disk, as a folder or as a zip. What is there is replaced only if it is an earlier export."""

import os
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from judge.bank.toml import parse
from judge.errors import BankError, JudgeError, UsageError
from judge.packages.layout import EXERCISE_FILE, package_name

ZIP_DATE = (1980, 1, 1, 0, 0, 0)  # the first that a zip can hold: the same files give the same bytes
FILE_MODE = 0o644


def write_package(folder: Path, id: str, files: Mapping[str, bytes], *, zipped: bool, force: bool) -> Path:
    """Write the package of the exercise `id` into `folder`, and return where it is.

    Raises:
        UsageError: something else is in its place, and not `force`.
        BankError: it cannot be written.
    """
    name = package_name(id)
    path = folder / (f"{name}.zip" if zipped else name)
    try:
        if os.path.lexists(path) and not force and exported_id(path) != id:
            raise UsageError("export.in-the-way", path=path)
        folder.mkdir(parents=True, exist_ok=True)
        # Written beside its place and then moved, so that an interruption leaves no half of a package there.
        with tempfile.TemporaryDirectory(prefix=f".{name}-", dir=folder) as beside:
            made = Path(beside) / path.name
            (_write_zip if zipped else _write_folder)(made, name, files)
            _replace(path, made, Path(beside))
    except OSError as error:
        raise BankError("export.unwritable", path=path, detail=error.strerror or error) from None
    return path


def exported_id(path: Path) -> str | None:
    """Return the id of the exercise that a folder or a zip was exported from; None: it is no export."""
    try:
        if path.is_dir():
            text = (path / EXERCISE_FILE).read_text(encoding="utf-8")
        else:
            with zipfile.ZipFile(path) as archive:
                text = archive.read(f"{path.stem}/{EXERCISE_FILE}").decode()
        return parse(text, path).required("id", str)
    except (OSError, ValueError, KeyError, RuntimeError, zipfile.BadZipFile, JudgeError):
        return None


def _write_folder(folder: Path, _: str, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _write_zip(path: Path, name: str, files: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for member, content in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{name}/{member}", ZIP_DATE)
            entry.create_system = 3  # Unix, on whatever system it was made
            entry.external_attr = FILE_MODE << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def _replace(path: Path, made: Path, beside: Path) -> None:
    """Move what was made into its place, and what is there aside first: no call replaces a folder that is not empty."""
    old = beside / "old"
    there = os.path.lexists(path)
    if there:
        path.rename(old)
    try:
        made.rename(path)
    except OSError:
        if there:
            old.rename(path)
        raise
