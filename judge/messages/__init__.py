"""The catalogue of messages: every text for people, in English and Chinese, under one key.

A message is a pair of format strings with named parameters. `tests/messages` sees to it that both languages of a
key have the same parameters and that every key used in the code exists.
"""

from collections.abc import Mapping
from typing import NamedTuple

from judge.messages import (
    authoring,
    commands,
    diagnosis,
    doctor,
    errors,
    grading,
    help_texts,
    importing,
    learning,
    mutation,
    packages,
    pages,
    scaffold,
    verdicts,
)

LANGUAGES = ("en", "zh")
PARTS = (
    authoring,
    commands,
    diagnosis,
    doctor,
    errors,
    grading,
    help_texts,
    importing,
    learning,
    mutation,
    packages,
    pages,
    scaffold,
    verdicts,
)
CATALOGUE: Mapping[str, tuple[str, str]] = {
    key: texts for part in PARTS for key, texts in part.MESSAGES.items()
}


class Phrase(NamedTuple):
    """A message that is a parameter of another one, put in when the language is known."""

    key: str
    parameters: Mapping[str, object] = {}


def text(language: str, key: str, /, **parameters: object) -> str:
    """Return the message `key` in `language` with its parameters filled in."""
    filled = {
        name: text(language, value.key, **value.parameters) if isinstance(value, Phrase) else value
        for name, value in parameters.items()
    }
    return CATALOGUE[key][LANGUAGES.index(language)].format(**filled)


class Messages:
    """The catalogue in one language: `say("list.empty")`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **parameters: object) -> str:
        """Return the message `key` with its parameters filled in."""
        return text(self.language, key, **parameters)


def language_of(environment: Mapping[str, str]) -> str:
    """Choose the language by the locale variables as gettext does: LANGUAGE first, but not in the locale C."""
    locales = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, locales), "")
    if locale not in ("C", "POSIX"):
        locale = environment.get("LANGUAGE") or locale
    return "zh" if locale.lower().startswith("zh") else "en"
