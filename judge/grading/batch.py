"""A stream of submissions -> a stream of reports, as they come; equal programs are judged once."""

import hashlib
from collections import OrderedDict
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Protocol

from judge.bank import Bank
from judge.grading.engine import Engine, Job, Result, Workers
from judge.grading.records import Exercise, Submission, read_exercise
from judge.grading.results import key_of
from judge.model import Verdict

MOST_EQUAL = 1000  # submissions that wait for the report on one program
Reported = tuple[int, Submission, Mapping[str, Any]]  # index in the batch, submission, report as plain data


class Exercises(dict[str, Exercise]):
    """The exercises of a bank by their ids, each read when it is first asked for."""

    def __init__(self, bank: Bank) -> None:
        super().__init__()
        self.bank = bank

    def __missing__(self, id: str) -> Exercise:
        self[id] = exercise = read_exercise(self.bank, id)
        return exercise


class Known(Protocol):
    """Reports on programs that have been judged already."""

    def known(self, exercise: Exercise, source_hash: str) -> Mapping[str, Any] | None:
        """Return the report on a program, None if it is not known."""


class Recent:
    """The latest reports, in memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._reports: OrderedDict[str, Mapping[str, Any]] = OrderedDict()

    def known(self, exercise: Exercise, source_hash: str) -> Mapping[str, Any] | None:
        """Return the report on a program, None if it is not known."""
        return self._reports.get(key_of(exercise, source_hash))

    def remember(self, exercise: Exercise, data: Mapping[str, Any]) -> None:
        """Remember a report, unless it is a judge error: the next one like it has another try."""
        if data["verdict"] == Verdict.JE:
            return
        self._reports[key_of(exercise, data["source_hash"])] = data
        if len(self._reports) > self._most:
            self._reports.popitem(last=False)


def judged(
    submissions: Iterable[Submission], exercises: Mapping[str, Exercise], workers: Workers, known: Known
) -> Generator[Reported, None, None]:
    """Yield the report on each submission with its index, as reports come.

    A submission is taken only when there is room for it, or its report is known.

    Raises:
        SandboxError: programs cannot be run.
        BankError: an exercise cannot be read.
    """
    engine = Engine(workers)
    waiting: dict[int, list[tuple[int, Submission]]] = {}  # by the number of the job that judges for them
    under_way: dict[str, int] = {}  # key of a program -> number of its job

    def settled(results: Iterable[Result]) -> Iterator[Reported]:
        for job, report in results:
            under_way.pop(key_of(job.exercise, report.data["source_hash"]))
            for index, submission in waiting.pop(job.number):
                yield index, submission, report.data

    for index, submission in enumerate(submissions):
        exercise = exercises[submission.problem]
        source_hash = hashlib.sha256(submission.source).hexdigest()
        key = key_of(exercise, source_hash)
        if key in under_way:
            others = waiting[under_way[key]]
            source = others[0][1].source  # in memory once, however many have it
            others.append((index, replace(submission, source=source)))
            yield from settled(engine.finish() if len(others) >= MOST_EQUAL else engine.ready())
        elif (data := known.known(exercise, source_hash)) is not None:
            yield index, submission, data
            yield from settled(engine.ready())
        else:
            under_way[key] = index
            waiting[index] = [(index, submission)]
            yield from settled(engine.put(Job(index, exercise, submission.source)))
    yield from settled(engine.finish())
