"""Tables that say of each file whose it is and for which exercise."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from judge.bank import Bank
from judge.errors import UsageError
from judge.grading.inputs import InputOptions, manifest, open_inputs
from judge.grading.records import Submission, Unmatched
from judge.model import LONGEST_SOURCE

Read = Callable[..., list[Submission | Unmatched]]
Who = Callable[..., set[tuple[str, ...]]]
Left = Callable[..., Mapping[str, str]]


@pytest.fixture
def table(tmp_path: Path) -> Callable[..., Path]:
    """Writes a manifest beside two programs, and returns its path."""

    def write(text: str | bytes) -> Path:
        (tmp_path / "programs").mkdir(exist_ok=True)
        for name in ("1.py", "2.py"):
            (tmp_path / "programs" / name).write_text(name)
        path = tmp_path / "class.csv"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    return write


@pytest.mark.parametrize(
    "text",
    [
        "student,exercise,file\nLi Wei,softmax,programs/1.py\n",
        "\ufeffstudent,exercise,file\r\nLi Wei,softmax,programs/1.py\r\n",
        "file;note;Exercise;STUDENT\nprograms/1.py;x;softmax;Li Wei",
        "student\texercise\tfile\nLi Wei\tsoftmax\tprograms/1.py\n",
        "学生,题目,文件\nLi Wei,softmax,programs/1.py\n",
        'student,exercise,file,note\n Li Wei , Softmax ,programs/1.py,"two\nlines"\n\n,,,\n',
        'student,exercise,file\n"Li Wei","stable","programs/1.py"\n',
        '"student","exercise","file"\n"Li Wei","soft","programs/1.py"\n',
    ],
)
def test_a_table_names_students_exercises_and_files(
    text: str, table: Callable[..., Path], read: Read
) -> None:
    (found,) = read(table(text))
    assert isinstance(found, Submission)
    assert (found.student, found.source, found.id) == ("Li Wei", b"1.py", "programs/1.py")
    assert found.problem in ("softmax", "stable-softmax")


@pytest.mark.parametrize("heading", ["student_id", "Student ID", "学号"])
def test_a_table_may_have_ids_of_students(heading: str, table: Callable[..., Path], who: Who) -> None:
    path = table(f"file,{heading},exercise,student\nprograms/1.py,007,rope,李雷\nprograms/2.py,,rope,李雷\n")
    assert who(path) == {("rope", "李雷", "007"), ("rope", "李雷")}


def test_one_exercise_for_all_rows(table: Callable[..., Path], who: Who) -> None:
    for text in ("student,file\na,programs/1.py\n", "student,file,exercise\na,programs/1.py,\n"):
        assert who(table(text), problem="rope") == {("rope", "a")}


def test_a_file_in_two_rows_is_two_submissions(table: Callable[..., Path], read: Read) -> None:
    rows = "a,rope,programs/1.py\nb,rope,programs/1.py\n"
    found = read(table(f"student,exercise,file\n{rows}"))
    assert [item.id for item in found if isinstance(item, Submission)] == [
        "programs/1.py",
        "programs/1.py [3]",
    ]


def test_rows_that_name_nothing_are_told_with_their_line(table: Callable[..., Path], left: Left) -> None:
    path = table(
        "student,exercise,file\n"
        'a,nothing,"programs/1.py"\n'
        "a,rope,programs/3.py\n"
        "a,rope\n"
        ",rope,programs/1.py\n"
        "a,rope,programs\n"
        "a,rope,a\0b\n"
        f"a,rope,{'x' * 200_000}\n"
        "a,rope,programs/1.py/x\n"
        f"a,{'x' * 1000},programs/1.py\n"
        "a,ropee,programs/1.py\n"
        "a,rope,programs/2.py\n"
    )
    assert left(path) == {
        f"{path}:2": "usage.unknown-id",
        f"{path}:3": "grade.no-file",
        f"{path}:4": "grade.empty-cell",
        f"{path}:5": "grade.empty-cell",
        f"{path}:6": "grade.special-file",
        f"{path}:7": "grade.unreadable",
        f"{path}:8": "grade.bad-row",
        f"{path}:9": "grade.unreadable",
        f"{path}:10": "usage.unknown-id",
        f"{path}:11": "usage.unknown-id-near",
    }


def test_what_is_no_regular_file_is_closed_again(table: Callable[..., Path], left: Left) -> None:
    path = table("student,exercise,file\n" + "a,rope,programs\n" * 20)
    opened = len(list(Path("/dev/fd").iterdir()))
    assert set(left(path).values()) == {"grade.special-file"}
    assert len(list(Path("/dev/fd").iterdir())) == opened


def test_a_long_file_is_read_up_to_the_longest_source(
    table: Callable[..., Path], read: Read, tmp_path: Path
) -> None:
    path = table("student,exercise,file\na,rope,programs/1.py\n")
    with (tmp_path / "programs" / "1.py").open("wb") as file:
        file.truncate(10 << 30)
    (found,) = read(path)
    assert isinstance(found, Submission)
    assert len(found.source) == LONGEST_SOURCE + 1


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "grade.manifest-columns"),
        ("student,exercise\n", "grade.manifest-columns"),
        ("a,rope,programs/1.py\n", "grade.manifest-columns"),
        ("x" * 200_000, "grade.manifest-columns"),
        ("学生,题目,文件\n".encode("gbk"), "grade.manifest-not-utf8"),
        ("student,exercise,file\n".encode("utf-16"), "grade.manifest-not-utf8"),
    ],
)
def test_a_table_that_is_none_is_an_error(
    text: str | bytes, key: str, table: Callable[..., Path], small_bank: Bank
) -> None:
    with pytest.raises(UsageError) as caught:
        open_inputs([str(table(text))], small_bank, InputOptions())
    assert caught.value.key == key


def test_the_missing_columns_are_named(table: Callable[..., Path], read: Read) -> None:
    with pytest.raises(UsageError) as caught:
        read(table("student;name;file\n"))
    assert caught.value.parameters["columns"] == "exercise"


def test_a_table_too_large_is_an_error(
    table: Callable[..., Path], read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manifest, "LARGEST", 10)
    with pytest.raises(UsageError) as caught:
        read(table("student,exercise,file\n"))
    assert caught.value.key == "grade.manifest-large"


def test_rows_are_counted_before_files_are_read(
    table: Callable[..., Path], small_bank: Bank, tmp_path: Path
) -> None:
    path = table('student,exercise,file\na,rope,programs/1.py\n\n,,\nb,rope,"programs/2.py"\n')
    inputs = open_inputs([str(path)], small_bank, InputOptions())
    assert inputs.expected == 2
    (tmp_path / "programs" / "1.py").write_text("later")
    assert next(inputs.items) == Submission("rope", b"later", "programs/1.py", "a")
