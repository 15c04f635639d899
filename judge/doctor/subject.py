"""The sandbox under examination, and how a probe is run in it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from judge.doctor.attempts import END
from judge.messages import Phrase
from judge.model import MIB, Execution, Limits, Program
from judge.sandbox import Isolation, Sandbox

AMPLE = Limits(time=5, memory=256 * MIB, output=16 * MIB, wall_time=10)
PACKAGE = resources.files("judge.doctor")
LIBRARY = "attempts.py"
LONGEST_DETAIL = 300  # characters
Attempt = tuple[str, str]  # way, target


class Cut(Exception):
    """A probe was cut short, so that nothing can be said; `seen` says how it ended."""

    def __init__(self, probe: str, execution: Execution) -> None:
        stderr = execution.stderr.decode(errors="backslashreplace").strip()
        detail = stderr[-LONGEST_DETAIL:] or ended(execution)
        self.seen = Phrase("breach.cut", {"probe": probe, "detail": detail})


@dataclass(frozen=True, slots=True)
class Subject:
    """A sandbox with all that its examination needs to know."""

    sandbox: Sandbox
    isolation: Isolation  # that was asked for
    canary: Path
    secrets: Sequence[Path] = ()  # other files that no program may read
    folders: Sequence[str] = ()  # where a program might leave files
    failed: Sequence[str] = ()  # tiers that do not work here

    def run(self, source: bytes, limits: Limits = AMPLE) -> Execution:
        """Run a program."""
        return self.sandbox.execute(Program(source), b"", limits)

    def probe(self, name: str, told: Mapping[str, object], limits: Limits = AMPLE) -> dict[Attempt, Any]:
        """Run a probe; return what those of its attempts returned that were not refused.

        Raises:
            Cut: it did not come to its end.
        """
        execution = self.execute_probe(name, told, limits)
        try:
            *lines, last = map(json.loads, execution.stdout.splitlines())
        except ValueError:
            raise Cut(name, execution) from None
        if execution.exit_code != 0 or last != END:
            raise Cut(name, execution)
        return {(line["way"], line["target"]): line["result"] for line in lines if "result" in line}

    def execute_probe(self, name: str, told: Mapping[str, object], limits: Limits = AMPLE) -> Execution:
        """Run a probe; return what happened."""
        source = (PACKAGE / "probes" / f"{name}.py").read_bytes()
        library = {f"judge/doctor/{LIBRARY}": (PACKAGE / LIBRARY).read_bytes()}
        return self.sandbox.execute(Program(source, library), json.dumps(told).encode(), limits)


def ended(execution: Execution) -> str:
    """Return how a program ended, for whoever looks for the cause."""
    if execution.stopped:
        return f"stopped: {execution.stopped}"
    return f"signal: {execution.signal}" if execution.signal else f"exit code: {execution.exit_code}"


def allowed(results: Mapping[Attempt, object]) -> list[Phrase]:
    """Return an account of attempts that must all be refused, and were not."""
    return [Phrase("breach.allowed", {"attempt": f"{way} {target}".strip()}) for way, target in results]
