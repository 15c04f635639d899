"""The records that flow through the judge: frozen, without behaviour beyond what follows from their fields.

    Problem, TestCase            what the bank holds             (made by `bank`)
    Program, Limits -> Execution what happened when it ran       (made by `sandbox`)
    CheckResult                  how an output compares          (made by `checkers`)
    TestResult, Report           what it means                   (made by `judging`)
    ErrorMap, Remark             what the program got wrong      (made by `diagnosis`)

This module imports nothing of ours.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar

MIB = 1 << 20
LONGEST_SOURCE = MIB  # bytes of a program that is judged


class Verdict(StrEnum):
    """The outcome of a test, or of a submission. Listed in the order in which they are decided."""

    JE = "JE"  # judge error: ours or the author's fault, never the submission's
    CE = "CE"  # compile error
    TLE = "TLE"  # time limit exceeded
    MLE = "MLE"  # memory limit exceeded
    OLE = "OLE"  # output limit exceeded
    RTE = "RTE"  # run-time error
    WA = "WA"  # wrong answer
    PE = "PE"  # presentation error: every number right, the text not
    AC = "AC"  # accepted


@dataclass(frozen=True, slots=True)
class Text:
    """A text for people, in both languages of the project."""

    en: str
    zh: str

    def in_language(self, language: str) -> str:
        """Return the text in `language` ("en" or "zh")."""
        return self.zh if language == "zh" else self.en


@dataclass(frozen=True, slots=True)
class Limits:
    """What one run of a program may use."""

    time: float  # seconds of CPU, without the start of the interpreter and the import of NumPy
    memory: int  # bytes of address space above the base of interpreter and NumPy
    output: int  # bytes on stdout
    wall_time: float | None = None  # seconds; None: see `wall`

    @property
    def wall(self) -> float:
        """The wall-clock limit in seconds: generous, for it only has to end programs that wait."""
        return 2 * self.time + 1 if self.wall_time is None else self.wall_time


@dataclass(frozen=True, slots=True)
class CheckerSpec:
    """Which checker compares outputs with answers, the decimals the answers may use, and the rules of some types."""

    type: str
    decimals: tuple[int, ...] = ()
    float_absolute_tolerance: float | None = None  # None: numbers are compared as text
    float_relative_tolerance: float | None = None
    case_sensitive: bool = False
    space_change_sensitive: bool = False
    # Of a checker of the author's own: its files by their path, and what it is called with.
    validator: Mapping[str, bytes] = field(default_factory=dict)
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """An exercise as `problem.toml` declares it."""

    id: str
    title: Text
    topic: str
    difficulty: str
    stars: int
    sources: tuple[str, ...]
    limits: Limits
    checker: CheckerSpec
    not_applicable: Mapping[str, str]
    imported: str | None = None  # the format in which another judge's package was; None: not imported


def is_sample(case: str) -> bool:
    """Whether the test case of this name is shown to everybody."""
    return case.startswith("sample/")


@dataclass(frozen=True, slots=True)
class Tie:
    """A second spelling that is right too: the exact value lies next to a rounding boundary."""

    line: int  # counted from 1, as `token`
    token: int
    spelling: str


@dataclass(frozen=True, slots=True)
class TestCase:
    """An input and the judge's answer to it. The name is "sample/01-..." or "secret/01-..."."""

    __test__: ClassVar[bool] = False  # pytest collects classes named Test*

    name: str
    input: bytes
    answer: bytes
    ties: tuple[Tie, ...] = ()

    @property
    def is_sample(self) -> bool:
        """Whether the case is shown to everybody."""
        return is_sample(self.name)


@dataclass(frozen=True, slots=True)
class Program:
    """A Python program to run: its source, and modules that lie beside it (path -> source)."""

    source: bytes
    modules: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Topic:
    """A group of exercises, in the order in which to work through them."""

    id: str
    title: Text
    problems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A known way to get an exercise wrong: a program, and the verdict the test cases must give it."""

    id: str
    file: str  # where it is described, below the folder of the bank
    expect: Verdict  # on at least two secret cases
    also: frozenset[Verdict]  # other verdicts allowed besides AC
    single: str  # why one secret case is enough; empty: it is not
    title: Text
    hint: Text
    source: bytes


@dataclass(frozen=True, slots=True)
class Solutions:
    """The author's programs for an exercise, right and wrong."""

    reference: bytes
    accepted: Mapping[str, bytes]  # file name -> source
    mistakes: tuple[Mistake, ...]
    hints: tuple[Text, ...]  # from gentle to plain


class StopReason(StrEnum):
    """Which limit made the sandbox stop a program."""

    CPU = "cpu"
    WALL = "wall"
    OUTPUT = "output"


@dataclass(frozen=True, slots=True)
class Execution:
    """What happened when a program ran: facts, never a verdict."""

    exit_code: int | None  # None: a signal ended it
    signal: int | None
    stopped: StopReason | None  # None: it ended by itself
    cpu_time: float  # seconds, without the start of the interpreter and the import of NumPy
    wall_time: float  # seconds
    memory: int  # bytes, peak resident set
    stdout: bytes  # at most the output limit
    stderr: bytes  # beginning and end, if it was long
    input_read: int | None = None  # bytes that it read of its input, at least; 0: none; None: not known

    def without_path(self, path: str) -> "Execution":
        """Return the same without `path`, the folder the program ran in, in stderr: tracebacks name the file alone."""
        return replace(self, stderr=self.stderr.replace(path.encode(), b""))


class Match(StrEnum):
    """How an output compares with the answer."""

    SAME = "same"
    PRESENTATION = "presentation"  # every number right, the text not
    DIFFERENT = "different"


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where an output differs from the answer. `None` stands for "nothing there"."""

    line: int  # in the output, counted from 1
    column: int  # in characters, counted from 1
    token: int  # in its line, counted from 1
    expected: str | None
    found: str | None
    error: float | None = None  # found - expected, when both are finite numbers


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What a checker says. `reason` is a key of the catalogue of messages, `details` its parameters."""

    match: Match
    reason: str | None = None
    difference: Difference | None = None
    details: Mapping[str, str | int] = field(default_factory=dict)
    ties_used: tuple[Tie, ...] = ()


@dataclass(frozen=True, slots=True)
class ErrorMap:
    """Where in the answer the errors are and how large, without a figure: a picture of it, one character a cell.

    "0" is a right token, "1" one that is wrong by a unit of its last digit or in its spelling alone, "2" by up to 10
    units, "3" by up to 100, "4" by more, or it is no number or not there; " " is a place where neither text has a
    token. In a large picture a cell stands for several tokens, and shows the worst of them.
    """

    rows: tuple[str, ...]
    lines_per_row: int = 1
    tokens_per_column: int = 1


@dataclass(frozen=True, slots=True)
class Remark:
    """Something seen in a run or in its output. `key` is one of the catalogue of messages, `details` its parameters."""

    key: str
    details: Mapping[str, str | int | float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TestResult:
    """The verdict on one test case, with what it rests on. `case` is a name, not an object."""

    __test__: ClassVar[bool] = False

    case: str
    verdict: Verdict
    reason: str | None = None  # key of the catalogue of messages
    details: Mapping[str, str | int | float] = field(default_factory=dict)
    execution: Execution | None = None  # None: the program was not run
    check: CheckResult | None = None  # None: the run itself decided
    errors: ErrorMap | None = None  # None: not compared, accepted, or no diagnosis was made
    patterns: tuple[Remark, ...] = ()  # what the errors have in common, the most telling first
    notes: tuple[Remark, ...] = ()  # on how the program ran

    @property
    def is_sample(self) -> bool:
        """Whether the case is shown to everybody."""
        return is_sample(self.case)


@dataclass(frozen=True, slots=True)
class Report:
    """The verdict on a submission: that of its first test that is not accepted."""

    problem: str
    verdict: Verdict
    results: tuple[TestResult, ...]
    not_run: tuple[str, ...]  # test cases that were left when judging stopped at the first failure
    limits: Limits | None  # None: not told by an old report
    tier: str  # of isolation
    source_hash: str
    fingerprint: str  # of the exercise's limits, checker and test cases
    compile_message: str = ""
    mistakes: tuple[str, ...] = ()  # ids of the known mistakes that give the same outputs

    @property
    def total(self) -> int:
        """How many test cases there are."""
        return len(self.results) + len(self.not_run)

    @property
    def passed(self) -> int:
        """How many tests are accepted."""
        return sum(result.verdict is Verdict.AC for result in self.results)

    @property
    def first_failure(self) -> TestResult | None:
        """The test that decided the verdict."""
        return next((r for r in self.results if r.verdict is not Verdict.AC), None)
