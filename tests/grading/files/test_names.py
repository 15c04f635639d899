"""Names fit to be shown, and to be folders."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judge.grading.files.names import FolderNames, harmless, shown

ANY_NAMES = st.lists(st.tuples(st.text(max_size=20), st.text(max_size=20)), max_size=12)


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("Ada Lovelace", "1815"), "Ada-Lovelace_1815"),
        (("李雷", ""), "李雷"),
        (("../../etc/passwd", ""), "etc-passwd"),
        (("...", "/"), "student"),
        (("", ""), "student"),
        (("Zoe\u0308", ""), "Zoë"),
        (("नमस्ते", ""), "नमस्ते"),
        (("a" * 500, "7"), "a" * 48),
    ],
)
def test_a_folder_is_named_by_the_letters_of_a_student(parts: tuple[str, str], name: str) -> None:
    assert FolderNames().new(*parts) == name


def test_folders_that_some_file_system_takes_for_the_same_get_numbers() -> None:
    names = FolderNames()
    given = ["Ada", "ada", "ADA!", "ada-2", "Zoë", "Zoe\u0308", "ﬁ", "fi"]
    assert [names.new(each) for each in given] == [
        "Ada", "ada-2", "ADA-3", "ada-2-2", "Zoë", "Zoë-2", "ﬁ", "fi-2",
    ]  # fmt: skip


@given(ANY_NAMES)
def test_any_names_give_folders_that_are_safe_and_distinct(students: list[tuple[str, str]]) -> None:
    names = FolderNames()
    made = [names.new(*student) for student in students]
    assert len({unicodedata.normalize("NFKC", name).casefold() for name in made}) == len(students)
    for name in made:
        assert 0 < len(name.encode()) <= 255
        assert all(c in "-_" or unicodedata.category(c)[0] in "LMN" for c in name)
        assert not name.startswith(("-", "_"))
        assert Path(name).name == name


def test_a_thousand_students_of_one_name_have_folders_of_their_own() -> None:
    names = FolderNames()
    assert len({names.new("Wei") for _ in range(1000)}) == 1000


@given(st.text())
def test_what_is_shown_is_short_and_can_be_printed(name: str) -> None:
    assert len(shown(name)) <= 80 * len("\\U0010ffff") + 1
    assert shown(name).isprintable()


def test_blanks_of_every_kind_are_shown_as_blanks() -> None:
    assert shown("张\u3000三\xa0四") == "张 三 四"


@given(st.text())
@example("a\u2028b\u2029c")
def test_a_cell_can_be_written_and_stays_on_its_line(name: str) -> None:
    cell = harmless(name)
    cell.encode("utf-8")
    assert len(f"x{cell}".splitlines()) == 1
