"""Files of an exercise: all that must be there, nothing that must not, both languages alike."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from judge.authoring.verify.findings import Finding, finding
from judge.bank import Bank
from judge.bank.mutants import MUTANTS
from judge.bank.solutions import FOLDERS
from judge.bank.toml import read_file
from judge.model import MIB, Problem, Solutions

PROBLEM_FILES = (
    "problem.toml",
    "statement.en.md",
    "statement.zh.md",
    "starter.py",
    "generator.py",
    "validator.py",
)
SOLUTION_FILES = ("reference.py", "mistakes.toml", "hints.toml", "explanation.en.md", "explanation.zh.md")
MAY_BE_THERE = {
    "problems": re.compile(r"package\.toml"),  # what `judge export` tells other judges
    "solutions": re.compile(rf"(accepted|{'|'.join(FOLDERS)})/[a-z0-9_]+\.py|{re.escape(MUTANTS)}"),
}

SECTIONS = {
    "en": ("Task", "Input", "Output", "Definition", "Illegal input", "Limits", "Notes"),
    "zh": ("任务", "输入", "输出", "定义", "非法输入", "数据范围", "说明"),
}
TIME_LIMIT = {"en": "{:g} seconds? of CPU", "zh": "{:g} 秒 CPU"}
MEMORY = {"en": "{} MiB", "zh": "{} MiB"}
DECIMALS = {"en": "{} decimals?", "zh": "{} 位小数"}
NOT_WITHIN_A_NUMBER = r"(?<![0-9.])"
WIDEST_CODE = 76  # columns: fits a terminal of 80 with the margins of `judge show`
# What `judge new` writes where the author is to write; in the starter the word alone is meant for the learner.
GAP, GAP_IN_STARTER = "TODO", "TODO(author)"
LENGTHS = {"en": (200, 400), "zh": (300, 800)}  # words, characters
HINTS = 3


def check_files(bank: Bank, id: str) -> Iterator[Finding]:
    """Find missing and stray files."""
    for folder, required in (
        (bank.problem_folder(id), PROBLEM_FILES),
        (bank.solutions_folder(id), SOLUTION_FILES),
    ):
        place = f"{folder.parent.name}/{id}"
        present = {
            path.relative_to(folder).as_posix()
            for path in folder.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }
        for name in required:
            if name not in present:
                yield finding(f"{place}/{name}", "missing-file")
        for name in sorted(present - set(required)):
            if not MAY_BE_THERE[folder.parent.name].fullmatch(name):
                yield finding(f"{place}/{name}", "stray-file")
    listed = [each for topic in bank.topics for each in topic.problems]
    if id not in listed:
        yield finding("problems/tracks.toml", "not-in-tracks", id=id)
    for each in listed:
        if each not in bank.ids:
            yield finding("problems/tracks.toml", "not-in-bank", id=each)


def check_texts(bank: Bank, problem: Problem, solutions: Solutions) -> Iterator[Finding]:
    """Check statements, explanations and hints in both languages."""
    for language in SECTIONS:
        path = bank.problem_folder(problem.id) / f"statement.{language}.md"
        if path.exists():
            yield from _check_statement(
                f"problems/{problem.id}/{path.name}", read_file(path), language, problem
            )
        path = bank.solutions_folder(problem.id) / f"explanation.{language}.md"
        if path.exists():
            yield from _check_explanation(path, language)
    yield from _check_gaps(bank, problem.id)
    topics = [topic.id for topic in bank.topics if problem.id in topic.problems]
    if topics and problem.topic not in topics:
        yield finding(
            f"problems/{problem.id}/problem.toml", "other-topic", topic=problem.topic, listed=topics[0]
        )
    if len(solutions.hints) != HINTS:
        yield finding(
            f"solutions/{problem.id}/hints.toml", "hint-count", expected=HINTS, found=len(solutions.hints)
        )


def _check_gaps(bank: Bank, id: str) -> Iterator[Finding]:
    """Find the files in which something is left to write."""
    folders = (bank.problem_folder(id), bank.solutions_folder(id))
    own = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".md", ".py", ".toml")]
    tracks = folders[0].parent.glob("tracks.toml")  # it need not be there
    for path in (*sorted(own), *tracks):
        mark = GAP_IN_STARTER if path.name == "starter.py" else GAP
        lines = [number for number, line in enumerate(read_file(path).splitlines(), 1) if mark in line]
        if lines:
            file = path.relative_to(folders[0].parent.parent).as_posix()
            yield finding(file, "todo-left", mark=mark, count=len(lines), line=lines[0])


def _check_statement(file: str, text: str, language: str, problem: Problem) -> Iterator[Finding]:
    headings = tuple(re.findall(r"^## (.*?)\s*$", text, re.MULTILINE))
    if headings != SECTIONS[language]:
        yield finding(file, "sections", expected=", ".join(SECTIONS[language]), found=", ".join(headings))
    if not text.startswith(f"# {problem.title.in_language(language)}\n"):
        yield finding(file, "title", title=problem.title.in_language(language))
    wanted = [
        TIME_LIMIT[language].format(problem.limits.time),
        MEMORY[language].format(problem.limits.memory // MIB),
        *(DECIMALS[language].format(decimals) for decimals in problem.checker.decimals),
    ]
    for pattern in wanted:
        if not re.search(NOT_WITHIN_A_NUMBER + pattern, text):
            yield finding(file, "not-stated", what=pattern.replace("s?", "s"))
    for number, line in enumerate(text.splitlines(), 1):
        columns = _columns(line) - 4
        if line.startswith("    ") and columns > WIDEST_CODE:
            yield finding(file, "wide-code", line=number, columns=columns, widest=WIDEST_CODE)


def _columns(line: str) -> int:
    """Return how many columns a line takes in a terminal, where Chinese characters take two."""
    return sum(1 + (unicodedata.east_asian_width(character) in "WF") for character in line)


def _check_explanation(path: Path, language: str) -> Iterator[Finding]:
    text = read_file(path)
    length = len(text.split()) if language == "en" else len(re.findall(r"[\u4e00-\u9fff]", text))
    low, high = LENGTHS[language]
    if not low <= length <= high:
        file = f"solutions/{path.parent.name}/{path.name}"
        yield finding(file, "explanation-length", low=low, high=high, found=length)
