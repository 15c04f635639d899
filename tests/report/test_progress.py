"""What has been reached, on a terminal: bars, marks, best times, attempts, the next exercise."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from judge.history import Attempt, Progress
from judge.messages import Messages
from judge.model import Problem, Text, Topic, Verdict
from judge.report.progress import BAR, bar, local_time, render_attempts, render_next, render_standing
from judge.report.standing import Share, Standing

SUMS = Topic("sums", Text("Adding up", "求和"), ("row-sums",))
MASKS = Topic("masks", Text("Masks", "掩码"), ("causal-mask",))
LONGEST_ID = "transformer-block-parameter-ledger"
SOLVED = Progress("row-sums", 12, True, Verdict.WA, "2026-01-02T03:04:05Z")
BEGUN = Progress("causal-mask", 1, False, Verdict.TLE, "2026-07-02T20:04:05Z")


@pytest.fixture(autouse=True)
def china(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Clocks are eight hours ahead of UTC."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "CST-8")
        time.tzset()
        yield
    time.tzset()


def test_the_standing(screen: Any, english: Messages) -> None:
    page = screen()
    standing = Standing([SOLVED, BEGUN], {"row-sums": 12.4}, [Share(SUMS, 1, 2), Share(MASKS, 0, 5)])
    render_standing(page.console, english, standing)
    assert page.lines == [
        "   exercise     attempts  last   best  submitted",
        "✓  row-sums           12  WA    12 ms  2026-01-02 11:04",
        "·  causal-mask         1  TLE       –  2026-07-03 04:04",
        "",
        "Adding up      ██████████░░░░░░░░░░  1/2",
        "Masks          ░░░░░░░░░░░░░░░░░░░░  0/5",
        "All exercises  ██░░░░░░░░░░░░░░░░░░  1/7",
    ]


def test_the_standing_in_chinese(screen: Any, chinese: Messages) -> None:
    page = screen()
    render_standing(page.console, chinese, Standing([SOLVED], {}, [Share(SUMS, 1, 1), Share(None, 0, 1)]))
    assert page.lines == [
        "   题目      提交次数  最近  最快  提交时间",
        "✓  row-sums        12  WA       –  2026-01-02 11:04",
        "",
        "求和      ████████████████████  1/1",
        "其他题目  ░░░░░░░░░░░░░░░░░░░░  0/1",
        "全部题目  ██████████░░░░░░░░░░  1/2",
    ]


def test_a_solution_that_was_looked_at_is_marked_and_the_mark_explained(
    screen: Any, english: Messages
) -> None:
    seen = replace(SOLVED, solution_seen=True)
    only_seen = Progress("column-sums", 0, False, None, None, solution_seen=True)
    page = screen()
    render_standing(page.console, english, Standing([seen, BEGUN, only_seen], {}, []))
    assert [line.split()[:2] for line in page.lines[1:4]] == [
        ["✓*", "row-sums"],
        ["·", "causal-mask"],
        ["·*", "column-sums"],
    ]
    assert page.lines[3].split()[2:] == ["0", "–", "–", "–"]
    assert page.lines[4] == "* The solution was looked at before the exercise was solved."


def test_without_such_a_look_there_is_no_mark(screen: Any, english: Messages) -> None:
    page = screen()
    render_standing(page.console, english, Standing([SOLVED], {}, []))
    assert "*" not in page.text


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_standing_fits_80_columns_with_the_longest_ids(screen: Any, language: str) -> None:
    page = screen()
    progress = Progress(LONGEST_ID, 123, True, Verdict.WA, "2026-01-02T03:04:05Z", solution_seen=True)
    topic = Topic("long", Text("A topic with quite a long name", "名字相当长的一个主题"), (LONGEST_ID,))
    standing = Standing([progress], {LONGEST_ID: 1234.0}, [Share(topic, 1, 120)])
    render_standing(page.console, Messages(language), standing)
    assert max(map(cell_len, page.text.splitlines())) <= 80
    row = page.lines[1]
    assert row.startswith(f"✓* {LONGEST_ID}")
    assert row.endswith("123  WA    1234 ms  2026-01-02 11:04")


def test_on_a_narrow_terminal_nothing_is_cut_off(screen: Any, english: Messages) -> None:
    page = screen(60)
    progress = Progress(LONGEST_ID, 123, True, Verdict.WA, "2026-01-02T03:04:05Z")
    render_standing(page.console, english, Standing([progress], {LONGEST_ID: 1234.0}, []))
    assert "…" not in page.text
    assert max(map(cell_len, page.text.splitlines())) <= 60


@pytest.mark.parametrize(
    ("solved", "total", "full"),
    [
        (0, 0, 0),
        (0, 7, 0),
        (1, 1000, 1),
        (1, 2, BAR // 2),
        (999, 1000, BAR - 1),
        (7, 7, BAR),
    ],
)
def test_a_bar_is_full_or_empty_only_where_all_or_nothing_is_solved(
    solved: int, total: int, full: int
) -> None:
    assert bar(solved, total).plain == "█" * full + "░" * (BAR - full)


def test_bars_have_colours_where_there_are_some(screen: Any, english: Messages) -> None:
    page = screen(color_system="standard", force_terminal=True)
    render_standing(page.console, english, Standing([], {}, [Share(SUMS, 1, 2)]))
    assert "\x1b[32m██████████" in page.text


def test_times_are_those_of_a_clock_here(monkeypatch: pytest.MonkeyPatch) -> None:
    assert local_time("2026-12-31T23:30:00Z") == "2027-01-01 07:30"
    monkeypatch.setenv("TZ", "EST5EDT,M3.2.0,M11.1.0")
    time.tzset()
    assert local_time("2026-01-01T02:30:00Z") == "2025-12-31 21:30"
    assert local_time("2026-07-01T02:30:00Z") == "2026-06-30 22:30"


def attempt(number: int, verdict: Verdict, *figures: Any) -> Attempt:
    return Attempt(number, "2026-01-02T03:04:05Z", "f", verdict, *figures)


def test_the_attempts_at_an_exercise(screen: Any, english: Messages) -> None:
    page = screen()
    render_attempts(
        page.console,
        english,
        ("row-sums", "Sum of each row"),
        replace(SOLVED, hints_shown=2, solution_seen=True),
        12.4,
        [
            (attempt(31, Verdict.AC, 38, 38, 12.4), False),
            (attempt(9, Verdict.CE, 0, 38, None), False),
            (attempt(8, Verdict.AC, None, None, None), True),
        ],
    )
    assert page.lines == [
        "row-sums · Sum of each row",
        "solved · fastest accepted: 12 ms of CPU on its slowest test · hints seen: 2 ·",
        "solution looked at before it was solved",
        "",
        "no.  verdict  tests  CPU ms  submitted",
        " 31  AC       38/38      12  2026-01-02 11:04",
        "  9  CE        0/38       –  2026-01-02 11:04",
        "  8  AC           –       –  2026-01-02 11:04  before the exercise changed",
    ]


def test_an_exercise_that_was_begun_without_a_submission(screen: Any, english: Messages) -> None:
    page = screen()
    progress = Progress("row-sums", 0, False, None, None, hints_shown=1)
    render_attempts(page.console, english, ("row-sums", ""), progress, None, [])
    assert page.lines == ["row-sums", "not solved yet · hints seen: 1"]


def test_the_next_exercise(screen: Any, english: Messages, chinese: Messages, problem: Problem) -> None:
    page = screen()
    render_next(page.console, english, problem, SUMS, 3, 7)
    assert page.lines == [
        "Sum of each row · Adding up · easy ★★",
        "To read it: judge show row-sums",
        "To begin: judge start row-sums",
        "3 of 7 exercises are left.",
    ]
    page = screen()
    render_next(page.console, chinese, problem, SUMS, 3, 7)
    assert page.lines == [
        "每行之和 · 求和 · 简单 ★★",
        "查看题面：judge show row-sums",
        "开始答题：judge start row-sums",
        "还剩 3/7 题。",
    ]


def test_the_next_exercise_of_a_topic_that_is_not_in_the_tracks(
    screen: Any, english: Messages, problem: Problem
) -> None:
    page = screen()
    render_next(page.console, english, problem, None, 1, 1)
    assert page.lines[0] == "Sum of each row · sums · easy ★★"
