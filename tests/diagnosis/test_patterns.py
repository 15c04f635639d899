"""What holds for all patterns: when they are silent, how many speak, and that they tell no figure."""

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from judge import messages
from judge.checkers import check
from judge.diagnosis import patterns
from judge.diagnosis.error_map import error_map
from judge.diagnosis.figures import LARGEST
from judge.diagnosis.patterns import MOST, patterns_in
from judge.model import CheckerSpec, Match, TestCase, Tie

Keys = Callable[..., list[str]]
Matrix = Callable[..., np.ndarray]

ANYTHING = settings(derandomize=True, deadline=None, database=None, max_examples=400)

PIECES = [
    "1",
    "0",
    "-",
    ".",
    "1.00",
    "-2.50",
    "3.25",
    "0.5",
    "1e9999",
    "1e-400",
    "9" * 70,
    "nan",
    "-inf",
    "x",
]
PIECES += [
    "S",
    "ERR",
    "注",
    "[",
    "]",
    ",",
    "np.float64(",
    " ",
    " ",
    "\n",
    "\n",
    "\r\n",
    "%",
    "...",
    "\0",
    "1,5",
]
texts = st.lists(st.sampled_from(PIECES), max_size=30).map("".join)
numbers = st.decimals(-99, 99, places=2).map(str)
integers = st.integers(-9, 9).map(str)
rows = st.lists(st.lists(numbers | integers, min_size=1, max_size=4), min_size=1, max_size=5)
matrices = rows.map(lambda lines: "".join(" ".join(line) + "\n" for line in lines))


def case_of(answer: str, *ties: Tie) -> TestCase:
    return TestCase("secret/01-typical-case", b"some input", answer.encode(), ties)


@ANYTHING
@given(answer=texts | matrices, output=st.binary(max_size=60) | (texts | matrices).map(str.encode))
def test_no_output_makes_the_diagnosis_fail(answer: str, output: bytes) -> None:
    case = case_of(answer)
    samples = [
        TestCase("sample/01-illegal-size", b"", b"0\n"),
        TestCase("sample/02-case", b"", b"1.00 2.00\n"),
    ]
    found = patterns_in(output, case, samples)
    assert len(found) <= MOST
    for remark in found:
        for key in (remark.key, f"{remark.key}.hint"):
            assert all(messages.text(language, key, **remark.details) for language in messages.LANGUAGES)
    picture = error_map(output, case)
    assert picture is None or len(set(map(len, picture.rows))) == 1


@ANYTHING
@given(answer=matrices, blanks=st.sampled_from([" ", "\t", "  "]), end=st.sampled_from(["", "\n", "\r\n\n"]))
def test_nothing_is_said_of_an_accepted_output(answer: str, blanks: str, end: str) -> None:
    output = (answer.replace(" ", blanks).rstrip("\n") + end).encode()
    assert check(output, case_of(answer), CheckerSpec("decimal")).match is Match.SAME
    assert patterns_in(output, case_of(answer), ()) == ()
    assert error_map(output, case_of(answer)) is None


def test_nothing_is_said_of_a_tie_rounded_the_other_way() -> None:
    case = case_of("1.50 2.25\n3.75 4.15\n", Tie(2, 2, "4.16"))
    assert patterns_in(b"1.50 2.25\n3.75 4.16\n", case, ()) == ()
    assert error_map(b"1.50 2.25\n3.75 4.16\n", case) is None


def test_nothing_is_said_of_right_numbers_in_another_spelling(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(3, 3).round(1)
    assert claims(answer, str(answer.tolist())) == []
    assert claims(answer, np.array2string(answer)) == []
    assert claims("0.00 1.00 0.50 2.00\n", "-0.00 1.0 .5 2e0\n") == []


def test_unrelated_numbers_hardly_ever_have_a_pattern(claims: Keys, random: np.random.Generator) -> None:
    said = []
    for _ in range(400):
        shape = random.integers(1, 8, size=2)
        said += claims(10 * random.normal(size=shape), 10 * random.normal(size=shape))
        said += claims(random.normal(size=shape), random.normal(size=shape), decimals=1)
    assert said == []


def test_a_wrong_scale_of_the_scores_has_no_pattern(claims: Keys, random: np.random.Generator) -> None:
    """An attention that is wrong in itself is not explained by what its output looks like."""
    said = []
    for _ in range(200):
        query, key, value = random.normal(size=(3, 6, 4))
        outputs = []
        for scale in (2, 1, 4):
            weights = np.exp(query @ key.T / scale)
            outputs.append(weights / weights.sum(axis=1, keepdims=True) @ value)
        said += claims(outputs[0], outputs[1]) + claims(outputs[0], outputs[2])
    assert said == []


def test_a_pattern_of_the_whole_output_stands_alone(claims: Keys, random: np.random.Generator) -> None:
    weights = np.exp(random.normal(size=(6, 6)))
    weights /= weights.sum(axis=1, keepdims=True)
    assert claims(weights, weights.T) == ["transposed"], "though its columns add up to 1"
    assert claims(weights, -weights) == ["negated"], "and not a factor of -1"


def test_several_observations_come_in_the_order_of_what_they_tell(claims: Keys) -> None:
    answer = [[2000 + 7 * i, 3, 50 + i] for i in range(6)]
    output = [answer[0], answer[1], *([2 * row[0], 4, row[2] + 3] for row in answer[2:])]
    assert claims(np.array(answer), np.array(output), decimals=0) == ["number-factor", "first-block-right"]


def test_no_more_than_three_observations_are_made(claims: Keys, random: np.random.Generator) -> None:
    weights = np.exp(random.normal(size=(6, 4)))
    weights /= weights.sum(axis=1, keepdims=True)
    output = weights.copy()
    output[2:] = [0.5, 0.25, 0.75, 0.1]
    said = claims(weights, output)
    assert said == ["rows-do-not-add-up", "first-block-right"]
    assert len(said) <= MOST == 3


def test_texts_too_large_to_look_at_have_no_pattern(matrix: Matrix, printed: Callable[..., bytes]) -> None:
    large = printed(matrix(400, 300))
    assert len(large) > LARGEST
    case = TestCase("secret/01-typical-case", b"", large)
    assert patterns_in(b"1.00\n", case, ()) == ()
    assert patterns_in(large[::-1], case, ()) == ()
    assert error_map(large[:-9], case) is None


def test_every_pattern_has_its_texts_and_every_text_its_pattern() -> None:
    folder = Path(patterns.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    keys = set(re.findall(r'"(pattern\.[\w-]+)"', sources))
    texts = {key for key in messages.CATALOGUE if key.startswith("pattern.")}
    assert texts == keys | {f"{key}.hint" for key in keys}
