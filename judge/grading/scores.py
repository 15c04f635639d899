"""Scores: what a submission is worth, as an exact fraction.

A submission is scored by *units*: the share of them whose test cases are all passed is its share of the points. By the
verdict all cases of the exercise are one unit, by tests each secret case is one, by groups each group of secret cases.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from judge.bank.kinds import GROUPS, SAMPLES, group_of
from judge.grading.records import Exercise, Row
from judge.model import Verdict

DECIMALS = 4  # of scores that are written down

Units = tuple[frozenset[str], ...]  # sets of names of test cases


class Rule(StrEnum):
    """What the score of a submission goes by."""

    VERDICT = "verdict"  # all or nothing
    TESTS = "tests"  # the share of the secret tests that are passed
    GROUPS = "groups"  # the share of the groups of secret tests that are passed as a whole


@dataclass(frozen=True, slots=True)
class Scoring:
    """How submissions are scored."""

    rule: Rule = Rule.VERDICT
    groups: tuple[str, ...] = ()  # those that count, of `known_groups`; none: all that the exercise has
    points_each: Fraction = Fraction(1)  # what an exercise is worth ...
    points: Mapping[str, Fraction] = field(default_factory=dict)  # ... if it is not one of these

    def points_for(self, problem: str) -> Fraction:
        """Return what the exercise of this id is worth."""
        return self.points.get(problem, self.points_each)


def known_groups() -> tuple[str, ...]:
    """Return the names of the groups that secret tests may be in."""
    return tuple(name for name in GROUPS if name != SAMPLES)


def units_of(exercise: Exercise, scoring: Scoring) -> Units:
    """Return the units of an exercise.

    Of the groups that are named the exercise may have none; then all of its groups count. An exercise without secret
    tests is scored by the verdict.
    """
    cases = [case.name for case in exercise.cases]
    secret = [case.name for case in exercise.cases if not case.is_sample]
    if scoring.rule is Rule.VERDICT or not secret:
        return (frozenset(cases),)
    if scoring.rule is Rule.TESTS:
        return tuple(frozenset([case]) for case in secret)
    groups = {name: frozenset(case for case in secret if group_of(case) == name) for name in GROUPS}
    present = [name for name, members in groups.items() if members]
    named = [name for name in present if name in scoring.groups]
    return tuple(groups[name] for name in named or present)


def share_of(row: Row, units: Units) -> Fraction | None:
    """Return the share of the points that a submission gets, from 0 to 1.

    A test that was not run is not passed. None stands for a judge error: the judge failed at a test on which the score
    depends, so it is not known, and no score is better than a wrong 0.
    """
    if row.verdict == Verdict.JE:
        return None
    if row.verdict == Verdict.CE:
        return Fraction(0)
    verdicts = {test["name"]: test["verdict"] for test in row.report["tests"]}
    passed = 0
    for unit in units:
        failed = {verdicts.get(case) for case in unit} - {Verdict.AC.value}
        if failed == {Verdict.JE.value}:
            return None
        passed += not failed
    return Fraction(passed, len(units))


def decimal_text(value: Fraction) -> str:
    """Write a score down: at most four decimals, no zeros behind."""
    whole, rest = divmod(round(value * 10**DECIMALS), 10**DECIMALS)
    return f"{whole}.{rest:0{DECIMALS}}".rstrip("0").rstrip(".")
