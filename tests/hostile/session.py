"""One judge process that judges a corpus: after each submission it looks at the machine and judges an honest one."""

import json
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from judge import SandboxError, TestCase, Verdict, judge_submission, open_sandbox
from judge.model import Execution, Limits, Program, Report
from judge.sandbox import Isolation, Sandbox

import machine
import toy
from corpus import Submission
from invariants import Seen, complaints, endings, verdict_words

TIME_TO_DIE = 1.0  # seconds after the verdict in which all processes of a submission must be gone


class Timed:
    """A sandbox that keeps how long each run took, from outside."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.times: list[float] = []
        self._sandbox = sandbox

    @property
    def tier(self) -> str:
        return self._sandbox.tier

    def wait_until_ready(self) -> None:
        self._sandbox.wait_until_ready()

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        started = time.monotonic()
        try:
            return self._sandbox.execute(program, stdin, limits)
        finally:
            self.times.append(time.monotonic() - started)

    def close(self) -> None:
        self._sandbox.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Session:
    """A judge with its sandbox, the toy exercise around it, and what both look like when nothing runs."""

    def __init__(self, isolation: Isolation, folder: Path, canary: str) -> None:
        self._isolation = isolation
        self._folder = folder
        self._canary = canary
        self.cases = toy.judged_cases()
        self._unjudged = toy.canary_case(canary)  # held in memory, as the judge holds answers
        toy.write_bank(folder, (*self.cases, self._unjudged), canary)
        self._open()

    def _open(self) -> None:
        self.sandbox = Timed(open_sandbox(self._isolation))
        self.sandbox.wait_until_ready()
        self._state: dict[str, Any] | None = None
        if wrong := self._honest() or self._honest():
            raise RuntimeError(f"the honest program is not accepted: {wrong}")
        self._idle = machine.shape(os.getpid())
        self._idle_threads = sum(process.threads for _, process in machine.descendants(os.getpid()))
        self._files = machine.files([self._folder])
        self._ipc = machine.ipc_objects()
        self._descriptors = open_descriptors()

    def rows(self, submissions: Sequence[Submission]) -> Iterator[dict[str, Any]]:
        """Judge `submissions`, one after another; yield of each what came of it."""
        for submission in submissions:
            started = time.monotonic()
            seen = self._judge(submission)
            yield {
                "id": submission.id,
                "file": submission.file,
                "tries": submission.tries,
                "verdicts": verdict_words(seen.report),
                "endings": endings(seen.report),
                "seconds": round(time.monotonic() - started, 2),
                "complaints": list(complaints(seen)),
            }
            if seen.honest:
                self.sandbox.close()
                self._open()

    def close(self) -> None:
        """Close the sandbox."""
        self.sandbox.close()

    def _judge(self, submission: Submission) -> Seen:
        self.sandbox.times.clear()
        disk = machine.free_disk()
        with machine.Meter(os.getpid()) as meter:
            report = self._report(submission.source)
        run_times = list(self.sandbox.times)
        quiet = machine.eventually(lambda: machine.shape(os.getpid()) == self._idle, TIME_TO_DIE)
        left = [] if quiet else machine.shape(os.getpid())
        files = sorted(machine.files([self._folder]) - self._files)
        ipc = sorted(machine.ipc_objects() - self._ipc)
        return Seen(
            submission=submission,
            canary=self._canary,
            cases=self.cases,
            report=report,
            run_times=run_times,
            left_processes=left,
            left_files=files,
            left_ipc=ipc,
            resident=meter.resident,
            machine_memory=meter.taken,
            processes=meter.processes - len(self._idle),
            threads=meter.threads - self._idle_threads,
            disk=disk - machine.free_disk(),
            honest=self._honest() or self._leaked_descriptors(),
        )

    def _report(self, source: bytes) -> Report:
        try:
            return judge_submission(toy.PROBLEM, self.cases, source, sandbox=self.sandbox, run_all=True)
        except SandboxError as error:
            return Report(
                toy.PROBLEM.id,
                Verdict.JE,
                (),
                (),
                None,
                self.sandbox.tier,
                "",
                "",
                compile_message=str(error),
            )

    def _honest(self) -> str:
        """Judge the honest program; return what is wrong with its verdicts, or with the state it has found."""
        case = TestCase("secret/01-honest", b"271828182845 314159265358\n", b"585987448203\n")
        try:
            report = judge_submission(toy.PROBLEM, [case], toy.HONEST, sandbox=self.sandbox)
        except SandboxError as error:
            return str(error)
        if report.verdict is not Verdict.AC or report.results[0].execution is None:
            return f"the honest program got {report.verdict}: {endings(report)}"
        state = json.loads(report.results[0].execution.stderr)
        before = self._state or state
        self._state = before
        changed = {key: (before[key], state[key]) for key in before if before[key] != state[key]}
        return f"the next program finds another state: {changed}" if changed else ""

    def _leaked_descriptors(self) -> str:
        more = open_descriptors() - self._descriptors
        return f"the judge has {more} more descriptors open" if more > 0 else ""


def open_descriptors() -> int:
    """Return how many descriptors this process has open."""
    return len(os.listdir("/proc/self/fd"))
