"""Packages on the disk: folders and zips, and what is never overwritten."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.errors import BankError, UsageError
from judge.packages.export.writing import exported_id, write_package

ID = "row-means"
FILES = {
    "data/secret/01-a.in": b"1\n",
    "generators/attnjudge/exercise.toml": b'format_version = 1\nid = "row-means"\n',
    "problem.yaml": "name: 均值\n".encode(),
}


def write(
    folder: Path, *, files: dict[str, bytes] = FILES, zipped: bool = False, force: bool = False
) -> Path:
    return write_package(folder, ID, files, zipped=zipped, force=force)


def read(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_a_folder_holds_the_files_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = write(tmp_path / "new" / "out")
    assert path == tmp_path / "new" / "out" / "rowmeans"
    assert read(path) == FILES
    assert list(path.parent.iterdir()) == [path]


def test_a_zip_holds_one_folder_of_its_name(tmp_path: Path) -> None:
    path = write(tmp_path, zipped=True)
    assert path == tmp_path / "rowmeans.zip"
    with zipfile.ZipFile(path) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == {
            f"rowmeans/{name}": content for name, content in FILES.items()
        }
        assert archive.namelist() == sorted(archive.namelist())
        assert {entry.external_attr >> 16 for entry in archive.infolist()} == {0o644}
    assert list(tmp_path.iterdir()) == [path]


def test_the_same_files_give_the_same_zip(tmp_path: Path) -> None:
    reversed_files = dict(reversed(FILES.items()))
    first = write(tmp_path / "a", zipped=True).read_bytes()
    assert first == write(tmp_path / "b", files=reversed_files, zipped=True).read_bytes()
    with zipfile.ZipFile(tmp_path / "a" / "rowmeans.zip") as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


@pytest.mark.parametrize("zipped", [False, True])
def test_an_earlier_export_is_replaced_whole(tmp_path: Path, zipped: bool) -> None:
    write(tmp_path, files={**FILES, "data/secret/02-b.in": b"2\n"}, zipped=zipped)
    path = write(tmp_path, zipped=zipped)
    names = zipfile.ZipFile(path).namelist() if zipped else list(read(path))
    assert len(names) == len(FILES)
    assert list(tmp_path.iterdir()) == [path]


def a_folder(path: Path) -> None:
    path.mkdir()
    (path / "mine.txt").write_text("x")


def a_file(path: Path) -> None:
    path.write_text("x")


def another_export(path: Path) -> None:
    (path / "generators" / "attnjudge").mkdir(parents=True)
    (path / "generators" / "attnjudge" / "exercise.toml").write_text('format_version = 1\nid = "rowmeans"\n')


def a_lost_link(path: Path) -> None:
    path.symlink_to("nowhere")


@pytest.mark.parametrize("stranger", [a_folder, a_file, another_export, a_lost_link])
@pytest.mark.parametrize("zipped", [False, True])
def test_anything_else_is_kept_unless_it_is_to_be_replaced(
    tmp_path: Path, stranger: Callable[[Path], None], zipped: bool
) -> None:
    path = tmp_path / ("rowmeans.zip" if zipped else "rowmeans")
    stranger(path)
    before = read(tmp_path)
    with pytest.raises(UsageError, match=f"{path}.*--force"):
        write(tmp_path, zipped=zipped)
    assert read(tmp_path) == before
    write(tmp_path, zipped=zipped, force=True)
    assert exported_id(path) == ID
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_is_replaced_and_not_followed(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    a_folder(kept)
    (tmp_path / "rowmeans").symlink_to(kept)
    path = write(tmp_path, force=True)
    assert not path.is_symlink()
    assert read(kept) == {"mine.txt": b"x"}


def test_a_zip_that_is_none_was_not_exported(tmp_path: Path) -> None:
    path = tmp_path / "rowmeans.zip"
    path.write_bytes(b"PK\x03\x04 and so on")
    assert exported_id(path) is None
    assert exported_id(tmp_path / "missing") is None


def test_an_earlier_export_survives_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BankError, match="No space left on device"):
        write(tmp_path, files={**FILES, "more": b"x"})
    assert read(path) == FILES
    assert list(tmp_path.iterdir()) == [path]


def test_an_earlier_export_survives_a_failure_at_the_last_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path)
    rename = Path.rename

    def fail_for_the_new_one(self: Path, target: Path) -> Path:
        if self.name == target.name and self != path:
            raise OSError(5, "Input/output error")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", fail_for_the_new_one)
    with pytest.raises(BankError, match="Input/output error"):
        write(tmp_path, files={**FILES, "more": b"x"})
    assert read(path) == FILES


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(BankError, match=r"rowmeans.*--output"):
        write(tmp_path / "file")
