"""A stream of submissions, with workers that say who asked them."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from judge.grading.batch import MOST_EQUAL, Recent, Reported, judged
from judge.grading.engine import Job, Outcome
from judge.grading.judging import Judged
from judge.grading.records import Exercise, Submission

from .scripted import Scripted


class Counting(Scripted):
    """Workers that give back the source, and count how often they were given each."""

    def __init__(self, most: int = 3) -> None:
        super().__init__(self._answer_of, most=most)
        self.asked: Counter[bytes] = Counter()

    def _answer_of(self, jobs: tuple[Job, ...]) -> tuple[Judged, ...]:
        self.asked.update(job.source for job in jobs)
        return tuple(
            Judged({"source_hash": sha(job.source), "verdict": "AC", "said": job.source}) for job in jobs
        )


def sha(source: bytes) -> str:
    return hashlib.sha256(source).hexdigest()


def submissions(*sources: bytes) -> Iterator[Submission]:
    for number, source in enumerate(sources):
        yield Submission("a-plus-b", source, f"s{number}")


@pytest.fixture
def exercises(exercise: Exercise) -> dict[str, Exercise]:
    return {"a-plus-b": exercise, "other": replace(exercise, problem=replace(exercise.problem, id="other"))}


def told(reports: Iterator[Reported]) -> dict[int, tuple[str, bytes, bytes]]:
    return {index: (given.id, given.source, data["said"]) for index, given, data in reports}


def test_each_submission_gets_the_report_on_its_own_program(exercises: dict[str, Exercise]) -> None:
    reports = judged(submissions(b"a", b"b", b"c", b"d", b"e"), exercises, Counting(), Recent(10))
    assert told(reports) == {
        n: (f"s{n}", source, source) for n, source in enumerate([b"a", b"b", b"c", b"d", b"e"])
    }


def test_equal_programs_are_judged_once_whether_under_way_or_done(exercises: dict[str, Exercise]) -> None:
    recent = Recent(10)
    workers = Counting(most=2)
    found = {}
    for index, given, data in judged(
        submissions(*b"a b a a c a b c d a".split()), exercises, workers, recent
    ):
        recent.remember(exercises["a-plus-b"], data)
        found[index] = (given.source, data["said"])
    assert workers.asked == {b"a": 1, b"b": 1, b"c": 1, b"d": 1}
    assert [found[index] for index in range(10)] == [(s, s) for s in b"a b a a c a b c d a".split()]


def test_a_report_that_is_there_does_not_wait_for_a_program_that_differs(
    exercises: dict[str, Exercise],
) -> None:
    class Ready(Counting):
        def next_outcome(self, *, wait: bool) -> Outcome | None:
            return super().next_outcome(wait=wait or self.is_ready)

        is_ready = False

    workers = Ready()

    def equal() -> Iterator[Submission]:
        yield from submissions(b"a", b"a")
        workers.is_ready = True
        yield from submissions(b"a")
        raise AssertionError("taken")

    reports = judged(equal(), exercises, workers, Recent(10))
    assert [next(reports)[0] for _ in range(3)] == [0, 1, 2]


def test_equal_programs_do_not_pile_up(exercises: dict[str, Exercise]) -> None:
    taken = 0

    def endless() -> Iterator[Submission]:
        nonlocal taken
        while True:
            taken += 1
            yield Submission("a-plus-b", b"a")

    reports = judged(endless(), exercises, Counting(), Recent(10))
    next(reports)
    assert taken == MOST_EQUAL
    reports.close()


def test_a_judge_error_is_not_remembered(exercise: Exercise) -> None:
    recent = Recent(2)
    recent.remember(exercise, {"source_hash": sha(b"a"), "verdict": "JE"})
    assert recent.known(exercise, sha(b"a")) is None


def test_the_same_program_for_two_exercises_is_judged_for_both(exercises: dict[str, Exercise]) -> None:
    workers = Counting()
    batch = [Submission("a-plus-b", b"x"), Submission("other", b"x")]
    assert len(list(judged(batch, exercises, workers, Recent(10)))) == 2
    assert workers.asked == {b"x": 2}


def test_submissions_are_taken_as_there_is_room(exercises: dict[str, Exercise]) -> None:
    taken = 0

    def endless() -> Iterator[Submission]:
        nonlocal taken
        while True:
            taken += 1
            yield Submission("a-plus-b", b"%d" % taken)

    reports = judged(endless(), exercises, Counting(most=4), Recent(10))
    for count in range(1, 20):
        next(reports)
        assert taken == count + 4
    reports.close()


def test_what_is_known_is_not_judged(exercises: dict[str, Exercise]) -> None:
    class Knowing:
        def known(self, exercise: Exercise, source_hash: str) -> dict[str, object] | None:
            return {"said": b"known", "source_hash": source_hash} if source_hash == sha(b"b") else None

    workers = Counting()
    assert told(judged(submissions(b"a", b"b"), exercises, workers, Knowing())) == {
        0: ("s0", b"a", b"a"),
        1: ("s1", b"b", b"known"),
    }
    assert b"b" not in workers.asked


def test_the_latest_reports_are_remembered_and_no_more(exercise: Exercise) -> None:
    recent = Recent(2)
    for name in (b"a", b"b", b"c"):
        recent.remember(exercise, {"source_hash": sha(name), "verdict": "AC"})
    assert [recent.known(exercise, sha(name)) is not None for name in (b"a", b"b", b"c")] == [
        False,
        True,
        True,
    ]
