"""What has been reached, as records and as data."""

from judge.history import Attempt, Progress
from judge.model import Text, Topic, Verdict
from judge.report.standing import Share, Standing, attempt_data, progress_data, shares_of, standing_data

SUMS = Topic("sums", Text("Adding up", "求和"), ("row-sums", "column-sums", "not-here"))
MASKS = Topic("masks", Text("Masks", "掩码"), ("causal-mask", "row-sums"))
EMPTY = Topic("empty", Text("Nothing yet", "暂无"), ("not-here",))

SOLVED = Progress("row-sums", 3, True, Verdict.WA, "2026-01-02T03:04:05Z", 1)
SEEN = Progress("causal-mask", 0, False, None, None, solution_seen=True)


def test_every_exercise_of_the_bank_counts_once() -> None:
    ids = ["row-sums", "column-sums", "causal-mask", "of-no-topic"]
    assert shares_of([SUMS, EMPTY, MASKS], ids, {"row-sums", "of-no-topic", "not-here"}) == [
        Share(SUMS, 1, 2),
        Share(MASKS, 0, 1),
        Share(None, 1, 1),
    ]


def test_a_bank_without_exercises_has_no_shares() -> None:
    assert shares_of([SUMS], [], set()) == []


def test_a_standing_as_data_has_every_field() -> None:
    standing = Standing([SOLVED, SEEN], {"row-sums": 12.5}, [Share(SUMS, 1, 2), Share(None, 1, 3)])
    assert standing_data(standing) == {
        "solved": 2,
        "total": 5,
        "topics": [
            {"topic": "sums", "title": {"en": "Adding up", "zh": "求和"}, "solved": 1, "total": 2},
            {"topic": None, "title": None, "solved": 1, "total": 3},
        ],
        "problems": [
            {
                "problem": "row-sums",
                "attempts": 3,
                "solved": True,
                "last_verdict": "WA",
                "last_time_utc": "2026-01-02T03:04:05Z",
                "best_cpu_ms": 12.5,
                "hints_shown": 1,
                "solution_seen": False,
            },
            progress_data(SEEN, None),
        ],
    }


def test_what_is_not_known_of_an_exercise_is_null() -> None:
    data = progress_data(SEEN, None)
    assert (data["last_verdict"], data["last_time_utc"], data["best_cpu_ms"]) == (None, None, None)
    assert data["solution_seen"] is True


def test_an_attempt_as_data_has_every_field() -> None:
    attempt = Attempt(7, "2026-01-02T03:04:05Z", "f", Verdict.TLE, 2, 9, 1000.5)
    data = attempt_data(attempt, "f")
    assert data == {
        "number": 7,
        "time_utc": "2026-01-02T03:04:05Z",
        "verdict": "TLE",
        "passed": 2,
        "total": 9,
        "cpu_ms": 1000.5,
        "exercise_changed": False,
    }
    assert attempt_data(attempt, "other")["exercise_changed"] is True
    assert attempt_data(attempt, None)["exercise_changed"] is None
