"""Runs the harness: one judge process for each tier and user, whose lines all workers of pytest read."""

import fcntl
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

HARNESS = Path(__file__).parent / "run.py"
PATIENCE = 600.0  # seconds for the whole corpus

Rows = list[dict[str, Any]]


class Stream:
    """The lines that one run of the harness writes into a file; it may have been started by another worker."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def row(self, file: str) -> dict[str, Any]:
        """Return what came of the submission `file`, as soon as it is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ended = self._has_ended()
            rows = self._rows()
            if rows and "unavailable" in rows[0]:
                pytest.skip(rows[0]["unavailable"])
            for row in rows:
                if row.get("file") == file:
                    return row
            if ended:
                errors = self._path.with_suffix(".err").read_text()
                pytest.fail(f"the judge process has ended before {file}: {errors[-2000:]}")
            time.sleep(0.1)
        pytest.fail(f"nothing is known of {file} after {PATIENCE:.0f} s")

    def _rows(self) -> Rows:
        text = self._path.read_text()
        return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]

    def _has_ended(self) -> bool:
        """Whether the process has gone that holds the lock on its own output."""
        with self._path.open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
            return True


class Streams:
    """Starts a run of the harness the first time that any worker asks for it."""

    def __init__(self, folder: Path, ids: Sequence[str]) -> None:
        self._folder = folder
        self._ids = ids
        self._started: list[subprocess.Popen[bytes]] = []

    def __call__(self, tier: str, user: str) -> Stream:
        """Return the lines of the judge of that tier and user."""
        path = self._folder / f"{tier}-{user}.jsonl"
        with (self._folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not path.exists():
                self._start(path, tier, user)
        return Stream(path)

    def _start(self, path: Path, tier: str, user: str) -> None:
        command = [sys.executable, HARNESS, "--tier", tier, "--user", user, "--json"]
        with path.open("wb") as output, path.with_suffix(".err").open("wb") as errors:
            fcntl.flock(
                output, fcntl.LOCK_EX
            )  # it belongs to the open file, so to the process as long as it lives
            self._started.append(
                subprocess.Popen(
                    [*command, "--only", ",".join(self._ids)],
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=errors,
                )
            )

    def close(self) -> None:
        """Wait for what this worker has started: others may still read it."""
        for process in self._started:
            process.wait(PATIENCE)


@pytest.fixture(scope="session", autouse=True)
def streams(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Streams]:
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "hostile"
    folder.mkdir(exist_ok=True)
    parameters = [item.callspec.params for item in request.session.items if hasattr(item, "callspec")]
    wanted = [values for values in parameters if "submission" in values]
    ids = {values["submission"].name.partition("_")[0].upper() for values in wanted}
    started = Streams(folder, sorted(ids))
    for values in wanted:  # at once, so that they run beside the other tests
        started(values["tier"], values["user"])
    yield started
    started.close()


@pytest.fixture(scope="session")
def harness() -> Callable[..., Rows]:
    """Runs the harness with some options to its end; skips where the machine does not offer what they ask for."""

    def run(*options: str | Path, may_be_unavailable: bool = True) -> Rows:
        done = subprocess.run(
            [sys.executable, HARNESS, "--json", *options],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        assert rows, done.stdout + done.stderr
        if may_be_unavailable and "unavailable" in rows[0]:
            pytest.skip(rows[0]["unavailable"])
        return rows

    return run
