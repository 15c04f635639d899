"""A worker as a process: what it replies, and that nothing of it is left."""

import errno
import io
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from judge.errors import SandboxError
from judge.grading import worker as worker_module
from judge.grading.engine import Job
from judge.grading.judging import Judged, Settings
from judge.grading.local import LocalWorkers
from judge.grading.records import Exercise
from judge.grading.worker import Worker, WorkerLost
from judge.sandbox import Isolation

from .conftest import DIFFERENCE, RIGHT, WAITS

SOON = 15.0  # seconds


@pytest.fixture
def worker(settings: Settings) -> Iterator[Worker]:
    opened = Worker(settings)
    yield opened
    opened.close()


def until(condition: Callable[[], object]) -> bool:
    end = time.monotonic() + SOON
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def below(pid: int) -> set[int]:
    """The processes below `pid`."""
    found: set[int] = set()
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, children.read_text().split()):
            found |= {child} | below(child)
    return found


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_it_judges_one_after_the_other(worker: Worker, exercise: Exercise) -> None:
    sources = [RIGHT, DIFFERENCE, b"x = (\n", b"", bytes(range(256)), RIGHT]
    verdicts = [worker.judge(exercise, source).data["verdict"] for source in sources]
    assert verdicts == ["AC", "WA", "CE", "WA", "CE", "AC"]


def test_it_keeps_exercises_apart(worker: Worker, exercise: Exercise) -> None:
    other = replace(exercise, problem=replace(exercise.problem, id="other"), cases=exercise.cases[:1])
    totals = [worker.judge(each, RIGHT).data["total"] for each in (exercise, other, exercise)]
    assert totals == [4, 1, 4]


def test_what_a_worker_prints_is_no_reply(settings: Settings, exercise: Exercise, tmp_path: Path) -> None:
    (tmp_path / "pickle.py").write_text("print('not the module of this name')\n")
    (tmp_path / "judge.py").write_text("raise SystemExit('not the package of this name')\n")
    here = Path.cwd()
    os.chdir(tmp_path)
    try:
        worker = Worker(settings)
        assert worker.judge(exercise, RIGHT).data["verdict"] == "AC"
        worker.close()
    finally:
        os.chdir(here)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_worker_that_is_killed_once_is_replaced_and_the_submission_judged(
    settings: Settings, exercise: Exercise
) -> None:
    worker = Worker(settings)
    worker.judge(exercise, RIGHT)
    [pid] = [child for child in below(os.getpid()) if is_worker(child)]
    os.kill(pid, signal.SIGKILL)
    assert worker.judge(exercise, RIGHT).data["verdict"] == "AC"
    worker.close()


def is_worker(pid: int) -> bool:
    try:
        return b"judge.grading.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_submission_during_which_two_workers_are_killed_is_a_judge_error(
    worker: Worker, exercise: Exercise
) -> None:
    worker.judge(exercise, RIGHT)
    killed: set[int] = set()
    done = threading.Event()

    def kill() -> None:
        while not done.is_set() and len(killed) < 2:
            for pid in below(os.getpid()) - killed:
                # in the middle of the program: runners have children only while one runs
                if is_worker(pid) and any(below(child) for child in below(pid)) and len(below(pid)) > idle:
                    killed.add(pid)
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.01)

    [pid] = [child for child in below(os.getpid()) if is_worker(child)]
    idle = len(below(pid))
    killer = threading.Thread(target=kill)
    killer.start()
    data = worker.judge(exercise, WAITS).data
    done.set()
    killer.join()
    assert len(killed) == 2
    assert (data["verdict"], data["tests"][0]["reason"]) == ("JE", "grade.failed")
    assert "-9" in data["tests"][0]["details"]["detail"]
    assert worker.judge(exercise, RIGHT).data["verdict"] == "AC"


def test_isolation_that_is_not_to_be_had_is_an_error(
    exercise: Exercise, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(Settings(Isolation(tier="nowhere"), all_tests=False))
    with pytest.raises(SandboxError, match="nowhere"):
        worker.judge(exercise, RIGHT)
    worker.close()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_closing_ends_a_program_that_runs(settings: Settings, exercise: Exercise) -> None:
    worker = Worker(settings)
    worker.tier()
    [pid] = [child for child in below(os.getpid()) if is_worker(child)]
    idle = below(pid)
    failures: list[BaseException] = []

    def judge() -> None:
        try:
            worker.judge(exercise, WAITS)
        except Exception as error:
            failures.append(error)

    judging = threading.Thread(target=judge)
    judging.start()
    assert until(lambda: len(below(pid)) > len(idle))
    everything = {pid} | below(pid)
    started = time.monotonic()
    worker.hang_up()
    judging.join(SOON)
    worker.close()
    assert time.monotonic() - started < 5
    assert len(failures) == 1
    assert until(lambda: not any(map(is_there, everything)))


PARENT = """
import sys, time
from judge.grading.judging import Settings
from judge.grading.worker import Worker
from judge.sandbox import Isolation
worker = Worker(Settings(Isolation(), False))
worker.tier()
print("ready", flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_worker_ends_when_its_parent_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout
        assert parent.stdout.readline() == b"ready\n"
        family = below(parent.pid)
        assert len(family) >= 2
        parent.kill()
    assert until(lambda: not any(map(is_there, family)))


def test_another_package_of_this_name_is_not_imported(
    settings: Settings, exercise: Exercise, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "judge").mkdir()
    (tmp_path / "judge" / "__init__.py").write_text("raise SystemExit('another release')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    worker = Worker(settings)
    assert worker.judge(exercise, RIGHT).data["verdict"] == "AC"
    worker.close()


@pytest.mark.parametrize(
    "length", [0, 1, 20, -1], ids=["nothing", "a byte", "a part", "all but a request's end"]
)
def test_a_parent_that_is_killed_while_it_writes_is_no_error(
    length: int, settings: Settings, exercise: Exercise
) -> None:
    whole = pickle.dumps(settings)
    request = pickle.dumps(("key", exercise, RIGHT))
    sent = whole[:length] if length >= 0 else whole + request[:-1]
    words = [sys.executable, "-P", "-c", worker_module.CODE, str(worker_module.PACKAGE / "__init__.py")]
    done = subprocess.run(words, input=sent, capture_output=True, timeout=SOON, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reply_that_is_cut_off_anywhere_is_a_lost_worker(settings: Settings) -> None:
    worker = Worker(settings)
    worker.close()
    reply = pickle.dumps(Judged({"tests": [{"name": "x" * 300}] * 3}))
    for length in range(len(reply)):
        worker._process.stdout = io.BytesIO(reply[:length])
        with pytest.raises(WorkerLost):
            worker._receive()


@pytest.fixture
def no_more_processes(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    return lambda: monkeypatch.setattr(worker_module.subprocess, "Popen", refuse)


def test_a_worker_that_cannot_be_started_is_an_error(
    settings: Settings, no_more_processes: Callable[[], None]
) -> None:
    no_more_processes()
    with pytest.raises(SandboxError, match="temporarily unavailable"):
        LocalWorkers(settings, 2)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_worker_that_cannot_be_replaced_ends_the_batch_with_an_error(
    settings: Settings, exercise: Exercise, no_more_processes: Callable[[], None]
) -> None:
    with LocalWorkers(settings, 1) as workers:
        [pid] = [child for child in below(os.getpid()) if is_worker(child)]
        no_more_processes()
        os.kill(pid, signal.SIGKILL)
        workers.submit((Job(0, exercise, RIGHT),))
        with pytest.raises(SandboxError, match="temporarily unavailable"):
            workers.next_outcome(wait=True)


def test_a_failure_that_nobody_thought_of_ends_the_batch(
    settings: Settings, exercise: Exercise, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Worker, "judge", fail)
    with LocalWorkers(settings, 1) as workers:
        workers.submit((Job(0, exercise, RIGHT),))
        with pytest.raises(ZeroDivisionError):
            workers.next_outcome(wait=True)


def test_a_worker_that_is_being_closed_is_not_replaced(settings: Settings, exercise: Exercise) -> None:
    worker = Worker(settings)
    worker.judge(exercise, RIGHT)
    before = worker._process
    worker.hang_up()
    with pytest.raises(WorkerLost):
        worker._start()  # as the thread does that has seen it end a moment before
    assert worker._process is before
    worker.close()
    worker.close()


@pytest.mark.parametrize("jobs", [1, 3])
def test_local_workers_start_as_many_as_asked_for(settings: Settings, jobs: int) -> None:
    with LocalWorkers(settings, jobs) as workers:
        assert workers.most_in_flight() == 2 * jobs
