"""index.html: a batch at a glance, on a page that needs no other file and holds nothing active.

    content.py     what stands on the page, in the language of its reader
    students.py    the table of students by exercises
    findings.py    what went wrong: hard tests, mistakes, judge errors, files that are no submissions
    pictures.py    bars and histograms
    templates/     how it looks; the style of the page of a report comes before its own

Values come into the templates as on the page of a report: nothing that a name holds can become markup.
"""

from collections.abc import Mapping
from pathlib import Path

from judge.grading.files.page.content import content_of, labels
from judge.grading.files.page.findings import findings_of
from judge.grading.files.page.students import class_of
from judge.grading.files.records import LeftOut
from judge.grading.files.tally import Tally
from judge.grading.files.writing import new_file
from judge.grading.gradebook import Gradebook
from judge.grading.records import Exercise
from judge.messages import Messages
from judge.report.page.environment import environment


def write_page(
    path: Path,
    exercises: Mapping[str, Exercise],
    book: Gradebook,
    tally: Tally,
    left_out: LeftOut,
    say: Messages,
) -> None:
    """Write index.html, in the language of `say`."""
    template = environment(__name__, labels(say)).get_template("grades.html")
    parts = template.generate(
        language=say.language,
        content=content_of(say, exercises, book, tally),
        findings=findings_of(say, exercises, tally, left_out),
        students=class_of(say, book),
    )
    with new_file(path) as file:
        file.writelines(parts)
