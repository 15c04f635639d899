"""Grade many: a stream of submissions in, a stream of reports out, on this machine or on a cluster.

    records.py     Submission, Exercise, Row ...
    inputs/        folders, archives, manifests, JSON Lines -> submissions
    batch.py       submissions -> reports as they come; equal programs are judged once
    engine.py      keeps workers busy; retries what was lost, or may be due to a busy machine
    worker.py      the process with a warm runner that judges; local.py has several, cluster.py one on each Dask worker
    results.py     results.jsonl: appended, taken up again, sorted
    files/         results.jsonl -> grades.csv, Gradescope, JUnit, a page

`grade` is all of it but the files, for programs.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, fields, replace
from typing import Any

from judge.bank import Bank, bank_folders
from judge.grading.batch import Exercises, Recent, judged
from judge.grading.engine import Workers
from judge.grading.judging import Settings
from judge.grading.records import Submission
from judge.model import Report
from judge.report.stored import report_from_data
from judge.sandbox import Isolation

ISOLATED = Isolation(required="landlock")  # programs of others are not run with the rights of whoever grades
NAMES = ("id", "student", "student_id")  # what a submission may have besides
MOST_REMEMBERED = 512  # reports, for programs that are equal to an earlier one


@dataclass(frozen=True, slots=True)
class Graded(Report):
    """A report on a submission of a batch: what `grade` yields. What programs printed is not in it."""

    index: int = 0  # of the submission in its batch, from 0
    submission: Submission | None = None


def open_workers(settings: Settings, jobs: int | None = None, scheduler: str | None = None) -> Workers:
    """Start `jobs` workers on this machine (None: one for each core), or go to the Dask cluster of a scheduler.

    Raises:
        UsageError: there is no scheduler at this address, Dask is not installed, or `jobs` is below 1.
        SandboxError: workers cannot be started.
    """
    if scheduler is not None:
        from judge.grading.cluster import DaskWorkers

        return DaskWorkers(settings, scheduler)
    from judge.grading.local import LocalWorkers

    return LocalWorkers(settings, jobs)


def grade(
    submissions: Iterable[Submission | Mapping[str, Any]],
    *,
    bank: Bank | None = None,
    jobs: int | None = None,
    scheduler: str | None = None,
    isolation: Isolation = ISOLATED,
    all_tests: bool = False,
) -> Iterator[Graded]:
    """Judge submissions and yield a report on each, as they come: `report.index` and `report.submission` tell whose.

    Args:
        submissions: `Submission` records, or mappings with the same names: `{"problem": ..., "source": ...}`. The
            source is text or bytes. They are taken as there is room: some two for each worker are under way.
        bank: the exercises; without one, as `load_bank()` finds it.
        jobs: processes on this machine, 1 or more; None: one for each core.
        scheduler: the address of a Dask scheduler ("tcp://host:8786"), whose workers are to judge instead.
        isolation: what is asked of the sandbox; by default one that isolates.
        all_tests: go on after the first test that fails.

    The workers end when the iterator is exhausted or closed, and at the latest with this process.

    Raises:
        UsageError: there is no such exercise, no such scheduler, or `jobs` is no number of processes.
        BankError: an exercise cannot be read.
        SandboxError: programs cannot be run here, or not so isolated.
    """
    exercises = Exercises(bank or Bank(bank_folders(None, os.environ)))
    recent = Recent(MOST_REMEMBERED)
    batch = (_submission(each, exercises.bank) for each in submissions)
    with (
        open_workers(Settings(isolation, all_tests), jobs, scheduler) as workers,
        closing(judged(batch, exercises, workers, recent)) as reports,
    ):
        for index, submission, data in reports:
            recent.remember(exercises[submission.problem], data)
            report = report_from_data(data)
            values = {field.name: getattr(report, field.name) for field in fields(Report)}
            yield Graded(**values, index=index, submission=submission)


def _submission(given: Submission | Mapping[str, Any], bank: Bank) -> Submission:
    """Return a record of what was given, with the id of its exercise in full."""
    if isinstance(given, Submission):
        return replace(given, problem=bank.find(given.problem))
    source = given["source"]
    return Submission(
        bank.find(given["problem"]),
        source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source,
        **{name: str(given[name]) for name in NAMES if given.get(name) is not None},
    )


__all__ = ["Graded", "Submission", "grade", "open_workers"]
