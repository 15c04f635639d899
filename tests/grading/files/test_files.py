"""All files together: complete or not there, the same for the same rows, and never all rows at once."""

import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from judge.errors import UsageError
from judge.grading.files import FileOptions, LeftOut, Summary, write_files
from judge.grading.files.writing import new_file, new_folder
from judge.grading.records import Exercise, Row
from judge.messages import Messages
from judge.model import Verdict

AC, WA, CE, JE = Verdict.AC, Verdict.WA, Verdict.CE, Verdict.JE
NAMES = {"grades.csv", "junit.xml", "index.html", "gradescope"}

Rows = Callable[..., Row]
Write = Callable[..., Summary]


class Interrupted(Exception):
    """Whatever ends the judge."""


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_summary(row: Rows, write: Write) -> None:
    summary = write(
        row(0),
        row(1, "Ada", verdicts=WA),
        row(2, "Bob", verdicts=JE),
        row(3, "", id="x"),
        left_out=LeftOut(3),
    )
    assert summary == Summary(
        submissions=4, students=2, exercises=1, verdicts={AC: 2, WA: 1, JE: 1}, judge_errors=1, left_out=3
    )
    assert list(summary.verdicts) == [AC, WA, JE]


def test_the_same_rows_give_the_same_bytes(row: Rows, write: Write, tmp_path: Path) -> None:
    rows = [row(0), row(1, "Bob", verdicts=WA, mistakes=("columns",)), row(2, "", "means", CE, id="x")]
    written = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        write(*rows, folder=tmp_path / name)
        written.append(contents(tmp_path / name))
    assert written[0] == written[1]
    assert {name.split("/")[0] for name in written[0]} == NAMES


def test_nothing_is_left_beside_the_files(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0))
    write(row(0))
    assert {path.name for path in tmp_path.iterdir()} == NAMES


def test_a_file_that_cannot_be_finished_leaves_the_earlier_one(tmp_path: Path) -> None:
    path = tmp_path / "grades.csv"
    path.write_text("earlier")

    def write_half() -> None:
        with new_file(path) as file:
            file.write("half")
            raise Interrupted

    with pytest.raises(Interrupted):
        write_half()
    assert contents(tmp_path) == {"grades.csv": b"earlier"}


def test_a_folder_that_cannot_be_finished_leaves_the_earlier_one(tmp_path: Path) -> None:
    path = tmp_path / "gradescope"
    path.mkdir()
    (path / "index.csv").write_text("earlier")

    def write_half() -> None:
        with new_folder(path) as made:
            (made / "x").mkdir()
            raise Interrupted

    with pytest.raises(Interrupted):
        write_half()
    assert contents(tmp_path) == {"gradescope/index.csv": b"earlier"}
    assert [path.name for path in tmp_path.iterdir()] == ["gradescope"]


def test_what_a_killed_run_has_left_is_no_hindrance(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0))
    for left in (".gradescope.partial", ".gradescope.old"):
        (tmp_path / left / "x").mkdir(parents=True)
    (tmp_path / ".grades.csv.partial").write_text("half")
    write(row(0))
    assert {path.name for path in tmp_path.iterdir()} == NAMES


def test_a_link_in_the_place_of_the_folder_is_replaced_and_not_followed(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    write(row(0), folder=tmp_path)
    (tmp_path / "gradescope").rename(tmp_path / "elsewhere")
    (tmp_path / "gradescope").symlink_to("elsewhere")
    write(row(0, "Bob"), folder=tmp_path)
    assert (tmp_path / "elsewhere" / "Ada").is_dir()
    assert (tmp_path / "gradescope" / "Bob").is_dir()


def test_a_folder_that_cannot_be_written_is_an_error_for_people(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    with pytest.raises(UsageError, match="cannot be written"):
        write(row(0), folder=tmp_path / "missing")


class Watched(Row):
    """A row of which it can be told whether it is still held."""


def test_rows_are_read_one_at_a_time(row: Rows, exercises: dict[str, Exercise], tmp_path: Path) -> None:
    made: list[weakref.ref[Watched]] = []
    most = 0

    def rows() -> Iterator[Row]:
        nonlocal most
        for index in range(40):
            plain = row(index, f"s{index}", verdicts=WA)
            watched = Watched(*(getattr(plain, name) for name in Row.__slots__))
            made.append(weakref.ref(watched))
            yield watched
            most = max(most, sum(each() is not None for each in made))

    write_files(tmp_path, rows, exercises, LeftOut(), FileOptions(), Messages("en"))
    assert len(made) == 3 * 40
    assert 0 < most < 5


def test_any_names_together(row: Rows, write: Write, tmp_path: Path, all_hostile: tuple[str, ...]) -> None:
    rows: list[Any] = [row(n, name, student_id=name, id=name) for n, name in enumerate(all_hostile)]
    assert write(*rows).students == len(all_hostile)
    assert len(list(tmp_path.glob("gradescope/*/results.json"))) == len(all_hostile)
