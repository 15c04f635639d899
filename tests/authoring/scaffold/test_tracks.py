"""`tracks.toml` with one exercise more: at the end of its topic, everything else as it was."""

import tomllib
from pathlib import Path

import pytest

from judge.authoring.scaffold.tracks import has_topic, with_exercise
from judge.errors import BankError, UsageError

PATH = Path("tracks.toml")


def tracks(problems: str, more: str = "") -> str:
    return f"""# Mind the order.
format_version = 1

[[topic]] # the first
id = "sums"
title.en = "Sums"
problems = {problems} # in this order

[[topic]]
id = "sums-of-rows"
problems = ["c"]
{more}"""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("[]", '["new"]'),
        ("[ ]", '["new"]'),
        ('["a"]', '["a", "new"]'),
        ('["a", "b",]', '["a", "b", "new"]'),
        ('[\n    "a",\n    "b",\n]', '[\n    "a",\n    "b",\n    "new",\n]'),
        ('[\n  "a",\n  "b"\n]', '[\n  "a",\n  "b",\n  "new",\n]'),
        ("[\n]", '["new"]'),
    ],
)
def test_it_comes_last_in_the_style_of_the_others(before: str, after: str) -> None:
    changed = with_exercise(tracks(before), "new", "sums", PATH)
    assert changed == tracks(after)
    assert tomllib.loads(changed)["topic"][0]["problems"][-1] == "new"


def test_of_topics_that_begin_alike_the_right_one_gets_it() -> None:
    changed = with_exercise(tracks("[]"), "new", "sums-of-rows", PATH)
    assert changed == tracks("[]").replace('["c"]', '["c", "new"]')


def test_an_exercise_that_is_listed_already_stays_where_it_is() -> None:
    text = tracks('["new"]')
    assert with_exercise(text, "new", "sums", PATH) == text
    assert with_exercise(text, "new", "sums-of-rows", PATH) == text


@pytest.mark.parametrize(
    "text",
    [
        tracks('[\n"a" # a comment\n]'),
        'topic = [{ id = "sums", problems = [] }]\n',
        '[[topic]]\n"id" = "sums"\nproblems = []\n',
        '[[topic]]\nid = "sums"\n',
    ],
)
def test_what_is_written_in_another_way_is_left_to_the_author(text: str) -> None:
    with pytest.raises(UsageError, match="Add new to the topic sums by hand"):
        with_exercise(text, "new", "sums", PATH)


def test_what_is_no_toml_is_said_to_be_none() -> None:
    with pytest.raises(BankError, match="not valid TOML"):
        with_exercise("[[topic", "new", "sums", PATH)


def test_a_topic_is_there_or_not() -> None:
    assert has_topic(tracks("[]"), "sums", PATH)
    assert not has_topic(tracks("[]"), "rows", PATH)
