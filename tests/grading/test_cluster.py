"""The same on a Dask cluster of two worker processes on this machine."""

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import judge
from judge.bank import Bank
from judge.errors import SandboxError, UsageError
from judge.grading.engine import Engine, Job
from judge.grading.judging import Settings
from judge.grading.records import Exercise
from judge.sandbox import Isolation

from .conftest import DIFFERENCE, RIGHT
from .test_worker import below, is_worker, until

distributed = pytest.importorskip("distributed")
from judge.grading import cluster  # noqa: E402 - needs what is imported above

ANY = Isolation()
SETTINGS = Settings(ANY, all_tests=True)


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as opened:
        yield opened


@pytest.fixture(scope="module")
def address(two_workers: Any) -> str:
    return str(two_workers.scheduler_address)


def verdicts(workers: cluster.DaskWorkers, jobs: list[Job]) -> dict[int, str]:
    engine = Engine(workers)
    found = [result for job in jobs for result in engine.put(job)]
    return {job.number: judged.data["verdict"] for job, judged in [*found, *engine.finish()]}


def test_an_exercise_that_the_workers_do_not_have_is_sent_to_them(address: str, exercise: Exercise) -> None:
    jobs = [
        Job(number, exercise, (DIFFERENCE if number % 3 else RIGHT) + b"# %d\n" % number)
        for number in range(50)
    ]
    with cluster.DaskWorkers(SETTINGS, address) as workers:
        assert verdicts(workers, jobs) == {number: "WA" if number % 3 else "AC" for number in range(50)}


def test_an_exercise_with_the_same_name_and_other_tests_is_told_apart(
    address: str, exercise: Exercise
) -> None:
    stricter = replace(exercise, cases=tuple(replace(case, answer=b"1\n") for case in exercise.cases))
    jobs = [Job(0, exercise, RIGHT), Job(1, stricter, RIGHT), Job(2, exercise, RIGHT)]
    with cluster.DaskWorkers(SETTINGS, address) as workers:
        assert verdicts(workers, jobs) == {0: "AC", 1: "WA", 2: "AC"}


def test_an_exercise_of_the_workers_own_bank_does_not_travel(
    address: str, bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = []
    original = cluster.DaskWorkers.submit

    def submit(self: Any, jobs: Any, lacking: frozenset[str] = frozenset()) -> None:
        shipped.append(lacking)
        original(self, jobs, lacking)

    monkeypatch.setattr(cluster.DaskWorkers, "submit", submit)
    id = "attention-shape-checker"
    batch = [judge.Submission(id, bank.reference(id))]
    [report] = judge.grade(batch, bank=bank, scheduler=address, isolation=ANY)
    assert report.verdict == "AC"
    assert shipped == [frozenset()]


def test_reports_are_those_of_this_machine(address: str, bank: Bank) -> None:
    id = "attention-shape-checker"
    right = bank.reference(id)
    batch = [judge.Submission(id, right + b"# %d\n" % n) for n in range(3)]
    batch += [judge.Submission(id, source) for source in (b"", b"(", b"print(1)", right[:-40])]

    def told(**where: Any) -> list[tuple[Any, ...]]:
        reports = judge.grade(batch, bank=bank, isolation=ANY, all_tests=True, **where)
        return sorted(
            (r.index, r.verdict, r.fingerprint, [(t.case, t.verdict, t.reason) for t in r.results])
            for r in reports
        )

    assert told(scheduler=address) == told(jobs=2)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_nothing_is_left_on_the_workers(address: str, exercise: Exercise) -> None:
    with cluster.DaskWorkers(SETTINGS, address) as workers:
        verdicts(workers, [Job(0, exercise, RIGHT)])
        assert len([pid for pid in below(os.getpid()) if is_worker(pid)]) == 1, "as many as there were tasks"
    assert until(lambda: not any(map(is_worker, below(os.getpid()))))


def test_a_dask_worker_that_is_killed_costs_no_submission(exercise: Exercise) -> None:
    slow = RIGHT + b"import time\ntime.sleep(0.02)\n"
    jobs = [Job(number, exercise, slow + b"# %d\n" % number) for number in range(120)]
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as two:
        pids = [nanny.process.pid for nanny in two.workers.values()]
        with cluster.DaskWorkers(SETTINGS, two.scheduler_address) as workers:
            engine = Engine(workers)
            found: dict[int, str] = {}
            for job in jobs:
                for done, judged in engine.put(job):
                    if not found:
                        os.kill(pids[0], signal.SIGKILL)
                    found[done.number] = judged.data["verdict"]
            found |= {job.number: judged.data["verdict"] for job, judged in engine.finish()}
    assert found == dict.fromkeys(range(120), "AC")


def test_another_version_of_the_judge_is_refused(
    address: str, exercise: Exercise, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.7")
    with (
        cluster.DaskWorkers(SETTINGS, address) as workers,
        pytest.raises(SandboxError, match=r"0\.0\.7"),
    ):
        verdicts(workers, [Job(0, exercise, RIGHT)])


def test_isolation_that_workers_do_not_offer_is_an_error(address: str, exercise: Exercise) -> None:
    settings = Settings(Isolation(tier="portable", required="namespaces"), all_tests=False)
    with cluster.DaskWorkers(settings, address) as workers, pytest.raises(SandboxError, match="weaker"):
        verdicts(workers, [Job(0, exercise, RIGHT)])


def test_a_cluster_may_have_no_workers_yet_and_lose_its_scheduler() -> None:
    with distributed.LocalCluster(n_workers=0, dashboard_address=":0") as empty:
        workers = cluster.DaskWorkers(SETTINGS, empty.scheduler_address)
        assert (workers.count(), workers.most_in_flight()) == (0, cluster.GROUPS_FOR_EACH_THREAD)
    with pytest.raises(SandboxError, match="scheduler is lost"):
        workers.most_in_flight()
    workers.close()


def test_a_worker_that_does_not_have_the_judge_is_an_error(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise Exception("ModuleNotFoundError: No module named 'judge'")  # as Dask passes it on

    monkeypatch.setattr(distributed.Client, "register_plugin", refuse)
    with pytest.raises(SandboxError, match="cannot judge: ModuleNotFoundError: No module named 'judge'"):
        cluster.DaskWorkers(SETTINGS, address)


def test_a_scheduler_that_does_not_have_the_judge_is_an_error(
    address: str, exercise: Exercise, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacks_it(*_: object) -> None:
        raise RuntimeError("a task cannot be read") from ModuleNotFoundError("No module named 'judge'")

    with cluster.DaskWorkers(SETTINGS, address) as workers:
        monkeypatch.setattr(distributed.Future, "result", lacks_it)
        with pytest.raises(SandboxError, match="cannot judge: No module named 'judge'"):
            verdicts(workers, [Job(0, exercise, RIGHT)])


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "ftp://x:1"])
def test_an_address_without_a_scheduler_is_an_error(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with pytest.raises(UsageError, match="no Dask scheduler"):
        cluster.DaskWorkers(SETTINGS, address)
