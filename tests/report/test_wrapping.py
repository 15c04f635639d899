"""Breaking lines of mixed text: at blanks, around Chinese characters, never before closing punctuation."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from judge.report.wrapping import wrap


def lines(text: str, width: int) -> list[str]:
    return [line.plain for line in wrap(Text(text), width)]


CASES = [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one two three", 100, ["one two three"]),
    ("exactly", 7, ["exactly"]),
    ("一二三四五", 4, ["一二", "三四", "五"]),
    ("一二三四五", 5, ["一二", "三四", "五"]),
    ("用abc表示", 4, ["用", "abc", "表示"]),
    ("用 abc 表示", 6, ["用 abc", "表示"]),
    # closing punctuation does not begin a line
    ("一二三，四", 6, ["一二", "三，四"]),
    ("一二三。", 6, ["一二", "三。"]),
    ("一二NumPy。", 9, ["一二", "NumPy。"]),
    ("一二（三）四", 6, ["一二", "（三）", "四"]),
    ("一二三……四", 8, ["一二三……", "四"]),
    ("一二“三”四", 6, ["一二", "“三”四"]),
    # opening punctuation does not end one
    ("一二（三四）", 6, ["一二", "（三", "四）"]),
    ("一二三「四」", 8, ["一二三", "「四」"]),
    # a blank between two Chinese sentences comes from a line break of the source
    ("一二。 三四", 100, ["一二。三四"]),
    ("一二 三四", 100, ["一二三四"]),
    ("一二 abc", 100, ["一二 abc"]),
    # what has no place to break is cut
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("ab abcdefgh", 4, ["ab", "abcd", "efgh"]),
    ("", 10, [""]),
]


@pytest.mark.parametrize(("text", "width", "expected"), CASES, ids=[f"{t}|{w}" for t, w, _ in CASES])
def test_lines_break_where_they_may(text: str, width: int, expected: list[str]) -> None:
    assert lines(text, width) == expected


def test_styles_stay_with_their_words() -> None:
    text = Text.assemble("the value ", ("A[i,j]", "bold"), " of the ", ("matrix", "red"))
    first, second = wrap(text, 16)
    assert [(first.plain[s.start : s.end], s.style) for s in first.spans] == [("A[i,j]", "bold")]
    assert [(second.plain[s.start : s.end], s.style) for s in second.spans] == [("matrix", "red")]


def test_a_style_across_a_break_goes_on_in_the_next_line() -> None:
    first, second = wrap(Text.assemble(("bold words", "bold")), 5)
    assert [line.plain for line in (first, second)] == ["bold", "words"]
    assert all(line.spans[0].style == "bold" for line in (first, second))


def test_a_dropped_blank_leaves_the_styles_where_they_were() -> None:
    (line,) = wrap(Text.assemble("一。", " ", ("二", "bold"), "三"), 100)
    assert line.plain == "一。二三"
    assert [(line.plain[s.start : s.end], s.style) for s in line.spans] == [("二", "bold")]


ALPHABET = "ab1.,x一二三，。（）「」 "


@given(st.text(ALPHABET, max_size=60), st.integers(2, 30))
def test_nothing_is_lost_but_blanks(text: str, width: int) -> None:
    assert "".join(lines(text, width)).replace(" ", "") == text.replace(" ", "")


@given(st.text("ab1.,x一二三 ", max_size=60).map(str.strip), st.integers(2, 30))
def test_no_line_is_too_wide(text: str, width: int) -> None:
    assert all(cell_len(line) <= width for line in lines(text, width))


@given(
    st.text("ab一二三，。 ", max_size=60).filter(lambda text: not re.search("[，。][，。]", text)),
    st.integers(8, 30),
)
def test_no_line_begins_with_closing_punctuation(text: str, width: int) -> None:
    later = [line for line in lines(text, width)[1:] if line]
    begins_with_it = [line for line in later if line[0] in "，。"]
    behind_a_blank = text.count(" ，") + text.count(" 。")
    assert len(begins_with_it) <= behind_a_blank


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("一二(三)四", 5, ["一二", "(三)", "四"]),
        ("(一二)三", 5, ["(一", "二)三"]),
        ("一二, 三", 4, ["一", "二,", "三"]),
        ("abc“一二”", 5, ["abc", "“一", "二”"]),
    ],
)
def test_ascii_brackets_beside_chinese_are_kept_with_it(text: str, width: int, expected: list[str]) -> None:
    assert lines(text, width) == expected


@pytest.mark.parametrize("text", ["한국어한국어", "😀" * 6, "（一）。。。"])
def test_what_is_cut_is_cut_by_columns(text: str) -> None:
    cut = lines(text, 4)
    assert all(0 < cell_len(line) <= 4 for line in cut)
    assert "".join(cut) == text
