"""Which checker is asked, and the digest by which outputs are recognised again."""

import pytest

from judge.checkers import CHECKERS, check, digest
from judge.model import CheckerSpec, Match, TestCase


def test_the_checkers_by_their_names() -> None:
    assert set(CHECKERS) == {"decimal", "exact", "tokens"}


@pytest.mark.parametrize(
    ("checker", "match"), [("decimal", Match.SAME), ("exact", Match.DIFFERENT), ("tokens", Match.SAME)]
)
def test_the_specification_says_which_checker_compares(checker: str, match: Match) -> None:
    case = TestCase("sample/01-some-case", b"", b"1.00 2.00\n")
    assert check(b"1.00  2.00\n", case, CheckerSpec(checker, (2,))).match is match


def test_the_specification_reaches_the_checker_with_its_rules() -> None:
    case = TestCase("sample/01-some-case", b"", b"1.00\n")
    assert check(b"1.01\n", case, CheckerSpec("tokens", float_absolute_tolerance=0.5)).match is Match.SAME
    assert check(b"1.01\n", case, CheckerSpec("tokens")).match is Match.DIFFERENT


@pytest.mark.parametrize("declared", [(), (2,), (4,), (2, 4)])
def test_each_token_follows_the_answer_whatever_decimals_are_declared(declared: tuple[int, ...]) -> None:
    case = TestCase("sample/01-some-case", b"", b"1.00 0.5000 3\n")
    spec = CheckerSpec("decimal", declared)
    assert check(b"1.00 0.5000 3", case, spec).match is Match.SAME
    assert check(b"1.00 0.50 3", case, spec).match is Match.PRESENTATION


@pytest.mark.parametrize(
    "output",
    [
        b"1.00 2.00\nERR\n",
        b"1.00 2.00\nERR",
        b" 1.00\t \t2.00 \r\n\tERR\r\n\r\n \n",
        b"1.00 2.00\nERR\n\n\n",
    ],
)
def test_the_digest_is_blind_to_blanks_and_line_ends(output: bytes) -> None:
    # from: printf '1.00 2.00\nERR\n' | sha256sum
    assert digest(output) == "7b711f0b5ce4b19d"


@pytest.mark.parametrize(
    "output",
    [
        b"1.00\n2.00\nERR\n",
        b"\n1.00 2.00\nERR\n",
        b"1.00 2.00\n\nERR\n",
        b"1.002.00\nERR\n",
        b"1.00 2.0\nERR\n",
        b"1.00 2.00\nerr\n",
        b"1.00\f2.00\nERR\n",
        b"1.00\xa02.00\nERR\n",
        b"1.00 2.00\nERR\0\n",
        b"",
    ],
)
def test_the_digest_tells_other_outputs_apart(output: bytes) -> None:
    assert digest(output) != digest(b"1.00 2.00\nERR\n")


def test_the_digest_of_no_output_is_that_of_blanks() -> None:
    assert digest(b"") == digest(b" \r\n\t\n") == "e3b0c44298fc1c14"  # sha256sum < /dev/null


def test_any_bytes_have_a_digest_of_their_own() -> None:
    assert len({digest(bytes([byte])) for byte in range(256) if byte not in b" \t\r\n"}) == 252
