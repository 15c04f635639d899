"""The files of `testcases/<id>/` <-> records."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from judge.bank.toml import read_file
from judge.checkers.validator import VALIDATOR
from judge.errors import BankError
from judge.model import CheckerSpec, Problem, TestCase, Tie

GROUPS = ("sample", "secret")
CASE_NAME = re.compile(r"[0-9]{2}-[a-z0-9]+(-[a-z0-9]+)*")


def read_cases(folder: Path) -> tuple[TestCase, ...]:
    """Read the test cases of an exercise: samples first, in the order of their names.

    Raises:
        BankError: there are none, or one has no answer.
    """
    cases = tuple(
        _read_case(path, group) for group in GROUPS for path in sorted((folder / group).glob("*.in"))
    )
    if not cases:
        raise BankError("bank.no-cases", path=folder)
    return cases


def _read_case(path: Path, group: str) -> TestCase:
    answer = path.with_suffix(".ans")
    read_file(answer)  # refuses what is not UTF-8
    try:
        return TestCase(
            f"{group}/{path.stem}",
            path.read_bytes(),
            answer.read_bytes(),
            _read_ties(path.with_suffix(".ties")),
        )
    except OSError as error:
        raise BankError("bank.unreadable", path=path, detail=error.strerror or error) from None


def _read_ties(path: Path) -> tuple[Tie, ...]:
    if not path.exists():
        return ()
    ties = []
    for number, line in enumerate(read_file(path).splitlines(), 1):
        fields = line.split()
        if len(fields) != 3 or not (fields[0].isdecimal() and fields[1].isdecimal()):
            raise BankError("bank.bad-ties", path=path, line=number, found=line)
        ties.append(Tie(int(fields[0]), int(fields[1]), fields[2]))
    return tuple(ties)


def fingerprint(problem: Problem, cases: Iterable[TestCase]) -> str:
    """Return a digest of all that decides a verdict: limits, checker, inputs, answers, ties."""
    digest = hashlib.sha256(repr((problem.limits, *_rules(problem.checker))).encode())
    for case in cases:
        for part in (case.name.encode(), case.input, case.answer, format_ties(case.ties).encode()):
            digest.update(len(part).to_bytes(8, "big"))
            digest.update(part)
    return digest.hexdigest()[:16]


def _rules(checker: CheckerSpec) -> tuple[object, ...]:
    """Return what decides how an output compares: of the other checkers the type alone does."""
    if checker.type == VALIDATOR:
        return checker.type, checker.arguments, sorted(checker.validator.items())
    if checker.type != "tokens":
        return (checker.type,)
    return (
        checker.type,
        checker.float_absolute_tolerance,
        checker.float_relative_tolerance,
        checker.case_sensitive,
        checker.space_change_sensitive,
    )


def format_ties(ties: Iterable[Tie]) -> str:
    """Return the text of a `.ties` file."""
    return "".join(f"{tie.line} {tie.token} {tie.spelling}\n" for tie in ties)


def case_files(cases: Iterable[TestCase]) -> dict[str, bytes]:
    """Return the files that hold `cases`, by their path below `testcases/<id>/`."""
    files: dict[str, bytes] = {}
    for case in cases:
        files[f"{case.name}.in"] = case.input
        files[f"{case.name}.ans"] = case.answer
        if case.ties:
            files[f"{case.name}.ties"] = format_ties(case.ties).encode()
    return files


DIGESTS = "mistakes.json"
ACCEPTED = "AC"  # stands for the digest of an accepted output, whichever way it rounds at a tie
Digests = Mapping[str, Mapping[str, str | None]]


def digests_file(digests: Digests) -> bytes:
    """Return the text of `mistakes.json`: mistake -> case -> digest of its output, null where it does not end well."""
    return (json.dumps({"format_version": 1, "digests": digests}, indent=1) + "\n").encode()


def read_digests(folder: Path) -> Digests:
    """Read `mistakes.json`; there are none where it is missing.

    Raises:
        BankError: it is not what `judge generate` writes.
    """
    path = folder / DIGESTS
    if not path.exists():
        return {}
    text = read_file(path)
    try:
        return {mistake: dict(of_one) for mistake, of_one in json.loads(text)["digests"].items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BankError("bank.bad-digests", path=path, id=folder.name, detail=repr(error)) from None


def digests_agree(stored: bytes, made: bytes) -> bool:
    """Whether two `mistakes.json` say the same of every mistake.

    A wrong program may print values that lie exactly on a rounding boundary (rounded weights times short decimals), and
    these come out one way or the other with the BLAS and the Python of the machine. So of the digests of a mistake some
    may differ, as long as two agree (or all, if there are fewer); where it is accepted or crashes must be the same.
    """
    try:
        old, new = (json.loads(text)["digests"] for text in (stored, made))
        return list(old) == list(new) and all(_one_agrees(old[mistake], new[mistake]) for mistake in new)
    except (ValueError, KeyError, TypeError, AttributeError):
        return False


def _one_agrees(old: Mapping[str, str | None], new: Mapping[str, str | None]) -> bool:
    plain = (None, ACCEPTED)
    wrong = [case for case in new if new[case] not in plain]
    same_kind = all(old[case] == new[case] or not {old[case], new[case]} & set(plain) for case in new)
    agreeing = sum(old[case] == new[case] for case in wrong)
    return list(old) == list(new) and same_kind and agreeing >= min(2, len(wrong))
