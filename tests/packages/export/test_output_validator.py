"""The stand-alone output validators say what our checkers say, and tell it as other judges want it told."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.bank import Bank
from judge.checkers import CHECKERS
from judge.model import CheckerSpec, Match, TestCase, Tie
from judge.packages.export.validators import output_validator
from judge.packages.output_validator import decimal_validator, exact_validator

MANY = settings(max_examples=600)
PIECES = [
    *["1", "0", "-", "+", ".", "e", "5", "1.00", "-0.00", "0.50", "0.51", "1e9", "1e99999", "9" * 401],
    *["nan", "inf", "-Infinity", "ıNF", "ERR", "[MASK]", "x", "注意", "\u0661", "_", "\ufeff", "\u00a0"],
    *[" ", "\t", "\n", "\n\n", "\r\n", "\r", "\f", "\v", "\x85", "\u2028", "  ", "\0"],
    *["[", "]", "(", ")", ",", ";", "[[1.00, 2.00],\n [3.00, 4.00]]", "1.00,2.00", "...", "np.float64(1.00)"],
]
TEXT = st.lists(st.sampled_from(PIECES), max_size=12).map("".join)
ANSWER = TEXT.map(lambda text: text.replace("\0", "").encode())
OUTPUT = st.one_of(TEXT.map(str.encode), st.binary(max_size=6))
TIES = st.dictionaries(
    st.tuples(st.integers(1, 3), st.integers(1, 4)),
    st.sampled_from(["0.51", "1.00", "x", "[", "1"]),
    max_size=4,
)
BLANKS = st.sampled_from([b"", b"\n", b"\r\n", b" ", b"\t", b" \n \n", b"\v", b"1"])


def accepted(type: str, output: bytes, answer: bytes, ties: Mapping[tuple[int, int], str] = {}) -> bool:
    """Whether our checker accepts an output."""
    case = TestCase("secret/01-x", b"", answer, tuple(Tie(*place, each) for place, each in ties.items()))
    return CHECKERS[type](output, case, CheckerSpec(type)).match is Match.SAME


@MANY
@given(OUTPUT, ANSWER, TIES)
def test_any_output_is_judged_as_by_the_checker(
    output: bytes, answer: bytes, ties: dict[tuple[int, int], str]
) -> None:
    found = decimal_validator.difference(output, answer, ties)
    assert (found is None) == accepted("decimal", output, answer, ties)


@MANY
@given(st.data(), ANSWER, TIES)
def test_an_output_near_the_answer_is_judged_as_by_the_checker(
    data: st.DataObject, answer: bytes, ties: dict[tuple[int, int], str]
) -> None:
    """The answer with blanks put in, taken out, or with a token replaced by the spelling of a tie."""
    lines = [line.split(b" ") for line in answer.split(b"\n")]
    for (i, j), spelling in ties.items():
        if i <= len(lines) and j <= len(lines[i - 1]) and data.draw(st.booleans()):
            lines[i - 1][j - 1] = spelling.encode()
    output = b"\n".join(
        data.draw(BLANKS).join([b"", *[token + data.draw(BLANKS) for token in tokens]]) for tokens in lines
    )
    found = decimal_validator.difference(output, answer, ties)
    assert (found is None) == accepted("decimal", output, answer, ties)


@pytest.mark.parametrize(
    ("part", "is_number"),
    [
        *[("NaN", True), ("-INFINITY", True), ("iNf", True), ("+.5", True), ("5.", True), ("nano", False)],
        *[("9" * 400, True), ("9" * 401, False), ("1e09999", True), ("1E-00000", True), ("1e10000", False)],
    ],
)
def test_what_a_number_in_a_list_is(part: str, is_number: bool) -> None:
    """Only in a list of numbers may blanks be moved."""
    answer, output = f"[1,{part}]\n".encode(), f"[1, {part} ]\n".encode()
    assert accepted("decimal", output, answer) == is_number
    assert (decimal_validator.difference(output, answer, {}) is None) == is_number


def test_no_list_is_seen_where_the_answer_has_none() -> None:
    ties = {(1, 1): "["}
    assert not accepted("decimal", b"[1\n", b"x 1\n", ties)
    assert decimal_validator.difference(b"[1\n", b"x 1\n", ties) is not None


@MANY
@given(OUTPUT, ANSWER)
def test_bytes_are_compared_as_by_the_checker(output: bytes, answer: bytes) -> None:
    assert (exact_validator.difference(output, answer) is None) == accepted("exact", output, answer)
    assert exact_validator.difference(answer, answer) is None


@pytest.mark.parametrize(
    ("output", "message"),
    [
        (b"1.00 2.00\n3.00\n", "line 2, token 1: expected '4.00', found '3.00'"),
        (b"1.00\n4.00\n", "line 1, token 2: expected '2.00', found nothing"),
        (b"1.00 2.00\n4.00 \x1b\n", "line 2, token 2: expected nothing, found '\\x1b'"),
        (b"1.00 2.00\n4.00\0\n", "the output is not text: it has a NUL, or bytes that are not UTF-8"),
        (b"", "line 1, token 1: expected '1.00', found nothing"),
        ("注".encode() * 50, f"line 1, token 1: expected '1.00', found '{chr(92)}u6ce8{chr(92)}u6ce8"),
    ],
)
def test_the_first_difference_is_named(output: bytes, message: str) -> None:
    found = decimal_validator.difference(output, b"1.00 2.00\n4.00\n", {})
    assert found is not None
    assert found.isascii()
    assert found.startswith(message)
    assert len(found) < 300


@pytest.mark.parametrize(
    ("output", "message"),
    [
        (b"1 3\n", "byte 3: expected '2', found '3'"),
        (b"1 2", "byte 4: expected '\\n', found nothing"),
        (b"1 2\n\n", "byte 5: expected nothing, found '\\n'"),
    ],
)
def test_the_first_byte_that_differs_is_named(output: bytes, message: str) -> None:
    assert exact_validator.difference(output, b"1 2\n") == message


@pytest.fixture
def judged(lay_out: Callable[..., Path], run: Callable[..., Any]) -> Callable[..., tuple[int, str]]:
    """Run the validator for some cases on an output: its exit code and its message."""

    def judge(type: str, cases: list[TestCase], case: TestCase, output: bytes) -> tuple[int, str]:
        validator = output_validator(CheckerSpec(type), cases)
        folder = lay_out({**validator, "case.in": case.input, "case.ans": case.answer, "feedback/.keep": b""})
        feedback = folder / "feedback"
        done = run(folder / "validator.py", folder / "case.in", folder / "case.ans", feedback, stdin=output)
        assert done.stdout == b""
        message = feedback / "judgemessage.txt"
        return done.returncode, message.read_text() if message.exists() else ""

    return judge


SAME_ANSWER = [
    TestCase("secret/01-one", b"1\n", b"0.50\n", (Tie(1, 1, "0.51"),)),
    TestCase("secret/02-two", b"2\n", b"0.50\n"),
    TestCase("secret/03-three", b"3\n", b"0.50 'x'\\\n", (Tie(1, 1, "0.49"), Tie(1, 2, "'\"\\"))),
]


@pytest.mark.parametrize(
    ("case", "output", "code", "message"),
    [
        (0, b"0.50", 42, ""),
        (0, b"0.51\n", 42, ""),
        (0, b"0.49\n", 43, "line 1, token 1: expected '0.50', found '0.49'\n"),
        (1, b"0.51\n", 43, "line 1, token 1: expected '0.50', found '0.51'\n"),
        (2, b"0.49 '\"\\\n", 42, ""),
    ],
)
def test_ties_travel_in_the_validator(
    judged: Callable[..., tuple[int, str]], case: int, output: bytes, code: int, message: str
) -> None:
    assert judged("decimal", SAME_ANSWER, SAME_ANSWER[case], output) == (code, message)


def test_bytes_are_compared_by_a_program_too(judged: Callable[..., tuple[int, str]]) -> None:
    case = TestCase("secret/01-one", b"", b"a b\n")
    assert judged("exact", [case], case, b"a b\n") == (42, "")
    assert judged("exact", [case], case, b"a  b\n") == (43, "byte 3: expected 'b', found ' '\n")


def test_a_validator_that_cannot_read_the_answer_is_no_verdict(
    lay_out: Callable[..., Path], run: Callable[..., Any]
) -> None:
    folder = lay_out(output_validator(CheckerSpec("decimal"), []))
    missing = folder / "missing"
    assert run(folder / "validator.py", missing, missing, folder, stdin=b"").returncode not in (0, 42, 43)


def test_all_ties_of_the_bank_are_in_the_tables(bank: Bank) -> None:
    found = 0
    for id in bank.ids:
        cases = bank.cases(id)
        names: dict[str, Any] = {"__name__": "validator"}
        exec(output_validator(bank.problem(id).checker, cases)["validator.py"], names)
        for case in cases:
            table = names["TIES"].get(decimal_validator.key_of(case.input, case.answer), {})
            assert table == {(tie.line, tie.token): tie.spelling for tie in case.ties}
            found += len(table)
    assert found > 50
