"""The files of `solutions/<id>/` -> records.

A known mistake is either a minimal edit of the reference, listed in `mistakes.toml`, or, where an edit would be too
large, a program in a folder named after its verdict, with the same keys as TOML in its docstring. A program of other
origin, whose docstring is its own, lies elsewhere and is named by its entry in `mistakes.toml`.
"""

import ast
import re
from pathlib import Path

from judge.bank.toml import Table, parse, read_file
from judge.errors import BankError
from judge.messages import Phrase
from judge.model import Mistake, Solutions, Text, Verdict

# What a mistake may claim: whatever a submission can get but acceptance.
CLAIMED = tuple(verdict for verdict in Verdict if verdict not in (Verdict.AC, Verdict.JE))
MISTAKE_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

# Which of these the programs of a folder may claim.
FOLDERS: dict[str, tuple[Verdict, ...]] = {
    "wrong_answer": (Verdict.WA, Verdict.PE),
    "time_limit_exceeded": (Verdict.TLE,),
    "run_time_error": (Verdict.RTE, Verdict.MLE, Verdict.OLE),
}


def read_solutions(folder: Path) -> Solutions:
    """Read the author's programs, mistakes and hints of one exercise.

    Raises:
        BankError: a file is missing or breaks a rule of the format.
    """
    reference = read_file(folder / "reference.py")
    mistakes = [
        *_listed(folder / "mistakes.toml", reference),
        *(
            _whole_program(path, FOLDERS[name])
            for name in FOLDERS
            for path in sorted((folder / name).glob("*.py"))
        ),
    ]
    ids = [mistake.id for mistake in mistakes]
    for mistake in mistakes:
        if ids.count(mistake.id) > 1:
            raise BankError("bank.duplicate-mistake", path=folder, id=mistake.id)
    return Solutions(
        reference=reference.encode(),
        accepted={
            f"accepted/{path.name}": read_file(path).encode()
            for path in sorted((folder / "accepted").glob("*.py"))
        },
        mistakes=tuple(mistakes),
        hints=read_hints(folder / "hints.toml"),
    )


def read_hints(path: Path) -> tuple[Text, ...]:
    """Read `hints.toml`: hints in both languages, from gentle to plain."""
    with parse(read_file(path), path) as table:
        return tuple(_hint(hint) for hint in table.tables("hint"))


def _hint(table: Table) -> Text:
    with table:
        return Text(table.required("en", str), table.required("zh", str))


def _listed(path: Path, reference: str) -> list[Mistake]:
    with parse(read_file(path), path) as file:
        tables = file.tables("mistake")
    mistakes = []
    for table in tables:
        with table:
            program = table.optional("program", str, None)
            source = _edited(table, reference) if program is None else _program(table, program, path.parent)
            identifier = table.required("id", str)
            mistakes.append(_mistake(table, identifier, path, source, CLAIMED))
    return mistakes


def _edited(table: Table, reference: str) -> str:
    source = reference
    for edit in table.tables("edits", required=True):
        with edit:
            source = _apply(source, edit.required("old", str), edit.required("new", str), edit)
    if source == reference:
        raise table.error("edits", Phrase("rule.a-change"))
    return source


def _program(table: Table, name: str, folder: Path) -> str:
    path = folder / name
    if not path.resolve().is_relative_to(folder.resolve()):
        raise table.error("program", Phrase("rule.below", {"folder": folder, "found": name}))
    return read_file(path)


def _apply(source: str, old: str, new: str, edit: Table) -> str:
    if source.count(old) != 1:
        raise edit.error("old", Phrase("rule.occurs-once", {"count": source.count(old), "text": repr(old)}))
    return source.replace(old, new)


def _whole_program(path: Path, verdicts: tuple[Verdict, ...]) -> Mistake:
    source = read_file(path)
    try:
        module = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise BankError("bank.bad-program", path=path, detail=error) from None
    with parse(_docstring_in_place(module), path) as table:
        return _mistake(table, path.stem.replace("_", "-"), path, source, verdicts)


def _docstring_in_place(module: ast.Module) -> str:
    """Return the docstring with empty lines before it, so that an error of its TOML names the line of the file."""
    if ast.get_docstring(module) is None:
        return ""
    statement = module.body[0]
    assert isinstance(statement, ast.Expr)
    assert isinstance(statement.value, ast.Constant)
    return "\n" * (statement.lineno - 1) + str(statement.value.value)


def _mistake(
    table: Table, identifier: str, path: Path, source: str, verdicts: tuple[Verdict, ...]
) -> Mistake:
    expect = table.required("expect", str)
    also = table.list_of("also", str)
    if not MISTAKE_ID.fullmatch(identifier):
        raise table.error("id", Phrase("rule.kebab", {"found": identifier}))
    if expect not in verdicts:
        raise _not_one_of(table, "expect", verdicts, expect)
    for verdict in also:
        if verdict not in CLAIMED:
            raise _not_one_of(table, "also", CLAIMED, verdict)
    exercise = path.parent if path.name == "mistakes.toml" else path.parent.parent
    return Mistake(
        id=identifier,
        file=path.relative_to(exercise.parent.parent).as_posix(),
        expect=Verdict(expect),
        also=frozenset(map(Verdict, also)),
        single=table.optional("single", str, ""),
        title=table.text("title"),
        hint=table.text("hint"),
        source=source.encode(),
    )


def _not_one_of(table: Table, key: str, verdicts: tuple[Verdict, ...], found: str) -> BankError:
    return table.error(key, Phrase("rule.one-of", {"options": ", ".join(verdicts), "found": found}))
