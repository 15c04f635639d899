"""The lists: exercises, progress, selftest, generated cases, verification."""

from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from rich.cells import cell_len

from judge.authoring.generate import Made
from judge.authoring.ties import Printed
from judge.authoring.verify import CaseKills, Finding, Killed, Verification
from judge.history import Progress
from judge.messages import Messages
from judge.model import Problem, TestCase, TestResult, Text, Tie, Topic, Verdict
from judge.report.tables import (
    render_made,
    render_problems,
    render_selftest,
    render_verification,
    render_verifications,
)

TOPICS = {
    "sums": Topic("sums", Text("Adding up", "求和"), ("row-sums", "column-sums")),
    "masks": Topic("masks", Text("Masks", "掩码"), ("causal-mask",)),
}


@pytest.fixture
def problems(problem: Problem) -> list[Problem]:
    return [
        problem,
        replace(problem, id="causal-mask", topic="masks", difficulty="medium", stars=5),
        replace(problem, id="column-sums", title=Text("Sum of each column", "每列之和"), difficulty="hard"),
    ]


def progress(id: str, *, solved: bool, last: Verdict, attempts: int = 1) -> Progress:
    return Progress(id, attempts, solved, last, "2026-01-02T03:04:05Z")


def test_exercises_stand_under_their_topic_with_what_has_been_reached(
    screen: Any, english: Messages, problems: list[Problem]
) -> None:
    reached = {
        "row-sums": progress("row-sums", solved=True, last=Verdict.WA),
        "causal-mask": progress("causal-mask", solved=False, last=Verdict.TLE),
    }
    page = screen(60)
    render_problems(page.console, english, problems, TOPICS, reached)
    assert page.lines == [
        "Adding up  sums",
        "✓  row-sums     Sum of each row                      easy ★★",
        "   column-sums  Sum of each column                   hard ★★",
        "Masks  masks",
        "·  causal-mask  Sum of each row                 medium ★★★★★",
        "3 exercises. `judge show ID` shows one",
    ]


def test_exercises_in_chinese(screen: Any, chinese: Messages, problems: list[Problem]) -> None:
    page = screen(60)
    render_problems(page.console, chinese, problems, TOPICS, {})
    assert page.lines[0] == "求和  sums"
    assert page.lines[1].split() == ["row-sums", "每行之和", "简单", "★★"]
    assert {cell_len(line) for line in page.lines[1:3]} == {60}, "the right edge is straight"


def test_a_topic_that_is_not_in_the_tracks_is_shown_by_its_name(
    screen: Any, english: Messages, problem: Problem
) -> None:
    page = screen(60)
    render_problems(page.console, english, [problem], {}, {})
    assert page.lines[0] == "sums  sums"


def test_long_ids_and_titles_are_shown_whole(screen: Any, english: Messages, problem: Problem) -> None:
    long = replace(problem, id="q" * 60, title=Text("A title of many words " * 4, ""))
    page = screen(80)
    render_problems(page.console, english, [long], TOPICS, {})
    assert page.text.count("q") == 60
    assert page.text.count("title") == 4
    assert "…" not in page.text


def test_wide_terminals_do_not_tear_the_columns_apart(
    screen: Any, english: Messages, problems: list[Problem]
) -> None:
    page = screen(200)
    render_problems(page.console, english, problems, TOPICS, {})
    assert max(map(len, page.lines)) == 100


def test_selftest(
    screen: Any, english: Messages, problem: Problem, reported: Any, accepted: TestResult
) -> None:
    other = replace(problem, id="causal-mask")
    page = screen()
    render_selftest(
        page.console,
        english,
        [
            (problem, reported(accepted, accepted, total=2)),
            (other, reported(verdict=Verdict.CE, total=40)),
        ],
    )
    assert page.lines == [
        "exercise     verdict  tests  slowest / limit",
        "row-sums     AC         2/2  12 ms / 1000 ms",
        "causal-mask  CE        0/40   0 ms / 1000 ms",
        "Isolation: portable",
    ]


def test_generated_cases(screen: Any, english: Messages) -> None:
    case = TestCase("secret/01-ties", b"12345\n", b"0.50\n", (Tie(1, 1, "0.51"),))
    printed = Printed(1, 1, "0.50", Decimal("0.505"))
    page = screen()
    render_made(
        page.console,
        english,
        [
            Made(TestCase("sample/01-two-rows", b"1 2\n", b"3\n"), None, ()),
            Made(case, 4, (printed,)),
        ],
    )
    assert page.lines == [
        "test               attempt decimals input answer ties",
        "sample/01-two-rows       –        0     4      2    0",
        "secret/01-ties           5        1     6      5    1",
    ]


def test_a_verification_with_findings(screen: Any, english: Messages) -> None:
    page = screen()
    verification = Verification(
        problem="row-sums",
        findings=(Finding("problems/row-sums/generator.py", "verify.no-sample"),),
        cases=9,
        killed=(Killed("signs-dropped", Verdict.WA, ("a", "b")), Killed("slow", Verdict.TLE, ("c",))),
        named={"signs-dropped": True, "sum": False},
        reference_cpu=0.0124,
        tier="landlock",
    )
    render_verification(page.console, english, verification)
    assert page.lines == [
        "row-sums",
        "mistake        verdict  caught by",
        "signs-dropped  WA               2",
        "slow           TLE              1",
        "problems/row-sums/generator.py: There is no sample: add one to SAMPLE",
        "1 findings · 9 test cases · 2 mistakes, the diagnosis names 1 of the 2 with",
        "wrong outputs · reference at most 12 ms of CPU",
    ]


def test_what_verify_quotes_is_not_markup(screen: Any, english: Messages) -> None:
    finding = Finding("x", "verify.title", {"title": "[red]Scores[/red] :smile:"})
    page = screen()
    render_verification(
        page.console, english, Verification("row-sums", (finding,), 0, (), {}, 0.0, "portable")
    )
    assert "# [red]Scores[/red] :smile:" in page.text


def test_notes_stand_below_the_findings(screen: Any, english: Messages) -> None:
    note = Finding(
        "solutions/row-sums/mistakes.toml", "verify.fragile-mistake", {"mistake": "m", "case": "c"}
    )
    page = screen()
    verification = Verification("row-sums", (), 0, (), {}, 0.0, "portable", notes=(note,))
    render_verification(page.console, english, verification)
    assert page.lines[2] == "solutions/row-sums/mistakes.toml: The mistake m is caught by c alone"


def test_several_verifications_end_with_a_table(screen: Any, english: Messages, problem: Problem) -> None:
    finding = Finding("problems/row-sums/generator.py", "verify.no-sample")
    clean = Verification(
        problem="row-sums",
        findings=(),
        cases=13,
        killed=(Killed("signs-dropped", Verdict.WA, ("a", "b")),),
        named={"signs-dropped": True},
        reference_cpu=0.0124,
        tier="landlock",
        kills=(CaseKills("secret/01-a", 0, None, idle=True), CaseKills("secret/02-b", 1, None, idle=False)),
        notes=(finding,),
    )
    page = screen()
    broken = replace(clean, problem="other", findings=(finding, finding), kills=())
    render_verifications(page.console, english, [(clean, problem, 11.4), (broken, problem, 60.5)])
    assert [line.split() for line in page.lines] == [
        ["exercise", "cases", "named", "findings", "notes", "of", "limit", "seconds"],
        ["row-sums", "13", "1/1", "0", "2", "1%", "11"],
        ["other", "13", "1/1", "2", "1", "1%", "60"],
    ]
    page = screen()
    long = replace(clean, problem="additive-position-score-decomposition")
    render_verifications(page.console, english, [(long, problem, 11.4)])
    headings, first, rest = (line.split() for line in page.lines)
    assert headings == ["exercise", "cases", "named", "findings", "notes", "of", "limit", "seconds"]
    assert first[0] + rest[0] == "additive-position-score-decomposition", "folded, not cut off"
