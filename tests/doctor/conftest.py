"""The portable tier as the subject of an examination, as it is or altered, and what was seen of it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest

from judge.doctor import Promise, outcome_of
from judge.doctor.subject import Subject
from judge.messages import Phrase
from judge.model import Execution, Limits, Program
from judge.sandbox import Isolation, Sandbox, open_sandbox

PORTABLE = Isolation(tier="portable")


class Altered:
    """A sandbox that runs programs and reports something else, or grants other limits."""

    def __init__(
        self,
        sandbox: Sandbox,
        report: Callable[[Execution], Execution] = lambda execution: execution,
        grant: Callable[[Limits], Limits] = lambda limits: limits,
    ) -> None:
        self.tier = sandbox.tier
        self._sandbox = sandbox
        self._report = report
        self._grant = grant

    def wait_until_ready(self) -> None:
        self._sandbox.wait_until_ready()

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        return self._report(self._sandbox.execute(program, stdin, self._grant(limits)))

    def close(self) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


@pytest.fixture(scope="session")
def portable() -> Iterator[Sandbox]:
    with open_sandbox(PORTABLE) as opened:
        yield opened


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The one folder outside the sandbox that probes may write to."""
    folder = tmp_path / "place"
    folder.mkdir()
    return folder


@pytest.fixture
def subject(portable: Sandbox, tmp_path: Path, place: Path) -> Subject:
    """The portable tier, where nothing is out of reach."""
    canary, secret = tmp_path / "canary", tmp_path / "secret.ans"
    canary.write_text("a canary")
    secret.write_text("a secret")
    return Subject(portable, PORTABLE, canary, [secret], [str(place), f"{place}/../{place.name}"])


@pytest.fixture
def altered(subject: Subject) -> Callable[..., Subject]:
    """The same with a sandbox that tells or grants something else."""

    def alter(**how: Any) -> Subject:
        return replace(subject, sandbox=Altered(subject.sandbox, **how))

    return alter


@pytest.fixture(scope="session")
def seen() -> Callable[[Promise, Subject], list[Phrase]]:
    """Tells what was seen that breaks a promise."""

    def look(promise: Promise, subject: Subject) -> list[Phrase]:
        outcome = outcome_of(promise, subject)
        assert outcome.holds == (not outcome.seen)
        return list(outcome.seen)

    return look


@pytest.fixture(scope="session")
def values() -> Callable[[list[Phrase], str, str], set[object]]:
    """Picks one parameter from those of the phrases that have a key."""

    def pick(phrases: list[Phrase], key: str, parameter: str) -> set[object]:
        found = [phrase.parameters[parameter] for phrase in phrases if phrase.key == key]
        return {value.key if isinstance(value, Phrase) else value for value in found}

    return pick
