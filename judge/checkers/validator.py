"""The `validator` checker: a program of the author's decides, as the output validators of ICPC packages do.

It is called with the input, the answer, a folder for feedback and the arguments of the exercise, reads the output on
stdin, and says by its exit code whether that is right. It sees an answer, so it is never run together with the
submission: `validation` makes a program of it, `judging` has that run in the sandbox, and `check_result` reads what
came of it. Pure functions, like all checkers.
"""

import json
from importlib import resources

from judge.checkers.excerpts import printable
from judge.model import MIB, CheckerSpec, CheckResult, Execution, Limits, Match, Program, TestCase

VALIDATOR = "validator"  # as `problem.toml` has it
VALIDATION_LIMITS = Limits(time=60, memory=2048 * MIB, output=8 * MIB)  # the format's own defaults
RIGHT, WRONG = 42, 43  # exit codes; any other, 0 included, says that the validator has failed

REFUSED = "validator.refused"  # reason of a wrong answer
LONGEST_MESSAGE = 200  # characters
DRIVER = resources.files("judge.checkers") / "drivers" / "run_validator.py"


class ValidatorFailed(Exception):
    """The author's program did not say whether the output is right."""


def validation(case: TestCase, spec: CheckerSpec) -> Program:
    """Return the program that compares an output, which it reads on stdin, with the answer of `case`."""
    files = {f"validator/{path}": source for path, source in spec.validator.items()}
    given = {
        "case.in": case.input,
        "case.ans": case.answer,
        "arguments.json": json.dumps(spec.arguments).encode(),
        "feedback/.empty": b"",  # so that there is the folder
    }
    return Program(DRIVER.read_bytes(), {**files, **given})


def check_result(execution: Execution) -> CheckResult:
    """Return what the validator says.

    Raises:
        ValidatorFailed: it says neither right nor wrong.
    """
    if execution.exit_code == RIGHT:
        return CheckResult(Match.SAME)
    if execution.exit_code != WRONG:
        ending = execution.stopped or f"exit code {execution.exit_code}, signal {execution.signal}"
        last_line = execution.stderr.decode("utf-8", "backslashreplace").strip().rpartition("\n")[2]
        raise ValidatorFailed(f"{ending}: {printable(last_line, LONGEST_MESSAGE)}")
    told = _feedback(execution.stdout)
    details = {"message": told.get("teammessage.txt", ""), "detail": told.get("judgemessage.txt", "")}
    return CheckResult(Match.DIFFERENT, REFUSED, details=details)


def _feedback(text: bytes) -> dict[str, str]:
    """Return the first line of each file of feedback, safe to show; none where the validator ended before it told."""
    try:
        files = json.loads(text)
        lines = {name: content.strip().partition("\n")[0] for name, content in files.items()}
    except (ValueError, AttributeError, RecursionError):
        return {}
    return {name: printable(line, LONGEST_MESSAGE) for name, line in lines.items()}
