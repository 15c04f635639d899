"""Lines and tokens, made one at a time: the same as if the whole text were split at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.checkers.layout import BLOCK, Tokens, answer_tokens, lines_of

texts = st.text(" \t\r\n1[,x", max_size=40)


def _at_once(text: str) -> list[str]:
    lines = [line.removesuffix("\r").strip(" \t") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines


@given(texts)
def test_the_lines_of_a_text(text: str) -> None:
    assert list(lines_of(text)) == _at_once(text)
    assert Tokens(text, as_list=False).count_lines() == len(_at_once(text))


@pytest.mark.parametrize(
    "line", ["1\n", "\n", "x" * (BLOCK - 1) + "\n", "x" * BLOCK + "\n", "x" * 70_000 + "\r\n"]
)
@pytest.mark.parametrize("end", ["", "1", "\n", "1\n \n"])
def test_the_lines_of_a_text_of_many_blocks(line: str, end: str) -> None:
    text = line * (3 * BLOCK // len(line) + 3) + end
    assert list(lines_of(text)) == _at_once(text)


@given(texts, st.booleans(), st.integers(0, 6), st.integers(0, 6))
def test_a_token_stands_at_its_place(text: str, as_list: bool, line: int, token: int) -> None:
    tokens = Tokens(text, as_list)
    start, column = tokens.place(line, token)
    of_line = [list(each) for each in tokens][line : line + 1]
    if of_line and token < len(of_line[0]):
        assert text[:start].count("\n") == line
        assert text.startswith(of_line[0][token], start + column)
        before = Tokens(text[start : start + column], as_list)
        assert [each for of_before in before for each in of_before] == of_line[0][:token]


@pytest.mark.parametrize(
    ("line", "token", "place"),
    [
        (0, 0, (0, 1)),
        (0, 1, (0, 4)),
        (0, 2, (0, 5)),  # behind the last token: where it ends
        (0, 9, (0, 5)),
        (1, 0, (8, 0)),  # a blank line
        (2, 0, (9, 1)),
        (3, 0, (12, 0)),  # behind the last line: the end of the text
        (9, 1, (12, 0)),
    ],
)
def test_the_places_of_a_small_text(line: int, token: int, place: tuple[int, int]) -> None:
    assert Tokens(" 1  2 \r\n\n 3\n", as_list=False).place(line, token) == place


@pytest.mark.parametrize(
    ("answer", "as_list", "items"),
    [("1 2\n3", False, 3), ("[MASK] 1", False, 2), ("[1, 2]", True, 2), ("[[1,2],\n[3]] x", True, 4)],
)
def test_marks_of_lists_are_tokens_and_no_items(answer: str, as_list: bool, items: int) -> None:
    tokens = answer_tokens(answer)
    assert (tokens.as_list, tokens.count_items()) == (as_list, items)
