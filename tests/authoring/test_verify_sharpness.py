"""What verify takes for a degenerate input or answer, and what it lets pass."""

from typing import TYPE_CHECKING

import pytest

from judge.authoring.generate import Made
from judge.authoring.verify.findings import Finding
from judge.authoring.verify.sharpness import (
    blocks,
    check_answers,
    check_distinct_sizes,
    check_matrices,
    check_softmax,
)
from judge.model import TestCase

if TYPE_CHECKING:
    from conftest import RememberingSandbox, ToyBank


def case(name: str, input: str = "", answer: str = "") -> Made:
    return Made(TestCase(name, input.encode(), answer.encode()), None, ())


def told(findings: list[Finding]) -> list[tuple[str, object]]:
    return [(each.key.removeprefix("verify."), each.parameters.get("line")) for each in findings]


def matrices(input: str, name: str = "secret/01-typical") -> list[tuple[str, object]]:
    return told(list(check_matrices("row-means", [case(name, input)])))


def test_a_block_is_a_run_of_lines_of_equally_many_numbers() -> None:
    text = "2 3\n1 2 3\n4 5 6\n7\n8\n1 x\n1 2\n\n1 2\n3 4\n"
    assert list(blocks(text)) == [(2, [(1, 2, 3), (4, 5, 6)]), (9, [(1, 2), (3, 4)])]


NINE_ROWS = "".join(f"{i} {i * i}\n" for i in range(3, 12))


@pytest.mark.parametrize(
    ("input", "found"),
    [
        ("3\n1 2 4\n2 9 5\n4 5 7\n", [("symmetric-matrix", 2)]),
        ("3\n1 2 4\n2 9 5\n4 6 7\n", []),
        ("3\n1 2 2\n2 9 2\n2 2 7\n", []),  # so few different numbers that it may be chance
        ("2\n1 3\n3 2\n", []),  # the same
        ("3\n8 8 9\n1 2 4\n2 9 5\n4 5 7\n", [("symmetric-matrix", 3)]),  # counted from the last row
        ("3\n1 2 4\n2 9 5\n4 5 7\n8 8 9\n", [("symmetric-matrix", 2)]),  # counted from the first
        ("3\n8 8 9\n1 2 4\n2 9 5\n4 5 7\n8 8 9\n", []),  # no matrix of a block, as a rule
        ("3\n0 1 0\n1 0 1\n0 1 0\n", []),  # a mask
        ("3\n1 0 0\n0 1 0\n0 0 1\n", [("identity-matrix", 2)]),
        ("3\n1 0 0\n0 1 0\n0 0 2\n", []),
        ("2\n1 0\n0 1\n", []),  # a mask of two rows
        ("2\n1 0\n0 1\n5 2\n3 4\n", [("identity-matrix", 2)]),
        ("9\n1 2 3\n4 5 6\n1 2 3\n4 5 6\n", [("equal-matrices", 4)]),  # Q and K
        ("9\n1 2 3\n4 5 6\n1 2 3\n4 5 7\n", []),
        ("9\n7 8 9\n1 2 3\n4 5 6\n1 2 3\n4 5 6\n", [("equal-matrices", 5)]),  # below a line of sizes
        ("9\n1 2 3\n4 5 6\n1 2 3\n4 5 6\n8 8 7\n5 4 3\n", [("equal-matrices", 4)]),  # Q, K and V
        ("9\n1 2 3\n4 5 6\n8 8 7\n5 4 3\n8 8 7\n5 4 3\n", [("equal-matrices", 6)]),
        ("9\n1 2 3\n4 5 6\n7 8 9\n7 8 9\n", []),  # two equal rows are no two matrices
        (f"9\n{NINE_ROWS}1 2\n3 4\n1 2\n3 4\n", [("equal-matrices", 13)]),  # two square weights
        ("9\n1 1\n0 1\n1 1\n0 1\n", []),  # masks
    ],
)
def test_matrices_on_which_mistakes_do_not_show(input: str, found: list[tuple[str, object]]) -> None:
    assert matrices(input) == found


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("secret/01-typical", 1),
        ("secret/01-other", 1),
        ("secret/01-smallest-three", 0),
        ("secret/01-boundary-three", 0),
        ("secret/01-overflow-three", 0),
        ("secret/01-tie-equal-rows", 0),
        ("secret/01-illegal-three", 0),
        ("sample/01-three", 0),
    ],
)
def test_a_case_for_what_is_peculiar_may_be_so(name: str, found: int) -> None:
    assert len(matrices("3\n1 2 4\n2 9 5\n4 5 7\n", name)) == found


@pytest.mark.parametrize(
    ("first_lines", "found"),
    [
        (["2 3 4"], 0),
        (["2 3 3"], 1),
        (["2 3 3", "2 3 4"], 0),  # one is enough
        (["3"], 0),  # one size, nothing to compare
        (["3", "2 3 3"], 1),
        (["3 1 4 1 0 relu"], 0),  # ones and zeros may be options
    ],
)
def test_the_sizes_of_distinct_cases(first_lines: list[str], found: int) -> None:
    made = [case(f"secret/0{i}-distinct-a", f"{line}\n7 7\n") for i, line in enumerate(first_lines, 1)]
    made.append(case("secret/09-typical", "5 5\n"))
    assert len(list(check_distinct_sizes("row-means", made))) == found


def answers(*texts: str, name: str = "secret/01-a") -> list[str]:
    return [key for key, _ in told(list(check_answers("row-means", [case(name, "", t) for t in texts])))]


def test_the_same_answer_on_most_cases() -> None:
    assert answers("1\n", "1\n", "1\n", "2\n") == ["same-answer"]
    assert answers("1\n", "1\n", "1\n", "2\n", "3\n") == []
    assert answers("1\n") == []
    assert answers("0\n", "0\n", "0\n", name="secret/01-illegal-a") == []
    assert answers("0\n", "0\n", "0\n", name="sample/01-a") == []


def test_answers_of_equal_numbers() -> None:
    assert answers("1 1\n", "2\n2\n", "3 4\n") == ["constant-answers"]
    assert answers("1 1\n", "2 3\n") == []  # half of them
    assert answers("1\n", "2\n", "3\n") == []  # one number is no row of them


SOFTMAX = """
def softmax(scores: list[float]) -> list[float]:
    largest = max(scores)
    weights = [math.exp(score - largest) for score in scores]
    return [weight / sum(weights) for weight in weights]


def solve("""


def saturated(toy: "ToyBank", sandbox: "RememberingSandbox", *inputs: tuple[str, str]) -> list[object]:
    """Which of the cases (name, input) are found saturated, by a reference that makes each row to weights."""
    toy.replace("solutions/reference.py", "import sys", "import math\nimport sys")
    toy.replace("solutions/reference.py", "def solve(", SOFTMAX)
    toy.replace(
        "solutions/reference.py",
        "    return [sum(",
        "    for i in range(0, len(numbers), columns):\n        softmax(numbers[i:][:columns])\n    return [sum(",
    )
    made = [case(name, text) for name, text in inputs]
    return [each.parameters["case"] for each in check_softmax(toy.bank, toy.id, made, sandbox)]


FLAT = "2 2\n1 1\n2 2\n"
PEAKED = "2 2\n1 9\n2 2\n"  # one of two rows
STEEP = "3 2\n1 9\n9 1\n2 2\n"  # most rows


def test_a_typical_case_may_not_be_saturated(toy: "ToyBank", sandbox: "RememberingSandbox") -> None:
    cases = [("secret/01-typical-a", STEEP), ("secret/02-typical-b", PEAKED), ("secret/03-c", FLAT)]
    assert saturated(toy, sandbox, *cases) == ["secret/01-typical-a"]


@pytest.mark.parametrize("more", [0, 1])
def test_half_of_the_other_cases_may_be_saturated(
    toy: "ToyBank", sandbox: "RememberingSandbox", more: int
) -> None:
    cases = [("secret/01-a", STEEP), ("secret/02-b", FLAT), *[("secret/03-c", STEEP)] * more]
    assert saturated(toy, sandbox, *cases) == (["secret/01-a", "secret/03-c"] if more else [])


def test_cases_for_overflow_and_the_like_are_not_counted(
    toy: "ToyBank", sandbox: "RememberingSandbox"
) -> None:
    cases = [(f"secret/01-{kind}", STEEP) for kind in ("overflow", "smallest", "boundary-one", "illegal")]
    assert saturated(toy, sandbox, *cases, ("sample/01-a", STEEP)) == []


@pytest.mark.parametrize(
    "row", ["7", "7 -1e9", "7 -inf"], ids=["a single score", "hidden by a large number", "hidden by -inf"]
)
def test_a_row_with_one_visible_score_says_nothing(
    toy: "ToyBank", sandbox: "RememberingSandbox", row: str
) -> None:
    text = f"3 {len(row.split())}\n{row}\n{row}\n{row}\n"
    assert saturated(toy, sandbox, ("secret/01-typical", text)) == []


def test_a_reference_without_softmax_is_not_judged_by_it(
    toy: "ToyBank", sandbox: "RememberingSandbox"
) -> None:
    assert list(check_softmax(toy.bank, toy.id, [case("secret/01-typical", STEEP)], sandbox)) == []


ARRAYS = """
import numpy as np


def softmax(scores, axis):
    scores -= scores.max(axis=axis, keepdims=True)  # in place
    weights = np.exp(scores)
    return weights / weights.sum(axis=axis, keepdims=True)


def solve("""


@pytest.mark.parametrize(
    ("axis", "input", "found"),
    [(0, "2 3\n1 2 3\n9 8 3\n", 1), (1, "2 3\n1 2 3\n9 8 3\n", 0), (1, "2 3\n1 9 3\n9 2 3\n", 1)],
)
def test_the_axis_of_the_softmax_is_found(
    toy: "ToyBank", sandbox: "RememberingSandbox", axis: int, input: str, found: int
) -> None:
    toy.replace("solutions/reference.py", "def solve(", ARRAYS)
    toy.replace(
        "solutions/reference.py",
        "    return [sum(",
        f"    softmax(np.array(numbers).reshape(rows, columns), {axis})\n    return [sum(",
    )
    made = [case("secret/01-typical", input)]
    assert len(list(check_softmax(toy.bank, toy.id, made, sandbox))) == found


IN_PLACE = """
import numpy as np


def softmax(scores):
    np.exp(scores - scores.max(axis=-1, keepdims=True), out=scores)
    scores /= scores.sum(axis=-1, keepdims=True)
    return scores


def solve("""


def test_what_is_visible_is_seen_before_the_scores_are_overwritten(
    toy: "ToyBank", sandbox: "RememberingSandbox"
) -> None:
    toy.replace("solutions/reference.py", "def solve(", IN_PLACE)
    toy.replace(
        "solutions/reference.py",
        "    return [sum(",
        "    softmax(np.array(numbers).reshape(rows, columns))\n    return [sum(",
    )
    made = [case("secret/01-typical", "3 2\n7 -inf\n7 -inf\n1 2\n")]
    assert list(check_softmax(toy.bank, toy.id, made, sandbox)) == []
