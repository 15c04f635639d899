"""Where the rules of verify begin and end: the last value that is allowed and the first that is not."""

import dataclasses
from typing import TYPE_CHECKING

import pytest

from judge.authoring.generate import Made
from judge.authoring.verify.cases import check_made
from judge.authoring.verify.files import check_texts
from judge.authoring.verify.findings import Finding
from judge.authoring.verify.programs import check_mistakes, check_right_programs
from judge.model import (
    CheckerSpec,
    Execution,
    Mistake,
    Problem,
    Report,
    Solutions,
    TestCase,
    TestResult,
    Text,
    Verdict,
)

if TYPE_CHECKING:
    from conftest import ToyBank


def keys(findings: list[Finding]) -> list[str]:
    return [finding.key.removeprefix("verify.") for finding in findings]


def texts(toy: "ToyBank") -> list[str]:
    return keys(list(check_texts(toy.bank, toy.bank.problem(toy.id), toy.bank.solutions(toy.id))))


@pytest.mark.parametrize(
    ("language", "unit", "count", "found"),
    [
        ("en", "word ", 199, ["explanation-length"]),
        ("en", "word ", 200, []),
        ("en", "word ", 400, []),
        ("en", "word ", 401, ["explanation-length"]),
        ("zh", "行", 299, ["explanation-length"]),
        ("zh", "行 a，", 300, []),  # only Chinese characters count
        ("zh", "行", 800, []),
        ("zh", "行", 801, ["explanation-length"]),
    ],
)
def test_the_length_of_an_explanation(
    toy: "ToyBank", language: str, unit: str, count: int, found: list[str]
) -> None:
    toy.write(f"solutions/explanation.{language}.md", unit * count)
    assert texts(toy) == found


@pytest.mark.parametrize(("columns", "found"), [(76, []), (77, ["wide-code"])])
def test_the_width_of_code(toy: "ToyBank", columns: int, found: list[str]) -> None:
    toy.replace("problems/statement.en.md", "    mean[i]", f"    {'x' * columns}\n    mean[i]")
    assert texts(toy) == found


@pytest.mark.parametrize(
    ("limit", "stated", "found"),
    [
        ("0.5", "0.5 seconds of CPU", []),
        ("2.0", "2 seconds of CPU", []),
        ("2.0", "2.0 seconds of CPU", ["not-stated"]),
        ("1.25", "1.25 seconds of CPU", []),
        ("1.25", "1.2 seconds of CPU", ["not-stated"]),
    ],
)
def test_how_the_time_limit_is_stated(toy: "ToyBank", limit: str, stated: str, found: list[str]) -> None:
    toy.replace("problems/problem.toml", "time_limit = 1.0", f"time_limit = {limit}")
    toy.replace("problems/statement.en.md", "1 second of CPU", stated)
    toy.replace("problems/statement.zh.md", "1 秒", f"{float(limit):g} 秒")
    assert texts(toy) == found


def made(count: int, *, size: int = 4, samples: int = 1) -> list[Made]:
    """Make `samples` samples and `count` secret cases of `size` bytes, one of each kind the toy must have."""
    kinds = ["smallest", "illegal", "boundary", "distinct", "negative-zero", "typical", "largest"]
    names = [f"sample/{i:02}-a" for i in range(1, samples + 1)]
    names += [f"secret/{i:02}-{kind}" for i, kind in enumerate(kinds, 1)]
    names += [f"secret/{i:02}-more" for i in range(len(kinds) + 1, count + 1)]
    return [Made(TestCase(name, b"x" * size, b"0\n"), None, ()) for name in names]


def of_cases(problem: Problem, cases: list[Made]) -> list[str]:
    without_decimals = dataclasses.replace(problem, checker=CheckerSpec("decimal", ()))
    return keys(list(check_made(without_decimals, cases)))


@pytest.mark.parametrize(
    ("cases", "found"),
    [
        (made(11), ["few-cases"]),
        (made(12), []),
        (made(12, samples=0), ["no-sample"]),
        (made(12, size=76_000), []),  # 13 x (76000 + 2) bytes
        (made(13, size=76_000), ["large-total"]),
        ([*made(12), Made(TestCase("secret/13-long", b"x" * 300_000, b"0\n"), None, ())], []),
        ([*made(12), Made(TestCase("secret/13-long", b"x" * 300_001, b"0\n"), None, ())], ["large-input"]),
        ([*made(12), Made(TestCase("secret/13-long", b"", b"0" * 1_000_000), None, ())], ["large-total"]),
        ([*made(12), Made(TestCase("secret/13-Typical", b"", b""), None, ())], ["case-name"]),
    ],
)
def test_the_number_and_the_size_of_cases(problem: Problem, cases: list[Made], found: list[str]) -> None:
    assert of_cases(problem, cases) == found


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("secret/02-illegal", []),
        ("secret/02-illegal-no-rows", []),
        ("secret/02-illegally", ["kind-missing"]),
        ("secret/02-an-illegal", ["kind-missing"]),
        ("sample/02-illegal", ["kind-missing"]),  # a sample is of no kind
    ],
)
def test_a_kind_is_the_first_word_of_a_secret_case(problem: Problem, name: str, found: list[str]) -> None:
    cases = [each for each in made(13) if each.case.name != "secret/02-illegal"]
    assert of_cases(problem, [*cases, Made(TestCase(name, b"", b""), None, ())]) == found


def report(*verdicts: Verdict, cpu: float = 0.0, compile_message: str = "") -> Report:
    """Make a report: the first verdict is that of a sample, the others of secret cases."""
    results = tuple(
        TestResult(
            f"{'secret' if i else 'sample'}/{i:02}-a",
            verdict,
            execution=Execution(0, None, None, cpu if i == len(verdicts) - 1 else 0.0, 0.1, 0, b"", b""),
        )
        for i, verdict in enumerate(verdicts)
    )
    failed = [verdict for verdict in verdicts if verdict is not Verdict.AC]
    verdict = Verdict.CE if compile_message else [*failed, Verdict.AC][0]
    return Report("row-means", verdict, results, (), None, "portable", "", "", compile_message)


AC, PE, WA, RTE = Verdict.AC, Verdict.PE, Verdict.WA, Verdict.RTE


@pytest.mark.parametrize(
    ("reference", "accepted", "starter", "found"),
    [
        (report(AC, AC), report(AC, AC), report(WA, WA), []),
        (report(AC, AC), report(AC, AC), report(PE, AC), []),
        # a quarter of the limit of 1 s for the reference, half of it for the others
        (report(AC, AC, cpu=0.25), report(AC, AC, cpu=0.5), report(WA, WA), []),
        (report(AC, AC, cpu=0.26), report(AC, AC), report(WA, WA), [("reference.py", "slow")]),
        (report(AC, AC), report(AC, AC, cpu=0.51), report(WA, WA), [("accepted/a.py", "slow")]),
        (report(AC, WA), report(AC, AC), report(WA, WA), [("reference.py", "not-accepted")]),
        (report(AC, AC), report(AC, PE), report(WA, WA), [("accepted/a.py", "not-accepted")]),
        (report(AC, AC), report(compile_message="x"), report(WA, WA), [("accepted/a.py", "not-accepted")]),
        (report(AC, AC), report(AC, AC), report(AC, AC), [("starter.py", "starter-verdict")]),
        (report(AC, AC), report(AC, AC), report(WA, RTE), [("starter.py", "starter-fails")]),
        (report(AC, AC), report(AC, AC), report(compile_message="x"), [("starter.py", "starter-verdict")]),
    ],
)
def test_right_programs_and_the_starter(
    problem: Problem, reference: Report, accepted: Report, starter: Report, found: list[tuple[str, str]]
) -> None:
    solutions = Solutions(b"print(1)", {"accepted/a.py": b"print(2)"}, (), ())
    reports = {"reference.py": reference, "starter.py": starter, "accepted/a.py": accepted}
    findings = list(check_right_programs(problem, solutions, reports))
    assert [(f.file.split("/", 2)[2], f.key.removeprefix("verify.")) for f in findings] == found


@pytest.mark.parametrize(
    ("line", "copies"),
    [
        ("from reference import solve", True),
        ("import reference", True),
        ("    import reference as r", True),
        ("from judge.bank import Bank", True),
        ("import solutions", True),
        ("# import reference", False),
        ("import references", False),
        ("reference = 1", False),
    ],
)
def test_what_imports_the_reference(problem: Problem, line: str, copies: bool) -> None:
    solutions = Solutions(b"print(1)", {"accepted/a.py": f"import sys\n{line}\n".encode()}, (), ())
    right = report(AC, AC)
    reports = {"reference.py": right, "starter.py": report(WA, WA), "accepted/a.py": right}
    assert keys(list(check_right_programs(problem, solutions, reports))) == ["copies-reference"] * copies


def mistake(expect: Verdict, also: frozenset[Verdict] = frozenset(), single: str = "") -> Mistake:
    return Mistake(
        "m", "solutions/row-means/mistakes.toml", expect, also, single, Text("", ""), Text("", ""), b""
    )


@pytest.mark.parametrize(
    ("planted", "of_it", "found"),
    [
        (mistake(WA), report(AC, WA, WA), []),
        (mistake(WA), report(AC, WA, AC), ["few-kills"]),
        (mistake(WA), report(WA, WA, AC), ["few-kills"]),  # a sample does not count
        (mistake(WA, single="why"), report(AC, WA, AC), []),
        (mistake(WA, single="why"), report(WA, AC, AC), ["few-kills"]),
        (mistake(WA), report(AC, WA, WA, PE), ["other-verdict"]),
        (mistake(WA), report(RTE, WA, WA), ["other-verdict"]),
        (mistake(WA, also=frozenset({PE})), report(AC, WA, WA, PE), []),
        (mistake(WA, also=frozenset({PE})), report(AC, WA, PE, PE), ["few-kills"]),  # `also` does not count
        (mistake(RTE), report(AC, RTE, RTE), []),
        (mistake(WA), report(compile_message="SyntaxError"), ["does-not-compile"]),
        (mistake(Verdict.CE), report(compile_message="SyntaxError"), []),
    ],
)
def test_a_mistake_gets_its_verdict_often_enough_and_no_other(
    planted: Mistake, of_it: Report, found: list[str]
) -> None:
    assert keys(list(check_mistakes([planted], {"m": of_it}))) == found


@pytest.mark.parametrize("of_it", [report(AC, AC), report(AC, WA, WA)])
def test_a_mistake_that_should_not_compile_must_not(of_it: Report) -> None:
    assert keys(list(check_mistakes([mistake(Verdict.CE, also=frozenset({WA}))], {"m": of_it}))) != []
