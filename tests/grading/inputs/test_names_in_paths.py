"""Which exercise and which student a path names, in the shapes that teachers have."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from judge.errors import UsageError

Who = Callable[..., set[tuple[str, ...]]]
Left = Callable[..., Mapping[str, str]]

SHAPES = [
    ("alice/softmax.py", ("softmax", "alice")),
    ("softmax/alice.py", ("softmax", "alice")),
    ("course/alice/softmax.py", ("softmax", "course/alice")),
    ("course/softmax/alice.py", ("softmax", "course/alice")),
    ("alice/softmax/solution.py", ("softmax", "alice")),
    ("softmax/alice/main.py", ("softmax", "alice")),
    ("softmax/alice/softmax.py", ("softmax", "alice")),
    ("alice/softmax/second try.py", ("softmax", "alice/second try")),
    ("李雷/Stable_Softmax.py", ("stable-softmax", "李雷")),
    ("李雷/stable softmax (1).py", ("stable-softmax", "李雷")),
    ("李雷/softmax（2）.py", ("softmax", "李雷")),
    ("alice/softmax-1.PY", ("softmax", "alice")),
    ("alice/softmax-1 (2).py", ("softmax", "alice")),
    ("adam/rope.py", ("rope", "adam")),
    ("main/rope.py", ("rope", "main")),
    ("rope/adam.py", ("rope", "adam")),
    ("rope/softmax/alice.py", ("softmax", "rope/alice")),
    ("softmax.py", ("softmax", "class")),
    ("softmax/solution (1).py", ("softmax", "class")),
    ("alice/rope/softmax.py", ("softmax", "alice/rope")),
]


@pytest.mark.parametrize(("path", "label"), SHAPES)
def test_a_path_names_exercise_and_student(
    path: str, label: tuple[str, ...], folder: Callable[..., Path], who: Who
) -> None:
    assert who(folder(path)) == {label}


MOODLE = [
    ("Zoë Li_123_assignsubmission_file_/softmax.py", ("softmax", "Zoë Li", "123")),
    ("Zoë Li_123_assignsubmission_file/softmax.py", ("softmax", "Zoë Li", "123")),
    ("Zoë Li_123_assignsubmission_file_/softmax/main.py", ("softmax", "Zoë Li", "123")),
    ("Zoë Li_123_assignsubmission_file_softmax.py", ("softmax", "Zoë Li", "123")),
    ("softmax/Zoë Li_123_assignsubmission_file_/main.py", ("softmax", "Zoë Li", "123")),
    ("softmax/Zoë Li_123_assignsubmission_file_main.py", ("softmax", "Zoë Li", "123")),
    ("A_1_assignsubmission_file_/B_2_assignsubmission_file_softmax.py", None),
    ("A_1_assignsubmission_file_B_2_assignsubmission_file_softmax.py", None),
    (
        "alice/B_2_assignsubmission_file_/softmax.py",
        ("softmax", "alice/B_2_assignsubmission_file_"),
    ),
]


@pytest.mark.parametrize(("path", "label"), MOODLE)
def test_a_download_of_moodle(
    path: str, label: tuple[str, ...] | None, folder: Callable[..., Path], who: Who, left: Left
) -> None:
    if label is None:  # nobody hands in for another one by the name of a file
        assert left(folder(path)) == {path: "grade.no-exercise"}
        assert who(folder(), problem="rope") == {("rope", "A", "1")}
    else:
        assert who(folder(path)) == {label}


@pytest.mark.parametrize(
    ("path", "label"),
    [
        ("lialice_12_345_softmax.py", ("softmax", "lialice", "12")),
        ("lialice_LATE_12_345_softmax-2.py", ("softmax", "lialice", "12")),
        ("van_der_berg_12_345_Stable Softmax (1).py", ("stable-softmax", "van_der_berg", "12")),
        ("李雷_12_345_softmax.py", ("softmax", "李雷", "12")),
        ("anon_Xy3Z9_345_softmax.py", ("softmax", "anon_Xy3Z9")),
        ("LATE_anon_Xy3Z9_345_softmax.py", ("softmax", "anon_Xy3Z9")),
        ("softmax/lialice_12_345_main.py", ("softmax", "lialice", "12")),
        ("rope/week_1_2_x/softmax.py", ("softmax", "rope/week_1_2_x")),
        ("alice/softmax/bob_13_346_main.py", ("softmax", "alice/bob_13_346_main")),
        ("softmax/alice/bob_13_346_main.py", ("softmax", "alice/bob_13_346_main")),
    ],
)
def test_a_download_of_canvas(
    path: str, label: tuple[str, ...], folder: Callable[..., Path], who: Who
) -> None:
    assert who(folder(path)) == {label}


@pytest.mark.parametrize("spelling", ["Zoe\u0308 Li", "Zo\u00eb\u3000Li", "Zo\u00eb\u00a0 Li "])
def test_a_student_is_the_same_however_systems_write_a_name(
    spelling: str, folder: Callable[..., Path], who: Who
) -> None:
    assert who(folder(f"{spelling}/softmax.py")) == {("softmax", "Zo\u00eb Li")}


def test_a_name_of_blanks_is_a_student(folder: Callable[..., Path], who: Who) -> None:
    assert who(folder(" /softmax.py")) == {("softmax", " ")}


def test_a_text_typed_into_moodle_is_no_program(folder: Callable[..., Path], left: Left) -> None:
    paths = {
        "A_1_assignsubmission_onlinetext_/softmax.py": "grade.online-text",
        "B_1_assignsubmission_onlinetext_softmax.py": "grade.online-text",
        "C_1_assignsubmission_onlinetext_/onlinetext.html": "grade.not-python",
    }
    assert left(folder(*paths)) == paths


@pytest.mark.parametrize("path", ["adam/solution.py", "soft/alice.py", "alice/softmaxx.py", "alice.py"])
def test_a_beginning_of_an_id_names_nothing(path: str, folder: Callable[..., Path], left: Left) -> None:
    assert left(folder(path)) == {path: "grade.no-exercise"}


@pytest.mark.parametrize(
    ("name", "path", "label"),
    [
        ("softmax", "alice.py", ("softmax", "alice")),
        ("softmax", "alice/main.py", ("softmax", "alice")),
        ("softmax", "main.py", ("softmax", "softmax")),
        ("A B_1_assignsubmission_file_", "softmax.py", ("softmax", "A B", "1")),
    ],
)
def test_the_name_of_the_folder_itself_is_asked_last(
    name: str, path: str, label: tuple[str, ...], folder: Callable[..., Path], who: Who
) -> None:
    assert who(folder(path, name=name)) == {label}


@pytest.mark.parametrize(
    ("pattern", "path", "label"),
    [
        ("{student}_{exercise}.py", "li_wei_stable_softmax.py", ("stable-softmax", "li_wei")),
        ("{student}_{exercise}.py", "deep/er/wei_Softmax-1.py", ("softmax", "wei")),
        ("{student}_{exercise}", "wei_rope (1).py", ("rope", "wei")),
        ("{exercise}-{student}.py", "stable-softmax-wei.py", ("stable-softmax", "wei")),
        ("{student}_{student_id}_{exercise}.py", "wei_77_rope.py", ("rope", "wei", "77")),
        ("hw*/{exercise}/{student}/*.py", "hw1/rope/wei/x.py", ("rope", "wei")),
        ("*-{student}-{exercise}.py", "2024-wei-rope.py", ("rope", "wei")),
        ("{student}+({exercise}).py", "wei+(rope).py", ("rope", "wei")),
        ("{exercise}-{student}.py", "softmax-1-wei.py", ("softmax", "wei")),
        ("{student}*_{exercise}*.py", "w_rope.py", ("rope", "w")),
    ],
)
def test_a_pattern(
    pattern: str, path: str, label: tuple[str, ...], folder: Callable[..., Path], who: Who
) -> None:
    assert who(folder(path), pattern=pattern) == {label}


def test_where_there_is_a_pattern_nothing_else_counts(folder: Callable[..., Path], left: Left) -> None:
    paths = ["alice/rope.py", "wei_ropes.py", "A_1_assignsubmission_file_rope.py2", "x/wei-rope.py"]
    found = left(folder(*paths), pattern="{student}-{exercise}.py")
    assert found == {
        "A_1_assignsubmission_file_rope.py2": "grade.not-python",
        "alice/rope.py": "grade.not-in-pattern",
        "wei_ropes.py": "grade.not-in-pattern",
    }


@pytest.mark.parametrize(
    ("pattern", "path"),
    [
        ("y/{student}-{exercise}.py", "x/wei-rope.py"),
        ("{student}/{exercise}.py", "x/wei/rope.py"),
        ("*/{student}/{exercise}.py", "wei/rope.py"),
        ("{student}_{exercise}.py", "_rope.py"),
        ("{student}_{exercise}.py", "wei_.py"),
        ("{student}_{exercise}.py", "wei_rope_x.py"),
    ],
)
def test_a_path_of_another_form(pattern: str, path: str, folder: Callable[..., Path], left: Left) -> None:
    assert left(folder(path), pattern=pattern) == {path: "grade.not-in-pattern"}


@pytest.mark.parametrize(
    ("pattern", "key"),
    [
        ("{student}.py", "grade.pattern-lacks"),
        ("{exercise}.py", "grade.pattern-lacks"),
        ("{student}{exercise}{name}.py", "grade.pattern-field"),
        ("{student}{exercise}{student}.py", "grade.pattern-twice"),
        ("", "grade.pattern-lacks"),
    ],
)
def test_a_pattern_that_cannot_be_used(pattern: str, key: str, folder: Callable[..., Path], who: Who) -> None:
    with pytest.raises(UsageError) as caught:
        who(folder("alice/rope.py"), pattern=pattern)
    assert caught.value.key == key
    assert "{student}" in str(caught.value)


@pytest.mark.parametrize("name", ["_" * 250, "a_" * 125, "softmax-1" * 27])
def test_a_hostile_name_is_compared_with_a_pattern_in_no_time(
    name: str, folder: Callable[..., Path], left: Left
) -> None:
    found = left(folder(f"{name}.py"), pattern="*_{student}_*{student_id}*_*_{exercise}_*.py")
    assert set(found.values()) == {"grade.not-in-pattern"}


@pytest.mark.parametrize(
    ("paths", "labels"),
    [
        (["alice.py", "bob.py"], {"alice", "bob"}),
        (["alice/solution.py", "bob/anything.py"], {"alice", "bob"}),
        (["alice/one.py", "alice/two.py", "bob/x.py"], {"alice/one", "alice/two", "bob"}),
        (["alice/solution.py", "alice/two.py"], {"alice", "alice/two"}),
        (["softmax/alice.py", "softmax/bob.py"], {"alice", "bob"}),
        (["softmax/alice.py"], {"alice"}),
        (["course/alice/hw.py"], {"course/alice"}),
        (["alice/softmax.py"], {"alice"}),
        (["solution.py"], {"class"}),
        (["rope/alice.py"], {"rope"}),
    ],
)
def test_every_program_is_for_one_exercise(
    paths: list[str], labels: set[str], folder: Callable[..., Path], who: Who
) -> None:
    assert who(folder(*paths), problem="softm") == {("softmax", student) for student in labels}


def test_one_exercise_with_a_pattern_and_with_moodle(folder: Callable[..., Path], who: Who) -> None:
    assert who(folder("hw1-wei.py"), pattern="hw1-{student}.py", problem="rope") == {("rope", "wei")}
    moodle = folder("A B_1_assignsubmission_file_/x.py", name="moodle")
    assert who(moodle, problem="rope") == {("rope", "A B", "1")}


def test_an_exercise_that_is_not_there(folder: Callable[..., Path], who: Who) -> None:
    with pytest.raises(UsageError) as caught:
        who(folder("alice.py"), problem="nothing")
    assert caught.value.key == "usage.unknown-id"
