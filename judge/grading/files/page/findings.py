"""What went wrong in a batch: hard tests, frequent mistakes, judge errors, inputs that are no submissions."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from judge.checkers.excerpts import printable
from judge.grading.files.names import shown
from judge.grading.files.page.content import number, percent
from judge.grading.files.records import LeftOut
from judge.grading.files.sentences import failure_of
from judge.grading.files.tally import Tally
from judge.grading.records import Exercise, Row
from judge.grading.rows import lasting_report_of
from judge.messages import Messages
from judge.model import Verdict
from judge.report.view import View

MOST_ROWS = 15  # of hard tests, and of mistakes
MOST_LEFT_OUT = 50
LONGEST_SENTENCE = 400  # characters
LEAST_REACHED = 0.1  # of the submissions to an exercise: a test that fewer ran is not called hard


@dataclass(frozen=True, slots=True)
class HardTest:
    """A test that many fail."""

    exercise: str
    test: str
    failed: str
    run: str
    share: str
    width: float  # percent


@dataclass(frozen=True, slots=True)
class FrequentMistake:
    """A known mistake that many make."""

    title: str
    exercise: str
    count: str
    width: float  # percent of the most frequent one


@dataclass(frozen=True, slots=True)
class NotJudged:
    """A submission at which the judge failed."""

    who: str
    exercise: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotTaken:
    """Something among the inputs that is no submission."""

    place: str
    reason: str


@dataclass(frozen=True, slots=True)
class Findings:
    """All of it; counts of what there is no room for are texts, empty if there is room."""

    hard_tests: tuple[HardTest, ...]
    hard_tests_note: str
    mistakes: tuple[FrequentMistake, ...]
    not_judged: tuple[NotJudged, ...]
    not_judged_more: str
    left_out: tuple[NotTaken, ...]
    left_out_note: str
    left_out_more: str


def findings_of(
    say: Messages, exercises: Mapping[str, Exercise], tally: Tally, left_out: LeftOut
) -> Findings:
    """Return what went wrong in a batch."""
    errors = tally.judge_errors
    taken = left_out.first[:MOST_LEFT_OUT]
    note = "grade.page.hardest-note" if tally.all_tests else "grade.page.hardest-note-stopped"
    return Findings(
        hard_tests=tuple(_hard_tests(tally))[:MOST_ROWS],
        hard_tests_note=say(note),
        mistakes=tuple(_mistakes(say, exercises, tally)),
        not_judged=tuple(_not_judged(say, row) for row in errors.first),
        not_judged_more=_more(say, errors.count - len(errors.first)),
        left_out=tuple(NotTaken(shown(each.place), say(each.reason, **each.details)) for each in taken),
        left_out_note=say("grade.page.left-out-note", count=number(left_out.count)),
        left_out_more=_more(say, left_out.count - len(taken)),
    )


def _more(say: Messages, count: int) -> str:
    return say("grade.page.more", count=number(count)) if count > 0 else ""


def _hard_tests(tally: Tally) -> Iterator[HardTest]:
    """Yield tests that are failed, the one with the largest share first; of equal ones that with more failures."""

    def hardness(case: tuple[str, str]) -> tuple[float, int]:
        return tally.failed[case] / tally.run[case], tally.failed[case]

    for case in sorted(tally.run, key=hardness, reverse=True):
        exercise, test = case
        failed, run = tally.failed[case], tally.run[case]
        if failed and run >= LEAST_REACHED * sum(tally.verdicts[exercise].values()):
            share = percent(failed, run)
            yield HardTest(exercise, test, number(failed), number(run), share, 100 * failed / run)


def _mistakes(say: Messages, exercises: Mapping[str, Exercise], tally: Tally) -> Iterator[FrequentMistake]:
    known = {key: count for key, count in tally.mistakes.items() if key[1] in exercises[key[0]].mistakes}
    for exercise, id in sorted(known, key=lambda key: (-known[key], key))[:MOST_ROWS]:
        count = known[exercise, id]
        title = exercises[exercise].mistakes[id].title.in_language(say.language)
        yield FrequentMistake(title, exercise, number(count), 100 * count / max(known.values()))


def _not_judged(say: Messages, row: Row) -> NotJudged:
    report = lasting_report_of(row)
    if report.verdict is Verdict.JE:
        sentences = failure_of(say, View(report))
    else:  # the judge failed at a later test than the first failure
        sentences = [result.case for result in report.results if result.verdict is Verdict.JE]
    return NotJudged(
        shown(row.student or row.id),
        row.problem,
        tuple(printable(line, LONGEST_SENTENCE) for line in sentences),
    )
