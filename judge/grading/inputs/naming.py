"""Paths -> who handed in a program, and for which exercise."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from judge.grading.inputs.downloads import Owner, owner_of
from judge.grading.inputs.exercise_names import ExerciseNames, folded, without_copy
from judge.grading.inputs.paths import Part, Parts
from judge.grading.inputs.pattern import EXERCISE, STUDENT, STUDENT_ID, Pattern
from judge.messages import Phrase

NEUTRAL = {"solution", "main", "submission", "answer", "program"}  # names of files that tell nothing
ONLINE_TEXT = Phrase("grade.online-text")


@dataclass(frozen=True, slots=True)
class Label:
    """Whose program it is, and for which exercise."""

    problem: str  # id of the exercise
    student: str
    student_id: str = ""
    is_downloaded: bool = False  # Moodle or Canvas says whose it is


class Naming:
    """The rules by which paths name exercises and students: a pattern, or the usual shapes of folders."""

    def __init__(self, exercises: ExerciseNames, problem: str | None, pattern: Pattern | None) -> None:
        self._exercises = exercises
        self._problem = problem  # what every program is for; None: names tell
        self._pattern = pattern

    def label(self, root: Part, parts: Parts, *, alone: bool, of_one: bool) -> Label | Phrase:
        """Return what the path of a program says, or why it says too little.

        `root` is the name of the input, which is asked where the path below it does not tell the exercise or the
        student. `alone` is whether there is no other program in the same folder, `of_one` whether the input is one
        student's: then its name is part of the student's.
        """
        found = self.label_below(parts, alone=alone)
        if self._pattern or found == ONLINE_TEXT:
            return found
        if isinstance(found, Label) and (found.is_downloaded or (found.student and not of_one)):
            return found
        wider = self.label_below((root, *parts), alone=alone)
        if isinstance(wider, Phrase):
            return found
        return replace(wider, student=wider.student or root.name)

    def label_below(self, parts: Parts, *, alone: bool) -> Label | Phrase:
        """Return the same of the path below an input alone; no student, if it does not tell."""
        if self._pattern:
            return self._by_pattern(self._pattern, parts)
        owner = self.owner_of(parts)
        if owner and owner.is_text:
            return ONLINE_TEXT
        problem = self._problem or self._exercise_in(owner.others if owner else parts)
        if problem is None:
            return Phrase("grade.no-exercise")
        if owner:
            return Label(problem, owner.student, owner.student_id, is_downloaded=True)
        return Label(problem, self._student_in(parts, problem, alone=alone))

    def owner_of(self, parts: Parts) -> Owner | None:
        """Return whose file it is, if Moodle or Canvas says so in its path."""
        return owner_of(parts, self._exercises.named)

    def _by_pattern(self, pattern: Pattern, parts: Parts) -> Label | Phrase:
        found = pattern.match(parts) or {}
        problem = self._problem or self._exercises.named(found.get(EXERCISE, ""))
        if not found or problem is None:
            return Phrase("grade.not-in-pattern", {"pattern": pattern.text})
        return Label(problem, found[STUDENT], found.get(STUDENT_ID, ""))

    def _exercise_in(self, parts: Iterable[Part]) -> str | None:
        """Return the exercise that the innermost part names which names one: the file itself, or a folder."""
        named = (self._exercises.named(part.name) for part in reversed(tuple(parts)))
        return next((id for id in named if id), None)

    def _student_in(self, parts: Parts, problem: str, *, alone: bool) -> str:
        """Return what remains of a path without the exercise: the student."""
        *folders, file = parts
        names = [part.name for part in folders if not self._tells_nothing(part, problem)]
        # Where all programs are for one exercise, a folder says it all, unless it holds several.
        folder_is_enough = self._problem is not None and names and alone
        if not self._tells_nothing(file, problem) and not folder_is_enough:
            names.append(file.name)
        return "/".join(names)

    def _tells_nothing(self, part: Part, problem: str) -> bool:
        if part.is_file and folded(without_copy(part.name)) in NEUTRAL:
            return True
        return self._exercises.named(part.name) == problem
