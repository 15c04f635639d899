"""A submission and its report, on a sandbox that does what it is told."""

import pytest

from judge.errors import SandboxError
from judge.judging import COMPILER, LONGEST_SOURCE, compile_error, judge_submission
from judge.model import (
    MIB,
    CheckerSpec,
    Execution,
    Limits,
    Problem,
    Program,
    StopReason,
    TestCase,
    TestResult,
    Text,
    Verdict,
)

LIMITS = Limits(time=2.0, memory=256 * MIB, output=4 * MIB)
PROBLEM = Problem(
    id="sum",
    title=Text("Sum", "求和"),
    topic="basics",
    difficulty="easy",
    stars=1,
    sources=(),
    limits=LIMITS,
    checker=CheckerSpec("decimal", (2,)),
    not_applicable={},
)
CASES = [
    TestCase("sample/01-small", b"3 4\n", b"7.00\n"),
    TestCase("secret/01-large", b"30 40\n", b"70.00\n"),
    TestCase("secret/02-zero", b"0 0\n", b"0.00\n"),
]
SOURCE = b"print('%.2f' % sum(map(int, input().split())))\n"
CPU, WALL, OUTPUT = StopReason.CPU, StopReason.WALL, StopReason.OUTPUT
WRONG = b"8.00\n"


def ran(
    exit_code: int | None = 0,
    signal: int | None = None,
    stopped: StopReason | None = None,
    cpu_time: float = 0.1,
    wall_time: float = 0.2,
    stdout: bytes = b"7.00\n",
    stderr: bytes = b"",
) -> Execution:
    if stopped or signal:
        exit_code, signal = None, signal or 9
    return Execution(exit_code, signal, stopped, cpu_time, wall_time, 20 * MIB, stdout, stderr)


class Script:
    """A sandbox that compiles everything and then does what it was told, run by run."""

    tier = "scripted"

    def wait_until_ready(self) -> None:
        """It is."""

    def __init__(
        self, *runs: Execution | SandboxError, compiler: Execution | SandboxError | None = None
    ) -> None:
        self.runs = list(runs)
        self.compiler = compiler or ran(stdout=b"")
        self.seen: list[tuple[Program, bytes, Limits]] = []

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        if program is not COMPILER:
            self.seen.append((program, stdin, limits))
        outcome = self.compiler if program is COMPILER else self.runs.pop(0)
        if isinstance(outcome, SandboxError):
            raise outcome
        return outcome

    def close(self) -> None: ...

    def __enter__(self) -> "Script":
        return self

    def __exit__(self, *_: object) -> None: ...


AC = [ran(), ran(stdout=b"70.00\n"), ran(stdout=b"0.00\n")]
LOST = SandboxError("sandbox.runner-lost", detail="it has ended")


@pytest.mark.parametrize(
    ("runs", "run_all", "verdict", "each"),
    [
        (AC, False, "AC", "AC AC AC"),
        ([AC[0], ran(1), AC[2]], False, "RTE", "AC RTE"),
        ([AC[0], ran(1), AC[2]], True, "RTE", "AC RTE AC"),
        ([AC[0], ran(stdout=WRONG), ran(stopped=CPU)], True, "WA", "AC WA TLE"),
        ([ran(stopped=WALL), ran(1), ran(stopped=OUTPUT)], True, "TLE", "TLE RTE OLE"),
        ([ran(stdout=b"7\n"), ran(1), AC[2]], True, "PE", "PE RTE AC"),
        ([LOST, AC[1], AC[2]], False, "JE", "JE"),
        ([LOST, AC[1], AC[2]], True, "JE", "JE AC AC"),
        ([AC[0], ran(1), LOST], True, "RTE", "AC RTE JE"),
    ],
)
def test_the_first_test_that_is_not_accepted_gives_the_verdict(
    runs: list[Execution | SandboxError], run_all: bool, verdict: str, each: str
) -> None:
    report = judge_submission(PROBLEM, CASES, SOURCE, sandbox=Script(*runs), run_all=run_all)
    assert report.verdict is Verdict(verdict)
    assert [result.verdict for result in report.results] == [Verdict(word) for word in each.split()]
    assert [result.case for result in report.results] == [case.name for case in CASES[: len(report.results)]]
    assert report.total == 3
    assert report.passed == each.split().count("AC")
    assert (report.first_failure.verdict if report.first_failure else Verdict.AC) is Verdict(verdict)


def test_a_lost_run_is_reported_with_its_reason() -> None:
    report = judge_submission(PROBLEM, CASES, SOURCE, sandbox=Script(LOST), run_all=False)
    (result,) = report.results
    assert (result.reason, result.execution, result.check) == ("judge.sandbox", None, None)
    assert "it has ended" in str(result.details["detail"])


def test_the_program_gets_the_input_and_the_limits_and_never_an_answer() -> None:
    script = Script(*AC)
    judge_submission(PROBLEM, CASES, SOURCE, sandbox=script)
    assert script.seen == [(Program(SOURCE), case.input, LIMITS) for case in CASES]


def test_results_are_told_as_they_come() -> None:
    script = Script(*AC)
    told: list[tuple[str, int]] = []

    def tell(result: TestResult) -> None:
        told.append((result.case, len(script.seen)))

    judge_submission(PROBLEM, CASES, SOURCE, sandbox=script, on_result=tell)
    assert told == [("sample/01-small", 1), ("secret/01-large", 2), ("secret/02-zero", 3)]


def test_a_report_names_what_was_judged_and_how() -> None:
    report = judge_submission(PROBLEM, CASES, b"", sandbox=Script(*AC))
    assert (report.problem, report.tier, report.compile_message) == ("sum", "scripted", "")
    assert report.source_hash == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    other = judge_submission(PROBLEM, CASES[:2], b"", sandbox=Script(*AC))
    assert report.fingerprint != other.fingerprint


def test_a_program_that_does_not_compile_is_not_judged() -> None:
    failed = ran(1, stderr=b"SyntaxError: invalid syntax\n")
    script = Script(failed, compiler=ran(1, stdout=b"", stderr=b"  SyntaxError: invalid syntax\n"))
    told: list[TestResult] = []
    report = judge_submission(PROBLEM, CASES, SOURCE, sandbox=script, run_all=True, on_result=told.append)
    assert (report.verdict, report.compile_message) == (Verdict.CE, "SyntaxError: invalid syntax")
    assert (report.results, report.total, told) == ((), 3, [])
    assert len(script.seen) == 1  # whether it compiles is only asked when the first test has failed


def test_of_a_program_that_was_accepted_is_not_asked_whether_it_compiles() -> None:
    script = Script(ran(), ran(stdout=b"70.00\n"), ran(stdout=b"0.00\n"), compiler=ran(1))
    assert judge_submission(PROBLEM, CASES, SOURCE, sandbox=script).verdict is Verdict.AC


def test_where_the_compiler_cannot_be_run_the_test_says_how_it_ended() -> None:
    report = judge_submission(PROBLEM, CASES, SOURCE, sandbox=Script(ran(3), compiler=LOST))
    assert (report.verdict, report.results[0].details["exit_code"]) == (Verdict.RTE, 3)


def test_a_test_that_could_not_be_run_says_nothing_of_the_program() -> None:
    report = judge_submission(PROBLEM, CASES, SOURCE, sandbox=Script(LOST, compiler=ran(1)))
    assert (report.verdict, report.results[0].reason) == (Verdict.JE, "judge.sandbox")


@pytest.mark.parametrize(
    ("compiler", "message"),
    [
        (ran(stopped=CPU), "CompilerStopped: cpu"),
        (ran(stopped=WALL), "CompilerStopped: wall"),
        (ran(signal=11), "CompilerStopped: SIGSEGV"),
        (ran(3), "CompilerStopped: exit code 3"),
        (ran(1, stderr=b"\xff\n"), "\\xff"),
        (ran(0, stderr=b"SyntaxWarning: odd\n"), None),
    ],
)
def test_a_compiler_that_is_stopped_is_an_error_of_the_program(
    compiler: Execution, message: str | None
) -> None:
    assert compile_error(SOURCE, Script(compiler=compiler)) == message


def test_a_source_may_have_one_mebibyte_and_no_more() -> None:
    assert LONGEST_SOURCE == 1_048_576
    assert compile_error(b"#" * 1_048_576, Script()) is None
    message = compile_error(b"#" * 1_048_577, Script(compiler=LOST))  # the sandbox is not even asked
    assert message is not None
    assert "1048577" in message


def test_a_machine_that_cannot_run_programs_is_an_error_and_no_verdict() -> None:
    class Unusable(Script):
        def wait_until_ready(self) -> None:
            raise LOST

    with pytest.raises(SandboxError):
        judge_submission(PROBLEM, CASES, SOURCE, sandbox=Unusable())
