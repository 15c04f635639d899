"""The `exact` checker: byte for byte, and where two outputs part."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.checkers.exact import BLOCK, check_exact
from judge.model import CheckerSpec, CheckResult, Difference, Match, TestCase

ANYTHING = settings(derandomize=True, deadline=None, database=None)
Exact = Callable[[bytes, bytes], CheckResult]


@pytest.fixture(scope="session")
def exact() -> Exact:
    """Compare an answer with an output by the `exact` checker."""
    spec = CheckerSpec("exact")
    return lambda answer, output: check_exact(output, TestCase("sample/01-some-case", b"", answer), spec)


@pytest.mark.parametrize("text", [b"", b"\n", b"  *\n ***\n", b"1.00\r\n", b"\xff\0", "注意".encode()])
def test_equal_bytes_are_accepted(exact: Exact, text: bytes) -> None:
    assert exact(text, text) == CheckResult(Match.SAME)


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        pytest.param(b"  *\n", b"*\n", id="blanks at the start"),
        pytest.param(b"1\n", b"1", id="no newline at the end"),
        pytest.param(b"1\n", b"1\n\n", id="a blank line at the end"),
        pytest.param(b"1\n", b"1 \n", id="a blank at the end of a line"),
        pytest.param(b"1\n", b"1\r\n", id="CR before LF"),
        pytest.param(b"1\r\n", b"1\n", id="CR before LF left out"),
        pytest.param(b"1 2\n", b"1  2\n", id="two blanks"),
        pytest.param(b"1\n", b"\xef\xbb\xbf1\n", id="byte order mark"),
        pytest.param(b"0.50\n", b"0.5\n", id="fewer decimals"),
        pytest.param(b"0.00\n", b"-0.00\n", id="negative zero"),
        pytest.param(b"abc\n", b"ABC\n", id="capitals"),
        pytest.param(b"", b"\n", id="something for nothing"),
        pytest.param(b"\n", b"", id="nothing for something"),
    ],
)
def test_every_other_byte_is_wrong(exact: Exact, answer: bytes, output: bytes) -> None:
    result = exact(answer, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, "exact.bytes-differ")


@pytest.mark.parametrize(
    ("answer", "output", "difference"),
    [
        (b"1\n", b"2\n", Difference(1, 1, 1, "1", "2")),
        (b"ab\ncde\n", b"ab\ncdx\n", Difference(2, 3, 1, "e", "x")),
        (b"1\n", b"1", Difference(1, 2, 1, r"\x0a", None)),
        (b"1\n", b"1\n2\n", Difference(2, 1, 1, None, "2")),
        (b"1\n", b"1\r\n", Difference(1, 2, 1, r"\x0a", r"\x0d")),
        (b"1\n", b"", Difference(1, 1, 1, "1", None)),
        (b"", b"\0", Difference(1, 1, 1, None, r"\x00")),
        (b"x", b"\xff\x1b[2J", Difference(1, 1, 1, "x", r"\xff\x1b[2J")),
        (b"x", "\u202ex".encode(), Difference(1, 1, 1, "x", r"\u202ex")),
        (b"\n\n1", b"\n\n\n", Difference(3, 1, 1, "1", r"\x0a")),
        (b"1", b"2" * 100, Difference(1, 1, 1, "1", "2" * 20)),
    ],
)
def test_the_place_and_a_token_of_both_from_there(
    exact: Exact, answer: bytes, output: bytes, difference: Difference
) -> None:
    assert exact(answer, output).difference == difference


@pytest.mark.parametrize("at", [BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 3 * BLOCK - 1])
@pytest.mark.parametrize("length", [BLOCK, 3 * BLOCK])
def test_the_place_in_a_large_output(exact: Exact, at: int, length: int) -> None:
    answer = b"1" * length
    place = min(at, length)
    difference = exact(answer, b"1" * at + b"2" + b"1" * length).difference
    assert difference is not None
    assert (difference.line, difference.column) == (1, place + 1)
    difference = exact(answer + b"x", answer).difference
    assert difference == Difference(1, length + 1, 1, "x", None)


def test_an_excerpt_that_begins_or_ends_within_a_character_does_no_harm(exact: Exact) -> None:
    difference = exact("é".encode(), "è".encode()).difference  # the same first byte
    assert difference == Difference(1, 2, 1, r"\xa9", r"\xa8")
    difference = exact(b"x", b"y" * 19 + "’".encode()).difference
    assert difference is not None
    assert difference.found == "y" * 19 + r"\xe2"


@ANYTHING
@given(answer=st.binary(max_size=40), output=st.binary(max_size=40))
def test_accepted_exactly_when_equal(exact: Exact, answer: bytes, output: bytes) -> None:
    result = exact(answer, output)
    assert (result.match is Match.SAME) == (answer == output)
    assert result.ties_used == ()


@ANYTHING
@given(text=st.binary(min_size=1, max_size=60), data=st.data())
def test_the_place_of_a_single_changed_byte(exact: Exact, text: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.integers(0, 255).filter(lambda byte: byte != text[at]))
    output = text[:at] + bytes([other]) + text[at + 1 :]
    difference = exact(text, output).difference
    assert difference is not None
    lines = output[:at].split(b"\n")
    assert (difference.line, difference.column) == (len(lines), len(lines[-1]) + 1)
    assert difference.found is not None
    assert difference.found.isprintable()


@ANYTHING
@given(answer=st.text(max_size=40), output=st.binary(max_size=40))
def test_any_output_gets_a_result_that_can_be_shown(exact: Exact, answer: str, output: bytes) -> None:
    result = exact(answer.encode(), output)
    assert (result.reason is None) == (result.difference is None) == (result.match is Match.SAME)
    if result.difference is not None:
        where = result.difference
        assert min(where.line, where.column, where.token) >= 1
        assert all(text is None or text.isprintable() for text in (where.found, where.expected))
        assert where.found != where.expected or len(output) != len(answer.encode())


@ANYTHING
@given(text=st.text("0123456789. -\n", min_size=1, max_size=30), data=st.data())
def test_one_character_changed_left_out_or_put_in_is_wrong(
    exact: Exact, text: str, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from("0123456789. \n\r\t").filter(lambda character: character != text[at]))
    for output in (
        text[:at] + other + text[at + 1 :],
        text[:at] + text[at + 1 :],
        text[:at] + other + text[at:],
    ):
        assert exact(text.encode(), output.encode()).match is Match.DIFFERENT
