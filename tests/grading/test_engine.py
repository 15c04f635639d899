"""The engine, with workers that do nothing but what a test tells them."""

from collections.abc import Iterable

import pytest

from judge.grading.engine import MOST_DOUBTFUL, Engine, Job, Outcome
from judge.grading.judging import MOST_LOSSES, Judged
from judge.grading.records import Exercise

from .scripted import Scripted


def named(jobs: tuple[Job, ...]) -> tuple[Judged, ...]:
    return tuple(Judged({"number": job.number}) for job in jobs)


def results(workers: Scripted, jobs: Iterable[Job]) -> list[tuple[int, Judged]]:
    engine = Engine(workers)
    found = [(job.number, judged) for each in jobs for job, judged in engine.put(each)]
    return found + [(job.number, judged) for job, judged in engine.finish()]


@pytest.fixture
def jobs(exercise: Exercise) -> list[Job]:
    return [Job(number, exercise, b"") for number in range(10)]


@pytest.mark.parametrize("group_size", [1, 3, 20])
def test_every_job_has_its_own_result(jobs: list[Job], group_size: int) -> None:
    workers = Scripted(named, group_size=group_size)
    assert results(workers, jobs) == [(job.number, Judged({"number": job.number})) for job in jobs]
    assert [len(group) for group in workers.given] == [
        len(jobs[start : start + group_size]) for start in range(0, len(jobs), group_size)
    ]


def test_never_more_groups_are_under_way_than_asked_for(jobs: list[Job]) -> None:
    workers = Scripted(named, most=3)
    results(workers, jobs)
    assert workers.most_at_once == 3


def test_a_job_is_taken_only_when_there_is_room(jobs: list[Job]) -> None:
    engine = Engine(Scripted(named, most=2))
    assert [list(engine.put(job)) for job in jobs[:2]] == [[], []]
    assert [job.number for job, _ in engine.put(jobs[2])] == [0]


def test_results_that_are_ready_do_not_wait_for_room(jobs: list[Job]) -> None:
    class Ready(Scripted):
        def next_outcome(self, *, wait: bool) -> Outcome | None:
            return super().next_outcome(wait=True)

    engine = Engine(Ready(named, most=100))
    assert [job.number for job, _ in engine.put(jobs[0])] == [0]


def test_a_lost_group_is_judged_one_by_one(jobs: list[Job]) -> None:
    def lose_groups(group: tuple[Job, ...]) -> tuple[Judged, ...]:
        return named(group) if len(group) == 1 else ()

    workers = Scripted(lose_groups, group_size=5)
    assert sorted(number for number, _ in results(workers, jobs)) == list(range(10))
    assert [len(group) for group in workers.given] == [5, 5] + 10 * [1]


def test_a_submission_that_costs_workers_twice_by_itself_is_a_judge_error_and_no_other_is(
    jobs: list[Job],
) -> None:
    def lose_seventh(group: tuple[Job, ...]) -> tuple[Judged, ...]:
        return () if any(job.number == 7 for job in group) else named(group)

    workers = Scripted(lose_seventh, group_size=5)
    found = dict(results(workers, jobs))
    assert len(found) == 10
    assert found.pop(7).data["verdict"] == "JE"
    assert all(judged.data == {"number": number} for number, judged in found.items())
    alone = [group for group in workers.given if [job.number for job in group] == [7]]
    assert len(alone) == MOST_LOSSES


def test_a_doubtful_verdict_is_judged_once_more_when_nothing_else_is(jobs: list[Job]) -> None:
    def doubt(group: tuple[Job, ...]) -> tuple[Judged, ...]:
        return tuple(Judged({"alone": job.is_alone}, is_doubtful=job.number % 2 == 1) for job in group)

    workers = Scripted(doubt, group_size=2)
    found = dict(results(workers, jobs))
    assert {number: judged.data["alone"] for number, judged in found.items()} == {
        number: number % 2 == 1 for number in range(10)
    }
    assert workers.beside == {1: 0, 3: 0, 5: 0, 7: 0, 9: 0}


def test_doubtful_submissions_do_not_pile_up(exercise: Exercise) -> None:
    def doubt(group: tuple[Job, ...]) -> tuple[Judged, ...]:
        return tuple(Judged({}, is_doubtful=True) for _ in group)

    workers = Scripted(doubt, most=1)
    engine = Engine(workers)
    sent = 0
    for number in range(2 * MOST_DOUBTFUL):
        sent += 1
        if list(engine.put(Job(number, exercise, b""))):
            break
    assert sent == MOST_DOUBTFUL + 2  # one is under way when the last that is kept comes back
    assert set(workers.beside.values()) == {0}
