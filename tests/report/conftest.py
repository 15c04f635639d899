"""A console that writes into a text, and records written by hand."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from judge.messages import Messages
from judge.model import (
    CheckerSpec,
    CheckResult,
    Difference,
    Execution,
    Limits,
    Match,
    Problem,
    Report,
    TestCase,
    TestResult,
    Text,
    Verdict,
)

MIB = 1024 * 1024


class Screen:
    """A terminal of some width, and what stands on it."""

    def __init__(self, width: int = 80, **options: Any) -> None:
        self._file = io.StringIO()
        self.console = Console(
            file=self._file,
            width=width,
            markup=False,
            emoji=False,
            highlight=False,
            _environ={},
            **{"color_system": None, "force_terminal": False, **options},
        )

    @property
    def text(self) -> str:
        return self._file.getvalue()

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.text.splitlines()]


@pytest.fixture
def screen() -> Callable[..., Screen]:
    return Screen


@pytest.fixture
def english() -> Messages:
    return Messages("en")


@pytest.fixture
def chinese() -> Messages:
    return Messages("zh")


@pytest.fixture
def problem() -> Problem:
    return Problem(
        id="row-sums",
        title=Text("Sum of each row", "每行之和"),
        topic="sums",
        difficulty="easy",
        stars=2,
        sources=("A-1",),
        limits=Limits(time=1.0, memory=256 * MIB, output=MIB),
        checker=CheckerSpec("decimal", (2,)),
        not_applicable={},
    )


@pytest.fixture
def ran() -> Callable[..., Execution]:
    """How a run ended: by itself, with exit code 0, unless told otherwise."""

    def execution(stdout: bytes = b"", stderr: bytes = b"", **changes: Any) -> Execution:
        facts: dict[str, Any] = {
            "exit_code": 0,
            "signal": None,
            "stopped": None,
            "cpu_time": 0.0125,
            "wall_time": 0.0461,
            "memory": 30 * MIB,
        }
        return Execution(**{**facts, **changes}, stdout=stdout, stderr=stderr)

    return execution


@pytest.fixture
def reported() -> Callable[..., Report]:
    """A report on tests of `row-sums`; its verdict is that of the first that is not accepted."""

    def report(*results: TestResult, total: int = 3, **changes: Any) -> Report:
        verdicts = [r.verdict for r in results if r.verdict is not Verdict.AC]
        facts: dict[str, Any] = {
            "problem": "row-sums",
            "verdict": [*verdicts, Verdict.AC][0],
            "not_run": tuple(f"secret/{number:02}-left" for number in range(len(results), total)),
            "limits": Limits(time=2.0, memory=256 * MIB, output=4 * MIB),
            "tier": "portable",
            "source_hash": "ab" * 32,
            "fingerprint": "0123456789abcdef",
        }
        return Report(**{**facts, **changes}, results=results)

    return report


@pytest.fixture
def sample() -> TestCase:
    return TestCase("sample/01-two-rows", b"2 2\n1 2\n0.5 0.25\n", b"3.00\n0.75\n")


@pytest.fixture
def accepted(ran: Callable[..., Execution]) -> TestResult:
    return TestResult(
        "sample/01-two-rows",
        Verdict.AC,
        execution=ran(b"3.00\n0.75\n"),
        check=CheckResult(Match.SAME),
    )


@pytest.fixture
def wrong(ran: Callable[..., Execution]) -> TestResult:
    """A wrong number on a secret test."""
    difference = Difference(line=2, column=6, token=2, expected="0.50", found="0.75", error=0.25)
    return TestResult(
        "secret/01-minus-signs",
        Verdict.WA,
        "check.wrong-number",
        execution=ran(b"1.00\n2.00 0.75\n", cpu_time=0.2501, wall_time=1.0, memory=31 * MIB),
        check=CheckResult(Match.DIFFERENT, "check.wrong-number", difference),
    )
