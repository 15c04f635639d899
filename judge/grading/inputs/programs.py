"""Folders and archives -> submissions. An archive inside is opened too, for students hand in their own."""

import io
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from judge.archives import DamagedArchive, TooManyMembers
from judge.grading.inputs.naming import Label, Naming
from judge.grading.inputs.packed import MOST_INSIDE, Packed
from judge.grading.inputs.paths import Part, Parts, is_archive, is_program, parts_of
from judge.grading.inputs.records import Inputs, NotTaken, as_student, unmatched, visible
from judge.grading.inputs.tree import Entry, Reader, Tree
from judge.grading.records import Submission, Unmatched
from judge.messages import Phrase
from judge.model import LONGEST_SOURCE, MIB

LARGEST_INSIDE = 32 * MIB  # bytes of an archive in another one, or in a folder: it is read into memory
OTHER_ARCHIVES = (".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".xz")

Outcome = Label | Phrase | None  # of an entry: a submission, or why it is none; None: an archive to be opened


@dataclass(frozen=True, slots=True)
class Context:
    """How the files of an input are read and named."""

    naming: Naming
    root: Part  # the name of the input
    prefix: str  # before the paths of its files, so that they are distinct in the batch
    zip_encoding: str | None
    of_one: bool = False  # all of it was handed in by one student


def programs_in(tree: Tree, context: Context) -> Inputs:
    """Return the programs in a folder or an archive as submissions."""
    outcomes = _outcomes(tree, (), context)
    labels = sum(isinstance(outcome, Label) for outcome in outcomes)
    expected = None if None in outcomes else labels
    return Inputs(_items(tree, outcomes, (), context), expected, len(set(_students(tree, outcomes))) == 1)


def _students(tree: Tree, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Yield the students of programs; an archive that is not opened yet stands for one."""
    for entry, outcome in zip(tree.entries, outcomes, strict=True):
        if outcome is None:
            yield entry.path
        elif isinstance(outcome, Label):
            yield outcome.student


def _outcomes(tree: Tree, outer: Parts, context: Context) -> list[Outcome]:
    """Return what comes of the files in `tree`, which is the input itself or an archive at the path `outer` in it."""
    paths = [parts_of(entry.path) for entry in tree.entries]
    is_plain = [entry.refused is None and is_program(entry.path) for entry in tree.entries]
    programs = [parts for parts, plain in zip(paths, is_plain, strict=True) if plain]
    count = Counter(parts[:-1] for parts in programs)
    skipped = 1 if isinstance(tree, Packed) and _is_wrapped(paths, programs, outer, context.naming) else 0

    def outcome(entry: Entry, parts: Parts, plain: bool) -> Outcome:
        if not plain:
            return entry.refused or _reason(entry.path, inside=bool(outer))
        alone = count[parts[:-1]] == 1
        path = outer + parts[skipped:]
        return context.naming.label(context.root, path, alone=alone, of_one=context.of_one)

    return list(map(outcome, tree.entries, paths, is_plain))


def _is_wrapped(paths: Sequence[Parts], programs: Sequence[Parts], outer: Parts, naming: Naming) -> bool:
    """Whether all files of an archive lie in one folder that tells nothing of the programs: it was packed with it."""
    if len({parts[0] for parts in paths}) != 1 or any(len(parts) == 1 for parts in paths):
        return False
    if naming.owner_of((*outer, paths[0][0])) and not naming.owner_of(outer):
        return False  # the folder says whose all of it is

    def told(parts: Parts) -> str | None:
        label = naming.label_below(outer + parts, alone=False)
        return label.problem if isinstance(label, Label) else None

    return all(told(parts) in (None, told(parts[1:])) for parts in programs)


def _reason(path: str, *, inside: bool) -> Phrase | None:
    """Return why a file is no program, None if it is an archive to be opened."""
    if is_archive(path):
        return Phrase("grade.archive-inside-archive") if inside else None
    if path.casefold().endswith(OTHER_ARCHIVES):
        return Phrase("grade.other-archive")
    return Phrase("grade.not-python")


def _items(
    tree: Tree, outcomes: Sequence[Outcome], outer: Parts, context: Context
) -> Iterator[Submission | Unmatched]:
    before, copies = "", 0
    for (entry, read), outcome in zip(tree.files(), outcomes, strict=True):
        copies = copies + 1 if entry.path == before else 0  # a name that an archive has more than once
        before = entry.path
        place = f"{context.prefix}{entry.path}" + (f" [{copies + 1}]" if copies else "")
        try:
            if isinstance(outcome, Phrase):
                raise NotTaken(outcome)
            if outcome is None:
                yield from _inside(read(LARGEST_INSIDE + 1), outer + parts_of(entry.path), place, context)
            else:
                yield _submission(outcome, read, place)
        except NotTaken as error:
            yield unmatched(place, error.reason)


def _submission(label: Label, read: Reader, place: str) -> Submission:
    source = read(LONGEST_SOURCE + 1)
    return Submission(
        label.problem, source, visible(place), as_student(label.student), as_student(label.student_id)
    )


def _inside(content: bytes, outer: Parts, place: str, context: Context) -> Iterator[Submission | Unmatched]:
    """Yield what is in an archive inside the input.

    Raises:
        NotTaken: it cannot be opened.
    """
    if len(content) > LARGEST_INSIDE:
        raise NotTaken(Phrase("grade.archive-large", {"most": LARGEST_INSIDE // MIB}))
    try:
        tree = Packed(partial(io.BytesIO, content), context.zip_encoding, MOST_INSIDE)
    except DamagedArchive as error:
        raise NotTaken(Phrase("grade.damaged", {"detail": visible(str(error))})) from None
    except TooManyMembers:
        raise NotTaken(Phrase("grade.archive-members", {"most": MOST_INSIDE})) from None
    inner = replace(context, prefix=f"{place}/")
    yield from _items(tree, _outcomes(tree, outer, inner), outer, inner)
