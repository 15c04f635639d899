"""The records of a batch.

Submission      a program that somebody handed in, or that was generated
Unmatched       something among the inputs that is no submission, with the reason
Exercise        all that judging and diagnosing needs of an exercise, as one record that can travel
Row             what came of a submission: a line of results.jsonl
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from judge.bank import Bank, fingerprint
from judge.bank.testcases import Digests
from judge.model import Mistake, Problem, TestCase


@dataclass(frozen=True, slots=True)
class Submission:
    """A program in a batch."""

    problem: str  # id of the exercise
    source: bytes
    id: str = ""  # names the submission for people: the path of its file, or what a generator calls it
    student: str = ""  # who handed it in; empty: nobody, it was generated
    student_id: str = ""  # of the student, in the system the submissions come from


@dataclass(frozen=True, slots=True)
class Unmatched:
    """A file or a line among the inputs that is not taken for a submission."""

    place: str  # a path, or a file and a line
    reason: str  # key of the catalogue of messages
    details: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Exercise:
    """An exercise: its test cases, and the mistakes by which a wrong program is diagnosed."""

    problem: Problem
    cases: tuple[TestCase, ...]
    digests: Digests
    mistakes: Mapping[str, Mistake]  # by id: those that there are digests of; without their programs

    @cached_property
    def fingerprint(self) -> str:
        """What decides verdicts: reports with the same one are comparable."""
        return fingerprint(self.problem, self.cases)

    @cached_property
    def content_hash(self) -> str:
        """A digest of all that decides a report, the diagnosis included: two banks that agree in it give the same."""
        texts = [
            [mistake.id, mistake.title.en, mistake.title.zh, mistake.hint.en, mistake.hint.zh]
            for mistake in self.mistakes.values()
        ]
        content = json.dumps([self.problem.id, self.fingerprint, list(self.digests.items()), texts])
        return hashlib.sha256(content.encode()).hexdigest()


def read_exercise(bank: Bank, id: str) -> Exercise:
    """Return the exercise `id` of `bank`.

    Raises:
        BankError: it cannot be read.
    """
    digests = bank.digests(id)
    mistakes = bank.solutions(id).mistakes if digests else ()
    named = {mistake.id: replace(mistake, source=b"") for mistake in mistakes if mistake.id in digests}
    return Exercise(bank.problem(id), bank.cases(id), digests, named)


@dataclass(frozen=True, slots=True)
class Row:
    """What came of a submission.

    `report` is the report as docs/report-format.md describes it, of which nothing is revealed, without what was
    measured: the same program gets the same one again. `measured` holds the rest.
    """

    index: int  # of the submission in its batch, from 0
    id: str
    student: str
    student_id: str
    all_tests: bool  # whether judging went on after the first test that failed
    report: Mapping[str, Any]
    measured: Mapping[str, Any]

    @property
    def problem(self) -> str:
        """The id of the exercise."""
        return str(self.report["problem"])

    @property
    def verdict(self) -> str:
        """The verdict on the submission."""
        return str(self.report["verdict"])
