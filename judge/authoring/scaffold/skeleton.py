"""What the author says of a new exercise -> the texts of its files.

The templates are the files of a small exercise, log-softmax. Those in Python are programs as they stand, for 2
decimals; the others have placeholders, `$title_en` and the like.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from string import Template

from judge.errors import UsageError
from judge.model import Text

TEMPLATES = resources.files("judge.authoring.scaffold") / "templates"
PARTS = ("problems", "solutions")
TOPIC_TEMPLATE = "topic.toml"
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class NewExercise:
    """What is said of an exercise when it is begun."""

    id: str
    title: Text
    topic: str
    difficulty: str
    stars: int
    decimals: int  # of the answers, 1 to 4


def checked_id(name: str) -> str:
    """Return the id, or the name of a topic.

    Raises:
        UsageError: it is not lower-case words joined by dashes; the message suggests.
    """
    if not ID.fullmatch(name):
        candidate = "-".join(re.findall("[a-z0-9]+", name.lower())) or "masked-softmax"
        raise UsageError("new.bad-id", id=name, candidate=candidate)
    return name


def checked_title(title: str) -> str:
    """Return the title without blanks at its ends.

    Raises:
        UsageError: there is nothing in it, or more than one line.
    """
    title = title.strip()
    if not title or not title.isprintable():
        raise UsageError("new.bad-title", title=repr(title))
    return title


def title_of(id: str) -> str:
    """Return the words of an id as a title: "masked-softmax" -> "Masked softmax"."""
    return id.replace("-", " ").capitalize()


def skeleton(exercise: NewExercise) -> dict[str, str]:
    """Return the texts of all files of the exercise, by their path below `problems/` or `solutions/` and its id."""
    return {
        f"{part}/{exercise.id}/{name}": _filled(name, file.read_text(encoding="utf-8"), exercise)
        for part in PARTS
        for name, file in _files(TEMPLATES / part)
    }


def topic_entry(exercise: NewExercise, title: Text | None) -> str:
    """Return the table of `tracks.toml` for a topic with this exercise alone.

    `title` is that of the topic where another bank has it; else the topic is new, and its title has a mark.
    """
    text = (TEMPLATES / TOPIC_TEMPLATE).read_text(encoding="utf-8")
    if title is not None:
        text = re.sub("^#.*\n", "", text, flags=re.MULTILINE)
    own = title or Text(title_of(exercise.topic), title_of(exercise.topic))
    return Template(text).substitute(
        topic=exercise.topic, title_en=_quoted(own.en), title_zh=_quoted(own.zh), id=exercise.id
    )


def _files(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_file():
            yield prefix + entry.name, entry
        elif entry.name != "__pycache__":
            yield from _files(entry, f"{prefix}{entry.name}/")


def _filled(name: str, text: str, exercise: NewExercise) -> str:
    zero = f"{0:.{exercise.decimals}f}"
    decimals = "1 decimal" if exercise.decimals == 1 else f"{exercise.decimals} decimals"
    if name.endswith(".py"):
        formatted = text.replace(":.2f", f":.{exercise.decimals}f")
        return formatted.replace("0.00", zero).replace("2 decimals", decimals)
    in_file = _quoted if name.endswith(".toml") else str
    return Template(text).substitute(
        title_en=in_file(exercise.title.en),
        title_zh=in_file(exercise.title.zh),
        topic=exercise.topic,
        difficulty=exercise.difficulty,
        stars=exercise.stars,
        decimals=exercise.decimals,
        decimals_en=decimals,
        zero=zero,
    )


def _quoted(text: str) -> str:
    """Return a printable text as a string of TOML, whose escapes are those of JSON."""
    return json.dumps(text, ensure_ascii=False)
