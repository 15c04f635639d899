"""Zip archives from anywhere: which of their members may be read, and what goes wrong with those that are damaged.

An archive is hostile until it is read. Its members are counted before `zipfile` makes an object of each, a member is
read within a bound whatever size its header announces, and links, devices and what is packed in unusual ways are told
apart from files. Nothing is extracted, so no name in an archive is ever a path on the disk.
"""

import contextlib
import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from enum import Enum
from typing import BinaryIO

from judge.model import MIB

LARGEST_READ = 64 * MIB  # bytes of an archive on the disk that are in memory at once: its directory
ENTRY = b"PK\x01\x02"  # begins each entry of an archive's directory
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 1  # bit of the flags of an entry

# What `zipfile` raises for archives that are damaged or made to be.
DAMAGED = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    OSError,
    ValueError,
    ArithmeticError,
    LookupError,
    RuntimeError,  # also NotImplementedError
)


class DamagedArchive(Exception):
    """An archive, or a member of it, cannot be read; the text says why."""


class TooManyMembers(Exception):
    """An archive has more members than are allowed."""


class Fault(Enum):
    """Why a member is not to be read."""

    SPECIAL = "a link or a device"
    NAME = "a name that a zero byte cuts: another one to `zipfile` than to other programs"
    PACKING = "encrypted, or compressed in an unusual way"


class ArchiveFile(io.BufferedReader):
    """An archive on the disk, of which `zipfile` gets no more into memory than LARGEST_READ bytes."""

    def read(self, size: int | None = -1, /) -> bytes:
        """Return up to `size` bytes.

        Raises:
            ValueError: that is too much; an entry of the directory announces it.
        """
        if size is None or size < 0:
            size = LARGEST_READ
        if size > LARGEST_READ:
            raise ValueError(f"{size} bytes at once")
        return super().read(size)


@contextlib.contextmanager
def damage_noticed() -> Iterator[None]:
    """Raise `DamagedArchive` for what `zipfile` raises in the block."""
    try:
        yield
    except DAMAGED as error:
        detail = getattr(error, "strerror", None) or error
        raise DamagedArchive(str(detail) or type(error).__name__) from None


def count_entries(file: BinaryIO) -> int:
    """Return how many entries the directory of an archive can have at most."""
    count, end = 0, b""
    file.seek(0)
    while block := file.read(MIB):
        window = end + block
        count += window.count(ENTRY)
        end = window[1 - len(ENTRY) :]
    return count


@contextlib.contextmanager
def open_archive(file: BinaryIO, most_members: int) -> Iterator[zipfile.ZipFile]:
    """Open the archive that `file` holds.

    Raises:
        DamagedArchive: it is none, or damaged.
        TooManyMembers: it has more than `most_members`.
    """
    with damage_noticed():
        if count_entries(file) > most_members:
            raise TooManyMembers
        archive = zipfile.ZipFile(file)
    with archive:
        yield archive


def fault_of(member: zipfile.ZipInfo) -> Fault | None:
    """Return why a member is not to be read, if so."""
    if stat.S_IFMT(member.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
        return Fault.SPECIAL
    if "\0" in member.orig_filename:
        return Fault.NAME
    if member.flag_bits & ENCRYPTED or member.compress_type not in METHODS:
        return Fault.PACKING
    return None


def read_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> bytes:
    """Return the content of a member, of a longer one the first `most` bytes.

    Raises:
        DamagedArchive: it cannot be read.
    """
    with damage_noticed(), archive.open(member) as content:
        return content.read(most)
