"""The mutants of a program: every operator at every place, each program once."""

import difflib
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from judge.authoring.mutation.operators import OPERATORS, name_of
from judge.authoring.mutation.source import Source, meaning_of
from judge.bank.mutants import Change

CONTEXT = 1  # lines around a change in a diff


@dataclass(frozen=True, slots=True)
class Mutant:
    """A program with one change. `old` and `new` of the change are the lines that differ, without their indentation."""

    change: Change
    line: int  # the first that differs, counted from 1
    source: str
    diff: str  # as `diff -u` prints it, without the names of the files


def make_mutants(reference: str) -> tuple[Mutant, ...]:
    """Make the mutants of a program that compile and differ from it and from one another, in the order of its lines."""
    seen = {meaning_of(reference), None}
    mutants = []
    for operator, text in _changed(Source(reference)):
        meaning = meaning_of(text)
        if meaning not in seen:
            seen.add(meaning)
            mutants.append(_mutant(operator, reference, text))
    return tuple(sorted(mutants, key=lambda mutant: mutant.line))


def _changed(source: Source) -> Iterator[tuple[str, str]]:
    for operator in OPERATORS:
        for node in source.nodes:
            for text in operator(node, source):
                yield name_of(operator), text


def _mutant(operator: str, reference: str, text: str) -> Mutant:
    old, new = reference.splitlines(), text.splitlines()
    before = _common(old, new)
    after = _common(old[before:][::-1], new[before:][::-1])
    diff = list(difflib.unified_diff(old, new, n=CONTEXT, lineterm=""))[2:]
    change = Change(operator, _lines(old[before : len(old) - after]), _lines(new[before : len(new) - after]))
    return Mutant(change, before + 1, text, "\n".join(diff))


def _common(some: list[str], others: list[str]) -> int:
    """Return how many lines are the same at the beginning."""
    pairs = zip(some, others, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(some), len(others)))


def _lines(lines: list[str]) -> str:
    return textwrap.dedent("\n".join(lines))
