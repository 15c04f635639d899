"""What a program printed, made safe to show."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.checkers.excerpts import printable

ANYTHING = settings(derandomize=True, deadline=None, database=None)


@pytest.mark.parametrize(
    "text", ["", "1.00", "a b", "[MASK]", "注意力 √ Σ ≤", "é", "עברית", "👍", "'\"<&>\\"]
)
def test_plain_text_is_shown_as_it_is(text: str) -> None:
    assert printable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\0", r"\x00"),
        ("\t\n\r", r"\x09\x0a\x0d"),
        ("\x1b[31m", r"\x1b[31m"),
        ("\x7f\x80\x9b", r"\x7f\x80\x9b"),
        ("\xa0\xad", r"\xa0\xad"),
        ("\u200e\u200f\u061c", r"\u200e\u200f\u061c"),
        ("\u202a\u202b\u202c\u202d\u202e", r"\u202a\u202b\u202c\u202d\u202e"),
        ("\u2066\u2067\u2068\u2069", r"\u2066\u2067\u2068\u2069"),
        ("\u2028\u2029\x85", r"\u2028\u2029\x85"),
        ("\u200b\u200d\ufeff", r"\u200b\u200d\ufeff"),
        ("\ue000\ufffe", r"\ue000\ufffe"),
        ("\U000e0001\U0010ffff", r"\U000e0001\U0010ffff"),
        ("\udcff\udc80", r"\xff\x80"),  # bytes that are not UTF-8
        ("\ud800\udfff", r"\ud800\udfff"),  # other surrogates
    ],
)
def test_what_could_act_on_a_terminal_is_escaped(text: str, shown: str) -> None:
    assert printable(text) == shown


@pytest.mark.parametrize(
    ("text", "length", "shown"),
    [
        ("12345", 5, "12345"),
        ("123456", 5, "12345…"),
        ("\x1b\x1b\x1b", 2, r"\x1b\x1b…"),
        ("’’’", 2, "’’…"),
        ("x", 0, "…"),
        ("", 0, ""),
    ],
)
def test_a_long_text_is_cut_by_its_characters(text: str, length: int, shown: str) -> None:
    assert printable(text, length) == shown


def test_at_most_40_characters_are_shown_unless_told() -> None:
    assert printable("7" * 40) == "7" * 40
    assert printable("7" * 41) == "7" * 40 + "…"
    assert printable("7" * 4_000_000) == "7" * 40 + "…"


@ANYTHING
@given(st.binary(max_size=100))
def test_any_bytes_are_shown_in_printable_characters(output: bytes) -> None:
    shown = printable(output.decode("utf-8", "surrogateescape"))
    assert shown.isprintable()
    assert shown.encode().decode() == shown
    assert len(shown) <= 40 * len(r"\U0010ffff") + 1


@ANYTHING
@given(st.text(st.characters(), max_size=60))
def test_any_text_is_shown_in_printable_characters(text: str) -> None:
    assert printable(text).isprintable()
