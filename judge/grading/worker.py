"""A worker: a process with a warm runner that judges one submission after the other.

Several of them are the local engine (`local.py`), and each worker of a cluster keeps one for itself (`cluster.py`).
They are processes because comparing and diagnosing is work too, which threads of one interpreter would do in turn; and
because whatever a submission could do to the process that judges it happens to a worker, not to the batch.

Requests come on standard input, replies go to standard output, both as pickles: the two ends are this file. When
standard input ends, because the parent closes it or is gone in whichever way, the worker ends at once, with all that
runs in its sandbox.
"""

import os
import pickle
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any

from judge.errors import SandboxError
from judge.grading.judging import MOST_LOSSES, Judged, Settings, judge_error, judge_one
from judge.grading.records import Exercise
from judge.sandbox import Sandbox, open_sandbox

PACKAGE = Path(__file__).parent.parent
# The worker imports this package and no other of its name, and `-P`: nothing that lies in the folder one stands in.
CODE = """
import sys, importlib.util
spec = importlib.util.spec_from_file_location("judge", sys.argv[1])
sys.modules["judge"] = package = importlib.util.module_from_spec(spec)
spec.loader.exec_module(package)
from judge.grading.worker import serve
serve()
"""
# Then a worker ends by itself, and another is started when it is needed: a cluster does not notice at once that who
# asked it is gone, and keeps what it was told to keep.
LONGEST_IDLE = 600.0  # seconds
GRACE = 10.0  # seconds in which a worker that is to end must have ended


class WorkerLost(Exception):
    """A worker ended before it replied."""


class Worker:
    """The parent's end of a worker. A worker that is lost is replaced."""

    def __init__(self, settings: Settings) -> None:
        """Start the process.

        Raises:
            SandboxError: it cannot be started.
        """
        self._settings = settings
        self._closing = False
        self._changing = threading.Lock()  # that it is being closed, or its process
        self._start()

    def _start(self) -> None:
        self._known: set[str] = set()  # exercises that the process has been told of
        self._tier: str | None = None
        errors = None if sys.stderr else subprocess.DEVNULL  # it was closed when the command began
        with self._changing:
            if self._closing:
                raise WorkerLost("it is being closed")
            try:
                self._process = subprocess.Popen(
                    [sys.executable, "-P", "-c", CODE, str(PACKAGE / "__init__.py")],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    start_new_session=True,  # Ctrl-C is for the parent
                )
            except OSError as error:  # no memory, no more processes or descriptors
                raise SandboxError("sandbox.cannot-start", detail=error) from error
        with suppress(WorkerLost):  # it is noticed when it is asked for something
            self._send(self._settings)

    def tier(self) -> str:
        """Return the isolation in force, when the sandbox is ready.

        Raises:
            SandboxError: this machine cannot run programs, or not so isolated.
            WorkerLost: the process has ended.
        """
        if self._tier is None:
            self._tier = str(self._receive())
        return self._tier

    def judge(self, exercise: Exercise, source: bytes) -> Judged:
        """Judge a submission. One through which two workers are lost gets a judge error.

        Raises:
            SandboxError: this machine cannot run programs.
            WorkerLost: the worker is being closed.
        """
        for _ in range(MOST_LOSSES):
            try:
                return self._judge(exercise, source)
            except WorkerLost as lost:
                if self._closing:
                    raise
                detail = str(lost)
                self._end()
                self._start()
        return judge_error(exercise, source, self.tier(), detail)

    def _judge(self, exercise: Exercise, source: bytes) -> Judged:
        self.tier()
        key = exercise.content_hash
        self._send((key, None if key in self._known else exercise, source))
        self._known.add(key)
        judged = self._receive()
        if not isinstance(judged, Judged):
            raise WorkerLost("its reply has another shape")
        return judged

    def _send(self, message: object) -> None:
        assert self._process.stdin
        try:
            pickle.dump(message, self._process.stdin)
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._lost(error) from error

    def _receive(self) -> object:
        assert self._process.stdout
        try:
            reply = pickle.load(self._process.stdout)
        except Exception as error:  # of half a reply: there is no list of what unpickling may raise
            raise self._lost(error) from error
        if isinstance(reply, SandboxError):
            raise reply
        return reply

    def _lost(self, error: Exception) -> WorkerLost:
        with suppress(subprocess.TimeoutExpired):
            code = self._process.wait(1.0)
            return WorkerLost(f"the worker ended with {code}")
        return WorkerLost(f"the worker does not answer: {error!r}")

    def hang_up(self) -> None:
        """Have the process end, also while it judges for another thread."""
        with self._changing:
            self._closing = True
        assert self._process.stdin
        with suppress(OSError, ValueError):
            self._process.stdin.close()

    def close(self) -> None:
        """End the process."""
        self.hang_up()
        self._end()

    def _end(self) -> None:
        """See to it that the process is gone."""
        assert self._process.stdin
        assert self._process.stdout
        with suppress(OSError, ValueError):
            self._process.stdin.close()
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()


def serve() -> None:
    """Be the worker: reply to requests until there are no more."""
    requests, replies = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing but replies goes to the parent
    try:
        settings: Settings = pickle.load(requests)
    except (EOFError, pickle.UnpicklingError):  # the parent is gone already
        return
    try:
        with open_sandbox(settings.isolation) as sandbox:
            sandbox.wait_until_ready()
            _reply(replies, sandbox.tier)
            waiting: SimpleQueue[Any] = SimpleQueue()
            threading.Thread(target=_read, args=(requests, waiting, replies, sandbox), daemon=True).start()
            exercises: dict[str, Exercise] = {}
            while True:
                key, exercise, source = waiting.get(timeout=LONGEST_IDLE)
                exercises.setdefault(key, exercise)
                _reply(replies, judge_one(exercises[key], source, sandbox, settings.all_tests))
    except Empty:
        return
    except SandboxError as error:
        _reply(
            replies, SandboxError(error.key, **{name: str(value) for name, value in error.parameters.items()})
        )


def _read(requests: IO[bytes], waiting: "SimpleQueue[Any]", replies: IO[bytes], sandbox: Sandbox) -> None:
    """Pass requests on; at their end, end everything: the main thread may be in the middle of a test."""
    try:
        while True:
            waiting.put(pickle.load(requests))
    except (EOFError, pickle.UnpicklingError):  # the parent may be gone in the middle of a request
        os.dup2(os.open(os.devnull, os.O_WRONLY), replies.fileno())  # a test that is cut short is no result
        sandbox.close()
    finally:
        os._exit(0)


def _reply(replies: IO[bytes], message: object) -> None:
    with suppress(BrokenPipeError):  # the parent is gone: `_read` ends this process
        pickle.dump(message, replies)
        replies.flush()
