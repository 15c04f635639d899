"""Two exercises that exist on paper alone, and rows of submissions that nobody ran."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from judge.grading.files import FileOptions, LeftOut, Summary, write_files
from judge.grading.records import Exercise, Row, Submission
from judge.grading.rows import row_of
from judge.grading.scores import Scoring
from judge.messages import Messages
from judge.model import (
    MIB,
    CheckerSpec,
    CheckResult,
    Difference,
    Execution,
    Limits,
    Match,
    Mistake,
    Problem,
    Report,
    TestCase,
    TestResult,
    Text,
    Verdict,
)
from judge.report.data import report_data
from judge.report.view import View

CASES = (
    "sample/01-two-rows",
    "secret/01-smallest-one",
    "secret/02-boundary-one-column",
    "secret/03-batch-of-three",
    "secret/04-typical-a",
    "secret/05-typical-b",
)
LIMITS = Limits(time=1.0, memory=256 * MIB, output=MIB)
AC, WA, CE, JE, RTE = Verdict.AC, Verdict.WA, Verdict.CE, Verdict.JE, Verdict.RTE
MESSAGE_OF_JUDGE_ERROR = "the runner ended: signal 9"


def mistake(id: str, title: str, hint: str) -> Mistake:
    texts = Text(title, f"错误 {title}"), Text(hint, f"提示 {hint}")
    return Mistake(id, "solutions/x.toml", WA, frozenset(), "", *texts, b"")


def made_exercise(id: str, title: Text, cases: Iterable[str] = CASES) -> Exercise:
    problem = Problem(id, title, "sums", "easy", 1, (), LIMITS, CheckerSpec("decimal", (2,)), {})
    mistakes = {each.id: each for each in (mistake("columns", "Columns are summed", "Which axis?"),)}
    return Exercise(problem, tuple(TestCase(case, b"1\n", b"1\n") for case in cases), {}, mistakes)


def result(case: str, verdict: Verdict) -> TestResult:
    """The result of a test; all that is told of a wrong one."""
    ran = Execution(0, None, None, 0.25, 0.5, 30 * MIB, b"", b"")
    if verdict is AC:
        return TestResult(case, AC, execution=ran, check=CheckResult(Match.SAME))
    if verdict is WA:
        difference = Difference(1, 1, 1, "0.50", "0.75", 0.25)
        check = CheckResult(Match.DIFFERENT, "check.wrong-number", difference)
        return TestResult(case, WA, "check.wrong-number", execution=ran, check=check)
    if verdict is RTE:
        return TestResult(
            case, RTE, "ended.exception", {"exit_code": 1, "detail": "ValueError: 7"}, execution=ran
        )
    assert verdict is JE
    return TestResult(case, JE, "judge.sandbox", {"detail": MESSAGE_OF_JUDGE_ERROR})


def made_report(
    exercise: Exercise, verdicts: Mapping[str, Verdict] | Verdict, *, stops: bool, mistakes: tuple[str, ...]
) -> Report:
    """A report on tests with these verdicts, by a part of the name of the case; the others are accepted."""
    names = [case.name for case in exercise.cases]
    if verdicts is CE:
        return Report(
            exercise.problem.id, CE, (), tuple(names), LIMITS, "portable", "ab", "cd", "SyntaxError: no"
        )
    results = []
    for name in names:
        if isinstance(verdicts, Verdict):
            verdict = verdicts
        else:
            verdict = next((each for part, each in verdicts.items() if part in name), AC)
        results.append(result(name, verdict))
        if stops and verdict is not AC:
            break
    decided = next((each.verdict for each in results if each.verdict is not AC), AC)
    left = tuple(names[len(results) :])
    return Report(
        exercise.problem.id, decided, tuple(results), left, LIMITS, "portable", "ab", "cd", "", mistakes
    )


@pytest.fixture
def exercises() -> dict[str, Exercise]:
    titles = {"row-sums": Text("Sum of each row", "每行之和"), "means": Text("Means", "平均值")}
    return {id: made_exercise(id, title) for id, title in titles.items()}


@pytest.fixture
def make_exercise() -> Callable[..., Exercise]:
    return made_exercise


@pytest.fixture
def row(exercises: dict[str, Exercise]) -> Callable[..., Row]:
    """Make a row: by whom, and the verdicts of its tests."""

    def made(
        index: int = 0,
        student: str = "Ada",
        problem: str = "row-sums",
        verdicts: Mapping[str, Verdict] | Verdict = AC,
        *,
        id: str | None = None,
        student_id: str = "",
        stops: bool = False,
        mistakes: tuple[str, ...] = (),
    ) -> Row:
        exercise = exercises[problem]
        report = made_report(exercise, verdicts, stops=stops, mistakes=mistakes)
        data = report_data(View(report, mistakes=exercise.mistakes, explain=True), "0.1.0")
        name = f"{student}/{problem}.py" if id is None else id
        return row_of(index, Submission(problem, b"", name, student, student_id), not stops, data)

    return made


@pytest.fixture
def write(tmp_path: Path, exercises: dict[str, Exercise]) -> Callable[..., Summary]:
    """Write the files of these rows into `tmp_path`."""

    def written(*rows: Row, **changes: Any) -> Summary:
        options = FileOptions(changes.pop("scoring", Scoring()), changes.pop("byte_order_mark", False))
        return write_files(
            changes.pop("folder", tmp_path),
            lambda: iter(rows),
            changes.pop("exercises", exercises),
            changes.pop("left_out", LeftOut()),
            options,
            Messages(changes.pop("language", "en")),
            **changes,
        )

    return written


HOSTILE = (
    "a\nb\r\nc\td",
    "\0zero",
    "\x1b[2Jclear",
    "\"quoted\", and 'so' on",
    "=1+1",
    " =1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "＝1+1",
    "\t=1",
    "caf\udce9",
    "\ud800lone",
    "\u202egnitirw",
    "张\u3000三",
    "<script>alert(1)</script>",
    "]]></failure>",
    "../../etc/passwd",
    "CON",
    "x" * 5000,
    "नमस्ते",
)


@pytest.fixture(params=HOSTILE, ids=lambda name: ascii(name)[:24])
def hostile(request: pytest.FixtureRequest) -> str:
    """A name that somebody could have thought of."""
    return str(request.param)


@pytest.fixture
def all_hostile() -> tuple[str, ...]:
    return HOSTILE
