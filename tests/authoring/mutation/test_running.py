"""Mutants are run on few cases, in an order that is always the same, and not for long."""

from typing import TYPE_CHECKING

import pytest

from judge.authoring.mutation.mutants import Mutant, make_mutants
from judge.authoring.mutation.running import mutation_fingerprint, order_cases, run_mutants
from judge.bank.mutants import Change
from judge.model import Problem, Report, TestCase, TestResult, Verdict

if TYPE_CHECKING:
    from conftest import RememberingSandbox

AC, WA = Verdict.AC, Verdict.WA


def case(name: str, size: int = 1) -> TestCase:
    return TestCase(f"secret/{name}", b"x" * size, b"")


def report(**verdicts: Verdict) -> Report:
    results = tuple(TestResult(f"secret/{name}", verdict) for name, verdict in verdicts.items())
    return Report("row-means", WA, results, (), None, "portable", "", "")


def order(cases: list[TestCase], *reports: Report) -> str:
    return "".join(each.name[-1] for each in order_cases(cases, reports))


def test_the_case_that_tells_most_mistakes_comes_first() -> None:
    cases = [case("a"), case("b"), case("c")]
    assert order(cases, report(a=AC, b=WA, c=WA), report(a=AC, b=AC, c=WA)) == "cab"


def test_the_next_case_is_that_which_tells_most_of_the_mistakes_that_are_left() -> None:
    cases = [case("a"), case("b"), case("c")]
    three, left = report(a=WA, b=WA, c=AC), report(a=AC, b=AC, c=WA)
    assert order(cases, three, three, report(a=WA, b=AC, c=AC), left) == "acb"


def test_two_mistakes_are_more_than_another_one() -> None:
    assert order([case("a"), case("b")], report(a=WA, b=AC), report(a=AC, b=WA), report(a=AC, b=WA)) == "ba"


def test_of_several_cases_the_smallest_comes_first() -> None:
    assert order([case("a", 30), case("b", 20), case("c", 10)]) == "cba"
    assert order([case("a", 30), case("b", 20)], report(a=WA, b=WA)) == "ba"


def mutant(source: str) -> Mutant:
    return Mutant(Change("statement", "", ""), 1, source, "")


def run(problem: Problem, *sources: str) -> list[tuple[str | None, Verdict]]:
    cases = [TestCase("secret/01-one", b"1", b"1\n"), TestCase("secret/02-two", b"2", b"2\n")]
    outcomes = run_mutants(problem, cases, [mutant(source) for source in sources], 0.0, jobs=1)
    return [(outcome.killer, outcome.verdict) for outcome in outcomes]


def test_a_mutant_is_killed_by_the_first_case_on_which_it_is_not_accepted(
    problem: Problem, quick: "RememberingSandbox"
) -> None:
    assert run(problem, "print(1)", "print(2)", "print(input())", "1 / 0") == [
        ("secret/02-two", WA),
        ("secret/01-one", WA),
        (None, AC),
        ("secret/01-one", Verdict.RTE),
    ]


def test_what_does_not_compile_is_left_out(problem: Problem, quick: "RememberingSandbox") -> None:
    assert run(problem, "return 1", "print(input())") == [(None, AC)]


@pytest.mark.parametrize(("reference_cpu", "limit"), [(0.0, 0.2), (0.1, 0.6), (0.9, 1.0)])
def test_the_time_limit_is_a_few_times_what_the_reference_needs(
    problem: Problem, monkeypatch: pytest.MonkeyPatch, reference_cpu: float, limit: float
) -> None:
    asked: list[Problem] = []

    def judge_submission(of: Problem, *_: object, **__: object) -> Report:
        asked.append(of)
        return report(a=AC)

    monkeypatch.setattr("judge.authoring.mutation.running.judge_submission", judge_submission)
    monkeypatch.setattr(
        "judge.authoring.mutation.running.map_in_sandboxes",
        lambda function, items, jobs, isolation: [function(item, None) for item in items],
    )
    run_mutants(problem, [case("a")], [mutant("")], reference_cpu)
    assert [of.limits.time for of in asked] == [pytest.approx(limit)]
    assert asked[0].limits.memory == problem.limits.memory


def test_a_fault_of_the_judge_kills_no_mutant(problem: Problem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "judge.authoring.mutation.running.map_in_sandboxes",
        lambda *_: [
            Report("row-means", Verdict.JE, (TestResult("secret/a", Verdict.JE),), (), None, "", "", "")
        ],
    )
    (outcome,) = run_mutants(problem, [case("a")], [mutant("")], 0.0)
    assert (outcome.killer, outcome.verdict) == (None, Verdict.JE)


def test_the_fingerprint_changes_with_all_that_decides_which_mutants_survive(problem: Problem) -> None:
    cases, mutants = [case("a")], make_mutants("x = 1")
    marked = [Change("constant", "x = 1", "x = 2")]
    fingerprints = [
        mutation_fingerprint(problem, cases, mutants, marked),
        mutation_fingerprint(problem, [case("a", 2)], mutants, marked),
        mutation_fingerprint(problem, cases, mutants[1:], marked),
        mutation_fingerprint(problem, cases, make_mutants("x = 1\ny"), marked),
        mutation_fingerprint(problem, cases, mutants, []),
    ]
    assert len(set(fingerprints)) == len(fingerprints)
    assert mutation_fingerprint(problem, cases, mutants, marked) == fingerprints[0]
