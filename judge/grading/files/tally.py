"""Counts over all submissions of a batch, made while they pass by."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judge.grading.gradebook import Gradebook
from judge.grading.records import Exercise, Row
from judge.grading.scores import share_of, units_of
from judge.model import Verdict

MOST_JUDGE_ERRORS = 50  # that are told one by one


@dataclass(frozen=True, slots=True)
class JudgeErrors:
    """Submissions at which the judge failed, so that their score is not known."""

    count: int
    first: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """What was counted."""

    submissions: int
    verdicts: Mapping[
        str, Mapping[Verdict, int]
    ]  # exercise -> verdict -> submissions; exercises that have some
    run: Mapping[tuple[str, str], int]  # exercise, test case -> submissions that were run on it
    failed: Mapping[tuple[str, str], int]  # those of them that were not accepted
    mistakes: Mapping[
        tuple[str, str], int
    ]  # exercise, id of a known mistake -> submissions that look like it
    judge_errors: JudgeErrors
    all_tests: bool  # whether each submission was run on every test
    cpu_time: float  # seconds, of all tests

    @property
    def verdicts_of_all(self) -> dict[Verdict, int]:
        """Submissions by their verdict: accepted first, judge errors last."""
        sums: Counter[Verdict] = Counter()
        for verdicts in self.verdicts.values():
            sums.update(verdicts)
        return {verdict: sums[verdict] for verdict in reversed(Verdict) if sums[verdict]}


def tally(rows: Iterable[Row], exercises: Mapping[str, Exercise], book: Gradebook) -> Tally:
    """Count `rows`, and enter each of them in `book`."""
    units = {id: units_of(exercise, book.scoring) for id, exercise in exercises.items()}
    verdicts: dict[str, Counter[Verdict]] = {id: Counter() for id in exercises}
    run: Counter[tuple[str, str]] = Counter()
    failed: Counter[tuple[str, str]] = Counter()
    mistakes: Counter[tuple[str, str]] = Counter()
    not_judged = 0
    first_not_judged: list[Row] = []
    all_tests = True
    cpu_time = 0.0
    for row in rows:
        share = share_of(row, units[row.problem])
        book.add(row, share)
        if share is None:
            not_judged += 1
            if len(first_not_judged) < MOST_JUDGE_ERRORS:
                first_not_judged.append(row)
        verdicts[row.problem][Verdict(row.verdict)] += 1
        for test in row.report["tests"]:
            if test["verdict"] != Verdict.JE:
                case = (row.problem, test["name"])
                run[case] += 1
                failed[case] += test["verdict"] != Verdict.AC
        mistakes.update((row.problem, mistake["id"]) for mistake in row.report["mistakes"])
        all_tests = all_tests and row.all_tests
        cpu_time += cpu_time_of(row)
    return Tally(
        submissions=sum(each.total() for each in verdicts.values()),
        verdicts={id: each for id, each in verdicts.items() if each},
        run=run,
        failed=failed,
        mistakes=mistakes,
        judge_errors=JudgeErrors(not_judged, tuple(first_not_judged)),
        all_tests=all_tests,
        cpu_time=cpu_time,
    )


def cpu_time_of(row: Row) -> float:
    """Return the CPU time in seconds that all tests of a submission took together."""
    return sum(float(test.get("cpu_ms", 0)) for test in row.measured["tests"]) / 1000
