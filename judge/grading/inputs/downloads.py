"""Who handed in a file, by the names that Moodle and Canvas give to the submissions one downloads from them.

Moodle begins a folder, or the name of a file, with `Zoë Li_1234_assignsubmission_file_`. Canvas, where all files lie in
one folder, begins their names with `lizoe_LATE_1234_5678_`, or with `LATE_anon_Xy3Z9_5678_` if graders are not told.
A student can put such names into what is handed in, so the outermost one counts, and it counts only where no student
chooses names: at the top of an input, or in the folder of an exercise.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from judge.grading.inputs.paths import Part, Parts

MOODLE = re.compile(
    r"(?P<student>.+?)_(?P<id>[0-9]+)_assignsubmission_(?P<kind>file|onlinetext)(?:_(?P<rest>.*))?", re.DOTALL
)
CANVAS = (
    re.compile(r"(?:LATE_)?(?P<student>anon_[0-9A-Za-z]+)(?P<id>)_[0-9]+_(?P<rest>.+)", re.DOTALL),
    re.compile(r"(?P<student>\w+?)(?:_LATE)?_(?P<id>[0-9]+)_[0-9]+_(?P<rest>.+)", re.DOTALL),
)


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose file it is, and the names that are left to tell the exercise."""

    student: str
    student_id: str
    others: Parts
    is_text: bool = False  # typed into a page of Moodle, not a file that was handed in


def owner_of(parts: Parts, is_exercise: Callable[[str], object]) -> Owner | None:
    """Return whose file it is, if Moodle or Canvas says so in its path. `is_exercise` tells the names of exercises."""
    for place, part in enumerate(parts):
        if found := MOODLE.fullmatch(part.name):
            return _owner(parts, place, found, is_text=found["kind"] == "onlinetext")
        for form in CANVAS if part.is_file else ():
            if found := form.fullmatch(part.name):
                return _owner(parts, place, found)
        if not is_exercise(part.name):
            break  # what is below may be a student's
    return None


def _owner(parts: Parts, place: int, found: re.Match[str], *, is_text: bool = False) -> Owner:
    rest = (Part(found["rest"], parts[place].is_file),) if found["rest"] else ()
    others = parts[:place] + rest + parts[place + 1 :]
    return Owner(found["student"].strip(), found["id"], others, is_text)
