"""What stands on the page of the batch as a whole, of each exercise, and of the scores: texts and numbers."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from judge.grading.files.page.pictures import SHARES, Column, Segment, bins_for, columns, segments
from judge.grading.files.tally import Tally
from judge.grading.gradebook import Gradebook
from judge.grading.records import Exercise
from judge.grading.scores import Rule, Scoring, decimal_text
from judge.messages import Messages
from judge.model import Verdict

LABELS = {
    "title": "grade.page.title",
    "verdicts": "grade.page.verdicts",
    "by_exercise": "grade.page.by-exercise",
    "exercise": "grade.page.exercise",
    "count": "grade.page.count",
    "accepted": "grade.page.accepted",
    "mean": "grade.page.mean",
    "distribution": "grade.page.distribution",
    "totals": "grade.page.totals",
    "by_student": "grade.page.by-student",
    "student": "grade.page.student",
    "total": "grade.page.total",
    "hardest": "grade.page.hardest",
    "test": "grade.page.test",
    "failed": "grade.page.failed",
    "share": "grade.page.share",
    "mistakes": "grade.page.mistakes",
    "mistakes_note": "grade.page.mistakes-note",
    "mistake": "grade.page.mistake",
    "judge_errors": "grade.page.judge-errors",
    "judge_errors_note": "grade.page.judge-errors-note",
    "left_out": "grade.page.left-out",
}


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that stands out, and what it counts."""

    number: str
    label: str


@dataclass(frozen=True, slots=True)
class VerdictCount:
    """A line of the legend of verdicts."""

    verdict: Verdict
    name: str
    count: str
    share: str


@dataclass(frozen=True, slots=True)
class ExerciseRow:
    """A row of the table of exercises."""

    id: str
    title: str
    count: str
    accepted: str
    mean: str
    bar: tuple[Segment, ...]
    columns: tuple[Column, ...]  # none where scores are all or nothing: the bar shows them


@dataclass(frozen=True, slots=True)
class Totals:
    """How the total scores of students are distributed."""

    note: str
    remarks: tuple[str, ...]
    columns: tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """The page, but for the students and what went wrong."""

    figures: tuple[Figure, ...]
    bar: tuple[Segment, ...]
    verdicts: tuple[VerdictCount, ...]
    scoring: tuple[str, ...]
    exercises: tuple[ExerciseRow, ...]
    totals: Totals | None


@dataclass(frozen=True, slots=True)
class Scores:
    """How often each score occurs among the grades of a gradebook."""

    shares: Mapping[str, Mapping[Fraction, int]]  # by exercise, those that are known
    totals: Mapping[Fraction, int]  # of persons
    unknown: int  # persons whose total is not known


def labels(say: Messages) -> dict[str, str]:
    """Return the texts of the page that are always the same."""
    return {name: say(key) for name, key in LABELS.items()}


def content_of(say: Messages, exercises: Mapping[str, Exercise], book: Gradebook, tally: Tally) -> Content:
    """Return what stands on the page of a batch."""
    scores = scores_of(book)
    verdicts = tally.verdicts_of_all
    return Content(
        figures=tuple(_figures(say, book, tally)),
        bar=segments(verdicts),
        verdicts=tuple(
            VerdictCount(verdict, say(f"verdict.{verdict}"), number(count), percent(count, tally.submissions))
            for verdict, count in verdicts.items()
        ),
        scoring=tuple(_scoring(say, book)),
        exercises=tuple(
            _exercise(say, exercises[id], counts, scores.shares[id], book.scoring)
            for id, counts in tally.verdicts.items()
        ),
        totals=_totals(say, book, scores),
    )


def scores_of(book: Gradebook) -> Scores:
    """Count the scores in a gradebook."""
    shares: dict[str, Counter[Fraction]] = {id: Counter() for id in book.exercises}
    totals: Counter[Fraction] = Counter()
    unknown = 0
    for line in book.lines():
        for id, grade in line.grades.items():
            if grade.share is not None:
                shares[id][grade.share] += 1
        if line.student.is_person and line.total is not None:
            totals[line.total] += 1
        unknown += line.student.is_person and line.total is None
    return Scores(shares, totals, unknown)


def number(count: int) -> str:
    """Write a count down, in groups of three digits."""
    return f"{count:,}"


def percent(part: int, whole: int) -> str:
    """Write a share down; a small one is not 0 %, and not quite all is not 100 %."""
    if not whole:
        return "–"
    share = 100 * part / whole
    if part and share <= 0.5:
        return "<1%"
    if part < whole and share >= 99.5:
        return ">99%"
    return f"{share:.0f}%"


def _figures(say: Messages, book: Gradebook, tally: Tally) -> Iterator[Figure]:
    yield Figure(number(tally.submissions), say("grade.page.submissions"))
    if students := book.count(persons=True):
        yield Figure(number(students), say("grade.page.students"))
    yield Figure(number(len(tally.verdicts)), say("grade.page.exercises"))
    accepted = tally.verdicts_of_all.get(Verdict.AC, 0)
    yield Figure(percent(accepted, tally.submissions), say("grade.page.accepted"))


def _scoring(say: Messages, book: Gradebook) -> Iterator[str]:
    """Say how submissions are scored."""
    scoring = book.scoring
    if scoring.rule is Rule.VERDICT:
        yield say("grade.page.by-verdict")
    elif scoring.rule is Rule.TESTS:
        yield say("grade.page.by-tests")
    elif scoring.groups:
        names = (say(f"group.{group}") for group in scoring.groups)
        yield say("grade.page.by-some-groups", groups=" · ".join(names))
    else:
        yield say("grade.page.by-groups")
    if book.count(persons=True):
        yield say("grade.page.best-counts")


def _exercise(
    say: Messages,
    exercise: Exercise,
    verdicts: Mapping[Verdict, int],
    shares: Mapping[Fraction, int],
    scoring: Scoring,
) -> ExerciseRow:
    mean = _mean(shares)
    return ExerciseRow(
        id=exercise.problem.id,
        title=exercise.problem.title.in_language(say.language),
        count=number(sum(verdicts.values())),
        accepted=number(verdicts.get(Verdict.AC, 0)),
        mean="–" if mean is None else f"{float(mean):.0%}",
        bar=segments(verdicts),
        columns=() if scoring.rule is Rule.VERDICT else columns(SHARES, shares),
    )


def _totals(say: Messages, book: Gradebook, scores: Scores) -> Totals | None:
    mean = _mean(scores.totals)
    if mean is None:
        return None
    all_or_nothing = book.scoring.rule is Rule.VERDICT
    least = min(map(book.scoring.points_for, book.exercises)) if all_or_nothing else Fraction(0)
    numbers = {"maximum": book.maximum, "median": _median(scores.totals), "mean": mean}
    note = say("grade.page.totals-note", **{name: _two_decimals(value) for name, value in numbers.items()})
    remarks = [] if all_or_nothing else [say("grade.page.bars")]
    if scores.unknown:
        remarks.append(say("grade.page.not-in-totals", count=number(scores.unknown)))
    return Totals(note, tuple(remarks), columns(bins_for(book.maximum, least), scores.totals))


def _two_decimals(value: Fraction) -> str:
    return decimal_text(round(value, 2))


def _mean(scores: Mapping[Fraction, int]) -> Fraction | None:
    count = sum(scores.values())
    return sum((score * times for score, times in scores.items()), Fraction(0)) / count if count else None


def _median(scores: Mapping[Fraction, int]) -> Fraction:
    """Return the score in the middle, or half way between the two that are."""
    count = sum(scores.values())
    lower, upper = (_at(scores, place) for place in ((count - 1) // 2, count // 2))
    return (lower + upper) / 2


def _at(scores: Mapping[Fraction, int], place: int) -> Fraction:
    """Return the score at a place, from 0, among all in order."""
    passed = 0
    for score in sorted(scores):
        passed += scores[score]
        if passed > place:
            return score
    raise IndexError(place)
