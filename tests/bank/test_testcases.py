"""The files of `testcases/<id>/`, and the fingerprint of all that decides a verdict."""

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.bank.testcases import CASE_NAME, case_files, digests_agree, digests_file, fingerprint, read_cases
from judge.errors import BankError
from judge.model import CheckerSpec, Limits, Problem, TestCase, Text, Tie

Write = Callable[[str, str], Path]


@pytest.fixture
def folder(root: Path, write: Write) -> Path:
    """The folder of an exercise with two cases."""
    write("testcases/row-sums/secret/01-small.in", "1 1\n")
    write("testcases/row-sums/secret/01-small.ans", "2.00\n")
    write("testcases/row-sums/sample/01-two.in", "1 2\n")
    write("testcases/row-sums/sample/01-two.ans", "3.00\n")
    return root / "testcases" / "row-sums"


def refusal(folder: Path) -> BankError:
    with pytest.raises(BankError) as error:
        read_cases(folder)
    return error.value


def test_samples_come_first(folder: Path) -> None:
    assert read_cases(folder) == (
        TestCase("sample/01-two", b"1 2\n", b"3.00\n"),
        TestCase("secret/01-small", b"1 1\n", b"2.00\n"),
    )


def test_cases_come_in_the_order_of_their_names(folder: Path, write: Write) -> None:
    for name in ("10-b", "02-z", "09-a"):
        write(f"testcases/row-sums/secret/{name}.in", "1\n")
        write(f"testcases/row-sums/secret/{name}.ans", "1.00\n")
    assert [case.name for case in read_cases(folder) if not case.is_sample] == [
        "secret/01-small",
        "secret/02-z",
        "secret/09-a",
        "secret/10-b",
    ]


def test_a_case_without_an_answer_is_refused(folder: Path) -> None:
    (folder / "secret" / "01-small.ans").unlink()
    error = refusal(folder)
    assert error.key == "bank.missing-file"
    assert error.parameters["path"] == folder / "secret" / "01-small.ans"


def test_an_exercise_without_cases_is_refused(root: Path) -> None:
    error = refusal(root / "testcases" / "row-sums")
    assert error.key == "bank.no-cases"
    assert "judge generate" in str(error)


def test_an_answer_that_is_not_utf8_is_refused(folder: Path) -> None:
    (folder / "secret" / "01-small.ans").write_bytes(b"2.00\n\xff")
    error = refusal(folder)
    assert (error.key, error.parameters["position"]) == ("bank.not-utf8", 5)


def test_an_input_may_be_any_bytes(folder: Path) -> None:
    (folder / "secret" / "01-small.in").write_bytes(b"1 1\r\n\xff\x00")
    assert read_cases(folder)[1].input == b"1 1\r\n\xff\x00"


def test_an_answer_is_read_byte_for_byte(folder: Path) -> None:
    (folder / "secret" / "01-small.ans").write_bytes(b"a\r\nb\rc\n")
    assert read_cases(folder)[1].answer == b"a\r\nb\rc\n"


def test_ties_are_read(folder: Path, write: Write) -> None:
    write("testcases/row-sums/secret/01-small.ties", "1 1 2.01\n12 3 -0.05\n")
    assert read_cases(folder)[1].ties == (Tie(1, 1, "2.01"), Tie(12, 3, "-0.05"))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("1 2.01\n", 1),
        ("1 1 2.01 2.02\n", 1),
        ("1 1 2.01\n\n", 2),
        ("1 1 2.01\na 1 2.01\n", 2),
        ("1 -1 2.01\n", 1),
        ("1 1.0 2.01\n", 1),
    ],
)
def test_a_malformed_tie_is_refused_with_its_line(folder: Path, write: Write, text: str, line: int) -> None:
    path = write("testcases/row-sums/secret/01-small.ties", text)
    error = refusal(folder)
    assert error.key == "bank.bad-ties"
    assert (error.parameters["path"], error.parameters["line"]) == (path, line)


def test_files_of_cases_read_back_as_they_were(root: Path) -> None:
    cases = (
        TestCase("sample/01-a", b"1\n", b"1.00\n", (Tie(1, 1, "1.01"), Tie(2, 5, "-0.01"))),
        TestCase("secret/01-b", b"", b"0\n"),
    )
    files = case_files(cases)
    assert files == {
        "sample/01-a.in": b"1\n",
        "sample/01-a.ans": b"1.00\n",
        "sample/01-a.ties": b"1 1 1.01\n2 5 -0.01\n",
        "secret/01-b.in": b"",
        "secret/01-b.ans": b"0\n",
    }
    for name, content in files.items():
        path = root / "testcases" / "x" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    assert read_cases(root / "testcases" / "x") == cases


def test_digests_are_kept_by_mistake_and_case() -> None:
    digests = {"mean": {"secret/01-a": "0123456789abcdef", "secret/02-b": None}}
    written = digests_file(digests)
    assert json.loads(written) == {"format_version": 1, "digests": digests}
    assert written.endswith(b"}\n")


@pytest.mark.parametrize(
    ("now", "agree"),
    [
        ({}, True),
        ({"c": "another"}, True),  # a value that lies on a rounding boundary
        ({"b": "another", "c": "another"}, False),
        ({"c": "AC"}, False),
        ({"c": None}, False),
        ({"d": "wrong"}, False),
        ({"e": "wrong"}, False),
        ({"f": "wrong"}, False),
    ],
)
def test_digests_agree_if_two_of_a_mistake_do(now: dict[str, str | None], agree: bool) -> None:
    stored = {"a": "one", "b": "two", "c": "three", "d": "AC", "e": None}
    files = [digests_file({"mean": digests}) for digests in (stored, {**stored, **now})]
    assert digests_agree(*files) is agree


@pytest.mark.parametrize(
    "stored",
    [b"", b"[]", b"{}", b'{"digests": 1}', b'{"digests": {"mean": 1}}', b'{"digests": {"mean": {}}}'],
)
def test_a_file_of_another_shape_agrees_with_nothing(stored: bytes) -> None:
    assert not digests_agree(stored, digests_file({"mean": {"a": "one"}}))


@pytest.mark.parametrize("name", ["01-a", "12-two-words", "99-a1-2b"])
def test_names_of_cases(name: str) -> None:
    assert CASE_NAME.fullmatch(name)


@pytest.mark.parametrize(
    "name", ["1-a", "001-a", "01", "01-", "01-A", "01-a_b", "01--a", "01-a-", "01-é", "a"]
)
def test_no_names_of_cases(name: str) -> None:
    assert not CASE_NAME.fullmatch(name)


PROBLEM = Problem(
    id="row-sums",
    title=Text("Row sums", "行和"),
    topic="sums",
    difficulty="easy",
    stars=2,
    sources=("A-1",),
    limits=Limits(time=1.5, memory=1 << 26, output=1 << 21),
    checker=CheckerSpec("decimal", (2,)),
    not_applicable={},
)
TOKENS = CheckerSpec("tokens", float_absolute_tolerance=1e-6)
CASE = TestCase("secret/01-a", b"1 2\n", b"3.00\n", (Tie(1, 1, "3.01"),))
OTHER = TestCase("secret/02-b", b"4\n", b"4.00\n")


@pytest.mark.parametrize(
    ("problem", "cases"),
    [
        (dataclasses.replace(PROBLEM, limits=Limits(1.6, 1 << 26, 1 << 21)), (CASE, OTHER)),
        (dataclasses.replace(PROBLEM, limits=Limits(1.5, 1 << 27, 1 << 21)), (CASE, OTHER)),
        (dataclasses.replace(PROBLEM, limits=Limits(1.5, 1 << 26, 1 << 22)), (CASE, OTHER)),
        (dataclasses.replace(PROBLEM, limits=Limits(1.5, 1 << 26, 1 << 21, 9.0)), (CASE, OTHER)),
        (dataclasses.replace(PROBLEM, checker=CheckerSpec("exact", (2,))), (CASE, OTHER)),
        (PROBLEM, (dataclasses.replace(CASE, input=b"1 2 \n"), OTHER)),
        (PROBLEM, (dataclasses.replace(CASE, answer=b"3.01\n"), OTHER)),
        (PROBLEM, (dataclasses.replace(CASE, ties=()), OTHER)),
        (PROBLEM, (dataclasses.replace(CASE, ties=(Tie(1, 1, "2.99"),)), OTHER)),
        (PROBLEM, (CASE,)),
        (PROBLEM, (OTHER, CASE)),
        (PROBLEM, (CASE, dataclasses.replace(OTHER, input=b"4\n4.", answer=b"00\n"))),
    ],
)
def test_the_fingerprint_changes_with_whatever_decides_a_verdict(
    problem: Problem, cases: tuple[TestCase, ...]
) -> None:
    assert fingerprint(problem, cases) != fingerprint(PROBLEM, (CASE, OTHER))


@pytest.mark.parametrize(
    "change",
    [
        {"float_absolute_tolerance": 1e-9},
        {"float_absolute_tolerance": None},
        {"float_relative_tolerance": 1e-6},
        {"float_absolute_tolerance": None, "float_relative_tolerance": 1e-6},
        {"case_sensitive": True},
        {"space_change_sensitive": True},
        {"type": "exact"},
    ],
)
def test_the_fingerprint_changes_with_every_rule_of_the_checker(change: dict[str, Any]) -> None:
    checkers = (TOKENS, dataclasses.replace(TOKENS, **change))
    before, after = (fingerprint(dataclasses.replace(PROBLEM, checker=each), (CASE,)) for each in checkers)
    assert before != after


def test_fingerprints_in_stored_histories_stay_good() -> None:
    assert fingerprint(PROBLEM, (CASE, OTHER)) == "cc5f4682a5a0ab4a"
    declared = dataclasses.replace(PROBLEM, checker=CheckerSpec("decimal", (2, 4)))
    assert fingerprint(declared, (CASE, OTHER)) == "cc5f4682a5a0ab4a"


@pytest.mark.parametrize(
    "change",
    [
        {"title": Text("Sums of rows", "各行之和")},
        {"topic": "other"},
        {"difficulty": "hard"},
        {"stars": 5},
        {"sources": ()},
        {"not_applicable": {"batch": "none"}},
        {"id": "renamed"},
    ],
)
def test_the_fingerprint_changes_with_nothing_else(change: dict[str, object]) -> None:
    changed = dataclasses.replace(PROBLEM, **change)
    assert fingerprint(changed, (CASE, OTHER)) == fingerprint(PROBLEM, iter([CASE, OTHER]))


def test_a_fingerprint_is_short_text() -> None:
    text = fingerprint(PROBLEM, (CASE,))
    assert len(text) == 16
    assert set(text) <= set("0123456789abcdef")
