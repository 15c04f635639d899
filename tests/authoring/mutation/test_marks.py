"""`mutants.toml`: read strictly, and the fingerprint written without touching anything else."""

from pathlib import Path

import pytest

from judge.bank.mutants import Change, Marks, read_marks, write_fingerprint
from judge.errors import BankError

MARKED = """\
# Why these make no difference.
format_version = 1
fingerprint = "old"  # of a run

[[equivalent]]
operator = "axis"
old = "x.sum(axis=1)"
new = '''
x.sum(axis=-1)
'''
reason = "Two axes."  # fingerprint = "not this"
"""


def marks(folder: Path, text: str) -> Marks:
    (folder / "mutants.toml").write_text(text, encoding="utf-8")
    return read_marks(folder)


def test_without_the_file_nothing_is_marked(tmp_path: Path) -> None:
    assert read_marks(tmp_path) == Marks("", ())


def test_a_mark_is_an_operator_the_lines_and_a_reason(tmp_path: Path) -> None:
    change = Change("axis", "x.sum(axis=1)", "x.sum(axis=-1)")
    assert marks(tmp_path, MARKED) == Marks("old", ((change, "Two axes."),))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("format_version = 1", "format_version = 2", "bank.version"),
        ("format_version = 1", "", "bank.missing-key"),
        ("fingerprint", "fingreprint", "bank.unknown-key-near"),
        ("reason = ", "reasn = ", "bank.unknown-key-near"),
        ('reason = "Two axes."', "", "bank.missing-key"),
        ('"Two axes."', '" "', "bank.bad-value"),
        ('"axis"', "3", "bank.wrong-type"),
        ('"axis"', '"axis', "bank.toml"),
        ('reason = "Two', 'line = 3\nreason = "Two', "bank.unknown-key"),
    ],
)
def test_what_breaks_a_rule_is_refused(tmp_path: Path, old: str, new: str, key: str) -> None:
    with pytest.raises(BankError) as error:
        marks(tmp_path, MARKED.replace(old, new, 1))
    assert error.value.key.removesuffix("-near") == key.removesuffix("-near")
    assert str(tmp_path / "mutants.toml") in str(error.value)


def test_the_fingerprint_is_written_in_its_place_and_all_else_stays(tmp_path: Path) -> None:
    marks(tmp_path, MARKED)
    write_fingerprint(tmp_path, "new")
    text = (tmp_path / "mutants.toml").read_text(encoding="utf-8")
    assert text == MARKED.replace('fingerprint = "old"  # of a run', 'fingerprint = "new"')


def test_the_first_fingerprint_stands_below_the_version(tmp_path: Path) -> None:
    marks(tmp_path, MARKED.replace('fingerprint = "old"  # of a run\n', ""))
    write_fingerprint(tmp_path, "new")
    text = (tmp_path / "mutants.toml").read_text(encoding="utf-8")
    assert 'format_version = 1\nfingerprint = "new"\n' in text
    assert read_marks(tmp_path).fingerprint == "new"


def test_a_file_is_made_where_there_is_none(tmp_path: Path) -> None:
    write_fingerprint(tmp_path, "new")
    text = (tmp_path / "mutants.toml").read_text(encoding="utf-8")
    assert text == 'format_version = 1\nfingerprint = "new"\n'


def test_a_last_line_without_an_end_is_no_obstacle(tmp_path: Path) -> None:
    marks(tmp_path, "format_version = 1")
    write_fingerprint(tmp_path, "new")
    assert read_marks(tmp_path) == Marks("new", ())


def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(BankError) as error:
        write_fingerprint(tmp_path / "missing", "new")
    assert error.value.key == "bank.unwritable"
