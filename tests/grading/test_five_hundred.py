"""Five hundred submissions, hostile ones among them, by a judge that is killed and goes on, here and on a cluster."""

import copy
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from judge.bank import Bank
from judge.errors import SandboxError
from judge.sandbox import Isolation, open_sandbox

from .five_hundred import SIZE, Entry, entries, make_bank, write_batch
from .test_worker import below, is_there, until

PATIENCE = 600.0  # seconds for a whole batch on a busy machine

# What these print is a matter of chance, a race within the program, and so is which of the verdicts that are right for
# them they get: `assert_right` holds them to those, and to no other.
PRINT_BY_CHANCE = {"h32_daemon_thread_prints.py", "h95_own_pipe.py"}


@pytest.fixture(scope="module", autouse=True)
def isolation() -> None:
    try:
        with open_sandbox(Isolation(required="landlock")) as sandbox:
            sandbox.wait_until_ready()
    except SandboxError as error:
        pytest.skip(str(error))


class Batch:
    """The batch, and the command that grades it."""

    def __init__(self, folder: Path, bank: Bank) -> None:
        self.entries = entries(bank)
        self._bank = folder / "bank"
        make_bank(self._bank, bank)
        (folder / "batch").mkdir()
        self._table = write_batch(folder / "batch", self.entries)

    def command(self, out: Path, *options: str) -> list[str]:
        words = [sys.executable, "-m", "judge", "grade", str(self._table), "--out", str(out)]
        return [*words, "--bank", str(self._bank), *options]


def lines_in(out: Path) -> int:
    try:
        return (out / "results.jsonl").read_bytes().count(b"\n")
    except FileNotFoundError:
        return 0


def rows_in(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / "results.jsonl").read_bytes().splitlines()]


@contextmanager
def at_work(command: list[str], out: Path, lines: int) -> Iterator[subprocess.Popen[bytes]]:
    """A judge that has at least so many rows in its file, and is not done."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        end = time.monotonic() + PATIENCE
        while lines_in(out) < lines:
            assert process.poll() is None, process.communicate()[0].decode()
            assert time.monotonic() < end, "it takes too long"
            time.sleep(0.05)
        yield process


def kill_at(command: list[str], out: Path, lines: int) -> None:
    """Kill the judge in the middle of its work; nothing of it is left."""
    with at_work(command, out, lines) as process:
        family = below(process.pid)
        process.kill()
    assert until(lambda: not any(map(is_there, family)))


def finish(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr).decode()
    assert b"500 submissions" in done.stdout


def assert_right(batch: Batch, out: Path) -> None:
    rows = rows_in(out)
    assert [row["index"] for row in rows] == list(range(SIZE))
    assert [row["student"] for row in rows] == [entry.student for entry in batch.entries]
    wrong = [
        (entry.student, entry.exercise, row["report"]["verdict"])
        for entry, row in zip(batch.entries, rows, strict=True)
        if row["report"]["verdict"] not in entry.verdicts
    ]
    assert wrong == []


def lasting(entry: Entry, row: dict[str, Any]) -> dict[str, Any]:
    """What of a row is the same in every run."""
    kept = copy.deepcopy(row)
    del kept["measured"]
    if entry.student in PRINT_BY_CHANCE:
        return {**kept, "report": kept["report"]["source_hash"]}
    for test in kept["report"]["tests"]:
        if test["verdict"] == "TLE" and entry.is_hostile:
            # on a busy machine it is open which clock of a program that wants all it can get runs out first
            test["reason"] = test["stopped"] = test["details"] = None
    return kept


def test_a_batch_has_its_rows_whatever_is_killed(tmp_path: Path, bank: Bank) -> None:
    batch = Batch(tmp_path, bank)
    assert len(batch.entries) == SIZE
    assert Counter(entry.is_hostile for entry in batch.entries)[True] > 100
    here = tmp_path / "here"
    kill_at(batch.command(here), here, 120)
    kill_at(batch.command(here, "--resume"), here, 300)
    judged_before = lines_in(here)
    finish(batch.command(here, "--resume"))
    assert judged_before >= 300
    assert_right(batch, here)

    distributed = pytest.importorskip("distributed")
    there = tmp_path / "there"
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        command = batch.command(there, "--scheduler", cluster.scheduler_address)
        with at_work(command, there, 150) as process:
            worker = next(iter(cluster.workers.values())).process.pid
            family = below(worker)
            os.kill(worker, signal.SIGKILL)
            output = process.communicate(timeout=PATIENCE)[0].decode()
        assert process.returncode == 0, output
        assert until(lambda: not any(map(is_there, family)))
    assert_right(batch, there)

    different = [
        entry.student
        for entry, one, other in zip(batch.entries, rows_in(here), rows_in(there), strict=True)
        if lasting(entry, one) != lasting(entry, other)
    ]
    assert different == []
