"""What the tests of the sandbox share. All that starts or leaves a process is asked for by a fixture."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from judge.model import MIB, Execution, Limits, Program
from judge.sandbox import Isolation, Sandbox, open_sandbox


class Run(Protocol):
    """Runs a program in the sandbox that the tests of one worker share."""

    def __call__(
        self,
        source: str | bytes,
        stdin: bytes = b"",
        *,
        time: float = 2,
        wall: float = 20,
        memory: int = 64 * MIB,
        output: int = MIB,
    ) -> Execution: ...


def run_in(sandbox: Sandbox) -> Run:
    def run(
        source: str | bytes,
        stdin: bytes = b"",
        *,
        time: float = 2,
        wall: float = 20,
        memory: int = 64 * MIB,
        output: int = MIB,
    ) -> Execution:
        program = Program(source.encode() if isinstance(source, str) else source)
        return sandbox.execute(program, stdin, Limits(time, memory, output, wall))

    return run


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    """A portable sandbox that the tests of one worker share."""
    with open_sandbox(Isolation(tier="portable")) as opened:
        yield opened


@pytest.fixture(scope="session")
def run(sandbox: Sandbox) -> Run:
    return run_in(sandbox)


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary folder that no other test uses."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def own_sandbox(temporary: Path) -> Iterator[Sandbox]:
    """A sandbox of one test's own, with its files below `temporary`."""
    with open_sandbox(Isolation(tier="portable")) as opened:
        yield opened


@pytest.fixture
def own_run(own_sandbox: Sandbox) -> Run:
    return run_in(own_sandbox)


@pytest.fixture(scope="session")
def alive() -> Callable[[int], bool]:
    """Tells whether there is a process of that number, a zombie included."""

    def is_alive(pid: int) -> bool:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        return True

    return is_alive


@pytest.fixture(scope="session")
def eventually() -> Callable[[Callable[[], bool]], bool]:
    """Waits until something has become true, a generous while."""

    def wait(condition: Callable[[], bool]) -> bool:
        end = time.monotonic() + 10
        while not condition():
            if time.monotonic() > end:
                return False
            time.sleep(0.01)
        return True

    return wait


@pytest.fixture(scope="session")
def processes_naming() -> Callable[[Path], list[int]]:
    """Lists the processes that have a path in their command line or their environment (on Linux)."""

    def processes(path: Path) -> list[int]:
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                words = (process / "cmdline").read_bytes() + (process / "environ").read_bytes()
            except OSError:  # it has ended, or is not ours
                continue
            if bytes(path) in words and int(process.name) != os.getpid():
                found.append(int(process.name))
        return found

    return processes
