"""What must hold after a submission has been judged. Each check returns what is wrong, or nothing."""

import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import judge
from judge.diagnosis import diagnose
from judge.judging import COMPILE_LIMITS
from judge.messages import Messages
from judge.model import MIB, Report, TestCase, TestResult, Verdict
from judge.report.data import report_data, to_json
from judge.report.junit import junit
from judge.report.page import page
from judge.report.terminal import render_report
from judge.report.view import View
from rich.console import Console

from corpus import Submission
from toy import CANARY_WORD, LIMITS

LATE = 1.0  # seconds after the wall limit in which the verdict must be there
MEMORY_SLACK = 192 * MIB  # runner and program share pages that are counted for each
MACHINE_SLACK = 1536 * MIB  # others use the machine too
DISK_SLACK = 256 * MIB
PROCESSES = 4  # beside the idle runner, in the middle of a test
THREADS = 16 + 128 + 8  # the second: what an ordinary user may have more in the tier `landlock`


@dataclass(frozen=True, slots=True)
class Seen:
    """What the harness has seen of a submission, and of the machine while and after it was judged."""

    submission: Submission
    canary: str
    cases: Sequence[TestCase]
    report: Report
    run_times: Sequence[float]  # seconds: of the compilation, then of each test
    left_processes: Sequence[int]  # how deep each lies, against the same when idle
    left_files: Sequence[str]
    left_ipc: Sequence[str]
    resident: int  # bytes: all processes below the judge together, at the most
    machine_memory: int  # bytes that went away meanwhile
    processes: int  # more than when idle, at the most
    threads: int
    disk: int  # bytes that are no longer free
    honest: str  # what is wrong with the honest program that was judged next; empty: nothing


def verdict_word(verdict: Verdict) -> str:
    """Return a verdict as the headers spell it."""
    return "RE" if verdict is Verdict.RTE else verdict.value


def verdict_words(report: Report) -> list[str]:
    """Return the verdict of each test; of a program that was not run, that of the submission."""
    return [verdict_word(result.verdict) for result in report.results] or [verdict_word(report.verdict)]


def complaints(seen: Seen) -> Iterator[str]:
    """Return what is wrong, each as "invariant: what"."""
    for name, check in CHECKS.items():
        if name == "fresh_random" and name not in seen.submission.invariants:
            continue
        for wrong in check(seen):
            yield f"{name}: {wrong}"


def endings(report: Report) -> list[str]:
    """Return how each test ended; of a program that was not run, what the compiler said."""
    return [describe(result) for result in report.results] or [report.compile_message]


def outputs(seen: Seen) -> list[bytes]:
    """Return all that the submission has printed, and what the compiler said of it."""
    printed = [seen.report.compile_message.encode()]
    for result in seen.report.results:
        if result.execution:
            printed += [result.execution.stdout, result.execution.stderr]
    return printed


def allowed_verdicts(seen: Seen) -> Iterator[str]:
    for word, result in zip(verdict_words(seen.report), seen.report.results or [None], strict=True):
        if word not in seen.submission.verdicts:
            ending = describe(result) if result else seen.report.compile_message[-200:]
            yield f"{word} is not one of {', '.join(sorted(seen.submission.verdicts))} ({ending})"


def describe(result: TestResult) -> str:
    """Return how a test ended, for whoever looks for the cause."""
    if result.execution is None:
        return str(dict(result.details))
    ran = result.execution
    return (
        f"exit code {ran.exit_code}, signal {ran.signal}, stopped {ran.stopped}, cpu {ran.cpu_time:.2f}, "
        f"wall {ran.wall_time:.2f}, stdout {ran.stdout[:60]!r}, stderr {ran.stderr[-200:]!r}"
    )


def judge_alive(seen: Seen) -> Iterator[str]:
    if seen.honest:
        yield seen.honest


def no_pwn(seen: Seen) -> Iterator[str]:
    for printed in outputs(seen):
        if b"PWNED" in printed:
            yield repr(printed[:100])


def canary_unread(seen: Seen) -> Iterator[str]:
    if any(seen.canary.encode() in printed for printed in outputs(seen)):
        yield f"the {CANARY_WORD.lower()} is in an output"


def no_process(seen: Seen) -> Iterator[str]:
    if seen.left_processes:
        yield f"processes below the judge, by depth: {seen.left_processes}"


def no_file(seen: Seen) -> Iterator[str]:
    if seen.left_files:
        yield ", ".join(seen.left_files[:5])


def no_ipc(seen: Seen) -> Iterator[str]:
    if seen.left_ipc:
        yield ", ".join(seen.left_ipc)


def no_forgery(seen: Seen) -> Iterator[str]:
    for case, result in zip(seen.cases, seen.report.results, strict=False):
        ran = result.execution
        if ran is None:
            continue
        ended_well = ran.exit_code == 0 and ran.stopped is None and ran.cpu_time <= LIMITS.time
        accepted = result.verdict is Verdict.AC
        if accepted and not (ended_well and ran.stdout.split() == case.answer.split()):
            yield f"accepted, but {describe(result)}"
        if not accepted and ended_well and ran.stdout.rstrip() == case.answer.rstrip():
            yield f"{result.verdict}, but {describe(result)}"


def wall_bounded(seen: Seen) -> Iterator[str]:
    walls = [COMPILE_LIMITS.wall] + [LIMITS.wall] * (len(seen.run_times) - 1)
    for took, wall in zip(seen.run_times, walls, strict=False):  # a source that is too long is not run
        if took > wall + LATE:
            yield f"{took:.2f} s with a wall limit of {wall:g} s"


def machine_ok(seen: Seen) -> Iterator[str]:
    figures = {
        "resident MiB": (seen.resident, LIMITS.memory + MEMORY_SLACK, MIB),
        "MiB of the machine's memory": (seen.machine_memory, LIMITS.memory + MACHINE_SLACK, MIB),
        "MiB of disk": (seen.disk, DISK_SLACK, MIB),
        "processes": (seen.processes, PROCESSES, 1),
        "threads": (seen.threads, THREADS, 1),
    }
    for name, (value, most, unit) in figures.items():
        if value > most:
            yield f"{value // unit} {name}, at most {most // unit}"


def report_safe(seen: Seen) -> Iterator[str]:
    revealed = {case.name: case for case in seen.cases}
    report = diagnose(seen.report, seen.cases, {})
    say = Messages("en")
    for shown in (revealed, {}):
        view = View(report, "x", shown, explain=True)
        file = io.StringIO()
        console = Console(
            file=file, width=80, color_system=None, markup=False, emoji=False, highlight=False, _environ={}
        )
        render_report(console, say, view)
        as_json = to_json(report_data(view, judge.__version__))
        json.loads(as_json)
        texts = {
            "terminal": file.getvalue(),
            "JSON": as_json,
            "page": page(say, view),
            "JUnit": junit(say, [view]),
        }
        for where, text in texts.items():
            if bad := {c for c in text if c != "\n" and not c.isprintable()}:
                yield f"{where}: {sorted(bad)}"


def fresh_random(seen: Seen) -> Iterator[str]:
    lines = [result.execution.stderr.splitlines() for result in seen.report.results if result.execution]
    for same in set.intersection(*map(set, lines)) if len(lines) > 1 else {"it was not run twice"}:
        yield f"the same in two tests: {same!r}"


CHECKS = {
    "verdict": allowed_verdicts,
    "judge_alive": judge_alive,
    "no_pwn": no_pwn,
    "canary_unread": canary_unread,
    "no_process": no_process,
    "no_file": no_file,
    "no_ipc": no_ipc,
    "no_forgery": no_forgery,
    "wall_bounded": wall_bounded,
    "machine_ok": machine_ok,
    "report_safe": report_safe,
    "fresh_random": fresh_random,
}
