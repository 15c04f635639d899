"""Cases of interview size are fair to single precision, and yet tell rounded weights from exact ones."""

from pathlib import Path

import pytest

import judge
from judge.authoring.programs import solve_inputs
from judge.authoring.ties import answer_with
from judge.bank import Bank
from judge.bank.kinds import kind_of
from judge.checkers import check
from judge.judging import judge_submission
from judge.model import Match, TestCase, Verdict
from judge.sandbox import Sandbox

BANK = judge.load_bank(Path(__file__).parent.parent)
IDS = [id for id in BANK.ids if "typical" not in BANK.problem(id).not_applicable]
ROUNDED = {"multi-head-attention": "rounded-weights", "sliding-window-attention": "weights-rounded-first"}


def typical(bank: Bank, id: str) -> list[TestCase]:
    return [case for case in bank.cases(id) if kind_of(case.name) == "typical"]


@pytest.mark.parametrize("id", IDS)
def test_the_reference_in_single_precision_is_accepted(bank: Bank, sandbox: Sandbox, id: str) -> None:
    cases = typical(bank, id)
    assert cases
    texts = [case.input.decode() for case in cases]
    for case, solved in zip(cases, solve_inputs(bank, id, sandbox, texts, float32=True), strict=True):
        output = answer_with(case.answer.decode(), solved.values)
        assert solved.error is None
        assert output is not None
        assert check(output.encode(), case, bank.problem(id).checker).match is Match.SAME, case.name


@pytest.mark.parametrize("id", ROUNDED)
def test_single_precision_is_another_arithmetic(bank: Bank, sandbox: Sandbox, id: str) -> None:
    texts = [case.input.decode() for case in typical(bank, id)]
    single, double = (solve_inputs(bank, id, sandbox, texts, float32=f) for f in (True, False))
    for one, other in zip(single, double, strict=True):
        assert one.values != other.values
        assert max(abs(a - b) for a, b in zip(one.values, other.values, strict=True)) < 1e-4


@pytest.mark.parametrize(("id", "mistake"), ROUNDED.items())
def test_weights_rounded_before_they_meet_v_are_wrong(
    bank: Bank, sandbox: Sandbox, id: str, mistake: str
) -> None:
    (program,) = [each.source for each in bank.solutions(id).mistakes if each.id == mistake]
    report = judge_submission(bank.problem(id), typical(bank, id), program, sandbox=sandbox, run_all=True)
    assert {result.verdict for result in report.results} == {Verdict.WA}
