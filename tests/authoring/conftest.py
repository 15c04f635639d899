"""A bank of one tiny exercise (`toy_bank`), copied for every test, to plant defects in."""

import shutil
import threading
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from judge.authoring.generate import Made, expected_files, make_cases, run_mistakes, write_files
from judge.bank import Bank
from judge.model import Execution, Limits, Problem, Program
from judge.sandbox import Sandbox

TOY_BANK = Path(__file__).parent / "toy_bank"


class ToyBank:
    """A copy of the bank with the exercise `row-means`, which a test changes."""

    id = "row-means"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def bank(self) -> Bank:
        """The bank as its files are now."""
        return Bank((self.folder,))

    def path(self, name: str) -> Path:
        """Return the path of `problems/generator.py` and the like: the id in between is understood."""
        part, _, rest = name.partition("/")
        return self.folder / part / (rest if rest == "tracks.toml" else f"{self.id}/{rest}")

    def replace(self, name: str, old: str, new: str) -> None:
        """Replace text that occurs once in a file."""
        text = self.path(name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times in {name}"
        self.path(name).write_text(text.replace(old, new), encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        """Write a file."""
        self.path(name).write_text(text, encoding="utf-8")

    def remove(self, name: str) -> None:
        """Remove a file."""
        self.path(name).unlink()

    def set_cases(self, secret: str, sample: str = "") -> None:
        """Replace the tables of the generator by these entries, written as Python."""
        generator = self.path("problems/generator.py").read_text(encoding="utf-8")
        helpers = generator.partition("SAMPLE = ")[0].replace("import Draw,", "import Draw, Redraw,")
        self.write("problems/generator.py", f"{helpers}SAMPLE = {{{sample}}}\nSECRET = {{{secret}}}\n")

    def make(self, sandbox: Sandbox) -> tuple[Made, ...]:
        """Make the cases, write nothing."""
        return make_cases(self.bank, self.id, sandbox)

    def generate(self, sandbox: Sandbox) -> None:
        """Write the test cases anew, as `judge generate` does."""
        cases = [each.case for each in self.make(sandbox)]
        bank = self.bank
        results = run_mistakes(bank.problem(self.id), cases, bank.solutions(self.id).mistakes)
        write_files(bank.cases_folder(self.id), expected_files(cases, results))


@pytest.fixture
def toy(tmp_path: Path) -> ToyBank:
    """A copy of the toy bank."""
    return ToyBank(shutil.copytree(TOY_BANK, tmp_path / "toy_bank"))


@pytest.fixture(scope="session")
def problem() -> Problem:
    """The exercise of the toy bank."""
    return Bank((TOY_BANK,)).problem(ToyBank.id)


class RememberingSandbox:
    """A sandbox that runs the same program on the same input once, for verify runs some hundred of them each time."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._known: dict[tuple[object, ...], Execution] = {}
        self._lock = threading.Lock()

    @property
    def tier(self) -> str:
        return self._sandbox.tier

    def wait_until_ready(self) -> None:
        """Nothing is run that is known."""

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        key = (program.source, tuple(sorted(program.modules.items())), stdin, limits)
        with self._lock:
            if key not in self._known:
                self._known[key] = self._sandbox.execute(program, stdin, limits)
            return self._known[key]

    def close(self) -> None:
        """Stay open: the next test uses it too."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@pytest.fixture(scope="session")
def sandbox(sandbox: Sandbox) -> RememberingSandbox:
    """A sandbox with a memory."""
    return RememberingSandbox(sandbox)


@pytest.fixture
def quick(sandbox: RememberingSandbox, monkeypatch: pytest.MonkeyPatch) -> RememberingSandbox:
    """Let generate and verify use the sandbox with a memory where they open their own."""
    monkeypatch.setattr("judge.sandbox.pool.open_sandbox", lambda isolation: sandbox)
    monkeypatch.setattr("judge.authoring.verify.open_sandbox", lambda isolation: sandbox)
    return sandbox
