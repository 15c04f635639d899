"""Patterns of paths, as `--pattern` gives them: `{student}_{exercise}.py`.

A name is compared piece by piece, and where it failed once it is not tried again: students choose the names, and with a
regular expression of several such pieces one could be made that takes for ever.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from judge.errors import UsageError
from judge.grading.inputs.paths import PROGRAM, Parts

PIECES = re.compile(r"(\{[^{}]*\}|\*+)")
STUDENT, STUDENT_ID, EXERCISE = FIELDS = ("{student}", "{student_id}", "{exercise}")

Test = Callable[[str], object]  # whether a text is the name of an exercise


class Pattern:
    """A pattern of paths, or of the names of files if it has no `/`. `*` stands for anything in a name."""

    def __init__(self, text: str, is_exercise: Test | None) -> None:
        """`is_exercise` tells what `{exercise}` stands for; None: it may be missing, the exercise is known.

        Raises:
            UsageError: `{student}` or `{exercise}` is missing, there twice, or there is another name in braces.
        """
        self.text = text
        self._is_exercise: Test = is_exercise or bool
        self._of_paths = "/" in text
        stem = text[: -len(PROGRAM)] if text.casefold().endswith(PROGRAM) else text
        self._parts = [[piece for piece in PIECES.split(name) if piece] for name in stem.split("/")]
        found = [piece for pieces in self._parts for piece in pieces if piece.startswith("{")]
        needed = [STUDENT] if is_exercise is None else [STUDENT, EXERCISE]
        if missing := [field for field in needed if field not in found]:
            raise UsageError("grade.pattern-lacks", pattern=text, missing=missing[0])
        if unknown := [field for field in found if field not in FIELDS]:
            raise UsageError("grade.pattern-field", pattern=text, found=unknown[0])
        if twice := [field for field in FIELDS if found.count(field) > 1]:
            raise UsageError("grade.pattern-twice", pattern=text, found=twice[0])

    def match(self, parts: Parts) -> Mapping[str, str] | None:
        """Return what stands for each of FIELDS in a path; None: it is not of this form."""
        names = [part.name for part in (parts if self._of_paths else parts[-1:])]
        if len(names) != len(self._parts):
            return None
        found: dict[str, str] = {}
        for pieces, name in zip(self._parts, names, strict=True):
            fields = _fields(pieces, name, self._is_exercise)
            if fields is None:
                return None
            found |= fields
        return found


def _fields(pieces: Sequence[str], name: str, is_exercise: Test) -> dict[str, str] | None:
    """Return what the fields among `pieces` stand for in a name, if it is made of them."""
    failed: set[tuple[int, int]] = set()

    def rest(index: int, start: int) -> dict[str, str] | None:
        if index == len(pieces):
            return {} if start == len(name) else None
        if (index, start) not in failed:
            piece = pieces[index]
            for end in _ends(piece, name, start, is_exercise):
                if (found := rest(index + 1, end)) is not None:
                    return {piece: name[start:end], **found} if piece in FIELDS else found
            failed.add((index, start))
        return None

    return rest(0, 0)


def _ends(piece: str, name: str, start: int, is_exercise: Test) -> Iterable[int]:
    """Return where a piece that begins at `start` may end: students early, so that exercises are whole."""
    if piece == EXERCISE:
        return (end for end in range(len(name), start, -1) if is_exercise(name[start:end]))
    if piece in FIELDS:
        return range(start + 1, len(name) + 1)
    if piece.startswith("*"):
        return range(start, len(name) + 1)
    return [start + len(piece)] if name.startswith(piece, start) else []
