"""The row that `make verify-matrix` prints for a version of NumPy and a kernel of OpenBLAS."""

from typing import TYPE_CHECKING

import numpy as np
import pytest

from judge.authoring.verify.matrix import (
    HEADINGS,
    ROW,
    Entry,
    judge_all,
    main,
    name_kernel,
    right_programs,
    row,
)
from judge.model import CheckResult, Match, Report, TestResult, Tie, Verdict

if TYPE_CHECKING:
    from conftest import RememberingSandbox, ToyBank


def report(*results: TestResult, compile_message: str = "") -> Report:
    return Report("row-means", Verdict.AC, results, (), None, "portable", "", "", compile_message)


RIGHT = TestResult("secret/01-a", Verdict.AC)
BY_TIE = TestResult(
    "secret/02-b", Verdict.AC, check=CheckResult(Match.SAME, ties_used=(Tie(1, 1, "0.01"), Tie(1, 2, "0.03")))
)
WRONG = TestResult("secret/03-c", Verdict.WA)


def test_a_row_counts_programs_tests_ties_and_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_CORETYPE", "Zen")
    entries = [Entry("row-means", name, b"") for name in ("reference.py", "accepted/a.py", "accepted/b.py")]
    reports = [report(RIGHT, BY_TIE), report(RIGHT, WRONG), report(compile_message="SyntaxError")]
    lines = row(entries, reports, {"numpy": "2.4.6", "kernel": "Haswell"}).splitlines()
    assert lines[0].split() == ["2.4.6", "Zen", "Haswell", "3", "4", "2", "2"]
    assert lines[1:] == [
        "    row-means/accepted/a.py secret/03-c: WA",
        "    row-means/accepted/b.py: SyntaxError",
    ]


def test_what_is_not_known_is_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_CORETYPE", raising=False)
    assert row([], [], {"numpy": "1.26.4", "kernel": None}).split()[:3] == ["1.26.4", "-", "-"]


def test_the_headings_stand_above_the_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["matrix", "--headings"])
    assert main() == 0
    assert capsys.readouterr().out == ROW.format(*HEADINGS)


def test_the_references_and_the_accepted_programs_are_judged_on_the_stored_cases(
    toy: "ToyBank", quick: "RememberingSandbox"
) -> None:
    toy.path("testcases/secret/01-smallest-one-number.ans").write_text("9.99\n")
    entries = right_programs(toy.bank)
    assert [(entry.id, entry.name) for entry in entries] == [
        ("row-means", "reference.py"),
        ("row-means", "accepted/line_by_line.py"),
    ]
    for each in judge_all(toy.bank, entries):
        assert [r.case for r in each.results if r.verdict is not Verdict.AC] == [
            "secret/01-smallest-one-number"
        ]
        assert len(each.results) == 13


def test_the_sandbox_tells_which_numpy_it_has() -> None:
    assert name_kernel()["numpy"] == np.__version__
