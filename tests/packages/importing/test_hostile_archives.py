"""An archive is hostile until it is read: nothing of it is written before all of it is known."""

import contextlib
import os
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.errors import PackageError
from judge.packages.importing import archive as reading
from judge.packages.importing import members
from judge.packages.importing.archive import read_package


def special(name: str, kind: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = (kind | 0o777) << 16
    return info


@pytest.mark.parametrize(
    "name",
    [
        "../outside",
        "echo/../../outside",
        "echo/data/../../outside",
        "/etc/outside",
        "//outside",
        "echo//outside",
        "echo/./outside",
        "C:\\outside",
        "C:/outside",
        "echo\\..\\outside",
        "echo/with blank",
        "echo/\x1b[31mred",
        "echo/名字",
        "echo/" + "a" * 256,
        "echo/" + "a/" * 30 + "deep",
    ],
)
def test_a_name_that_no_package_has_is_refused(
    name: str, archive: Callable[..., Path], refused: Callable[..., PackageError], tmp_path: Path
) -> None:
    error = refused(archive((name, b"x")))
    assert error.key in ("import.bad-name", "import.damaged")
    assert not any("outside" in path.name for path in tmp_path.rglob("*"))


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFIFO, stat.S_IFSOCK])
def test_links_and_devices_are_refused(
    kind: int, archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    error = refused(archive((special("echo/data/secret/2.ans", kind), b"/etc/passwd")))
    assert (error.key, error.parameters["name"]) == ("import.special-file", "echo/data/secret/2.ans")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("echo/data/secret/1.IN", "echo/data/secret/1.in"),
        ("ECHO/problem.yaml", "echo/problem.yaml"),
        ("echo/data/secret/1.in/below", "echo/data/secret/1.in"),
    ],
)
def test_two_files_of_one_name_are_refused(
    name: str, other: str, archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    error = refused(archive((name, b"x")))
    assert error.key == "import.duplicate-name"
    assert {error.parameters["name"], error.parameters["other"]} == {name, other}


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_one_name_twice_is_refused(
    archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    assert refused(archive(("echo/problem.yaml", b"name: other\n"))).key == "import.duplicate-name"


def test_what_grows_too_much_is_refused(
    archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    error = refused(archive(("echo/data/secret/2.in", bytes(17 << 20)), ("echo/data/secret/2.ans", b"")))
    assert (error.key, error.parameters["name"]) == ("import.bomb", "echo/data/secret/2.in")


def test_a_bomb_that_announces_a_small_size_is_refused(
    archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    path = archive(("echo/zeros.in", bytes(17 << 20)))
    data = path.read_bytes()
    size = struct.pack("<I", 17 << 20)
    assert data.count(size) == 2  # before the member, and in the directory
    path.write_bytes(data.replace(size, struct.pack("<I", 10)))
    assert refused(path).key in ("import.bomb", "import.damaged")


def test_what_an_archive_may_become_is_bounded_in_all(
    archive: Callable[..., Path], refused: Callable[..., PackageError], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LARGEST_TOTAL", 1000)
    parts = [(f"echo/attachments/{n}", bytes(range(100))) for n in range(11)]
    assert refused(archive(*parts)).key == "import.bomb"


def test_no_member_is_read_without_a_bound(
    archive: Callable[..., Path], target: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int | None] = []
    read = zipfile.ZipExtFile.read

    def watched(self: zipfile.ZipExtFile, n: int | None = -1) -> bytes:
        asked.append(n)
        return read(self, n)

    monkeypatch.setattr(zipfile.ZipExtFile, "read", watched)
    target.take(archive())
    assert asked
    assert all(n is not None and 0 < n <= reading.LARGEST_TOTAL + 1 for n in asked)


def test_too_many_members_are_refused(
    archive: Callable[..., Path], refused: Callable[..., PackageError], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "MOST_MEMBERS", 20)
    path = archive(*[(f"echo/attachments/{n}", b"") for n in range(16)])
    assert refused(path).key == "import.too-many"


def test_an_archive_too_large_is_not_read(
    archive: Callable[..., Path], refused: Callable[..., PackageError], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LARGEST_ARCHIVE", 100)
    assert refused(archive()).key == "import.too-large"


def test_an_encrypted_member_is_refused(
    archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    path = archive()
    data = bytearray(path.read_bytes())
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.find(signature)
        data[at + offset] |= 1
    path.write_bytes(bytes(data))
    assert refused(path).key == "import.not-deflated"


def test_another_compression_is_refused(
    archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    path = archive()
    with zipfile.ZipFile(path, "a", zipfile.ZIP_LZMA) as made:
        made.writestr("echo/more", b"x")
    assert refused(path).key == "import.not-deflated"


def test_a_name_cut_by_a_zero_byte_is_refused(
    archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    path = archive(("echo/attachments/a_b.txt", b"x"))
    path.write_bytes(path.read_bytes().replace(b"a_b.txt", b"a\0b.txt"))
    assert refused(path).key == "import.bad-name"


def test_a_member_without_a_name_is_refused(
    archive: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    nameless = zipfile.ZipInfo("x")
    nameless.filename = ""
    assert refused(archive((nameless, b"x"))).key in ("import.bad-name", "import.damaged")


def test_hidden_files_and_those_of_macos_are_ignored_and_named(
    archive: Callable[..., Path], target: Any
) -> None:
    path = archive(
        ("__MACOSX/echo/data/secret/._1.in", b"\0"),
        ("echo/.DS_Store", b"\0"),
        ("echo/.git/config", b"x"),
        ("echo/-note", b"x"),
    )
    (note,) = target.take(path).notes
    assert note.key == "import.ignored-files"
    assert note.parameters["count"] == 4
    assert "__MACOSX/echo/data/secret/._1.in" in str(note.parameters["names"])


def test_a_link_out_of_a_folder_is_refused(
    package: Callable[..., Path], refused: Callable[..., PackageError], tmp_path: Path
) -> None:
    (tmp_path / "secret.txt").write_text("a\n")
    for target_of_link in (tmp_path / "secret.txt", Path("../../../../secret.txt"), tmp_path):
        link = package() / "data" / "secret" / "2.in"
        link.unlink(missing_ok=True)
        link.symlink_to(target_of_link)
        error = refused(package())
        assert (error.key, error.parameters["name"]) == ("import.link-leaves", "data/secret/2.in")


def test_a_link_within_a_folder_is_followed(package: Callable[..., Path], target: Any) -> None:
    folder = package()
    (folder / "data/secret/2.in").symlink_to("1.in")
    (folder / "data/secret/2.ans").symlink_to("1.ans")
    assert target.take(folder).cases == 2
    assert not (target.folder / "testcases/echo/secret/2.in").is_symlink()


def test_a_link_that_leads_up_comes_to_an_end(
    package: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    folder = package()
    (folder / "attachments").mkdir()
    (folder / "attachments" / "up").symlink_to("..")
    assert refused(folder).key in ("import.bad-name", "import.too-many", "import.unreadable")


def test_a_pipe_in_a_folder_is_refused(
    package: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    folder = package()
    os.mkfifo(folder / "data/secret/2.in")
    assert refused(folder).key == "import.special-file"


def test_a_folder_has_the_names_of_a_package(
    package: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    error = refused(package({"data/secret/two words.in": b"x"}))
    assert (error.key, error.parameters["name"]) == ("import.bad-name", "data/secret/two words.in")


def test_what_is_no_package_is_told_apart(tmp_path: Path, refused: Callable[..., PackageError]) -> None:
    (tmp_path / "text.zip").write_text("no archive")
    (tmp_path / "package.tar").write_text("x")
    (tmp_path / "empty").mkdir()
    with zipfile.ZipFile(tmp_path / "two.zip", "w") as made:
        made.writestr("one/problem.yaml", b"name: x\n")
        made.writestr("two/problem.yaml", b"name: x\n")
    keys = {
        name: refused(tmp_path / name).key for name in ("text.zip", "package.tar", "empty", "two.zip", "no")
    }
    assert keys == {
        "text.zip": "import.damaged",
        "package.tar": "import.no-archive",
        "empty": "import.no-problem",
        "two.zip": "import.no-problem",
        "no": "import.no-file",
    }


IN_ONE_FOLDER = [HealthCheck.function_scoped_fixture]  # each example writes the same file anew


@given(content=st.binary(max_size=300))
@settings(suppress_health_check=IN_ONE_FOLDER)
def test_no_bytes_as_an_archive_give_a_traceback(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "any.zip"
    path.write_bytes(content)
    with pytest.raises(PackageError):
        read_package(path)


@given(changes=st.lists(st.tuples(st.integers(0, 3000), st.binary(min_size=1, max_size=6)), min_size=1))
@settings(max_examples=300, suppress_health_check=IN_ONE_FOLDER)
def test_no_damage_to_an_archive_gives_a_traceback(
    changes: list[tuple[int, bytes]], archive: Callable[..., Path]
) -> None:
    path = archive()
    data = bytearray(path.read_bytes())
    for at, new in changes:
        at %= len(data)
        data[at : at + len(new)] = new
    path.write_bytes(bytes(data))
    with contextlib.suppress(PackageError):
        assert "problem.yaml" in read_package(path).files
