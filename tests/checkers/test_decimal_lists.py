"""Answers that are lists themselves: brackets, commas and semicolons are tokens, blanks around them do not matter."""

from collections.abc import Callable

import pytest

from judge.model import CheckResult, Difference, Match, Tie

Compare = Callable[..., CheckResult]

ROWS = "[[1.00, 2.00], [3.00, 4.00]]\n"


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        (ROWS, "[[1.00,2.00],[3.00,4.00]]"),
        (ROWS, "[ [1.00, 2.00] , [3.00, 4.00] ]\r\n\r\n"),
        (ROWS, "\t[[1.00 ,2.00],   [3.00 ,4.00]]  \n"),
        ("[[1.00,2.00],[3.00,4.00]]\n", ROWS),
        ("1.00, 2.00, 3.00", "1.00,2.00,3.00"),
        ("1.00,2.00,3.00", "1.00 , 2.00 , 3.00"),
        ("1;2;3", "1; 2; 3"),
        ("(2, 3)", "(2,3)"),
        ("[]", "[ ]"),
        ("[[], [1]]", "[[],[1]]"),
        ("[[1, 2],\n [3, 4]]\n", "[[1,2],\n[3,4]]"),
        ("ERR [1.00, 2.00]", "ERR  [1.00,2.00]"),
        ("[1.00, 2.00] ERR\n[MASK]", "[1.00,2.00] ERR\n[MASK]"),
    ],
)
def test_blanks_around_the_marks_of_a_list_do_not_matter(compare: Compare, answer: str, output: str) -> None:
    assert compare(answer, output) == CheckResult(Match.SAME)


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        pytest.param(ROWS, "1.00 2.00\n3.00 4.00\n", "check.brackets", id="no list at all"),
        pytest.param(ROWS, "[[1.00 2.00]\n [3.00 4.00]]\n", "check.brackets", id="NumPy's brackets"),
        pytest.param(ROWS, "[1.00, 2.00, 3.00, 4.00]\n", "check.brackets", id="flat"),
        pytest.param(ROWS, "[[1.00, 2.00], [3.00, 4.00]\n", "check.brackets", id="a bracket left out"),
        pytest.param(ROWS, "[[1.00, 2.00], [3.00, 4.00]],\n", "check.brackets", id="a comma too many"),
        pytest.param(ROWS, "((1.00, 2.00), (3.00, 4.00))\n", "check.brackets", id="round brackets"),
        pytest.param(ROWS, "[[1.00; 2.00]; [3.00; 4.00]]\n", "check.brackets", id="semicolons"),
        pytest.param(ROWS, "[['1.00', '2.00'], ['3.00', '4.00']]\n", "check.brackets", id="strings"),
        pytest.param("1, 2, 3", "[1, 2, 3]", "check.brackets", id="a list for numbers with commas"),
        pytest.param(ROWS, "[[1.00, 2.00],\n [3.00, 4.00]]\n", "check.line-breaks", id="on two lines"),
        pytest.param(ROWS, "\n" + ROWS, "check.line-breaks", id="a blank line first"),
        pytest.param(ROWS, "[[1.0, 2.0], [3.0, 4.0]]\n", "check.too-few-decimals", id="fewer decimals"),
        pytest.param(ROWS, "[[1.00, 2.00], [3.00, 4.001]]", "check.too-many-decimals", id="more decimals"),
        pytest.param("[0.00, 1.00]", "[-0.00, 1.00]", "check.negative-zero", id="negative zero"),
        pytest.param("[1, 2]", "[1.0, 2.0]", "check.integer-with-decimals", id="decimals for integers"),
        pytest.param("[1.00, 2.00]", "[1e0,2e0]", "check.exponent", id="exponents"),
        pytest.param(
            "[1.00, 2.00]", "[np.float64(1.0), np.float64(2.0)]", "check.numpy-scalars", id="NumPy scalars"
        ),
    ],
)
def test_right_numbers_in_another_list_are_a_presentation_error(
    compare: Compare, answer: str, output: str, reason: str
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.PRESENTATION, reason)


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("[[1.00, 2.00], [3.00, 4.01]]", "check.wrong-number"),
        ("[[1.0, 2.0], [3.0, 4.01]]", "check.wrong-number"),
        ("[[1.00, 3.00], [2.00, 4.00]]", "check.wrong-number"),
        ("[[1.00, 2.00], [3.00]]", "check.token-count"),
        ("[[1.00, 2.00], [3.00, 4.00], [5.00, 6.00]]", "check.token-count"),
        ("[[1.00, 2.00],\n[3.00, 4.00],\n[5.00, 6.00]]", "check.line-count"),
        ("[]", "check.token-count"),
    ],
)
def test_wrong_numbers_in_a_list(compare: Compare, output: str, reason: str) -> None:
    result = compare(ROWS, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, reason)


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("[[nan, 2.00], [3.00, 4.00]]", "check.nan"),
        ("[[1.00, -nan], [3.00, 4.00]]", "check.nan"),
        ("[[1.00, 2.00], [inf, 4.00]]", "check.infinite"),
        ("[[1.00, 2.00], [3.00, -inf]]", "check.infinite"),
    ],
)
def test_nan_and_inf_within_a_list_are_named(compare: Compare, output: str, reason: str) -> None:
    result = compare(ROWS, output)
    assert (result.match, result.reason) == (Match.DIFFERENT, reason)


@pytest.mark.parametrize("word", ["nan", "inf", "abc", "1_0", "0x10", "١", "..."])
def test_no_word_is_a_right_number_within_a_list(compare: Compare, word: str) -> None:
    result = compare("[1, 2.00]", f"[1, {word}]")
    assert result.match is Match.DIFFERENT
    assert compare("[1, 2.00]", f"[{word}, 2.00]").match is Match.DIFFERENT


def test_blanks_around_marks_matter_where_the_answer_is_no_list(compare: Compare) -> None:
    assert compare("1.00 2.00", "1.00 , 2.00").match is Match.PRESENTATION
    assert compare("[MASK] 2.00", "[ MASK ] 2.00").match is Match.DIFFERENT


@pytest.mark.parametrize(
    ("output", "difference"),
    [
        ("[[1.00, 2.00], [3.00, 9.00]]", Difference(1, 23, 11, "4.00", "9.00", 5.0)),
        ("[[1.00,2.00],[3.00,9.00]]", Difference(1, 20, 11, "4.00", "9.00", 5.0)),
        ("[[1.00, 2.00], [3.00", Difference(1, 21, 10, ",", None)),
        ("[[1.00, 2.00], [3.00, 4.00]] 5.00", Difference(1, 30, 14, None, "5.00")),
    ],
)
def test_marks_count_as_tokens_in_the_place_of_an_error(
    compare: Compare, output: str, difference: Difference
) -> None:
    result = compare(ROWS, output)
    assert (result.match, result.difference) == (Match.DIFFERENT, difference)


def test_marks_count_as_tokens_in_the_place_of_a_tie(compare: Compare) -> None:
    tie = (1, 11, "4.01")
    assert compare(ROWS, ROWS.replace("4.00", "4.01"), tie) == CheckResult(
        Match.SAME, ties_used=(Tie(1, 11, "4.01"),)
    )
    assert compare(ROWS, "1.00 2.00\n3.00 4.01", tie).reason == "check.brackets"
    assert compare(ROWS, ROWS.replace("3.00", "3.01"), tie).match is Match.DIFFERENT


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        ('["1.00","2.00"]', '["1.00","3.00"]'),
        ('"', "x"),
        ("' 1.00", "' 2.00"),
        ('"" 1.00', '"" 2.00'),
        ("1'2", "1'3"),
        ("a ' b", "a ' c"),
    ],
)
def test_quotes_in_the_answer_do_no_harm(compare: Compare, answer: str, output: str) -> None:
    assert compare(answer, answer + "\n").match is Match.SAME
    assert compare(answer, output).match is Match.DIFFERENT


@pytest.mark.parametrize("answer", ["hello , world", "( a )", "; 1.00"])
def test_punctuation_that_is_a_token_of_the_answer(compare: Compare, answer: str) -> None:
    assert compare(answer, answer + "\n").match is Match.SAME
    assert compare(answer, answer.translate({ord(","): ".", ord("("): "<", ord(";"): ":"})).match is (
        Match.DIFFERENT
    )
