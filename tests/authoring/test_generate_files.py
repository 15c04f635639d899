"""The files of the test cases: ties, digests of mistakes, what is written and what is removed."""

import hashlib
import json
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from judge.authoring.choosing import why_not
from judge.authoring.generate import changed_files, expected_files, write_files
from judge.authoring.ties import Printed
from judge.model import TestCase, Tie
from judge.sandbox import Sandbox

if TYPE_CHECKING:
    from conftest import ToyBank


def column(values: list[str]) -> str:
    return f"{len(values)} 1\\n" + "".join(f"{value}\\n" for value in values)


def test_a_case_of_more_than_a_hundred_decimals_may_have_ties(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases(f'"long": "{column(["1"] * 99 + ["0.125", "-0.375"])}"')
    (made,) = toy.make(sandbox)
    assert made.case.ties == (Tie(100, 1, "0.13"), Tie(101, 1, "-0.37"))
    files = expected_files([made.case], {})
    assert files["secret/01-long.ties"] == b"100 1 0.13\n101 1 -0.37\n"


def test_a_case_without_ties_has_no_file_of_them() -> None:
    assert sorted(expected_files([TestCase("secret/01-a", b"1\n", b"1.00\n")], {})) == [
        "mistakes.json",
        "secret/01-a.ans",
        "secret/01-a.in",
    ]


def values(count: int, near: int, distance: str) -> list[Printed]:
    """Make `count` printed decimals, `near` of them at `distance` above a boundary."""
    safe = Printed(1, 1, "0.12", Decimal("0.12"))
    return [Printed(2, 1, "0.13", Decimal("0.125") + Decimal(distance))] * near + [safe] * (count - near)


@pytest.mark.parametrize(
    ("count", "near", "distance", "serves"),
    [
        (0, 0, "0", True),
        (100, 0, "0", True),
        (1, 1, "0.00009", False),
        (1, 1, "0.0001", True),
        (100, 1, "0.00009", False),
        (101, 1, "0.00009", True),  # no tie, and large enough not to keep its distance
        (101, 2, "0", True),  # 2 of 101 are less than 2 %
        (101, 3, "0", False),
        (150, 3, "0", True),  # exactly 2 %
        (150, 4, "0", False),
        (150, 4, "0.00002", True),
    ],
)
def test_small_cases_keep_their_distance_and_large_ones_have_few_ties(
    count: int, near: int, distance: str, serves: bool
) -> None:
    assert (why_not("any", values(count, near, distance)) is None) is serves


def test_a_mistake_is_told_by_its_output_except_where_it_crashes(toy: "ToyBank", quick: Sandbox) -> None:
    def output(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    toy.generate(quick)
    stored = json.loads(toy.path("testcases/mistakes.json").read_text(encoding="utf-8"))
    digests = stored["digests"]
    assert list(digests) == ["sum", "negative-zero", "not-checked", "nineteen-rows", "means-of-columns"]
    assert all(len(of_one) == 13 for of_one in digests.values())
    assert digests["sum"]["sample/01-two-rows"] == output("9.00\n-3.50\n")
    assert digests["negative-zero"]["secret/10-negative-zero-last-row"] == output("4.00\n-0.00\n")
    assert digests["not-checked"]["secret/02-illegal-no-rows"] == output("")
    assert digests["not-checked"]["secret/04-illegal-no-columns"] is None  # divides by zero
    assert digests["not-checked"]["secret/05-illegal-garbage-behind"] is None  # float("not")


def test_a_mistake_that_is_not_told_by_its_output_has_no_digests(toy: "ToyBank", quick: Sandbox) -> None:
    toy.replace("solutions/mistakes.toml", 'expect = "WA"\nalso = ["RTE"]', 'expect = "RTE"\nalso = ["WA"]')
    toy.generate(quick)
    digests = json.loads(toy.path("testcases/mistakes.json").read_text(encoding="utf-8"))["digests"]
    assert "not-checked" not in digests
    assert "sum" in digests


def test_only_what_differs_is_written_and_what_does_not_belong_removed(toy: "ToyBank") -> None:
    folder = toy.bank.cases_folder(toy.id)
    files = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.*")}
    files["secret/01-smallest-one-number.ans"] = b"9.99\n"
    files["secret/13-new.in"] = b"1 1\n1\n"
    del files["secret/12-largest.in"]
    (folder / "notes").mkdir()
    (folder / "notes" / "old.txt").write_text("stray", encoding="utf-8")
    untouched = folder / "secret" / "12-largest.ans"
    untouched.chmod(0o400)
    inode, written = untouched.stat().st_ino, untouched.stat().st_mtime_ns

    expected = (
        ["secret/01-smallest-one-number.ans", "secret/13-new.in"],
        ["notes/old.txt", "secret/12-largest.in"],
    )
    assert changed_files(folder, files) == expected
    assert (folder / "notes" / "old.txt").exists()  # looking changes nothing
    assert write_files(folder, files) == expected
    assert (untouched.stat().st_ino, untouched.stat().st_mtime_ns) == (inode, written)
    assert changed_files(folder, files) == ([], [])
    assert write_files(folder, files) == ([], [])
    assert (folder / "secret" / "13-new.in").read_bytes() == b"1 1\n1\n"
    assert not (folder / "notes" / "old.txt").exists()


def test_a_folder_that_is_not_there_yet_is_made(toy: "ToyBank") -> None:
    folder = toy.folder / "testcases" / "new"
    assert write_files(folder, {"secret/01-a.in": b"1\n"}) == (["secret/01-a.in"], [])
    assert (folder / "secret" / "01-a.in").read_bytes() == b"1\n"
