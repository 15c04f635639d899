"""gradescope/: for each student a results.json as Gradescope's autograders write it.

https://gradescope-autograders.readthedocs.io/en/latest/specs/ names the fields. Students read this: of secret tests it
tells what `judge submit` tells, and of a judge error that the submission has yet to be judged.
"""

import csv
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from judge.bank.kinds import group_of
from judge.errors import UsageError
from judge.grading.files.names import FolderNames, harmless, shown
from judge.grading.files.sentences import for_student, test_for_student
from judge.grading.files.tally import cpu_time_of
from judge.grading.files.writing import new_file, new_folder, remove
from judge.grading.gradebook import Grade, Gradebook, Line
from judge.grading.records import Exercise, Row
from judge.grading.rows import lasting_report_of
from judge.grading.scores import decimal_text
from judge.messages import Messages
from judge.model import TestCase, TestResult, Verdict
from judge.report.junit import visible
from judge.report.view import View

INDEX = "index.csv"
HEADER = ["folder", "student", "student_id"]
BEGINNING = ",".join(f'"{name}"' for name in HEADER).encode()  # of the index
NOW, LATER = "visible", "after_published"
PASSED = {True: "passed", False: "failed"}


def write_gradescope(
    folder: Path, rows: Iterable[Row], exercises: Mapping[str, Exercise], book: Gradebook, say: Messages
) -> None:
    """Write the folder anew; without students there is none.

    Raises:
        UsageError: what is in its place was not written by this function.
    """
    if not book.count(persons=True):
        if _is_ours(folder):
            remove(folder)  # it would tell of students that are not in this batch
        return
    if os.path.lexists(folder) and not _is_ours(folder):
        raise UsageError("grade.folder-not-ours", path=folder)
    for row in rows:
        if row.student and (grade := book.grade(row)).submission == row.index:
            entries = list(_entries(say, row, grade, exercises, book))
            book.keep(row, json.dumps({"time": cpu_time_of(row), "tests": entries}))
    names = FolderNames()
    with new_folder(folder) as made, new_file(made / INDEX) as index:
        table = csv.writer(index, quoting=csv.QUOTE_ALL)
        table.writerow(HEADER)
        for line in book.lines(persons=True):
            name = names.new(line.student.name, line.student.id)
            table.writerow([name, harmless(line.student.name), harmless(line.student.id)])
            (made / name).mkdir()
            with new_file(made / name / "results.json") as file:
                json.dump(_results(say, line, book, exercises), file, ensure_ascii=False, indent=1)
                file.write("\n")


def _is_ours(folder: Path) -> bool:
    """Whether a folder was written here, or is empty, so that it may be removed."""
    if not folder.is_dir():
        return False
    index = folder / INDEX
    if not index.is_file():
        return not any(folder.iterdir())
    with index.open("rb") as file:
        return file.read(len(BEGINNING)) == BEGINNING


def _results(say: Messages, line: Line, book: Gradebook, exercises: Mapping[str, Exercise]) -> dict[str, Any]:
    kept = {id: json.loads(text) for id, text in book.kept(line.student).items()}
    tests: list[dict[str, Any]] = []
    for number, (id, exercise) in enumerate(exercises.items(), 1):
        tests += kept[id]["tests"] if id in kept else [_missing(say, number, exercise, book)]
    known = [(id, grade.share) for id, grade in line.grades.items() if grade.share is not None]
    reached = sum((share * book.scoring.points_for(id) for id, share in known), Fraction(0))
    output = [say("grade.points", score=decimal_text(reached), maximum=decimal_text(book.maximum))]
    if line.total is None:
        output.append(say("grade.not-final"))
    return {
        "score": _number(reached),
        "execution_time": round(sum(each["time"] for each in kept.values()), 3),
        "output": "\n".join(output),
        "output_format": "text",
        "visibility": NOW,
        "stdout_visibility": "hidden",
        "tests": tests,
        "extra_data": {
            "student": shown(line.student.name),
            "student_id": shown(line.student.id),
            "maximum": _number(book.maximum),
            "is_final": line.total is not None,
        },
    }


def _entries(
    say: Messages, row: Row, grade: Grade, exercises: Mapping[str, Exercise], book: Gradebook
) -> Iterator[dict[str, Any]]:
    """Yield the entry of an exercise, and one of each of its test cases."""
    exercise = exercises[row.problem]
    number = book.exercises.index(row.problem) + 1
    view = View(lasting_report_of(row), mistakes=exercise.mistakes)
    output = for_student(say, view)
    if grade.share is None and view.report.verdict is not Verdict.JE:  # the judge failed at a later test
        output.append(say("grade.not-judged"))
    if grade.submissions > 1:
        output.append(say("grade.best-of", count=grade.submissions, id=shown(row.id)))
    points = book.scoring.points_for(row.problem)
    extra = {"exercise": row.problem, "submission": shown(row.id), "index": row.index}
    yield _exercise_entry(say, number, exercise, points, grade.share, output, extra)
    results = {result.case: result for result in view.report.results}
    for position, case in enumerate(exercise.cases, 1):
        yield _test_entry(say, view, case, results.get(case.name), f"{number}.{position}")


def _missing(say: Messages, number: int, exercise: Exercise, book: Gradebook) -> dict[str, Any]:
    points = book.scoring.points_for(exercise.problem.id)
    extra = {"exercise": exercise.problem.id, "submission": None, "index": None}
    return _exercise_entry(
        say, number, exercise, points, Fraction(0), [say("grade.nothing-handed-in")], extra
    )


def _exercise_entry(
    say: Messages,
    number: int,
    exercise: Exercise,
    points: Fraction,
    share: Fraction | None,
    output: list[str],
    extra: dict[str, Any],
) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    if share is not None:
        entry = {"score": _number(share * points), "max_score": _number(points), "status": PASSED[share == 1]}
    return {
        **entry,
        "name": exercise.problem.title.in_language(say.language),
        "number": str(number),
        "output": _text(output),
        "output_format": "text",
        "tags": [exercise.problem.id],
        "visibility": NOW,
        "extra_data": extra,
    }


def _test_entry(
    say: Messages, view: View, case: TestCase, result: TestResult | None, number: str
) -> dict[str, Any]:
    """Return the entry of a test case, without a score; without a status where it was not run."""
    if result is None:
        status, output = {}, [say("grade.not-run")]
    else:
        is_judged = result.verdict is not Verdict.JE
        status = {"status": PASSED[result.verdict is Verdict.AC]} if is_judged else {}
        output = test_for_student(say, view, result)
    return {
        **status,
        "name": case.name,
        "number": number,
        "output": _text(output),
        "output_format": "text",
        "tags": [view.report.problem, group_of(case.name)],
        "visibility": NOW if case.is_sample else LATER,
        "extra_data": {"exercise": view.report.problem, "case": case.name},
    }


def _text(lines: list[str]) -> str:
    return "\n".join(map(visible, lines))


def _number(value: Fraction) -> int | float:
    """Return a score as JSON has numbers, of at most four decimals."""
    text = decimal_text(value)
    return float(text) if "." in text else int(text)
