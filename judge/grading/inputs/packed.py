"""Archives as inputs. Names in them are free; nothing is extracted, so they are never paths on the disk."""

import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from typing import BinaryIO

from judge.archives import DamagedArchive, Fault, fault_of, open_archive, read_member
from judge.grading.inputs.paths import is_hidden, is_too_long
from judge.grading.inputs.records import NotTaken, visible
from judge.grading.inputs.tree import Entry, Reader
from judge.messages import Phrase

MOST_MEMBERS = 100_000  # of an input
MOST_INSIDE = 1000  # of an archive in another one, or in a folder: what one student hands in
IS_UTF8 = 0x800  # bit of the flags of a member: on its name
OTHERWISE = "cp437"  # what `zipfile` takes names for without that flag; every byte is a character of it
NOWHERE = ("", ".", "..")  # parts of a path that no file below an archive has
REASONS = {
    Fault.SPECIAL: Phrase("grade.special-file"),
    Fault.NAME: Phrase("grade.bad-name"),
    Fault.PACKING: Phrase("grade.packing"),
}


class Packed:
    """The files in an archive."""

    def __init__(self, open_file: Callable[[], BinaryIO], encoding: str | None, most_members: int) -> None:
        """List what is in the archive that `open_file` opens; no member is read.

        Raises:
            DamagedArchive, TooManyMembers: as `open_archive`.
        """
        self._open_file = open_file
        self._most_members = most_members
        with open_file() as file, open_archive(file, most_members) as archive:
            found = [(_entry(name, member), member) for name, member in _visible(archive, encoding)]
        found.sort(key=lambda pair: pair[0].path)
        self.entries = [entry for entry, _ in found]
        self._members = [member for _, member in found]

    def files(self) -> Iterator[tuple[Entry, Reader]]:
        """Yield the files, each with what reads it.

        Raises:
            DamagedArchive, TooManyMembers: the archive is not what it was.
        """
        with self._open_file() as file, open_archive(file, self._most_members) as archive:
            for entry, member in zip(self.entries, self._members, strict=True):
                yield entry, partial(_read, archive, member)


def _visible(archive: zipfile.ZipFile, encoding: str | None) -> Iterator[tuple[str, zipfile.ZipInfo]]:
    """Yield the members that are neither folders nor hidden, by their paths."""
    for member in archive.infolist():
        name = _name_of(member, encoding).replace("\\", "/")
        parts = [part for part in name.split("/") if part not in NOWHERE]
        if not name.endswith("/") and not any(map(is_hidden, parts)):
            yield "/".join(parts), member


def _name_of(member: zipfile.ZipInfo, encoding: str | None) -> str:
    """Return the name of a member. It should be UTF-8; older programs write that of their country."""
    name = member.orig_filename
    if member.flag_bits & IS_UTF8:
        return name
    for guess in filter(None, ("utf-8", encoding)):
        try:
            return name.encode(OTHERWISE).decode(guess)
        except ValueError:
            continue
    return name


def _entry(path: str, member: zipfile.ZipInfo) -> Entry:
    if not path or is_too_long(path):
        return Entry(path or member.orig_filename or "?", REASONS[Fault.NAME])
    fault = fault_of(member)
    return Entry(path, REASONS[fault] if fault else None)


def _read(archive: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> bytes:
    try:
        return read_member(archive, member, most)
    except DamagedArchive as error:
        raise NotTaken(Phrase("grade.damaged", {"detail": visible(str(error))})) from None
