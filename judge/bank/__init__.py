"""The bank of exercises: folders and TOML -> records. Nothing else reads problems/, solutions/ or testcases/.

An exercise is three mirror folders with one name, its id; paths are computed, never configured:

    problems/<id>/    what the learner gets       solutions/<id>/   the author's programs, right and wrong
    testcases/<id>/   inputs and answers, made by the generator and the reference
"""

import difflib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from judge.bank.places import bank_folders, data_folder, is_bank
from judge.bank.problem import read_problem, read_topics
from judge.bank.solutions import read_hints, read_solutions
from judge.bank.testcases import Digests, fingerprint, read_cases, read_digests
from judge.bank.toml import read_file
from judge.errors import BankError, UsageError
from judge.model import Problem, Solutions, TestCase, Text, Topic

LEAST_RESEMBLANCE = 0.7  # of an id that is suggested, from 0 to 1


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError as error:
        raise BankError("bank.unreadable", path=folder, detail=error.strerror) from None


def _translated(folder: Path, name: str, language: str) -> str:
    path = folder / f"{name}.{language}.md"
    return read_file(path if path.exists() else folder / f"{name}.en.md")


class Bank:
    """The exercises of one or more folders; every file is read when it is asked for."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        for folder in folders:
            if not is_bank(folder):
                raise BankError("bank.not-a-bank", path=folder)
        self.folders = folders

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """The topics, in the order of `tracks.toml`."""
        files = [folder / "problems" / "tracks.toml" for folder in self.folders]
        return tuple(topic for file in files if file.exists() for topic in read_topics(file))

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of all exercises, in the order of `tracks.toml`, others behind in alphabetical order."""
        ordered = [id for topic in self.topics for id in topic.problems if id in self._folder_of]
        others = sorted(self._folder_of.keys() - set(ordered))
        return (*dict.fromkeys(ordered), *others)

    @cached_property
    def _folder_of(self) -> Mapping[str, Path]:
        found: dict[str, Path] = {}
        for folder in self.folders:
            for path in _entries(folder / "problems"):
                if path.is_dir() and not path.name.startswith((".", "_")):
                    found.setdefault(path.name, folder)
        return found

    def find(self, name: str) -> str:
        """Return the id that `name` stands for: itself, or the only one that begins with it.

        Raises:
            UsageError: there is no such exercise, or more than one; the message suggests.
        """
        if name in self._folder_of:
            return name
        matching = [id for id in self.ids if id.startswith(name)] if name else []
        if len(matching) == 1:
            return matching[0]
        if matching:
            raise UsageError("usage.ambiguous-id", id=name, candidates=", ".join(matching))
        if near := self._nearest(name):
            raise UsageError("usage.unknown-id-near", id=name, candidates=", ".join(near))
        raise UsageError("usage.unknown-id", id=name)

    def _nearest(self, name: str) -> list[str]:
        """Return up to three ids that resemble `name`, as a whole, at their beginning or in one of their words."""
        wanted = name.casefold()

        def ratio(part: str) -> float:
            return difflib.SequenceMatcher(None, wanted, part).ratio()

        def resemblance(id: str) -> tuple[float, float]:
            parts = (id, id[: len(wanted)], *id.split("-"))
            return 1.0 if wanted in id else max(map(ratio, parts)), ratio(id)

        if not wanted:
            return []
        similar = [id for id in self.ids if resemblance(id)[0] >= LEAST_RESEMBLANCE]
        near = sorted(similar, key=resemblance, reverse=True)
        return near[:3]

    def problem(self, id: str) -> Problem:
        """Return the exercise `id`."""
        return read_problem(self.problem_folder(id) / "problem.toml")

    def cases(self, id: str) -> tuple[TestCase, ...]:
        """Return the test cases of an exercise, samples first."""
        return read_cases(self.cases_folder(id))

    def solutions(self, id: str) -> Solutions:
        """Return the author's programs, mistakes and hints of an exercise."""
        return read_solutions(self.solutions_folder(id))

    def digests(self, id: str) -> Digests:
        """Return what the outputs of the known mistakes of an exercise are: mistake -> case -> digest."""
        return read_digests(self.cases_folder(id))

    def explanation(self, id: str, language: str) -> str:
        """Return the explanation of the reference as Markdown; in English where it is not translated."""
        return _translated(self.solutions_folder(id), "explanation", language)

    def hints(self, id: str) -> tuple[Text, ...]:
        """Return the hints to an exercise, from gentle to plain."""
        return read_hints(self.solutions_folder(id) / "hints.toml")

    def reference(self, id: str) -> bytes:
        """Return the source of the reference of an exercise."""
        return read_file(self.solutions_folder(id) / "reference.py").encode()

    def statement(self, id: str, language: str) -> str:
        """Return the statement as Markdown; in English where it is not translated."""
        return _translated(self.problem_folder(id), "statement", language)

    def starter(self, id: str) -> str:
        """Return the program a learner begins with."""
        return read_file(self.problem_folder(id) / "starter.py")

    def problem_folder(self, id: str) -> Path:
        """Return `problems/<id>`."""
        return self._folder(id) / "problems" / id

    def solutions_folder(self, id: str) -> Path:
        """Return `solutions/<id>`."""
        return self._folder(id) / "solutions" / id

    def cases_folder(self, id: str) -> Path:
        """Return `testcases/<id>`."""
        return self._folder(id) / "testcases" / id

    def _folder(self, id: str) -> Path:
        if id not in self._folder_of:
            raise UsageError("usage.unknown-id", id=id)
        return self._folder_of[id]


__all__ = ["Bank", "bank_folders", "data_folder", "fingerprint"]
