"""Students by exercises: who is who, and which submission counts."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from fractions import Fraction

import pytest

from judge.errors import UsageError
from judge.grading.gradebook import Gradebook
from judge.grading.records import Exercise, Row
from judge.grading.scores import Rule, Scoring, share_of, units_of
from judge.model import Verdict

AC, WA, CE, JE = Verdict.AC, Verdict.WA, Verdict.CE, Verdict.JE
TESTS = Scoring(Rule.TESTS)

Rows = Callable[..., Row]
Enter = Callable[..., Gradebook]


@pytest.fixture
def enter(exercises: dict[str, Exercise]) -> Iterator[Enter]:
    """A gradebook in which these rows are."""
    with ExitStack() as stack:

        def entered(*rows: Row, scoring: Scoring = TESTS) -> Gradebook:
            book = stack.enter_context(Gradebook(tuple(exercises), scoring))
            for row in rows:
                book.add(row, share_of(row, units_of(exercises[row.problem], scoring)))
            return book

        yield entered


def test_students_stand_in_the_order_of_first_appearance(row: Rows, enter: Enter) -> None:
    book = enter(row(0, "Zoe"), row(1, "Ada"), row(2, "Zoe", "means"), row(3, "Bob"))
    assert [line.student.name for line in book.lines()] == ["Zoe", "Ada", "Bob"]


def test_a_student_is_a_name_with_an_id(row: Rows, enter: Enter) -> None:
    book = enter(row(0, "Wei", student_id="1"), row(1, "Wei", student_id="2"), row(2, "Wei", student_id="1"))
    assert [(line.student.name, line.student.id) for line in book.lines()] == [("Wei", "1"), ("Wei", "2")]


def test_a_program_without_a_student_stands_for_itself_also_if_others_have_its_name(
    row: Rows, enter: Enter
) -> None:
    book = enter(
        row(0, "x"), row(1, "", id="x"), row(2, "", "means", id="x"), row(3, "", id="x", verdicts=WA)
    )
    assert [(line.student.name, line.student.is_person, list(line.grades)) for line in book.lines()] == [
        ("x", True, ["row-sums"]),
        ("x", False, ["row-sums"]),
        ("x", False, ["means"]),
        ("x", False, ["row-sums"]),
    ]
    assert [line.student.name for line in book.lines(persons=True)] == ["x"]
    assert (book.count(persons=True), book.count(persons=False)) == (1, 3)


@pytest.mark.parametrize(
    ("verdicts", "counts"),
    [
        ([WA, AC], 1),
        ([AC, WA], 0),
        ([WA, CE], 0),
        ([AC, AC], 0),
        ([{"typical-a": WA}, {"typical": WA}, {"batch": WA}], 0),
        ([{"typical": WA}, {"typical-a": WA}, {"batch": WA}], 1),
        ([AC, JE], 0),
        ([JE, AC], 1),
        ([JE, WA], 0),
        ([{"typical-a": WA}, JE], 1),
        ([JE, JE], 0),
    ],
    ids=str,
)
def test_the_best_submission_counts_and_of_equal_ones_the_first(
    row: Rows, enter: Enter, verdicts: list[Verdict], counts: int
) -> None:
    rows = [row(index, verdicts=each) for index, each in enumerate(verdicts)]
    (line,) = enter(*rows).lines()
    grade = line.grades["row-sums"]
    assert (grade.submission, grade.submissions) == (counts, len(rows))
    assert grade.verdict == rows[counts].verdict


def test_a_total_is_exact_and_weighs_the_points(row: Rows, enter: Enter) -> None:
    scoring = Scoring(Rule.GROUPS, points={"row-sums": Fraction(1, 10), "means": Fraction(3)})
    book = enter(row(0), row(1, "Ada", "means", {"typical": WA}), scoring=scoring)
    (line,) = book.lines()
    assert line.total == Fraction(1, 10) + 2
    assert book.maximum == Fraction(31, 10)


def test_a_total_with_a_judge_error_in_it_is_not_known(row: Rows, enter: Enter) -> None:
    (line,) = enter(row(0), row(1, "Ada", "means", JE)).lines()
    assert line.total is None
    assert line.grades["means"].share is None
    assert line.grades["row-sums"].share == 1


def test_what_is_missing_is_no_grade(row: Rows, enter: Enter) -> None:
    (line,) = enter(row(0, "Ada", "means")).lines()
    assert list(line.grades) == ["means"]


def test_a_name_may_hold_anything(row: Rows, enter: Enter, all_hostile: tuple[str, ...]) -> None:
    rows = [row(index, name, student_id=name) for index, name in enumerate(all_hostile)]
    book = enter(*rows)
    assert [line.student.name for line in book.lines()] == list(all_hostile)
    assert [line.student.id for line in book.lines()] == list(all_hostile)
    assert book.grade(rows[3]).submission == 3


def test_what_is_kept_of_a_student_is_found_by_exercise(row: Rows, enter: Enter) -> None:
    rows = [row(0), row(1, "Ada", "means"), row(2, "Bob")]
    book = enter(*rows)
    for each in rows:
        book.keep(each, f"text {each.index}")
    ada, bob = (line.student for line in book.lines())
    assert book.kept(ada) == {"row-sums": "text 0", "means": "text 1"}
    assert book.kept(bob) == {"row-sums": "text 2"}


def test_a_full_disk_is_an_error_for_people(row: Rows, enter: Enter) -> None:
    with pytest.raises(UsageError, match="no room"), enter(row(0)):
        raise sqlite3.OperationalError("database or disk is full")
