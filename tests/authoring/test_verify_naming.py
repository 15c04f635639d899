"""The diagnosis of every known mistake is tried on its own outputs, on all tests and up to the first failure."""

from dataclasses import replace

from judge.authoring.verify.naming import check_named, named_mistakes
from judge.checkers import digest
from judge.model import Execution, Mistake, Report, TestResult, Text, Verdict

AC, WA, RTE, TLE = Verdict.AC, Verdict.WA, Verdict.RTE, Verdict.TLE


def mistake(id: str, expect: Verdict = WA) -> Mistake:
    return Mistake(
        id, "solutions/toy/mistakes.toml", expect, frozenset(), "", Text("", ""), Text("", ""), b""
    )


def report(*outputs: tuple[Verdict, bytes]) -> Report:
    results = tuple(
        TestResult(f"secret/{number}", verdict, execution=Execution(0, None, None, 0, 0, 0, stdout, b""))
        for number, (verdict, stdout) in enumerate(outputs)
    )
    return Report("toy", WA, results, (), None, "portable", "", "")


def stored(*outputs: bytes | None) -> dict[str, str | None]:
    return {f"secret/{n}": digest(each) if each else "AC" for n, each in enumerate(outputs)}


def named(outputs: Report, digests: dict[str, str | None]) -> bool:
    return named_mistakes([mistake("m")], {"m": outputs}, {"m": digests})["m"]


def test_a_mistake_whose_outputs_are_stored_is_named() -> None:
    assert named(report((AC, b"1"), (WA, b"2"), (WA, b"3")), stored(None, b"2", b"3"))


def test_a_mistake_whose_outputs_are_others_is_missed() -> None:
    assert not named(report((AC, b"1"), (WA, b"2"), (WA, b"3")), stored(None, b"4", b"5"))
    assert not named(report((AC, b"1"), (WA, b"2")), {})


def test_a_mistake_must_be_named_where_judging_stops() -> None:
    outputs = report((AC, b"1"), (WA, b"2"), (WA, b"3"), (WA, b"4"))
    digests = {"m": stored(None, b"2", b"3", b"4")}
    first_failure_unknown = {**digests["m"], "secret/1": None}
    assert named_mistakes([mistake("m")], {"m": outputs}, digests) == {"m": True}
    assert not named(outputs, first_failure_unknown)


def test_an_output_that_another_machine_rounds_otherwise_is_no_miss() -> None:
    outputs = report((AC, b"1"), (WA, b"2.01"), (WA, b"3"), (WA, b"4"))
    assert named(outputs, stored(None, b"2.02", b"3", b"4"))


def test_only_mistakes_that_are_told_by_their_outputs_are_counted() -> None:
    mistakes = [mistake("wrong"), mistake("slow", TLE), mistake("crash", RTE)]
    reports = {each.id: report((WA, b"2")) for each in mistakes}
    assert named_mistakes(mistakes, reports, {"wrong": stored(b"2")}) == {"wrong": True}


def test_a_miss_is_a_finding_where_a_test_tells_the_mistake() -> None:
    mistakes = [mistake("missed"), mistake("named"), mistake("never-wrong"), mistake("slow", TLE)]
    reports = {each.id: report((WA, b"2")) for each in mistakes}
    reports["never-wrong"] = replace(report((AC, b"1")), verdict=AC)
    found = list(check_named(mistakes, {"missed": False, "named": True, "never-wrong": False}, reports))
    assert [(each.key, each.parameters) for each in found] == [("verify.not-named", {"mistake": "missed"})]
