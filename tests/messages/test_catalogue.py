"""The catalogue itself: both languages of every message say the same with the same parameters."""

import re
import string
from collections.abc import Callable

import pytest

from judge.errors import BankError, HistoryError, JudgeError, SandboxError, UsageError
from judge.messages import CATALOGUE, LANGUAGES, PARTS, Messages, language_of
from judge.messages import text as message

CHINESE = re.compile(r"[\u3400-\u9fff]")
FULL_WIDTH = re.compile(r"[\u3000-\u303f\uff00-\uffef]")
UNITS = {"report.group", "report.group-not-run", "report.memory"}  # the same in every language


def placeholders(text: str) -> set[tuple[str, str | None, str | None]]:
    return {(name, spec, how) for _, name, spec, how in string.Formatter().parse(text) if name is not None}


def keys_where(fails: Callable[[str, str], object]) -> list[str]:
    """The keys whose two texts fail."""
    return [key for key, (english, chinese) in CATALOGUE.items() if fails(english, chinese)]


def keys_with(fails: Callable[[str], object]) -> list[str]:
    """The keys of which one text fails."""
    return keys_where(lambda english, chinese: fails(english) or fails(chinese))


def test_both_languages_have_the_same_parameters() -> None:
    assert keys_where(lambda english, chinese: placeholders(english) != placeholders(chinese)) == []


def test_parameters_have_names() -> None:
    assert keys_with(lambda text: any(not name.isidentifier() for name, _, _ in placeholders(text))) == []


def test_english_is_english() -> None:
    assert keys_where(lambda english, _: CHINESE.search(english) or FULL_WIDTH.search(english)) == []


def test_chinese_is_chinese() -> None:
    assert set(keys_where(lambda _, chinese: not CHINESE.search(chinese))) == UNITS


@pytest.mark.parametrize(
    "names",
    [r"--[a-z-]+", r"[A-Z]{4,}_[A-Z]+", r"`judge [a-z]+", r"^  judge .*$", r"\b[a-z]+\.(?:py|toml)\b"],
)
def test_both_languages_name_the_same_things(names: str) -> None:
    pattern = re.compile(names, re.MULTILINE)
    differ = keys_where(
        lambda english, chinese: set(pattern.findall(english)) != set(pattern.findall(chinese))
    )
    assert differ == []
    assert any(pattern.search(english) for english, _ in CATALOGUE.values())


def test_backticks_come_in_pairs() -> None:
    assert keys_with(lambda text: text.count("`") % 2) == []


def test_no_message_has_stray_blanks() -> None:
    assert keys_with(lambda text: text != text.strip()) == ["usage"], "a command follows it"
    assert keys_with(lambda text: "  " in re.sub(r"\n *", "\n", text)) == []
    assert keys_with(lambda text: re.search("[，。：；] ", text)) == []


def test_no_key_is_in_two_parts_of_the_catalogue() -> None:
    assert sum(len(module.MESSAGES) for module in PARTS) == len(CATALOGUE)


def test_a_message_is_filled_in() -> None:
    assert message("en", "list.count", count=3).startswith("3 exercises")
    assert message("zh", "list.count", count=3).startswith("共 3 题")
    assert Messages("zh")("error", message="x") == "错误：x"


def test_what_is_filled_in_is_not_read_as_a_format() -> None:
    assert Messages("en")("error", message="{x} {0} {") == "Error: {x} {0} {"


LOCALES = [
    ({}, "en"),
    ({"LANG": "zh_CN.UTF-8"}, "zh"),
    ({"LANG": "zh_TW.UTF-8"}, "zh"),
    ({"LANG": "ZH"}, "zh"),
    ({"LANG": "en_US.UTF-8"}, "en"),
    ({"LANG": "C"}, "en"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": ""}, "en"),
    ({"LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}, "zh"),
    ({"LC_ALL": "en_US.UTF-8", "LANG": "zh_CN.UTF-8"}, "en"),
    ({"LC_ALL": "", "LANG": "zh_CN.UTF-8"}, "zh"),
    ({"LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}, "zh"),
    ({"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, "en"),
    ({"LC_CTYPE": "zh_CN.UTF-8"}, "en"),
    ({"LANGUAGE": "zh_CN:en", "LANG": "en_US.UTF-8"}, "zh"),
    ({"LANGUAGE": "en", "LANG": "zh_CN.UTF-8"}, "en"),
]


@pytest.mark.parametrize(("environment", "language"), LOCALES, ids=str)
def test_the_language_follows_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("name", ["LC_ALL", "LANG"])
def test_the_locale_c_switches_translations_off_as_gettext_has_it(name: str) -> None:
    assert language_of({"LANGUAGE": "zh_CN", name: "C"}) == "en"


def test_the_languages() -> None:
    assert LANGUAGES == ("en", "zh")


@pytest.mark.parametrize("kind", [BankError, HistoryError, SandboxError, UsageError])
def test_an_error_speaks_both_languages(kind: type[JudgeError]) -> None:
    error = kind("usage.no-file", path="a.py", id="row-sums")
    assert isinstance(error, JudgeError)
    assert str(error) == "There is no such file: a.py. Write one with `judge start row-sums`"
    assert error.in_language("zh") == "没有这个文件：a.py。可用 `judge start row-sums` 生成一个"
    assert (error.key, error.parameters) == ("usage.no-file", {"path": "a.py", "id": "row-sums"})
