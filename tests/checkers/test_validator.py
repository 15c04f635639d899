"""An author's own checker: called as its package promises, in a run of its own; it, not the submission, may fail."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from judge.checkers.validator import (
    VALIDATION_LIMITS,
    ValidatorFailed,
    check_result,
    validation,
)
from judge.diagnosis import diagnose
from judge.judging import judge_submission
from judge.model import MIB, CheckerSpec, CheckResult, Limits, Match, Problem, Report, TestCase, Text, Verdict
from judge.report.secrecy import shown_details
from judge.sandbox import ISOLATED_TIERS, TIERS, Isolation, Sandbox, open_sandbox

CASE = TestCase("secret/1", b"the input\n", b"the answer\n")
Validate = Callable[..., CheckResult]


@pytest.fixture(scope="module")
def validate(sandbox: Sandbox) -> Validate:
    return validate_in(sandbox)


def validate_in(sandbox: Sandbox) -> Validate:
    def run(source: str, output: bytes = b"", arguments: tuple[str, ...] = (), **more: str) -> CheckResult:
        files = {"check.py": source.encode()} if not more else {"__main__.py": source.encode()}
        files |= {f"{name}.py": text.encode() for name, text in more.items()}
        spec = CheckerSpec("validator", validator=files, arguments=arguments)
        return check_result(sandbox.execute(validation(CASE, spec), output, VALIDATION_LIMITS))

    return run


PROMISED = """\
import os, sys
assert open(sys.argv[1]).read() == "the input\\n"
assert open(sys.argv[2]).read() == "the answer\\n"
assert os.path.isdir(sys.argv[3]) and sys.argv[3].endswith("/")
assert sys.argv[4:] == ["one", "two words"]
assert sys.stdin.buffer.read() == b"the output \\xff"
sys.exit(42)
"""


@pytest.fixture(scope="module", params=TIERS)
def in_tier(request: pytest.FixtureRequest, sandbox: Sandbox) -> Iterator[Validate]:
    if request.param in ISOLATED_TIERS and TIERS.index(sandbox.tier) > TIERS.index(request.param):
        pytest.skip("this tier is not available here")
    with open_sandbox(Isolation(tier=request.param)) as opened:
        yield validate_in(opened)


def test_it_is_called_as_the_format_promises(in_tier: Validate) -> None:
    found = in_tier(PROMISED, b"the output \xff", ("one", "two words"))
    assert found == CheckResult(Match.SAME)


@pytest.mark.parametrize(
    "write",
    [
        'open(folder + "judgemessage.txt", "w").write("why")',
        'open(os.path.join(folder, "judgemessage.txt"), "w").write("why")',
        'with open(os.path.abspath(folder) + "/judgemessage.txt", "wt", encoding="utf-8") as f: print("why", file=f)',
        'io.open(folder + "judgemessage.txt", "wb").write(b"why")',
        'pathlib.Path(folder, "judgemessage.txt").write_text("why")',
        '(pathlib.Path(folder) / "judgemessage.txt").write_bytes(b"why\\nand more")',
        'open(folder + "judgemessage.txt", "a").write("wh"); open(folder + "judgemessage.txt", "a").write("y")',
        'f = open(folder + "judgemessage.txt", "w"); f.write("why")',
        'codecs.open(folder + "judgemessage.txt", "w", "utf-8").write("why")',
    ],
)
def test_messages_are_told_however_they_are_written(write: str, validate: Validate) -> None:
    found = validate(f"import codecs, io, os, pathlib, sys\nfolder = sys.argv[3]\n{write}\nsys.exit(43)\n")
    assert found.match is Match.DIFFERENT
    assert found.details == {"message": "", "detail": "why"}


def test_a_message_is_one_safe_line(validate: Validate) -> None:
    source = (
        'import sys\nopen(sys.argv[3] + "teammessage.txt", "w").write("a\\x1b[31m" + "x" * 500)\nexit(43)\n'
    )
    message = validate(source).details["message"]
    assert str(message).startswith("a\\x1b[31mx")
    assert len(str(message)) < 250


def test_what_it_prints_is_no_message(validate: Validate) -> None:
    found = validate(
        "import os\nos.write(1, b'{\"judgemessage.txt\": \"forged\"}')\nprint('noise')\nexit(43)\n"
    )
    assert found.details == {"message": "", "detail": ""}


def test_it_may_have_modules(validate: Validate) -> None:
    assert validate("import rules\nrules.end()", rules="def end():\n    exit(42)\n").match is Match.SAME


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("", "exit code 0"),
        ("exit(1)", "exit code 1"),
        ("exit(44)", "exit code 44"),
        ("1 / 0", "ZeroDivisionError"),
        ("open('elsewhere.txt', 'w')", "elsewhere.txt"),
        ("print(", "SyntaxError"),
        ("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)", "signal 9"),
    ],
)
def test_one_that_says_neither_right_nor_wrong_has_failed(source: str, told: str, validate: Validate) -> None:
    with pytest.raises(ValidatorFailed) as caught:
        validate(source)
    assert told in str(caught.value)


PROBLEM = Problem(
    id="own",
    title=Text("Own", "自带"),
    topic="t",
    difficulty="easy",
    stars=1,
    sources=(),
    limits=Limits(2, 64 * MIB, MIB),
    checker=CheckerSpec(
        "validator",
        validator={
            "check.py": b"import sys\nn = int(sys.stdin.read())\n"
            b"open(sys.argv[3] + 'judgemessage.txt', 'w').write(f'saw {n}')\nsys.exit(42 if n > 5 else 43)\n"
        },
    ),
    not_applicable={},
)
CASES = (TestCase("sample/1", b"1\n", b"9\n"), TestCase("secret/1", b"2\n", b"9\n"))


def judged(source: bytes, sandbox: Sandbox, problem: Problem = PROBLEM) -> Report:
    return judge_submission(problem, CASES, source, sandbox=sandbox, run_all=True)


def test_it_decides_the_verdict(sandbox: Sandbox) -> None:
    assert judged(b"print(6)", sandbox).verdict is Verdict.AC
    assert judged(b"print(5)", sandbox).verdict is Verdict.WA


def test_if_it_fails_that_is_a_judge_error(sandbox: Sandbox) -> None:
    (result, _) = judged(b"print('five')", sandbox).results
    assert (result.verdict, result.reason) == (Verdict.JE, "judge.checker")
    assert "ValueError" in str(result.details["detail"])


def test_how_the_run_ended_comes_first(sandbox: Sandbox) -> None:
    assert judged(b"print(6); raise SystemExit(1)", sandbox).verdict is Verdict.RTE


def test_a_submission_finds_neither_answer_nor_validator(sandbox: Sandbox) -> None:
    peek = b"import os\nprint(100 if {'case.ans', 'validator'} & set(os.listdir('.')) else 6)\n"
    seen = judged(peek, sandbox)
    assert seen.verdict is Verdict.AC
    assert [result.execution.stdout for result in seen.results if result.execution] == [b"6\n", b"6\n"]


def test_what_it_tells_judges_of_a_secret_test_is_not_shown(sandbox: Sandbox) -> None:
    result = judged(b"print(5)", sandbox).results[1]
    assert shown_details(result, revealed=False) == {"message": "", "detail": ""}
    assert shown_details(result, revealed=True) == {"message": "", "detail": "saw 5"}


def test_an_exercise_with_another_validator_is_another_exercise(sandbox: Sandbox) -> None:
    other = replace(PROBLEM, checker=replace(PROBLEM.checker, validator={"check.py": b"exit(42)"}))
    arguments = replace(PROBLEM, checker=replace(PROBLEM.checker, arguments=("x",)))
    fingerprints = {judged(b"print(6)", sandbox, each).fingerprint for each in (PROBLEM, other, arguments)}
    assert len(fingerprints) == 3


def test_the_answer_says_nothing_of_an_output_that_is_refused(sandbox: Sandbox) -> None:
    (found, _) = diagnose(judged(b"print(5)", sandbox), CASES, {}).results
    assert (found.errors, found.patterns) == (None, ())
