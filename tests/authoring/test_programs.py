"""Running the programs of authors: what a generator draws, a validator says, a reference solves; and their failures."""

import threading
from typing import TYPE_CHECKING

import pytest

from judge.authoring.programs import (
    Drawn,
    Examined,
    Solved,
    check_inputs,
    draw_inputs,
    solve_inputs,
)
from judge.errors import BankError
from judge.sandbox import Sandbox
from judge.sandbox.pool import map_in_sandboxes

if TYPE_CHECKING:
    from conftest import RememberingSandbox, ToyBank

FIRST = "1 7\n5.2 2.3 7 1.9 7 6.9 -3.5\n"  # what "boundary-one-row" draws first


def test_a_generator_draws_each_attempt_and_gives_a_text_once(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"boundary-one-row": case(1, 7), "text": "0 1\\n"', '"a": "1 1\\n2\\n"')
    names, drawn = draw_inputs(toy.bank, toy.id, sandbox, range(3))
    assert names == [("sample", "a"), ("secret", "boundary-one-row"), ("secret", "text")]
    assert [(each.group, each.name, each.attempt) for each in drawn] == [
        ("sample", "a", None),
        ("secret", "boundary-one-row", 0),
        ("secret", "boundary-one-row", 1),
        ("secret", "boundary-one-row", 2),
        ("secret", "text", None),
    ]
    assert drawn[1].text == FIRST
    assert len({each.text for each in drawn}) == 5


def test_a_generator_is_asked_for_some_cases_and_attempts(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"boundary-one-row": case(1, 7), "other": case(1, 1)')
    wanted = [("secret", "boundary-one-row")]
    names, drawn = draw_inputs(toy.bank, toy.id, sandbox, range(1), wanted)
    assert names == [*wanted, ("secret", "other")]
    assert drawn == [Drawn("secret", "boundary-one-row", 0, FIRST)]


def test_a_validator_is_asked_about_each_input(toy: "ToyBank", sandbox: Sandbox) -> None:
    texts = ["1 1\n2\n", "0 1\nanything", "1 1\n1000\n", "1 1\n2"]
    assert check_inputs(toy.bank, toy.id, sandbox, texts) == [
        Examined(None, open=False),
        Examined(None, open=True),
        Examined("line 2: not between -100 and 100: 1000", open=False),
        Examined("line 2: the input ends too early", open=False),
    ]


def test_a_validator_that_does_not_say_what_comes_last_accepts_nothing(
    toy: "ToyBank", sandbox: Sandbox
) -> None:
    toy.replace("problems/validator.py", "    return read.end()\n", "")
    (examined,) = check_inputs(toy.bank, toy.id, sandbox, ["1 1\n2\n"])
    assert examined.refusal is not None
    assert "call end() or anything()" in examined.refusal


def test_a_reference_gives_unrounded_values_and_its_answer(toy: "ToyBank", sandbox: Sandbox) -> None:
    assert solve_inputs(toy.bank, toy.id, sandbox, ["2 2\n1 0.25\n-0.001 0\n", "0 1\n"]) == [
        Solved((0.625, -0.0005), "0.62\n0.00\n", None),
        Solved((0,), "0\n", None),
    ]


def test_a_reference_computes_in_single_precision_on_request(toy: "ToyBank", sandbox: Sandbox) -> None:
    text = "1 3\n16777216 0.5 -16777216\n"
    (double,) = solve_inputs(toy.bank, toy.id, sandbox, [text])
    (single,) = solve_inputs(toy.bank, toy.id, sandbox, [text], float32=True)
    assert double.values[0] == pytest.approx(1 / 6)
    assert (single.values, single.output) == ((0.0,), "0.00\n")


NUMPY = """\
import math
import sys
import numpy as np

def solve(text):
    {body}

def main():
    print({printed})

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize(
    ("body", "values"),
    [
        ("return np.array([[1, 2], [3, 4]]) / 2", (0.5, 1.0, 1.5, 2.0)),
        ("return np.float64(0.5)", (0.5,)),
        ("return np.arange(3)", (0, 1, 2)),
        ("return [1, 'ERR', (2.5, np.ones((1, 2)))]", (1, "ERR", 2.5, 1.0, 1.0)),
        ("return 'none'", ("none",)),
        ("return []", ()),
    ],
)
def test_what_solve_returns_is_flattened_in_print_order(
    toy: "ToyBank", sandbox: Sandbox, body: str, values: tuple[object, ...]
) -> None:
    toy.write("solutions/reference.py", NUMPY.format(body=body, printed="7"))
    (solved,) = solve_inputs(toy.bank, toy.id, sandbox, [""])
    assert solved == Solved(values, "7\n", None)
    assert [type(value) for value in solved.values] == [type(value) for value in values]


@pytest.mark.parametrize(
    "body",
    [
        "return np.array([float('0.1')]) * 3",
        "return np.array(['0.1'], dtype=float) * 3",
        "return np.sqrt(float('0.1')) * 3",
        "return float('0.1') * 3",
        "return np.sqrt(2) * 3",
        "return np.exp(np.array(['0.1'], dtype=float) @ np.array(['3'], dtype=float))",
    ],
)
def test_single_precision_reaches_numpy_too(toy: "ToyBank", sandbox: Sandbox, body: str) -> None:
    toy.write("solutions/reference.py", NUMPY.format(body=body, printed="7"))
    (double,) = solve_inputs(toy.bank, toy.id, sandbox, [""])
    (single,) = solve_inputs(toy.bank, toy.id, sandbox, [""], float32=True)
    assert single.values[0] == pytest.approx(double.values[0], rel=1e-6)
    assert single.values != double.values


@pytest.mark.parametrize(
    "body",
    [
        "return np.array(['0.1'], dtype=np.float64) * 3",
        "return np.array([0.1]) * 3",
        "return (np.zeros(1) + 0.1) * 3",
    ],
)
def test_single_precision_reaches_arrays_of_other_origin(toy: "ToyBank", sandbox: Sandbox, body: str) -> None:
    toy.write("solutions/reference.py", NUMPY.format(body=body, printed="7"))
    (double,) = solve_inputs(toy.bank, toy.id, sandbox, [""])
    (single,) = solve_inputs(toy.bank, toy.id, sandbox, [""], float32=True)
    assert single.values != double.values


@pytest.mark.parametrize(
    "body",
    [
        "return np.add.reduce(np.array(['0.1', '0.2'], dtype=float))",
        "return np.subtract.outer(np.arange(2), np.arange(2))",
        "return np.maximum.accumulate(np.array([1.0, 3.0, 2.0]))",
    ],
)
def test_functions_of_numpy_keep_their_methods_in_single_precision(
    toy: "ToyBank", sandbox: Sandbox, body: str
) -> None:
    toy.write("solutions/reference.py", NUMPY.format(body=body, printed="7"))
    (double,) = solve_inputs(toy.bank, toy.id, sandbox, [""])
    (single,) = solve_inputs(toy.bank, toy.id, sandbox, [""], float32=True)
    assert single.error is None
    assert single.values == pytest.approx(double.values, rel=1e-6)


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ("return 1 / 0", "ZeroDivisionError: division by zero"),
        ("return [1.0, math.nan]", "ValueError: solve() returned nan"),
        ("return np.array([-np.inf])", "ValueError: solve() returned -inf"),
        ("return 'two words'", "ValueError: solve() returned a string that is not one word: 'two words'"),
        ("return ['']", "ValueError: solve() returned a string that is not one word: ''"),
    ],
)
def test_a_reference_that_fails_is_reported_with_its_input(
    toy: "ToyBank", sandbox: Sandbox, body: str, error: str
) -> None:
    toy.write(
        "solutions/reference.py", NUMPY.format(body=f"if text == 'x': {body}\n    return 7", printed="7")
    )
    good, bad, other = solve_inputs(toy.bank, toy.id, sandbox, ["", "x", ""])
    assert good == other == Solved((7,), "7\n", None)
    assert bad.error is not None
    assert bad.error.strip().endswith(error)
    toy.set_cases('"good": "1\\n", "bad": "x"')
    with pytest.raises(BankError) as failure:
        toy.make(sandbox)
    assert failure.value.key == "authoring.reference-fails"
    assert failure.value.parameters["case"] == "bad"
    assert error in str(failure.value)


def test_a_reference_that_prints_something_else_than_it_solves_is_refused(
    toy: "ToyBank", sandbox: Sandbox
) -> None:
    toy.set_cases('"one": "1 1\\n1.004\\n"')
    toy.replace("solutions/reference.py", "print(two_decimals(mean))", "print(two_decimals(mean + 0.002))")
    with pytest.raises(BankError) as error:
        toy.make(sandbox)
    assert error.value.key == "authoring.solve-differs"
    assert "(one)" in str(error.value.parameters["path"])


def test_a_reference_that_prints_otherwise_when_it_is_the_program_is_refused(
    toy: "ToyBank", sandbox: Sandbox
) -> None:
    toy.set_cases('"one": "1 1\\n1\\n"')
    toy.replace("solutions/reference.py", '__main__":\n', '__main__":\n    print("x")\n')
    with pytest.raises(BankError) as error:
        toy.make(sandbox)
    assert error.value.key == "authoring.reference-fails"


def test_items_are_mapped_in_their_order_whatever_is_ready_first(quick: "RememberingSandbox") -> None:
    second_is_done = threading.Event()

    def name(item: int, sandbox: Sandbox) -> str:
        if item == 1:
            assert second_is_done.wait(10)
        else:
            second_is_done.set()
        return f"{item} {sandbox.tier}"

    assert map_in_sandboxes(name, [1, 2], jobs=2) == [f"1 {quick.tier}", f"2 {quick.tier}"]
    assert map_in_sandboxes(name, [], jobs=1) == []


def test_an_error_while_mapping_reaches_the_caller(quick: "RememberingSandbox") -> None:
    def fail(item: int, sandbox: Sandbox) -> int:
        if item == 2:
            raise BankError("bank.missing-file", path="x")
        return item

    with pytest.raises(BankError):
        map_in_sandboxes(fail, [1, 2, 3], jobs=1)
