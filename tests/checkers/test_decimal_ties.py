"""Ties: values next to a rounding boundary, which may be rounded either way at their place, and only there."""

from collections.abc import Callable

import pytest

from judge.model import CheckResult, Match, Tie

Compare = Callable[..., CheckResult]

ANSWER = "1.00 2.00\nERR 3.01 4.00\n"
TIE = (2, 2, "3.00")  # the exact value is near 3.005


@pytest.mark.parametrize(
    ("output", "used"),
    [
        pytest.param("1.00 2.00\nERR 3.01 4.00\n", (), id="as the answer has it"),
        pytest.param("1.00 2.00\nERR 3.00 4.00\n", (Tie(2, 2, "3.00"),), id="the second spelling"),
        pytest.param("1.00 2.00\r\n ERR  3.00 4.00", (Tie(2, 2, "3.00"),), id="blanks, CR and end"),
    ],
)
def test_either_way_is_right_and_reported(compare: Compare, output: str, used: tuple[Tie, ...]) -> None:
    assert compare(ANSWER, output, TIE) == CheckResult(Match.SAME, ties_used=used)


def test_all_ties_used_are_reported_in_order_and_no_others(compare: Compare) -> None:
    ties = [(1, 1, "1.01"), (1, 3, "3.01"), (2, 1, "-4.00"), (2, 3, "6.01")]
    result = compare("1.00 2.00 3.00\n-4.01 5.00 6.00\n", "1.01 2.00 3.00\n-4.00 5.00 6.01\n", *ties)
    assert result == CheckResult(
        Match.SAME, ties_used=(Tie(1, 1, "1.01"), Tie(2, 1, "-4.00"), Tie(2, 3, "6.01"))
    )


def test_the_second_spelling_may_be_a_zero(compare: Compare) -> None:
    assert compare("-0.01", "0.00", (1, 1, "0.00")).match is Match.SAME
    assert compare("0.01", "0.00", (1, 1, "0.00")).match is Match.SAME
    assert compare("0.01", "[0.00]", (1, 1, "0.00")).reason == "check.brackets"


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("-0.00", "check.negative-zero"),
        ("0.0", "check.too-few-decimals"),
        ("-0.0049", "check.too-many-decimals"),
        ("-4.9e-3", "check.exponent"),
        ("+0.00", "check.number-spelling"),
    ],
)
def test_a_second_spelling_that_is_zero_in_another_dress_is_a_presentation_error(
    compare: Compare, token: str, reason: str
) -> None:
    result = compare("-0.01 1.00", f"{token} 1.00", (1, 1, "0.00"))
    assert (result.match, result.reason) == (Match.PRESENTATION, reason)


@pytest.mark.parametrize(
    "output",
    [
        pytest.param("1.00 2.00\nERR 3.02 4.00\n", id="one further"),
        pytest.param("1.00 2.00\nERR 2.99 4.00\n", id="one further on the other side"),
        pytest.param("1.00 2.00\nERR -3.00 4.00\n", id="another sign"),
        pytest.param("1.00 2.00\nERR nan 4.00\n", id="nan"),
        pytest.param("1.00 2.01\nERR 3.01 4.00\n", id="another token, one further"),
        pytest.param("1.00 3.00\nERR 3.01 4.00\n", id="the spelling at another line"),
        pytest.param("1.00 2.00\nERR 3.01 3.00\n", id="the spelling at another token"),
        pytest.param("1.00 2.00\n3.00 3.01 4.00\n", id="the spelling in place of the word"),
        pytest.param("1.00 2.00\nERR 3.00 4.01\n", id="used, but another token is wrong"),
        pytest.param("1.00 2.00\nERR 3.00\n", id="used, but a token is missing"),
        pytest.param("1.00 2.00\nERR 3.00 4.00\n5.00\n", id="used, but a line is too many"),
    ],
)
def test_a_tie_excuses_nothing_else(compare: Compare, output: str) -> None:
    result = compare(ANSWER, output, TIE)
    assert result.match is Match.DIFFERENT
    assert result.ties_used == ()


def test_without_the_tie_the_second_spelling_is_wrong(compare: Compare) -> None:
    assert compare(ANSWER, ANSWER.replace("3.01", "3.00")).reason == "check.wrong-number"


def test_a_tie_at_the_same_token_of_another_line_is_no_tie_here(compare: Compare) -> None:
    assert compare("1.00\n1.00\n", "1.01\n1.00\n", (2, 1, "1.01")).match is Match.DIFFERENT
    assert compare("1.00\n1.00\n", "1.00\n1.01\n", (2, 1, "1.01")).match is Match.SAME


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        pytest.param("3", "check.too-few-decimals", id="fewer decimals"),
        pytest.param("3.0", "check.too-few-decimals", id="one decimal fewer"),
        pytest.param("3.000", "check.too-many-decimals", id="more decimals"),
        pytest.param("3.0049999", "check.too-many-decimals", id="the unrounded value, below"),
        pytest.param("3.0050001", "check.too-many-decimals", id="the unrounded value, above"),
        pytest.param("3.0e0", "check.exponent", id="an exponent"),
        pytest.param("+3.00", "check.number-spelling", id="a plus sign"),
        pytest.param("[3.00]", "check.brackets", id="brackets"),
        pytest.param("np.float64(3.00)", "check.numpy-scalars", id="a NumPy scalar"),
    ],
)
def test_the_second_spelling_in_another_dress_is_a_presentation_error(
    compare: Compare, token: str, reason: str
) -> None:
    result = compare(ANSWER, ANSWER.replace("3.01", token), TIE)
    assert (result.match, result.reason, result.ties_used) == (Match.PRESENTATION, reason, ())


@pytest.mark.parametrize("token", ["2.99", "3.02", "3.0151", "2.9949", "3.1", "2", "3.02e0"])
def test_other_spellings_near_a_tie_are_wrong(compare: Compare, token: str) -> None:
    assert compare(ANSWER, ANSWER.replace("3.01", token), TIE).match is Match.DIFFERENT


@pytest.mark.parametrize(
    "output",
    [
        "1.00 2.00 ERR 3.00 4.00\n",
        "1.00\n2.00\nERR 3.00\n4.00\n",
        "\n1.00 2.00\nERR 3.00 4.00\n",
        "1.00 2.00\n\nERR 3.00 4.00\n",
    ],
)
def test_a_tie_moves_with_its_token_when_lines_are_broken_elsewhere(compare: Compare, output: str) -> None:
    result = compare(ANSWER, output, TIE)
    assert (result.match, result.reason, result.ties_used) == (Match.PRESENTATION, "check.line-breaks", ())


def test_a_tie_does_not_stay_where_its_token_was(compare: Compare) -> None:
    assert compare("1.00 2.00\n3.00 4.00\n", "1.00\n2.01 3.00 4.00\n", (2, 1, "3.01")).match is (
        Match.DIFFERENT
    )


@pytest.mark.parametrize("tie", [(9, 9, "3.00"), (2, 9, "3.00"), (1, 1, "1.00")])
def test_a_tie_that_is_nowhere_or_says_nothing_new_changes_nothing(
    compare: Compare, tie: tuple[int, int, str]
) -> None:
    assert compare(ANSWER, ANSWER + "\n", tie) == CheckResult(Match.SAME)
    assert compare(ANSWER, ANSWER.replace("3.01", "3.00"), tie).match is Match.DIFFERENT


@pytest.mark.parametrize(("line", "token"), [(1, 3), (3, 1)])
def test_a_tie_where_the_answer_has_nothing_lets_nothing_in(compare: Compare, line: int, token: int) -> None:
    lines = ["1.00 2.00", "ERR 3.01 4.00", ""]
    lines[line - 1] = f"{lines[line - 1]} 5.00"
    assert compare(ANSWER, "\n".join(lines), (line, token, "5.00")).match is Match.DIFFERENT


def test_the_answer_itself_uses_no_tie(compare: Compare) -> None:
    assert compare(ANSWER, ANSWER, TIE) == CheckResult(Match.SAME)
