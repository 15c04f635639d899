"""A report with what its failing tests got wrong: nothing else of it changes."""

from dataclasses import replace

import pytest

from judge.bank import Bank
from judge.checkers import digest
from judge.diagnosis import diagnose
from judge.judging import decide, judge_submission
from judge.model import (
    MIB,
    CheckerSpec,
    Execution,
    Limits,
    Problem,
    Report,
    StopReason,
    TestCase,
    TestResult,
    Text,
    Verdict,
)
from judge.sandbox import Sandbox

LIMITS = Limits(time=1.0, memory=MIB, output=MIB)
PROBLEM = Problem("toy", Text("", ""), "", "easy", 1, (), LIMITS, CheckerSpec("decimal"), not_applicable={})
SAMPLE = TestCase("sample/01-a", b"2 3\n", b"1.25 2.50 3.75\n4.00 5.25 6.50\n")
SECRET = TestCase("secret/01-b", b"3 2\n", b"10.25 20.50\n30.75 40.00\n50.25 60.50\n")
CASES = (SAMPLE, SECRET)
RIGHT = Execution(0, None, None, 0.1, 0.1, 0, SAMPLE.answer, b"", input_read=4)


def report(*executions: Execution) -> Report:
    results = tuple(decide(PROBLEM, case, ran) for case, ran in zip(CASES, executions, strict=False))
    verdict = next((r.verdict for r in results if r.verdict is not Verdict.AC), Verdict.AC)
    return Report("toy", verdict, results, (), LIMITS, "portable", "", "")


def keys(result: TestResult) -> list[str]:
    return [remark.key for remark in (*result.patterns, *result.notes)]


def test_of_an_accepted_program_there_is_nothing_to_say() -> None:
    accepted = report(RIGHT, replace(RIGHT, stdout=SECRET.answer))
    assert diagnose(accepted, CASES, {"mistake": {SAMPLE.name: "AC", SECRET.name: "AC"}}) == accepted


def test_a_wrong_output_gets_its_map_and_its_pattern() -> None:
    transposed = replace(RIGHT, stdout=b"10.25 30.75 50.25\n20.50 40.00 60.50\n")
    before = report(RIGHT, transposed)
    first, second = diagnose(before, CASES, {}).results
    assert first == before.results[0]
    assert second.errors is not None
    assert second.errors.rows[0][0] == "0"
    assert keys(second) == ["pattern.transposed"]
    assert replace(second, errors=None, patterns=()) == before.results[1]


def test_the_answer_of_a_sample_is_recognised_on_another_test() -> None:
    _, second = diagnose(report(RIGHT, RIGHT), CASES, {}).results
    assert keys(second)[0] == "pattern.sample-answer"


def test_a_program_that_did_not_end_well_gets_notes_alone() -> None:
    stopped = replace(RIGHT, stopped=StopReason.CPU, exit_code=None, signal=9, stdout=b"", input_read=0)
    (only,) = diagnose(report(stopped), CASES, {}).results
    assert only.errors is None
    assert keys(only) == ["note.input-not-read", "note.stopped-before-output"]


def test_a_test_that_was_not_run_stays_as_it_is() -> None:
    broken = replace(report(), results=(TestResult(SAMPLE.name, Verdict.JE, "judge.sandbox"),))
    assert diagnose(broken, CASES, {}) == broken


def test_the_known_mistakes_with_the_same_outputs_are_named() -> None:
    wrong = replace(RIGHT, stdout=b"7\n")
    digests = {
        "sevens": {SAMPLE.name: "AC", SECRET.name: digest(b"7\n")},
        "eights": {SAMPLE.name: "AC", SECRET.name: digest(b"8\n")},
    }
    assert diagnose(report(RIGHT, wrong), CASES, digests).mistakes == ("sevens",)


@pytest.mark.parametrize("reason", ["tokens.beyond-absolute", "tokens.beyond-both", "validator.refused"])
def test_where_other_numbers_than_the_answers_may_be_right_no_number_is_called_wrong(reason: str) -> None:
    wrong = report(RIGHT, replace(RIGHT, stdout=b"10.26 20.51\n30.76 40.01\n50.26 60.51\n"))
    exact, tolerant = (
        wrong,
        replace(wrong, results=(wrong.results[0], replace(wrong.results[1], reason=reason))),
    )
    assert diagnose(exact, CASES, {}).results[1].errors is not None
    assert diagnose(tolerant, CASES, {}) == tolerant


@pytest.mark.parametrize("run_all", [False, True], ids=["up to the first failure", "on all tests"])
@pytest.mark.parametrize(
    ("id", "mistake"),
    [
        ("sliding-window-attention", "no-scaling"),
        ("sliding-window-attention", "negative-zero"),
        ("multi-head-attention", "rounded-weights"),
    ],
)
def test_a_mistake_of_the_bank_is_named_when_it_is_submitted(
    bank: Bank, sandbox: Sandbox, id: str, mistake: str, run_all: bool
) -> None:
    (source,) = [each.source for each in bank.solutions(id).mistakes if each.id == mistake]
    cases = bank.cases(id)
    judged = judge_submission(bank.problem(id), cases, source, sandbox=sandbox, run_all=run_all)
    assert mistake in diagnose(judged, cases, bank.digests(id)).mistakes
