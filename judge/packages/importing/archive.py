"""An archive or a folder -> `Package`: the only place that reads packages from the disk."""

import io
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path

from judge.archives import DamagedArchive, Fault, count_entries, damage_noticed, fault_of, read_member
from judge.errors import PackageError
from judge.model import MIB
from judge.packages.importing.members import (
    DEEPEST,
    LARGEST_TOTAL,
    Package,
    is_ignored,
    refuse_clashes,
    refuse_too_many,
    shown,
)

PROBLEM_FILE = "problem.yaml"
SUFFIXES = (".zip", ".kpp")
LARGEST_ARCHIVE = 128 * MIB
FREE = 16 * MIB  # bytes that an archive may become however small it is; above that ...
HIGHEST_RATIO = 200  # ... as many times its own size
FAULTS = {
    Fault.SPECIAL: "import.special-file",
    Fault.NAME: "import.bad-name",
    Fault.PACKING: "import.not-deflated",
}


def read_package(path: Path) -> Package:
    """Read the package at `path`, a folder or an archive.

    Raises:
        PackageError: it is neither, cannot be read, is too large, or has names that no package may have.
    """
    try:
        if path.is_dir():
            files, ignored = _read_folder(path)
            return _package(path.resolve().name, files, ignored, path)
        if not path.exists():
            raise PackageError("import.no-file", path=path)
        if path.suffix.lower() not in SUFFIXES or not path.is_file():
            raise PackageError("import.no-archive", path=path)
        files, ignored = _read_archive(path)
        return _unwrapped(path, files, ignored)
    except (OSError, ValueError) as error:  # ValueError: of a path with a zero byte
        raise PackageError("import.unreadable", path=path, detail=_detail(error)) from None


def _detail(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error or type(error).__name__)


def _unwrapped(path: Path, files: dict[str, bytes], ignored: list[str]) -> Package:
    """Return the package in an archive: its only folder, or all of it."""
    tops = {name.partition("/")[0] for name in files}
    top = next(iter(tops), "")
    if PROBLEM_FILE in files or len(tops) != 1:
        return _package(path.stem, files, ignored, path)
    inside = {name.removeprefix(f"{top}/"): content for name, content in files.items()}
    return _package(top, inside, ignored, path)


def _package(name: str, files: dict[str, bytes], ignored: list[str], path: Path) -> Package:
    if PROBLEM_FILE not in files:
        raise PackageError("import.no-problem", path=path)
    return Package(name, files, tuple(ignored))


def _read_archive(path: Path) -> tuple[dict[str, bytes], list[str]]:
    if path.stat().st_size > LARGEST_ARCHIVE:
        raise PackageError("import.too-large", most=LARGEST_ARCHIVE // MIB)
    content = path.read_bytes()
    refuse_too_many(count_entries(io.BytesIO(content)))
    try:
        with damage_noticed(), zipfile.ZipFile(io.BytesIO(content)) as archive:
            return _read_members(archive, min(LARGEST_TOTAL, max(FREE, HIGHEST_RATIO * len(content))))
    except DamagedArchive as error:
        raise PackageError("import.damaged", path=path, detail=error) from None


def _read_members(archive: zipfile.ZipFile, most: int) -> tuple[dict[str, bytes], list[str]]:
    """Read all members, at most `most` bytes, after all their names are known to be sound."""
    wanted, ignored = [], []
    for info in archive.infolist():
        _refuse_special(info)
        name = info.filename.removesuffix("/") if info.is_dir() else info.filename
        if is_ignored(name):
            ignored.append(shown(info.filename))
        elif not info.is_dir():
            wanted.append(info)
    refuse_clashes(info.filename for info in wanted)
    files: dict[str, bytes] = {}
    for info in wanted:
        content = read_member(archive, info, most + 1)
        most -= len(content)
        if most < 0:
            raise PackageError("import.bomb", name=shown(info.filename))
        files[info.filename] = content
    return files, ignored


def _refuse_special(info: zipfile.ZipInfo) -> None:
    """Refuse links, devices, encrypted members and names that mean another one to `zipfile`."""
    if fault := fault_of(info):
        raise PackageError(FAULTS[fault], name=shown(info.orig_filename))


def _read_folder(root: Path) -> tuple[dict[str, bytes], list[str]]:
    files: dict[str, bytes] = {}
    ignored: list[str] = []
    left = LARGEST_TOTAL
    within = root.resolve()
    for path, name in _walk(root, ""):
        if is_ignored(name):
            ignored.append(shown(name))
            continue
        if not path.resolve().is_relative_to(within):
            raise PackageError("import.link-leaves", name=shown(name))
        if path.is_dir():
            continue
        if not path.is_file():
            raise PackageError("import.special-file", name=shown(name))
        with path.open("rb") as file:
            files[name] = file.read(left + 1)
        left -= len(files[name])
        if left < 0:
            raise PackageError("import.too-large", most=LARGEST_TOTAL // MIB)
        refuse_too_many(len(files))
    refuse_clashes(files)
    return files, ignored


def _walk(folder: Path, prefix: str) -> Iterator[tuple[Path, str]]:
    """Yield what is below `folder` with its name there; of a folder that is ignored, nothing but itself.

    A link that leads up makes a path too deep to be one of a package.
    """
    with os.scandir(folder) as entries:
        names = sorted(entry.name for entry in entries)
    for name in names:
        path, below = folder / name, f"{prefix}{name}"
        yield path, below
        if path.is_dir() and below.count("/") < DEEPEST and not is_ignored(below):
            yield from _walk(path, f"{below}/")
