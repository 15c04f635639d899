"""The catalogue of messages: every text for people, in English and Chinese, under one key.

A message is a pair of format strings with named parameters. `tests/messages` sees to it that both languages of a
key have the same parameters and that every key used in the code exists.
"""

from collections.abc import Mapping

from judge.messages import authoring, commands, errors, help_texts, verdicts

LANGUAGES = ("en", "zh")
CATALOGUE: Mapping[str, tuple[str, str]] = {
    **authoring.MESSAGES,
    **commands.MESSAGES,
    **errors.MESSAGES,
    **help_texts.MESSAGES,
    **verdicts.MESSAGES,
}


def text(language: str, key: str, /, **parameters: object) -> str:
    """Return the message `key` in `language` with its parameters filled in."""
    return CATALOGUE[key][LANGUAGES.index(language)].format(**parameters)


class Messages:
    """The catalogue in one language: `say("list.empty")`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **parameters: object) -> str:
        """Return the message `key` with its parameters filled in."""
        return text(self.language, key, **parameters)


def language_of(environment: Mapping[str, str]) -> str:
    """Choose the language by the locale variables, in the order in which gettext looks at them."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "zh" if value.lower().startswith("zh") else "en"
    return "en"
