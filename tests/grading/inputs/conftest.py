"""A small bank, folders and archives of submissions, and `read`, which reads inputs to their end."""

import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import BinaryIO

import pytest

from judge.bank import Bank
from judge.grading.inputs import InputOptions, open_inputs
from judge.grading.records import Submission, Unmatched

IDS = ("adam-bias-correction", "rope", "stable-softmax", "softmax")

Items = list[Submission | Unmatched]


@pytest.fixture(scope="session")
def small_bank(tmp_path_factory: pytest.TempPathFactory) -> Bank:
    """A bank of exercises of which nothing but the ids can be read."""
    folder = tmp_path_factory.mktemp("bank")
    for id in IDS:
        for part in ("problems", "solutions", "testcases"):
            (folder / part / id).mkdir(parents=True)
    return Bank((folder,))


@pytest.fixture
def folder(tmp_path: Path) -> Callable[..., Path]:
    """Writes files below a folder and returns it. A program's content is its path."""

    def write(*names: str, name: str = "class") -> Path:
        root = tmp_path / name
        root.mkdir(parents=True, exist_ok=True)
        for each in names:
            (root / each).parent.mkdir(parents=True, exist_ok=True)
            (root / each).write_bytes(each.encode())
        return root

    return write


@pytest.fixture
def archive(tmp_path: Path) -> Callable[..., Path]:
    """Writes an archive of members (a name, whose content it is then, or a pair) and returns its path."""

    def write(*members: str | tuple[str | zipfile.ZipInfo, bytes], name: str = "class.zip") -> Path:
        path = tmp_path / name
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
            for member in members:
                info, content = (member, member.encode()) if isinstance(member, str) else member
                made.writestr(info, content)
        return path

    return write


@pytest.fixture
def read(small_bank: Bank) -> Callable[..., Items]:
    """Opens inputs and returns everything in them."""

    def read_all(*paths: Path | str, standard_input: BinaryIO | None = None, **options: str) -> Items:
        opened = open_inputs(list(map(str, paths)), small_bank, InputOptions(**options), standard_input)
        return list(opened.items)

    return read_all


@pytest.fixture
def who(read: Callable[..., Items]) -> Callable[..., set[tuple[str, ...]]]:
    """Returns (exercise, student) of each submission, with the id of the student if there is one."""

    def labels(*paths: Path | str, **options: str) -> set[tuple[str, ...]]:
        items = read(*paths, **options)
        assert all(isinstance(item, Submission) for item in items), items
        found = [item for item in items if isinstance(item, Submission)]
        return {tuple(filter(None, (item.problem, item.student, item.student_id))) for item in found}

    return labels


@pytest.fixture
def left(read: Callable[..., Items]) -> Callable[..., Mapping[str, str]]:
    """Returns what was not taken: place -> key of the reason; every reason can be said in both languages."""

    def reasons(*paths: Path | str, **options: object) -> Mapping[str, str]:
        found = [item for item in read(*paths, **options) if isinstance(item, Unmatched)]
        for item in found:
            said(item)
        return {item.place: item.reason for item in found}

    return reasons


def said(item: Unmatched) -> None:
    from judge.messages import text

    for language in ("en", "zh"):
        assert text(language, item.reason, **item.details).isprintable()
    assert item.place.isprintable()
