"""Programs a candidate would write for sliding-window attention in other styles than ours are accepted."""

from pathlib import Path

import pytest

from judge.bank import Bank
from judge.judging import judge_submission
from judge.model import Verdict
from judge.sandbox import Sandbox

ID = "sliding-window-attention"
PROGRAMS = sorted((Path(__file__).parent / "styles").glob("*.py"))

# Cases on which a program is right by luck alone, by the first words of their names. Keys near 950 are rounded by
# up to 3e-5 as float32, and several of them compete in one row: outputs move by up to 0.001, more than their
# distance from a rounding boundary has to be. The statement asks for float64.
BY_LUCK = {"float32_in_float64_out": "overflow-dominant-hidden-keys"}


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_another_style_is_accepted(bank: Bank, sandbox: Sandbox, path: Path) -> None:
    left_out = BY_LUCK.get(path.stem, "nothing")
    cases = [case for case in bank.cases(ID) if left_out not in case.name]
    assert len(cases) >= 36
    report = judge_submission(bank.problem(ID), cases, path.read_bytes(), sandbox=sandbox, run_all=True)
    failures = [
        (r.case, r.verdict, r.reason, r.details) for r in report.results if r.verdict is not Verdict.AC
    ]
    assert failures == []
    assert report.verdict is Verdict.AC


def test_there_are_programs_to_judge() -> None:
    assert len(PROGRAMS) >= 10
