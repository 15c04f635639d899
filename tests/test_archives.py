"""Archives: entries are counted before objects are made of them, and a directory is not read whatever its size."""

import io
import zipfile
from pathlib import Path

import pytest

from judge import archives
from judge.archives import (
    ENTRY,
    ArchiveFile,
    DamagedArchive,
    TooManyMembers,
    count_entries,
    open_archive,
    read_member,
)


@pytest.mark.parametrize("before", [0, 1, archives.MIB - 3, archives.MIB - 1, archives.MIB])
def test_entries_are_counted_across_the_blocks_in_which_a_file_is_read(before: int) -> None:
    assert count_entries(io.BytesIO(bytes(before) + ENTRY * 3 + b"PK\x01")) == 3


def archive_of(*names: str) -> io.BytesIO:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as writing:
        for name in names:
            writing.writestr(name, b"0123456789")
    return made


def test_no_object_is_made_of_an_entry_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    made = archive_of("1", "2", "3")
    with open_archive(made, 3) as archive:
        assert len(archive.namelist()) == 3
    monkeypatch.setattr(zipfile, "ZipFile", None)
    with pytest.raises(TooManyMembers), open_archive(made, 2):
        pass


def test_a_member_is_read_within_a_bound() -> None:
    with open_archive(archive_of("1"), 1) as archive:
        assert read_member(archive, archive.infolist()[0], 4) == b"0123"


def test_errors_of_whoever_uses_an_archive_are_not_taken_for_damage() -> None:
    with pytest.raises(ValueError, match="mine"), open_archive(archive_of("1"), 1):
        raise ValueError("mine")


def test_of_a_file_on_the_disk_little_is_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "many.zip"
    path.write_bytes(archive_of(*map(str, range(100))).getvalue())
    for most, fits in ((1 << 20, True), (1000, False)):
        monkeypatch.setattr(archives, "LARGEST_READ", most)
        monkeypatch.setattr(archives, "MIB", 1000)
        with ArchiveFile(io.FileIO(path)) as file:
            if fits:
                with open_archive(file, 100) as archive:
                    assert len(archive.namelist()) == 100
            else:
                with pytest.raises(DamagedArchive), open_archive(file, 100):
                    pass
