"""Several inputs together, what is no input, and any bytes at all."""

import contextlib
import io
import os
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.bank import Bank
from judge.errors import UsageError
from judge.grading.inputs import InputOptions, open_inputs
from judge.grading.records import Submission, Unmatched
from judge.messages import text as message

Read = Callable[..., list[Submission | Unmatched]]
Who = Callable[..., set[tuple[str, ...]]]


def ids(items: list[Submission | Unmatched]) -> list[str]:
    return [item.id if isinstance(item, Submission) else item.place for item in items]


def test_inputs_come_in_the_order_given_and_ids_are_distinct(
    folder: Callable[..., Path], archive: Callable[..., Path], read: Read, tmp_path: Path
) -> None:
    one = folder("alice/softmax.py", "alice/notes.txt", name="week2")
    two = archive("alice/softmax.py", "bob/softmax.py", name="week1.zip")
    (tmp_path / "generated.jsonl").write_text('{"id": "g", "problem": "rope", "source": ""}\n')
    table = tmp_path / "table.csv"
    table.write_text("student,exercise,file\ncarol,rope,week2/alice/softmax.py\n")
    found = read(one, two, tmp_path / "generated.jsonl", table)
    assert ids(found) == [
        "week2/alice/notes.txt",
        "week2/alice/softmax.py",
        "week1.zip/alice/softmax.py",
        "week1.zip/bob/softmax.py",
        "g",
        "table.csv/week2/alice/softmax.py",
    ]


def test_inputs_of_one_name_are_told_apart_by_their_paths(folder: Callable[..., Path], read: Read) -> None:
    one, two = folder("softmax.py", name="a/hw"), folder("softmax.py", name="b/hw")
    assert ids(read(one, two)) == [f"{one}/softmax.py", f"{two}/softmax.py"]


def test_a_single_program_is_like_a_folder_that_holds_it_alone(
    folder: Callable[..., Path], read: Read, who: Who, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = folder("alice/softmax.py", "bob/softmax.py", "rope/carol.py", "d_1_2_rope.py")
    monkeypatch.chdir(root)
    assert ids(read("alice/softmax.py")) == ["softmax.py"]
    paths = ["bob/softmax.py", "alice/softmax.py", "rope/carol.py", "d_1_2_rope.py"]
    assert ids(read(*paths)) == paths
    assert who(*paths) == {("softmax", "alice"), ("softmax", "bob"), ("rope", "carol"), ("rope", "d", "1")}
    monkeypatch.chdir(root / "alice")
    assert who("softmax.py") == {("softmax", "alice")}
    assert who(".") == {("softmax", "alice")}
    assert who("../alice/..") >= {("softmax", "alice"), ("rope", "carol")}


def test_an_input_may_be_a_link(folder: Callable[..., Path], who: Who, tmp_path: Path) -> None:
    root = folder("softmax.py")
    (tmp_path / "alice").symlink_to(root)
    (tmp_path / "rope.py").symlink_to(root / "softmax.py")
    assert who(tmp_path / "alice") == {("softmax", "alice")}
    assert who(tmp_path / "rope.py") == {("rope", tmp_path.name)}


def test_how_many_there_will_be_is_known_if_it_is_of_each(
    folder: Callable[..., Path], small_bank: Bank
) -> None:
    one, two = folder("a/softmax.py", name="1"), folder("a/softmax.py", "b/rope.py", name="2")
    assert open_inputs([str(one), str(two)], small_bank, InputOptions()).expected == 3
    inputs = open_inputs([str(one), "-"], small_bank, InputOptions(), io.BytesIO())
    assert inputs.expected is None
    assert len(list(inputs.items)) == 1


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("nothing", "grade.no-input"),
        ("", "grade.no-input"),
        ("class/alice/softmax.py/x", "grade.no-input"),
        ("a\0b", "grade.unreadable-input"),
        ("x" * 5000, "grade.unreadable-input"),
        ("notes.txt", "grade.unknown-input"),
        ("pipe.jsonl", "grade.unknown-input"),
        ("\x1b[31m", "grade.no-input"),
        (os.fsdecode(b"\xff"), "grade.no-input"),
    ],
)
def test_what_is_no_input_is_an_error_before_anything_is_read(
    path: str,
    key: str,
    folder: Callable[..., Path],
    small_bank: Bank,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder("alice/softmax.py")
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("x")
    os.mkfifo("pipe.jsonl")
    with pytest.raises(UsageError) as caught:
        open_inputs(["class", path], small_bank, InputOptions())
    assert caught.value.key == key
    assert all(caught.value.in_language(language).isprintable() for language in ("en", "zh"))


@pytest.mark.parametrize(
    "paths",
    [
        ["class", "class"],
        ["class", "./class/"],
        ["-", "-"],
        ["class", "class/../class"],
        ["link", "class"],
        ["class", "class/alice"],
        ["link/alice/softmax.py", "class"],
        [".", "class/bob.zip"],
    ],
)
def test_an_input_given_twice_is_an_error(
    paths: list[str], folder: Callable[..., Path], small_bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder("alice/softmax.py", "bob.zip").parent)
    Path("link").symlink_to("class")
    with pytest.raises(UsageError) as caught:
        open_inputs(paths, small_bank, InputOptions(), io.BytesIO())
    assert caught.value.key == "grade.input-twice"


def test_a_table_and_lines_may_lie_in_a_folder_that_is_an_input_too(
    folder: Callable[..., Path], read: Read
) -> None:
    root = folder("alice/softmax.py", "more.jsonl")
    (root / "more.jsonl").write_text('{"id": "g", "problem": "rope", "source": ""}\n')
    assert ids(read(root, root / "more.jsonl")) == ["class/alice/softmax.py", "class/more.jsonl", "g"]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"pattern": "{student}_{exercise}"}, "grade.pattern-unused"),
        ({"zip_encoding": "gbk"}, "grade.encoding-unused"),
    ],
)
def test_an_option_that_no_input_has_a_use_for_is_an_error(
    options: dict[str, str], key: str, folder: Callable[..., Path], read: Read
) -> None:
    root = folder("wei_softmax.py", "more.jsonl", "table.csv")
    (root / "table.csv").write_text("student,exercise,file\n")
    (root / "more.jsonl").write_bytes(b"")
    with pytest.raises(UsageError) as caught:
        read(root / "more.jsonl", root / "table.csv", **options)
    assert caught.value.key == key
    read(root / "more.jsonl", root, **options)


@pytest.mark.parametrize(
    ("names", "students"),
    [
        (["ann/hw/softmax.py", "bob/hw/softmax.py"], {"ann/hw", "bob/hw"}),
        (["ann/hw/softmax.py", "ann/hw/rope.py", "bob/homework/softmax.py"], {"ann/hw", "bob/homework"}),
        (["ann/hw/softmax.py", "bob/softmax.py", "bob/notes.txt"], {"ann/hw", "bob"}),
        (
            ["week1/ann/softmax.py", "week1/bob/softmax.py", "week2/ann/rope.py", "week2/bob/rope.py"],
            {"ann", "bob"},
        ),
        (["softmax/ann.py", "rope/ann.py"], {"ann"}),
        (["1/A B_1_assignsubmission_file_/softmax.py", "2/A B_1_assignsubmission_file_/rope.py"], {"A B"}),
        (["1/ann_1_2_softmax.py", "2/ann_1_3_rope.py"], {"ann"}),
    ],
)
def test_several_folders_are_of_several_students_if_each_tells_one_alone(
    names: list[str], students: set[str], folder: Callable[..., Path], read: Read
) -> None:
    root = folder(*names)
    found = read(*sorted(path for path in root.iterdir()))
    assert {item.student for item in found if isinstance(item, Submission)} == students


def test_a_folder_with_one_student_beside_others_with_several_is_no_student(
    folder: Callable[..., Path], who: Who
) -> None:
    roots = [folder("ann/softmax.py", "bob/softmax.py", name="week1"), folder("ann/rope.py", name="week2")]
    assert who(*roots) == {("softmax", "ann"), ("softmax", "bob"), ("rope", "ann")}


def test_several_folders_that_each_hold_an_archive_are_of_several_students(
    folder: Callable[..., Path], archive: Callable[..., Path], who: Who
) -> None:
    packed = archive("x/softmax.py").read_bytes()
    roots = [folder("hw.zip", name=name) for name in ("ann", "bob")]
    for root in roots:
        (root / "hw.zip").write_bytes(packed)
    assert who(*roots) == {("softmax", "ann/hw"), ("softmax", "bob/hw")}


def test_a_pattern_tells_students_also_in_several_folders(folder: Callable[..., Path], who: Who) -> None:
    roots = [folder("ann/softmax.py", name="week1"), folder("ann/rope.py", name="week2")]
    assert who(*roots, pattern="{student}/{exercise}.py") == {("softmax", "ann"), ("rope", "ann")}
    assert who(*roots) == {("softmax", "week1/ann"), ("rope", "week2/ann")}


IN_ONE_FOLDER = [HealthCheck.function_scoped_fixture]  # each example writes the same file anew


def read_whatever_it_is(path: Path, bank: Bank, **options: str | None) -> None:
    """Read an input to its end; what goes wrong is told in words."""
    with contextlib.suppress(UsageError):
        for item in open_inputs([str(path)], bank, InputOptions(**options)).items:
            if isinstance(item, Unmatched):
                assert message("en", item.reason, **item.details).isprintable()
            else:
                assert item.problem in bank.ids
                assert item.id.isprintable() or path.suffix == ".jsonl"


@given(content=st.binary(max_size=300), suffix=st.sampled_from([".zip", ".csv", ".jsonl", ".py"]))
@settings(suppress_health_check=IN_ONE_FOLDER)
def test_no_bytes_give_a_traceback(content: bytes, suffix: str, small_bank: Bank, tmp_path: Path) -> None:
    path = tmp_path / f"any{suffix}"
    path.write_bytes(content)
    read_whatever_it_is(path, small_bank)


cells = st.text(st.sampled_from('ab,;"\n\r\t\0 x学\u2028'), max_size=8)


@given(rows=st.lists(st.lists(cells, max_size=4), max_size=5), delimiter=st.sampled_from(",;\t"))
@settings(suppress_health_check=IN_ONE_FOLDER)
def test_no_rows_give_a_traceback(
    rows: list[list[str]], delimiter: str, small_bank: Bank, tmp_path: Path
) -> None:
    path = tmp_path / "any.csv"
    text = "\n".join(map(delimiter.join, [["student", "exercise", "file"], *rows]))
    path.write_text(text, newline="")
    read_whatever_it_is(path, small_bank)


@given(changes=st.lists(st.tuples(st.integers(0, 3000), st.binary(min_size=1, max_size=6)), min_size=1))
@settings(max_examples=300, suppress_health_check=IN_ONE_FOLDER)
def test_no_damage_to_an_archive_gives_a_traceback(
    changes: list[tuple[int, bytes]], archive: Callable[..., Path], small_bank: Bank
) -> None:
    inside = io.BytesIO()
    with zipfile.ZipFile(inside, "w") as made:
        made.writestr("hw/softmax.py", "x" * 50)
    path = archive("hw/alice/softmax.py", "hw/李雷/rope.py", ("hw/bob.zip", inside.getvalue()))
    data = bytearray(path.read_bytes())
    for at, new in changes:
        at %= len(data)
        data[at : at + len(new)] = new
    path.write_bytes(bytes(data))
    read_whatever_it_is(path, small_bank, zip_encoding="gbk")


names = st.lists(
    st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=20),
    min_size=1,
    max_size=4,
).map("/".join)


@given(
    name=names, pattern=st.none() | st.just("{student}_{exercise}.py"), problem=st.none() | st.just("rope")
)
@settings(suppress_health_check=IN_ONE_FOLDER)
def test_no_name_in_an_archive_gives_a_traceback(
    name: str, pattern: str | None, problem: str | None, archive: Callable[..., Path], small_bank: Bank
) -> None:
    try:
        path = archive((f"{name}.py", b"x"), (f"x{name}/softmax.py", b"x"))
    except ValueError:  # `zipfile` does not write it
        return
    read_whatever_it_is(path, small_bank, pattern=pattern, problem=problem)
