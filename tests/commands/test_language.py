"""The language: chosen by `--lang`, else by the locale, and then used everywhere."""

import re
from collections.abc import Callable
from typing import Any

import pytest

Cli = Callable[..., Any]

CHINESE = re.compile(r"[\u4e00-\u9fff]")

IN_CHINESE = [
    ("list",),
    ("show", "row-sums"),
    ("status",),
    ("test", "row-sums", "{wrong_in_sample}"),
    ("submit", "row-sums", "{accepted}"),
    ("submit", "row-sums", "{wrong_in_secret}"),
    ("start", "row-sums"),
    ("show", "nothing"),
    ("show", "row"),
    ("submit", "row-sums", "none.py"),
    ("nothing",),
    ("list", "--nothing"),
    ("list", "--topic"),
    ("list", "--difficulty", "very"),
    ("show",),
]


@pytest.mark.parametrize("arguments", IN_CHINESE, ids=" ".join)
@pytest.mark.parametrize("how", ["--lang", "locale"])
def test_what_a_command_says_is_chinese(
    cli: Cli,
    programs: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    how: str,
) -> None:
    words = [word.format_map(programs) for word in arguments]
    if how == "locale":
        monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    else:
        words[:0] = ["--lang", "zh"]
    outcome = cli(*words)
    text = outcome.out + outcome.err
    assert CHINESE.search(text)
    for english in ("Error", "Usage", "exercise", "verdict", "Input", "Output", "Next", "option", "passed"):
        assert english not in text


COMMANDS = [
    *("list", "show", "start", "test", "watch", "submit", "hint", "solution", "status", "next"),
    *("new", "selftest", "generate", "verify", "doctor", "completion"),
]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_chinese_with_its_headings(cli: Cli, command: str) -> None:
    out = cli("--lang", "zh", *filter(None, [command]), "--help").out
    assert out.startswith("用法：judge")
    assert "\n选项：\n" in out
    assert "示例：\n" in out
    assert ("\n命令：\n" in out) == (not command)
    for english in ("Usage", "Options:", "Commands:", "Show", "Example", "Default", "exit"):
        assert english not in out


@pytest.mark.parametrize(
    ("arguments", "chinese"),
    [
        (("--lang", "zh", "list"), True),
        (("--lang=zh", "list"), True),
        (("list", "--lang", "zh"), True),
        (("list", "--lang=zh"), True),
        (("--lang", "en", "list"), False),
        (("list", "--topic", "zh"), False),
    ],
)
def test_the_option_may_stand_before_and_behind_the_command(
    cli: Cli, arguments: tuple[str, ...], chinese: bool
) -> None:
    outcome = cli(*arguments)
    assert bool(CHINESE.search(outcome.out + outcome.err)) == chinese


def test_the_option_is_stronger_than_the_locale(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    assert not CHINESE.search(cli("list", "--lang", "en").out)


def test_json_has_the_same_keys_and_values_in_both_languages(cli: Cli, programs: dict[str, str]) -> None:
    submit = ("submit", "row-sums", programs["wrong_in_secret"], "--json")
    english, chinese = (cli(*submit, "--lang", language).json for language in ("en", "zh"))
    for data in (english, chinese):
        for test in data["tests"]:
            for measured in ("cpu_ms", "wall_ms", "memory_kib"):
                test.pop(measured)
    assert english == chinese


@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_full_width_colon_is_followed_by_a_blank(
    cli: Cli, programs: dict[str, str], language: str
) -> None:
    assert "： " not in cli("test", "row-sums", programs["wrong_in_sample"], "--lang", language).out


@pytest.mark.parametrize("arguments", [("show", "row-sums", "more"), ()], ids=" ".join)
def test_no_english_of_the_parser_is_quoted(cli: Cli, arguments: tuple[str, ...]) -> None:
    err = cli("--lang", "zh", *arguments).err
    assert "Got unexpected" not in err
    assert "Missing command" not in err


def test_rules_of_the_bank_are_told_in_chinese(cli: Cli, mini_bank: Any) -> None:
    path = mini_bank / "solutions" / "row-sums" / "mistakes.toml"
    path.write_text(path.read_text().replace('old = "map(int', 'old = "nap(int'))
    err = cli("verify", "row-sums", "--lang", "zh").err
    assert "exactly one occurrence" not in err
