"""`judge.grade` as a program uses it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge
from judge.bank import Bank
from judge.errors import SandboxError, UsageError
from judge.sandbox import Isolation

from .conftest import WAITS
from .test_worker import below, is_worker, until

ANY = Isolation()  # tests also run where nothing isolates
EXERCISE = "attention-shape-checker"


@pytest.fixture(scope="module")
def reference(bank: Bank) -> bytes:
    return bank.reference(EXERCISE)


def test_each_report_says_whose_it_is(bank: Bank, reference: bytes) -> None:
    batch = [
        judge.Submission(EXERCISE, reference, "right"),
        {"problem": EXERCISE, "source": "print(", "id": 7},
        {"problem": "attention-shape", "source": reference.decode() + "# again\n", "student": "Ann"},
    ]
    reports = sorted(
        judge.grade(batch, bank=bank, jobs=2, isolation=ANY, all_tests=True), key=lambda report: report.index
    )
    assert [(each.index, each.verdict, each.submission.id) for each in reports] == [
        (0, "AC", "right"),
        (1, "CE", "7"),
        (2, "AC", ""),
    ]
    assert reports[2].submission.student == "Ann"
    assert reports[2].submission.problem == EXERCISE
    assert isinstance(reports[0], judge.Report)
    assert reports[0].passed == reports[0].total == len(bank.cases(EXERCISE))


def test_equal_programs_each_get_a_report(bank: Bank, reference: bytes) -> None:
    batch = [judge.Submission(EXERCISE, reference, str(number)) for number in range(5)]
    reports = list(judge.grade(batch, bank=bank, jobs=1, isolation=ANY))
    assert sorted(report.submission.id for report in reports) == list("01234")
    assert {report.submission.source for report in reports} == {reference}


def test_a_source_with_half_a_character_is_a_program_that_does_not_compile(bank: Bank) -> None:
    batch = [{"problem": EXERCISE, "source": "x = '\ud800'"}]
    [report] = judge.grade(batch, bank=bank, jobs=1, isolation=ANY)
    assert report.verdict == "CE"


def test_an_exercise_that_is_not_there_is_an_error(bank: Bank) -> None:
    with pytest.raises(UsageError, match="no-such-exercise"):
        list(judge.grade([{"problem": "no-such-exercise", "source": ""}], bank=bank, jobs=1, isolation=ANY))


def test_isolation_that_is_not_to_be_had_is_an_error(bank: Bank, reference: bytes) -> None:
    impossible = Isolation(tier="portable", required="namespaces")
    with pytest.raises(SandboxError, match="weaker"):
        list(judge.grade([judge.Submission(EXERCISE, reference)], bank=bank, jobs=1, isolation=impossible))


def test_nothing_is_started_before_the_first_report_is_asked_for(bank: Bank) -> None:
    def never() -> Iterator[judge.Submission]:
        raise AssertionError("taken")
        yield

    judge.grade(never(), bank=bank)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_leaving_early_ends_what_runs(bank: Bank, reference: bytes) -> None:
    def batch() -> Iterator[judge.Submission]:
        yield judge.Submission(EXERCISE, reference)
        for number in range(100):
            yield judge.Submission(EXERCISE, WAITS + b"# %d\n" % number)

    reports = judge.grade(batch(), bank=bank, jobs=2, isolation=ANY)
    assert next(reports).verdict == "AC"
    workers = [pid for pid in below(os.getpid()) if is_worker(pid)]
    family = set(workers).union(*map(below, workers))
    assert len(workers) == 2
    started = time.monotonic()
    reports.close()
    assert time.monotonic() - started < 5
    assert until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))


LEFT_OPEN = """
import judge
from judge.sandbox import Isolation

bank = judge.load_bank()
first = bank.reference("attention-shape-checker")
sources = [first, *(b"import time; time.sleep(60)  # %d" % number for number in range(9))]
batch = [judge.Submission("attention-shape-checker", source) for source in sources]
reports = judge.grade(batch, bank=bank, jobs=2, isolation=Isolation())
print(next(reports).verdict.value)
"""


def test_a_program_may_end_with_reports_it_has_not_asked_for(bank: Bank) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LEFT_OPEN],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        env={**os.environ, "ATTNJUDGE_BANK": str(bank.folders[0])},
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "AC\n", "")


@pytest.mark.parametrize("jobs", [0, -1])
def test_a_number_of_workers_that_is_none_is_an_error(jobs: int, bank: Bank) -> None:
    with pytest.raises(UsageError, match=f"no such number of workers: {jobs}"):
        list(judge.grade([], bank=bank, jobs=jobs, isolation=ANY))


def test_a_name_that_is_null_is_no_name(bank: Bank) -> None:
    batch = [{"problem": EXERCISE, "source": "(", "id": None, "student": None}]
    [report] = judge.grade(batch, bank=bank, jobs=1, isolation=ANY)
    assert (report.submission.id, report.submission.student) == ("", "")


def test_an_error_in_the_stream_of_submissions_comes_through(bank: Bank, reference: bytes) -> None:
    def batch() -> Iterator[judge.Submission]:
        yield judge.Submission(EXERCISE, reference)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(judge.grade(batch(), bank=bank, jobs=1, isolation=ANY))
