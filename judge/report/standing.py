"""What a learner has reached in a bank, as `judge status` shows it: records, and the same as data."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from judge.history import Attempt, Progress
from judge.model import Text, Topic


@dataclass(frozen=True, slots=True)
class Share:
    """How many exercises of a topic are solved."""

    topic: Topic | None  # None: of no topic in `tracks.toml`
    solved: int
    total: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What has been reached in all exercises of a bank."""

    begun: Sequence[Progress]  # the one submitted to last first
    best_times: Mapping[str, float]  # id -> CPU ms of the slowest test of the fastest accepted submission
    shares: Sequence[Share]  # in the order of the topics, those without exercises left out

    @property
    def solved(self) -> int:
        """How many exercises are solved."""
        return sum(share.solved for share in self.shares)

    @property
    def total(self) -> int:
        """How many exercises there are."""
        return sum(share.total for share in self.shares)


def shares_of(topics: Sequence[Topic], ids: Sequence[str], solved: Collection[str]) -> list[Share]:
    """Count what is solved of `ids`, by topic; every exercise counts once."""
    left = dict.fromkeys(ids)
    shares = []
    for topic, members in [*((topic, topic.problems) for topic in topics), (None, ids)]:
        here = [id for id in dict.fromkeys(members) if id in left]
        for id in here:
            del left[id]
        if here:
            shares.append(Share(topic, sum(id in solved for id in here), len(here)))
    return shares


def standing_data(standing: Standing) -> dict[str, Any]:
    """Return what has been reached as plain data.

    `solved` and `total` count exercises, in all and for each of `topics` (`topic` and `title` are null for those of no
    topic). `problems` are those that were begun, the one submitted to last first; see `progress_data`.
    """
    return {
        "solved": standing.solved,
        "total": standing.total,
        "topics": [
            {
                "topic": share.topic.id if share.topic else None,
                "title": _both(share.topic.title) if share.topic else None,
                "solved": share.solved,
                "total": share.total,
            }
            for share in standing.shares
        ],
        "problems": [progress_data(each, standing.best_times.get(each.problem)) for each in standing.begun],
    }


def progress_data(progress: Progress, best_time: float | None) -> dict[str, Any]:
    """Return what has been reached in one exercise as plain data.

    `best_cpu_ms` is the CPU time of the slowest test of the fastest accepted submission to the exercise as it is now,
    null if there is none; `last_verdict` and `last_time_utc` are null if nothing was submitted; `solution_seen` tells
    of a look at the solution before the exercise was solved.
    """
    return {
        "problem": progress.problem,
        "attempts": progress.attempts,
        "solved": progress.solved,
        "last_verdict": progress.last_verdict.value if progress.last_verdict else None,
        "last_time_utc": progress.last_time_utc,
        "best_cpu_ms": best_time,
        "hints_shown": progress.hints_shown,
        "solution_seen": progress.solution_seen,
    }


def attempt_data(attempt: Attempt, fingerprint: str | None) -> dict[str, Any]:
    """Return a submission as plain data; `fingerprint` is that of the exercise as it is now, None if not known.

    `passed` and `total` count tests, `cpu_ms` is the time of the slowest; `exercise_changed` tells whether the exercise
    has changed since, null if that is not known.
    """
    return {
        "number": attempt.number,
        "time_utc": attempt.time_utc,
        "verdict": attempt.verdict.value,
        "passed": attempt.passed,
        "total": attempt.total,
        "cpu_ms": attempt.slowest_ms,
        "exercise_changed": None if fingerprint is None else attempt.fingerprint != fingerprint,
    }


def _both(text: Text) -> dict[str, str]:
    return {"en": text.en, "zh": text.zh}
