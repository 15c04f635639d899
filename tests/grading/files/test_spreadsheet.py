"""grades.csv: read back by Python and by pandas, whatever names hold."""

import csv
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from judge.grading.files import Summary
from judge.grading.records import Row
from judge.grading.scores import Rule, Scoring
from judge.model import Verdict

WA, JE = Verdict.WA, Verdict.JE
HEADER = ["student", "student_id", "row-sums", "means", "total", "maximum"]

Rows = Callable[..., Row]
Write = Callable[..., Summary]


def read(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file, strict=True))


def test_a_line_for_each_student_and_a_column_for_each_exercise(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    scoring = Scoring(Rule.GROUPS, points={"means": Fraction(5, 2)})
    write(
        row(0, "Ada", verdicts={"batch": WA}, student_id="007"),
        row(1, "李雷", "means"),
        row(2, "Ada", "means", {"batch": WA, "typical": WA}, student_id="007"),
        row(3, "", id="gen-1"),
        scoring=scoring,
    )
    assert (tmp_path / "grades.csv").read_bytes().decode() == (
        '"student","student_id","row-sums","means","total","maximum"\r\n'
        '"Ada","007","0.6667","0.8333","1.5","3.5"\r\n'
        '"李雷","","","2.5","2.5","3.5"\r\n'
        '"gen-1","","1","","1","3.5"\r\n'
    )


def test_a_score_that_is_not_known_and_a_total_with_it_are_empty(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    write(row(0, verdicts=JE), row(1, "Ada", "means"), row(2, "Bob", verdicts=WA))
    assert read(tmp_path / "grades.csv")[1:] == [
        ["Ada", "", "", "1", "", "2"],
        ["Bob", "", "0", "", "0", "2"],
    ]


def test_an_exercise_that_nobody_handed_in_has_a_column(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0))
    assert read(tmp_path / "grades.csv")[1][3:] == ["", "1", "2"]


@pytest.mark.parametrize("mark", [True, False])
def test_there_is_a_byte_order_mark_if_asked_for(row: Rows, write: Write, tmp_path: Path, mark: bool) -> None:
    write(row(0, "李雷"), byte_order_mark=mark)
    assert (tmp_path / "grades.csv").read_bytes().startswith(b"\xef\xbb\xbf") == mark


def test_no_name_breaks_the_file_or_is_computed(
    row: Rows, write: Write, tmp_path: Path, hostile: str
) -> None:
    write(row(0, hostile, student_id=hostile), row(1, "", "means", id=hostile), row(2, "last"))
    text = (tmp_path / "grades.csv").read_bytes().decode("utf-8")
    assert len(text.splitlines()) == text.count("\r\n") == 4
    assert not any(c in text for c in "\0\t\x1b")
    header, student, program, last = read(tmp_path / "grades.csv")
    assert (header, last[0]) == (HEADER, "last")
    assert student[0] == student[1] == program[0]
    assert not student[0].lstrip().startswith(tuple("=+-@＝\t\r"))


def test_pandas_reads_the_same(row: Rows, write: Write, tmp_path: Path, all_hostile: tuple[str, ...]) -> None:
    pandas = pytest.importorskip("pandas")
    write(*(row(index, name, student_id=name) for index, name in enumerate(all_hostile)))
    table = pandas.read_csv(tmp_path / "grades.csv", dtype={"student": str, "student_id": str})
    _, *expected = read(tmp_path / "grades.csv")
    assert list(table.columns) == HEADER
    assert table["student"].tolist() == [line[0] for line in expected]
    assert table["total"].sum() == len(all_hostile)


def test_names_are_otherwise_left_as_they_are(row: Rows, write: Write, tmp_path: Path) -> None:
    names = ["张\u3000三", "नमस्ते", 'O\'Neil, "S"', "Zoë", "می\u200cخواهم"]
    write(*(row(index, name) for index, name in enumerate(names)))
    assert [line[0] for line in read(tmp_path / "grades.csv")[1:]] == names


def test_what_cannot_be_written_is_written_as_an_escape(row: Rows, write: Write, tmp_path: Path) -> None:
    names = {"caf\udce9": "caf\\xe9", "\ud800lone": "\\ud800lone", "a\nb": "a\\x0ab", "\0": "\\x00"}
    write(*(row(index, name) for index, name in enumerate(names)))
    assert [line[0] for line in read(tmp_path / "grades.csv")[1:]] == list(names.values())
