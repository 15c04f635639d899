"""`tracks.toml` with one exercise more; what its author wrote, comments and order, stays as it is."""

import contextlib
import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

from judge.bank.toml import parse
from judge.errors import BankError, UsageError

NEW = """\
# The topics of the bank and the order of its exercises, both for working through from the top.

format_version = 1
"""
TOPIC = re.compile(r"^\[\[topic\]\]", re.MULTILINE)
PROBLEMS = re.compile(r"^problems\s*=\s*\[([^\]]*)\]", re.MULTILINE)


def has_topic(text: str, topic: str, path: Path) -> bool:
    """Whether a `tracks.toml` has the topic."""
    return topic in _listed(text, path)


def with_exercise(text: str, id: str, topic: str, path: Path) -> str:
    """Return the text of a `tracks.toml` with the exercise `id` at the end of a topic that it has.

    It is the same text if the exercise is listed already.

    Raises:
        UsageError: it is written in a way that this does not understand.
        BankError: it is not TOML.
    """
    before = _listed(text, path)
    if any(id in problems for problems in before.values()):
        return text
    changed = text
    starts = [match.start() for match in TOPIC.finditer(text)]
    for start, end in pairwise([*starts, len(text)]):
        entry = text[start:end]
        if re.search(rf"""^id\s*=\s*["']{re.escape(topic)}["']""", entry, re.MULTILINE):
            changed = text[:start] + PROBLEMS.sub(lambda match: _longer(match[1], id), entry, 1) + text[end:]
    with contextlib.suppress(BankError):  # a comma that has got into a comment
        if _listed(changed, path) == {**before, topic: [*before[topic], id]}:
            return changed
    raise UsageError("new.tracks-by-hand", path=path, id=id, topic=topic)


def _longer(items: str, id: str) -> str:
    """Return the array of exercises with one more, on a line of its own where the others are."""
    kept = items.rstrip()
    tail = items[len(kept) :]
    comma = "" if not kept or kept.endswith(",") else ","
    if "\n" in tail and kept:
        last = kept.rpartition("\n")[2]
        indent = last[: len(last) - len(last.lstrip())]
        return f'problems = [{kept}{comma}\n{indent}"{id}",{tail}]'
    return f'problems = [{kept}{comma}{" " if kept else ""}"{id}"]'


def _listed(text: str, path: Path) -> Mapping[str, list[str]]:
    topics = parse(text, path).tables("topic")
    return {topic.required("id", str): topic.list_of("problems", str) for topic in topics}
