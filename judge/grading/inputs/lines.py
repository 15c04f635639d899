"""JSON Lines as input: a program in each line, from a file or from standard input, however long they are."""

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

from judge.grading.inputs.exercise_names import ExerciseNames
from judge.grading.inputs.records import NotTaken, unmatched, visible
from judge.grading.records import Submission, Unmatched
from judge.messages import Phrase
from judge.model import LONGEST_SOURCE, MIB

LONGEST_LINE = 16 * MIB  # bytes
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def count_lines(file: BinaryIO) -> int:
    """Return how many lines a file has; a last one without an end is one too."""
    count, last = 0, b"\n"
    while block := file.read(MIB):
        count += block.count(b"\n")
        last = block
    return count + (not last.endswith(b"\n"))


def bounded_lines(file: BinaryIO, longest: int) -> Iterator[bytes | None]:
    """Yield the lines of a file; None for one of more than `longest` bytes, which is never in memory as a whole."""
    while line := file.readline(longest + 1):
        if len(line) <= longest:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = file.readline(MIB)
        yield None


def submissions_in(
    file: BinaryIO, name: str, exercises: ExerciseNames, problem: str | None
) -> Iterator[Submission | Unmatched]:
    """Yield what the lines of `file` hold, of which `name` is shown; `problem` is what all of it is for, if known."""
    for number, line in enumerate(bounded_lines(file, LONGEST_LINE), 1):
        if line is not None and not line.strip():
            continue
        if number == 1 and line:
            line = line.removeprefix(BYTE_ORDER_MARK)
        try:
            yield _submission(line, exercises, problem)
        except NotTaken as error:
            yield unmatched(f"{name}:{number}", error.reason)


def _submission(line: bytes | None, exercises: ExerciseNames, problem: str | None) -> Submission:
    data = _object(line)
    id = _text(data, "id", or_number=True)
    found = problem or exercises.find(_text(data, "problem"))
    if isinstance(found, Phrase):
        raise NotTaken(found)
    source = _text(data, "source").encode("utf-8", "surrogatepass")[: LONGEST_SOURCE + 1]
    student, student_id = (
        _text(data, name, or_number=True) if data.get(name) is not None else ""
        for name in ("student", "student_id")
    )
    return Submission(found, source, id, student, student_id)


def _object(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise NotTaken(Phrase("grade.long-line", {"most": LONGEST_LINE // MIB}))
    try:
        data = json.loads(line.decode())
    except UnicodeDecodeError:
        raise NotTaken(Phrase("grade.line-not-utf8")) from None
    except (ValueError, RecursionError) as error:  # ValueError: also of a number with too many digits
        raise NotTaken(Phrase("grade.not-json", {"detail": visible(str(error))})) from None
    if not isinstance(data, dict):
        raise NotTaken(Phrase("grade.not-object"))
    return data


def _text(data: dict[str, Any], name: str, *, or_number: bool = False) -> str:
    """Return a field that is text, or may be a whole number as well."""
    value = data.get(name)
    if or_number and type(value) is int:
        return str(value)
    if not isinstance(value, str):
        raise NotTaken(Phrase("grade.bad-field" if name in data else "grade.no-field", {"field": name}))
    return value
