"""Every number right, the text not: each reason of a presentation error, and which one is named."""

from collections.abc import Callable

import pytest

from judge.model import CheckResult, Match

Compare = Callable[..., CheckResult]

FEWER = "check.too-few-decimals"
MORE = "check.too-many-decimals"
EXPONENT = "check.exponent"
INTEGER = "check.integer-with-decimals"
NEGATIVE_ZERO = "check.negative-zero"
SPELLING = "check.number-spelling"
BRACKETS = "check.brackets"
SCALARS = "check.numpy-scalars"


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        ("0.00", "-0.00", NEGATIVE_ZERO),
        ("0.0000", "-0.0000", NEGATIVE_ZERO),
        ("0", "-0", NEGATIVE_ZERO),
        ("0", "-00", NEGATIVE_ZERO),
        ("0.50", "0.5", FEWER),
        ("-2.00", "-2.0", FEWER),
        ("0.500", "0.5", FEWER),
        ("0.50", ".5", FEWER),
        ("3.00", "3.", FEWER),
        ("3.00", "3", FEWER),  # an integer for a decimal: the reverse of `3.0` for `3`
        ("2.0", "2", FEWER),
        ("-120.00", "-120", FEWER),
        ("0.00", "-0.0", FEWER),
        ("0.00", "-0", FEWER),
        ("0.33", "0.333", MORE),
        ("0.33", "0.3300", MORE),
        ("0.33", "0.3333333333333333", MORE),
        ("0.33", "0.325", MORE),  # at a tie either way is right
        ("0.33", "0.335", MORE),
        ("0.30", "0.30000001192092896", MORE),  # a float32
        ("2.00", "1.999999999", MORE),
        ("-1.67", "-1.6666667", MORE),
        ("0.00", "-0.0049", MORE),
        ("0.00", "-0.000", MORE),
        ("0.5", "0.4999999999999999722444243843710864894092082977294921875", MORE),
        ("1.00", "1." + "0" * 300, MORE),
        ("1230.00", "1.23e3", EXPONENT),
        ("1230.00", "1.23E+03", EXPONENT),
        ("0.33", "3.3333e-01", EXPONENT),
        ("0.00", "-1e-7", EXPONENT),
        ("0.00", "0e0", EXPONENT),
        ("1000000", "1e6", EXPONENT),
        ("1000000", "1.0e+06", EXPONENT),
        ("15", "150e-1", EXPONENT),
        ("3", "3.0", INTEGER),
        ("3", "3.", INTEGER),
        ("-3", "-3.000000", INTEGER),
        ("0", "-0.0", INTEGER),
        ("9007199254740993", "9007199254740993.0", INTEGER),
        ("1", "+1", SPELLING),
        ("1", "01", SPELLING),
        ("-7", "-007", SPELLING),
        ("0", "+0", SPELLING),
        ("0", "00", SPELLING),
        ("1.00", "+1.00", SPELLING),
        ("1.00", "01.00", SPELLING),
        ("0.5", ".5", SPELLING),
        ("-0.50", "-.50", SPELLING),
    ],
)
def test_the_right_number_spelt_otherwise(compare: Compare, answer: str, output: str, reason: str) -> None:
    result = compare(answer + "\n", output + "\n")
    assert (result.match, result.reason) == (Match.PRESENTATION, reason)


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("[[0.50 0.25]\n [1.00 2.00]]\n", BRACKETS),
        ("[[0.5  0.25]\n [1.   2.  ]]\n", BRACKETS),
        ("[[5.0e-01 2.5e-01]\n [1.0e+00 2.0e+00]]\n", BRACKETS),
        ("[[0.5, 0.25], [1.0, 2.0]]\n", BRACKETS),
        ("[0.5, 0.25]\n[1.0, 2.0]\n", BRACKETS),
        ("(0.5, 0.25)\n(1.0, 2.0)\n", BRACKETS),
        ("0.50, 0.25\n1.00, 2.00\n", BRACKETS),
        ("0.50,0.25\n1.00,2.00\n", BRACKETS),
        ("0.50;0.25\n1.00;2.00\n", BRACKETS),
        ("0.50, 0.25,\n1.00, 2.00,\n", BRACKETS),
        ("['0.50', '0.25']\n['1.00', '2.00']\n", BRACKETS),
        ('"0.50" "0.25"\n"1.00" "2.00"\n', BRACKETS),
        ("array([[0.5 , 0.25],\n       [1.  , 2.  ]])\n", BRACKETS),
        ("[array([0.5 , 0.25]), array([1., 2.])]\n", BRACKETS),
        ("array([[0.5 , 0.25],\n       [1.  , 2.  ]], dtype=float32)\n", BRACKETS),
        ("array([[0.5 , 0.25],\n       [1.  , 2.  ]],\n      dtype=float32)\n", BRACKETS),
        ("[np.float64(0.5), np.float64(0.25), np.float64(1.0), np.float64(2.0)]\n", SCALARS),
        ("np.float64(0.50) np.float64(0.25)\nnp.float64(1.00) np.float64(2.00)\n", SCALARS),
        ("0.50 0.25\n1.00 np.float32(2.0)\n", SCALARS),
        ("numpy.float64(0.5) 0.25\n1.00 2.00\n", SCALARS),
    ],
)
def test_the_right_numbers_printed_as_a_list_or_an_array(compare: Compare, output: str, reason: str) -> None:
    result = compare("0.50 0.25\n1.00 2.00\n", output)
    assert (result.match, result.reason) == (Match.PRESENTATION, reason)


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        ("3", "np.int64(3)", SCALARS),
        ("2 3 5", "(2, 3, 5)", BRACKETS),
        ("2 3 5", "(np.int64(2), np.int64(3), np.int64(5))", SCALARS),
        ("5", "(5,)", BRACKETS),
        ("5", "[5]", BRACKETS),
        ("1 2 3", "[1 2 3]", BRACKETS),
        ("ERR 1.00", "ERR [1.00]", BRACKETS),
        ("", "[]", BRACKETS),
    ],
)
def test_integers_printed_as_a_tuple_or_an_array(
    compare: Compare, answer: str, output: str, reason: str
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.PRESENTATION, reason)


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        ("1.00 2.00", "[1.00 3.00]"),
        ("1.00 2.00", "[1.00 2.00 3.00]"),
        ("1.00 2.00", "[1.00]"),
        ("1.00 2.00", "np.float64(1.0) np.float64(2.1)"),
        ("1.00 2.00", "array([1., 2., 3.])"),
        ("1", "(1+0j)"),
        ("1.5", "1,5"),
        ("1000", "1,000"),
        ("10", "1,0"),
        ("1.00", "x[1.00]"),
        ("1.00", "1.00]x"),
        ("ERR", "ER[R]"),
        ("1.00", "np.float64(1.00"),
        ("1.00", "float64(1.00)"),
    ],
)
def test_brackets_do_not_excuse_a_wrong_output(compare: Compare, answer: str, output: str) -> None:
    assert compare(answer, output).match is Match.DIFFERENT


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        ("0.50", "0.4"),
        ("0.50", "0"),
        ("0.52", "0.5"),  # rounds to what is printed, but has not the answer's digits
        ("0.33", "0.3"),
        ("0.33", "0.336"),
        ("0.33", "0.3249999999"),
        ("0.33", "0.3350000001"),
        ("1230.00", "1.2e3"),
        ("0.33", "3.4e-1"),
        ("0.33", "-0.333"),
        ("0.00", "-0.0051"),
        ("0.00", "-0.01"),
        ("3", "3.01"),
        ("3", "2.9999999999"),  # integers are not rounded
        ("3", "3.0000000001"),
        ("0", "-1e-7"),
        ("1000000", "1.0000001e6"),
        ("1000000", "1000001"),
        ("9007199254740993", "9007199254740992.0"),  # equal as floats
        ("2.00", "-2.0"),
        ("2.00", "2.0.0"),
        ("0.50", "50%"),
        ("1e-9", "2e-9"),
        ("1e-9", "0.000000001"),  # an answer with an exponent is compared as it stands
    ],
)
def test_another_number_is_wrong_however_near(compare: Compare, answer: str, output: str) -> None:
    assert compare(answer, output).match is Match.DIFFERENT


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        pytest.param("0.50 0.00", "0.5 -0.00", FEWER, id="the first respelling is named"),
        pytest.param("0.00 0.50", "-0.00 0.5", NEGATIVE_ZERO, id="the first respelling is named, reversed"),
        pytest.param("1.00 0.50", "1.000 0.5", MORE, id="more decimals before fewer"),
        pytest.param("1.00 0.50", "1.00\n0.5", FEWER, id="a respelling before line breaks"),
        pytest.param("1.00 0.50", "[1.00 0.5]", BRACKETS, id="brackets before a respelling"),
        pytest.param("1.00 0.50", "[1.00\n0.50]", BRACKETS, id="brackets before line breaks"),
        pytest.param("1.00 0.50", "[np.float64(1.0), 0.5]", SCALARS, id="NumPy scalars before brackets"),
        pytest.param("1.00 0.50", "1.0 np.float64(0.5)", SCALARS, id="NumPy scalars before a respelling"),
    ],
)
def test_which_of_several_presentation_errors_is_named(
    compare: Compare, answer: str, output: str, reason: str
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.PRESENTATION, reason)


@pytest.mark.parametrize(
    ("answer", "output", "reason"),
    [
        ("[MASK] 0.00", "[MASK] -0.00", NEGATIVE_ZERO),
        ("[MASK] 0.50 [PAD]", "[MASK] 0.5 [PAD]", FEWER),
        ("don't 1.00", "don't 1.000", MORE),
        ("f(x) 3", "f(x) 3.0", INTEGER),
        ("[MASK] 0.50", "[MASK]\n0.50", "check.line-breaks"),
    ],
)
def test_brackets_that_belong_to_a_word_are_not_the_fault(
    compare: Compare, answer: str, output: str, reason: str
) -> None:
    result = compare(answer, output)
    assert (result.match, result.reason) == (Match.PRESENTATION, reason)


def test_a_word_of_the_answer_that_looks_like_part_of_an_array(compare: Compare) -> None:
    result = compare("dtype=float32 0.50", "dtype=float32 0.5")
    assert (result.match, result.reason) == (Match.PRESENTATION, FEWER)


def test_an_extra_word_is_never_a_matter_of_line_breaks(compare: Compare) -> None:
    assert compare("1.00 2.00", "1.00 2.00 dtype=float32").reason != "check.line-breaks"
