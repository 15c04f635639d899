"""The sandbox that a command line will most likely ask for is started before the command line is read in earnest."""

import pytest

from judge.errors import SandboxError
from judge.model import Execution, Limits, Program
from judge.sandbox import Isolation
from judge.sandbox.early import EarlySandbox, isolation_of, start_early


class Fake:
    tier = "fake"
    closed = False

    def wait_until_ready(self) -> None: ...

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        raise NotImplementedError

    def close(self) -> None:
        self.closed = True

    def __enter__(self) -> "Fake":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@pytest.mark.parametrize(
    ("words", "isolation"),
    [
        ("submit sum a.py", Isolation()),
        ("test sum a.py --json", Isolation()),
        ("submit sum - --all --reveal", Isolation()),
        ("submit sum a.py --cold", Isolation(cold=True)),
        ("submit sum a.py --isolation landlock", Isolation(tier="landlock")),
        ("submit --isolation=portable sum a.py", Isolation(tier="portable")),
        ("submit --isolation=portable --isolation landlock sum a.py", Isolation(tier="landlock")),
        ("submit sum a.py --require-isolation=namespaces", Isolation(required="namespaces")),
        ("submit sum a.py --jobs 1", Isolation()),
        ("--lang=zh submit sum a.py", Isolation()),
        ("submit sum a.py --jobs 2", None),
        ("submit sum a.py --isolation jail", None),
        ("submit --help", None),
        ("test -h", None),
        ("--lang zh submit sum a.py", None),  # only more slowly
        ("list", None),
        ("show submit", None),
        ("", None),
    ],
)
def test_what_a_command_line_asks_for_is_guessed(words: str, isolation: Isolation | None) -> None:
    assert isolation_of(words.split()) == isolation


def test_it_is_handed_over_once_and_only_for_what_it_is() -> None:
    sandbox = Fake()
    early = EarlySandbox(Isolation(tier="landlock"), sandbox)
    assert early.take(Isolation()) is None
    assert early.take(Isolation(tier="landlock")) is sandbox
    assert early.take(Isolation(tier="landlock")) is None
    early.close()
    assert not sandbox.closed


def test_one_that_nobody_takes_is_closed() -> None:
    sandbox = Fake()
    EarlySandbox(Isolation(), sandbox).close()
    assert sandbox.closed


def test_what_cannot_be_started_is_left_to_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(isolation: Isolation) -> Fake:
        raise SandboxError("sandbox.no-room", detail="full")

    monkeypatch.setattr("judge.sandbox.early.open_sandbox", refuse)
    early = start_early(["submit", "sum", "a.py"])
    assert early.take(Isolation()) is None
    early.close()


def test_nothing_is_started_for_other_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.sandbox.early.open_sandbox", lambda isolation: 1 / 0)
    start_early(["list"]).close()
