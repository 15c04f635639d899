"""Statements and explanations of a package -> those of an exercise: Markdown in the languages of this project.

A statement in TeX or PDF is kept, but not read: a page in its place says where it is. Nothing of it is run.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from judge.messages import LANGUAGES, Phrase, text
from judge.model import Text
from judge.packages.importing.members import Package
from judge.packages.importing.metadata import Metadata, one_line, title_of
from judge.packages.importing.texts import text_of, with_constants

FOLDERS = ("statement", "problem_statement")  # the second one in older packages
KEPT = "package"  # the folder of an exercise for files that are kept as they are
NAME = re.compile(r"problem(?:\.(?P<language>[a-zA-Z]{2,3}(?:-[a-zA-Z]{2,4})?))?\.(?P<type>md|tex|pdf)")
EXPLANATION = re.compile(r"solution(?:\.(?P<language>[a-zA-Z]{2,3}(?:-[a-zA-Z]{2,4})?))?\.(?P<type>md)")
SAMPLE_TAGS = re.compile(r"[ \t]*\{\{\s*(?:nextsample|remainingsamples)\s*\}\}[ \t]*\n?")
CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
PLAIN_TITLE = re.compile(r"%%\s*plainproblemname:(.*)")
TEX_TITLE = re.compile(r"\\problemname\{([^{}\\$]*)\}")
FORMULA = re.compile(r"\$[^$\n]+\$")


@dataclass(frozen=True, slots=True)
class Statements:
    """The texts of an exercise."""

    title: Text
    problem: Mapping[str, bytes]  # below problems/<id>/
    solutions: Mapping[str, bytes]  # below solutions/<id>/
    notes: tuple[Phrase, ...]


def read_statements(package: Package, metadata: Metadata) -> Statements:
    """Read the statements and explanations.

    Raises:
        PackageError: a title cannot be shown.
    """
    folder = next((name for name in FOLDERS if package.below(name)), FOLDERS[0])
    files = package.below(folder)
    title = title_of(metadata.names or _titles(files), package.name)
    texts = _markdown(files, NAME, metadata)
    kept = {f"{KEPT}/{folder}/{name}": content for name, content in files.items() if not _is_markdown(name)}
    notes = list(_notes(texts, folder, files))
    originals = [f"{folder}/{name}" for name in sorted(files) if NAME.fullmatch(name)]
    place = f"{KEPT}/{originals[0]}" if originals else ""
    problem = {}
    for language, title_here in zip(LANGUAGES, (title.en, title.zh), strict=True):
        if texts:
            found = texts.get(language)
            body = found if found is not None or language != "en" else next(iter(texts.values()))
        else:
            body = text(language, "import.no-markdown" if place else "import.no-statement", file=place)
        if body is not None:
            problem[f"statement.{language}.md"] = _with_title(body, title_here).encode()
    return Statements(title, {**problem, **kept}, _explanations(package, metadata), tuple(notes))


def _is_markdown(name: str) -> bool:
    match = NAME.fullmatch(name)
    return match is not None and match["type"] == "md"


def _markdown(files: Mapping[str, bytes], names: re.Pattern[str], metadata: Metadata) -> dict[str, str]:
    """Return the Markdown texts of a folder by their language, `zh` for any Chinese."""
    texts: dict[str, str] = {}
    for name in sorted(files):
        match = names.fullmatch(name)
        if match and match["type"] == "md":
            language = (match["language"] or "en").lower()
            if language.partition("-")[0] in LANGUAGES:
                language = language.partition("-")[0]
            texts.setdefault(language, _plain(text_of(name, files[name]), metadata))
    return texts


def _plain(body: str, metadata: Metadata) -> str:
    """Return a text without the places of samples, which are shown anyway, and without what acts on a terminal."""
    return CONTROLS.sub("", SAMPLE_TAGS.sub("", with_constants(body, metadata.constants)))


def _with_title(body: str, title: str) -> str:
    body = body.strip("\n")
    heading = "" if body.startswith("# ") else f"# {title}\n\n"
    return f"{heading}{body}\n"


def _notes(texts: Mapping[str, str], folder: str, files: Mapping[str, bytes]) -> Iterator[Phrase]:
    if texts and "en" not in texts:
        yield Phrase("import.other-language", {"language": next(iter(texts))})
    for language in texts:
        if language not in LANGUAGES and "en" in texts:
            yield Phrase("import.left-out", {"file": f"{folder}/problem.{language}.md"})
    if not texts:
        yield Phrase("import.statement-kept", {"folder": folder})
    if any(FORMULA.search(body) for body in texts.values()):
        yield Phrase("import.formulas", {"folder": folder})
    if texts and any(name.endswith((".png", ".jpg", ".jpeg", ".svg")) for name in files):
        yield Phrase("import.pictures", {"folder": folder})


def _titles(files: Mapping[str, bytes]) -> dict[str, str]:
    """Return the titles that statements in TeX have, for older packages that have them nowhere else."""
    titles = {}
    for name in sorted(files):
        match = NAME.fullmatch(name)
        if match and match["type"] == "tex":
            body = files[name].decode("utf-8", "replace")
            found = PLAIN_TITLE.search(body) or TEX_TITLE.search(body)
            if found and found[1].strip():
                titles[match["language"] or "en"] = one_line(found[1], name)
    return titles


def _explanations(package: Package, metadata: Metadata) -> dict[str, bytes]:
    texts = _markdown(package.below("solution"), EXPLANATION, metadata)
    if not texts:
        texts = {language: text(language, "import.no-explanation") + "\n" for language in LANGUAGES}
    elif "en" not in texts:
        texts["en"] = next(iter(texts.values()))
    return {
        f"explanation.{language}.md": texts[language].encode() for language in LANGUAGES if language in texts
    }
