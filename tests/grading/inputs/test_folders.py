"""Folders: in order, one program at a time, and never more than regular files below them."""

import os
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from judge.bank import Bank
from judge.errors import UsageError
from judge.grading.inputs import InputOptions, open_inputs, regular
from judge.grading.inputs import folder as folders
from judge.grading.records import Submission, Unmatched
from judge.model import LONGEST_SOURCE

Read = Callable[..., list[Submission | Unmatched]]
Left = Callable[..., Mapping[str, str]]


def test_programs_come_in_the_order_of_their_paths(folder: Callable[..., Path], read: Read) -> None:
    paths = ["b/softmax.py", "a/rope.py", "a-b/rope.py", "B/rope.py", "名/rope.py", "a/deep/er/rope.py"]
    found = read(folder(*paths))
    assert [item.id for item in found if isinstance(item, Submission)] == sorted(paths)
    assert all(isinstance(item, Submission) and item.source == item.id.encode() for item in found)


def test_one_exercise_twice_is_two_submissions(folder: Callable[..., Path], read: Read) -> None:
    found = read(folder("alice/softmax.py", "alice/softmax (1).py"))
    assert [(item.student, item.id) for item in found if isinstance(item, Submission)] == [
        ("alice", "alice/softmax (1).py"),
        ("alice", "alice/softmax.py"),
    ]


def test_what_is_no_program_is_told(folder: Callable[..., Path], left: Left) -> None:
    paths = {
        "alice/notes.txt": "grade.not-python",
        "alice/softmax": "grade.not-python",
        "alice/softmax.ipynb": "grade.not-python",
        "alice/all.tar.gz": "grade.other-archive",
        "alice/作业.RAR": "grade.other-archive",
        "unknown.py": "grade.no-exercise",
    }
    assert left(folder(*paths)) == paths


def test_hidden_files_are_not_there(folder: Callable[..., Path], read: Read) -> None:
    root = folder(
        ".git/softmax.py", "alice/.softmax.py", "alice/__pycache__/softmax.py", "__MACOSX/a/softmax.py"
    )
    (root / ".fifo").mkdir()
    assert read(root) == []


def test_empty_binary_and_enormous_files_are_submissions(folder: Callable[..., Path], read: Read) -> None:
    root = folder("a/softmax.py", "b/softmax.py", "c/softmax.py")
    (root / "a/softmax.py").write_bytes(b"")
    (root / "b/softmax.py").write_bytes(bytes(range(256)))
    with (root / "c/softmax.py").open("wb") as file:
        file.truncate(10 << 30)
    sources = [item.source for item in read(root) if isinstance(item, Submission)]
    assert sources[:2] == [b"", bytes(range(256))]
    assert len(sources[2]) == LONGEST_SOURCE + 1


def test_links_are_not_followed(folder: Callable[..., Path], left: Left, tmp_path: Path) -> None:
    root = folder("bob/softmax.py")
    (tmp_path / "secret.py").write_text("secret")
    (tmp_path / "classes").mkdir()  # a folder whose path begins like that of the input
    (tmp_path / "classes" / "softmax.py").write_text("secret")
    (root / "alice").mkdir()
    links = {
        "alice/a-softmax.py": tmp_path / "secret.py",
        "alice/rope.py": Path("../../secret.py"),
        "alice/nowhere.py": Path("nowhere"),
        "alice/self.py": Path("self.py"),
        "alice/up": root,
        "alice/folder.py": root / "bob",
        "alice/softmax.py": tmp_path / "classes" / "softmax.py",
        "alice/stable-softmax.py": Path("../bob/softmax.py"),  # the work of somebody else
    }
    for name, target in links.items():
        (root / name).symlink_to(target)
    assert left(root) == dict.fromkeys(links, "grade.link")


@pytest.mark.parametrize("results", ["grades", "deep/er", "../link/grades"])
def test_results_in_the_folder_are_no_input(
    results: str,
    folder: Callable[..., Path],
    small_bank: Bank,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    root = folder("alice/softmax.py", "grades/index.html", "deep/er/results.jsonl", "grade/x.txt")
    (tmp_path / "link").symlink_to(root)
    monkeypatch.chdir(root)
    for path in (".", root, tmp_path / "link"):
        items = list(open_inputs([str(path)], small_bank, InputOptions(results=Path(results))).items)
        places = {item.place for item in items if isinstance(item, Unmatched)}
        other = "grades/index.html" if "deep" in results else "deep/er/results.jsonl"
        assert places == {"grade/x.txt", other}
        assert len(items) == 3


def test_pipes_sockets_and_devices_are_never_opened(
    folder: Callable[..., Path], left: Left, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = folder()
    os.mkfifo(root / "softmax.py")
    monkeypatch.chdir(root)
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("rope.py")
    (root / "zero.py").symlink_to("/dev/zero")
    assert left(root) == {
        "softmax.py": "grade.special-file",
        "rope.py": "grade.special-file",
        "zero.py": "grade.link",
    }


@pytest.mark.parametrize("becomes", ["pipe", "link", "link in the way"])
def test_what_a_file_becomes_after_it_was_listed_is_neither_followed_nor_waited_for(
    becomes: str, folder: Callable[..., Path], small_bank: Bank, tmp_path: Path
) -> None:
    root = folder("alice/softmax.py")
    (tmp_path / "softmax.py").write_text("secret")
    opened = open_inputs([str(root)], small_bank, InputOptions())
    (root / "alice/softmax.py").unlink()
    if becomes == "pipe":
        os.mkfifo(root / "alice/softmax.py")
    elif becomes == "link":
        (root / "alice/softmax.py").symlink_to(tmp_path / "softmax.py")
    else:
        (root / "alice").rmdir()
        (root / "alice").symlink_to(tmp_path)
    (found,) = opened.items
    assert isinstance(found, Unmatched)
    assert found.reason in ("grade.special-file", "grade.unreadable")


def test_a_file_that_is_gone_is_told(folder: Callable[..., Path], small_bank: Bank) -> None:
    root = folder("alice/softmax.py", "bob/softmax.py")
    opened = open_inputs([str(root)], small_bank, InputOptions())
    (root / "alice/softmax.py").unlink()
    gone, there = opened.items
    assert isinstance(gone, Unmatched)
    assert (gone.place, gone.reason) == ("alice/softmax.py", "grade.unreadable")
    assert isinstance(there, Submission)


def test_a_folder_that_cannot_be_listed_is_told(
    folder: Callable[..., Path], left: Left, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = folder("alice/softmax.py", "bob/softmax.py")
    scandir = os.scandir

    def refusing(path: str) -> Any:
        if "alice" in path:
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr(folders.os, "scandir", refusing)
    assert left(root) == {"alice": "grade.unreadable"}


def test_a_folder_that_cannot_be_listed_itself_is_an_error(
    folder: Callable[..., Path], read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusing(path: str) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(folders.os, "scandir", refusing)
    with pytest.raises(UsageError) as caught:
        read(folder("softmax.py"))
    assert caught.value.key == "grade.unreadable-input"


def test_a_very_deep_folder_comes_to_an_end(folder: Callable[..., Path], left: Left) -> None:
    root = folder()
    descriptor = os.open(root, os.O_RDONLY)
    for _ in range(30):
        os.mkdir("d" * 200, dir_fd=descriptor)
        inner = os.open("d" * 200, os.O_RDONLY, dir_fd=descriptor)
        os.close(descriptor)
        descriptor = inner
    os.close(os.open("softmax.py", os.O_CREAT | os.O_WRONLY, dir_fd=descriptor))
    os.close(descriptor)
    assert set(left(root).values()) == {"grade.unreadable"}


def test_names_are_shown_safely(folder: Callable[..., Path], read: Read) -> None:
    root = folder("a\x1b[31m\n/softmax.py")
    (root / os.fsdecode(b"\xc4\xe3_softmax.txt")).touch()
    (root / os.fsdecode(b"\xc0\xee")).mkdir()
    (root / os.fsdecode(b"\xc0\xee") / "softmax.py").write_text("x")
    found = read(root)
    ids = [item.id if isinstance(item, Submission) else item.place for item in found]
    assert sorted(ids) == [
        "\\xc0\\xee/softmax.py",
        "\\xc4\\xe3_softmax.txt",
        "a\\x1b[31m\\x0a/softmax.py",
    ]
    assert {item.student for item in found if isinstance(item, Submission)} == {
        "a\\x1b[31m",
        "\\xc0\\xee",
    }


def test_nothing_is_read_before_it_is_asked_for_and_then_one_at_a_time(
    folder: Callable[..., Path], small_bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    open_regular = regular.open_regular

    def watched(path: str, *others: Any) -> Any:
        opened.append(path)
        return open_regular(path, *others)

    monkeypatch.setattr(regular, "open_regular", watched)
    root = folder("a/softmax.py", "b/rope.py", "c/softmax.py", "c/notes.txt")
    inputs = open_inputs([str(root)], small_bank, InputOptions())
    assert (inputs.expected, opened) == (3, [])
    next(inputs.items)
    assert opened == ["softmax.py"]
    next(inputs.items)
    assert opened == ["softmax.py", "rope.py"]


def test_a_folder_that_is_gone_is_an_error(folder: Callable[..., Path], small_bank: Bank) -> None:
    root = folder("softmax.py")
    opened = open_inputs([str(root)], small_bank, InputOptions())
    (root / "softmax.py").unlink()
    root.rmdir()
    with pytest.raises(UsageError):
        next(opened.items)


def test_nothing_stays_open(folder: Callable[..., Path], read: Read) -> None:
    root = folder(*[f"course/student{number}/softmax.py" for number in range(20)])
    opened = len(list(Path("/dev/fd").iterdir()))
    assert len(read(root)) == 20
    assert len(list(Path("/dev/fd").iterdir())) == opened
