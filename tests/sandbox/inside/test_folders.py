"""Removing what a program has left: everything goes, and nothing that only a link led to."""

import os
import stat
from pathlib import Path

import pytest

from judge.sandbox.inside.folders import empty_folder, remove_folder


@pytest.fixture
def victim(tmp_path: Path) -> Path:
    folder = tmp_path / "victim"
    (folder / "sub").mkdir(parents=True)
    (folder / "sub" / "file").write_text("precious")
    (folder / "sub").chmod(0o750)
    folder.chmod(0o750)
    return folder


def untouched(victim: Path) -> bool:
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (victim, victim / "sub")]
    return modes == [0o750, 0o750] and (victim / "sub" / "file").read_text() == "precious"


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_links_are_removed_and_not_followed(tmp_path: Path, victim: Path, depth: int) -> None:
    folder = tmp_path / "folder"
    inner = folder.joinpath(*"abc"[:depth])
    inner.mkdir(parents=True)
    (inner / "link").symlink_to(victim)
    (inner / "file-link").symlink_to(victim / "sub" / "file")
    (inner / "broken").symlink_to("nowhere")
    (inner / "loop").symlink_to(".")
    remove_folder(str(folder))
    assert not os.path.lexists(folder)
    assert untouched(victim)


def test_a_link_in_the_place_of_the_folder_is_removed_and_not_followed(tmp_path: Path, victim: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(victim)
    remove_folder(str(link))
    assert not os.path.lexists(link)
    assert untouched(victim)


def test_rights_that_were_taken_away_are_taken_back(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    inner = folder / "a" / "b" / "c"
    inner.mkdir(parents=True)
    (inner / "file").touch(0)
    for path in (inner, inner.parent, inner.parent.parent, folder):
        path.chmod(0)
    remove_folder(str(folder))
    assert not folder.exists()


def test_neither_depth_nor_the_length_of_a_path_matters(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    where = os.open(folder, os.O_RDONLY)
    for _ in range(1200):
        os.mkdir("d" * 20, dir_fd=where)
        os.close(os.open("file", os.O_CREAT | os.O_WRONLY, dir_fd=where))
        inner = os.open("d" * 20, os.O_RDONLY, dir_fd=where)
        os.close(where)
        where = inner
    os.close(where)
    remove_folder(str(folder))
    assert not folder.exists()


def test_folders_of_the_same_name_at_every_level_do_not_collide(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    for first in "abc":
        for second in "abc":
            for third in "abc":
                (folder / first / second / third).mkdir(parents=True)
                (folder / first / second / third / "a").touch()
    remove_folder(str(folder))
    assert not folder.exists()


def test_what_is_not_there_is_no_error(tmp_path: Path) -> None:
    remove_folder(str(tmp_path / "missing"))


def test_a_folder_is_emptied_and_stays(tmp_path: Path, victim: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "keep" / "inner").mkdir(parents=True)
    (folder / "go" / "inner").mkdir(parents=True)
    (folder / "file").touch()
    (folder / "link").symlink_to(victim)
    os.mkfifo(folder / "fifo")
    empty_folder(str(folder))
    assert list(folder.iterdir()) == []
    assert untouched(victim)
