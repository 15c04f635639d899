"""Making test cases: a function of the files of the exercise; inputs that do not serve are drawn again."""

from typing import TYPE_CHECKING

import pytest

from judge import messages
from judge.errors import BankError
from judge.sandbox import Sandbox

if TYPE_CHECKING:
    from conftest import ToyBank


def chosen(toy: "ToyBank", sandbox: Sandbox) -> dict[str, tuple[int | None, str, str]]:
    """Return attempt, input and answer of each case by its name."""
    return {
        made.case.name: (made.attempt, made.case.input.decode(), made.case.answer.decode())
        for made in toy.make(sandbox)
    }


def test_cases_come_in_the_order_of_the_tables_with_numbers(toy: "ToyBank", quick: Sandbox) -> None:
    names = list(chosen(toy, quick))
    assert names[0] == "sample/01-two-rows"
    assert names[1] == "secret/01-smallest-one-number"
    assert names[-1] == "secret/12-largest"
    assert len(names) == 13


def test_the_files_are_the_same_every_time_and_everywhere(toy: "ToyBank", quick: Sandbox) -> None:
    folder = toy.bank.cases_folder(toy.id)
    before = {path: path.read_bytes() for path in folder.rglob("*.*")}
    toy.generate(quick)
    assert {path: path.read_bytes() for path in folder.rglob("*.*")} == before
    assert len(before) == 27


def test_a_text_is_taken_as_it_is_and_the_rest_drawn(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"text": "1 2\\n3 -0.5\\n", "boundary-one-row": case(1, 7)', '"a": "0 1\\n"')
    assert chosen(toy, sandbox) == {
        "sample/01-a": (None, "0 1\n", "0\n"),
        "secret/01-text": (None, "1 2\n3 -0.5\n", "1.25\n"),
        "secret/02-boundary-one-row": (0, "1 7\n5.2 2.3 7 1.9 7 6.9 -3.5\n", "3.83\n"),
    }


def test_a_case_that_is_added_leaves_the_others_as_they_are(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"new": case(2, 3), "boundary-one-row": case(1, 7)')
    assert chosen(toy, sandbox)["secret/02-boundary-one-row"][1] == "1 7\n5.2 2.3 7 1.9 7 6.9 -3.5\n"


def test_an_input_next_to_a_boundary_is_drawn_again(toy: "ToyBank", sandbox: Sandbox) -> None:
    # Attempts 0 and 1 have the sums 5.5 and -6.7: a quarter of them ends in 5 thousandths.
    toy.set_cases('"four-columns": case(1, 4)')
    assert chosen(toy, sandbox) == {"secret/01-four-columns": (2, "1 4\n-7.8 -0.8 4.8 2.4\n", "-0.35\n")}


TINY = """
def tiny(draw):
    return lines((1, 1), [[draw.decimal(-0.02, 0.02, 3)]])

SAMPLE ="""


def test_a_case_for_negative_zero_is_drawn_until_it_prints_one(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"negative-zero-drawn": tiny, "other": tiny')
    toy.replace("problems/generator.py", "SAMPLE =", TINY)
    made = chosen(toy, sandbox)
    assert made["secret/01-negative-zero-drawn"] == (2, "1 1\n-0.001\n", "0.00\n")  # after -0.019 and 0.002
    assert made["secret/02-other"][0] == 0


# In single precision 16777216 + 0.31 is 16777216.
FRAGILE = """
def either(draw):
    return draw.choice(["1 1\\n0.31\\n", "1 3\\n16777216 0.31 -16777216\\n"])

SAMPLE ="""


def test_a_typical_case_is_drawn_until_single_precision_agrees(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"typical-choice": either')
    toy.replace("problems/generator.py", "SAMPLE =", FRAGILE)
    assert chosen(toy, sandbox) == {"secret/01-typical-choice": (2, "1 1\n0.31\n", "0.31\n")}


def test_another_case_need_not_agree_in_single_precision(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"other-choice": either')
    toy.replace("problems/generator.py", "SAMPLE =", FRAGILE)
    assert chosen(toy, sandbox) == {"secret/01-other-choice": (0, "1 3\n16777216 0.31 -16777216\n", "0.10\n")}


def test_another_case_need_not_agree_even_with_the_input_of_a_typical_one(
    toy: "ToyBank", sandbox: Sandbox
) -> None:
    toy.set_cases('"typical-choice": either, "other-choice": either')
    toy.replace("problems/generator.py", "SAMPLE =", FRAGILE)
    assert chosen(toy, sandbox)["secret/02-other-choice"][0] == 0


@pytest.mark.parametrize("kind", ["typical", "negative-zero"])
def test_a_case_named_for_its_kind_alone_has_to_serve_it_too(
    toy: "ToyBank", sandbox: Sandbox, kind: str
) -> None:
    toy.set_cases(f'"{kind}": "1 3\\n16777216 0.31 -16777216\\n"')
    with pytest.raises(BankError) as error:
        toy.make(sandbox)
    assert error.value.key == "authoring.no-attempt-serves"


REDRAWN = """
def redrawn(draw):
    value = draw.decimal(-0.02, 0.02, 3)
    if value > 0:
        raise Redraw("above zero")
    return lines((1, 1), [[value]])

def reluctant(draw):
    if draw.integer(0, 1) == 0:
        raise Redraw("zero")
    return "1 1\\n7\\n"

def never(draw):
    raise Redraw("never good enough")

SAMPLE ="""


def test_an_attempt_the_generator_itself_refuses_is_passed_over(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"negative-zero-drawn": redrawn')
    toy.replace("problems/generator.py", "SAMPLE =", REDRAWN)
    assert chosen(toy, sandbox) == {"secret/01-negative-zero-drawn": (2, "1 1\n-0.001\n", "0.00\n")}


def test_a_case_whose_first_attempt_is_refused_by_the_generator_is_drawn_again(
    toy: "ToyBank", sandbox: Sandbox
) -> None:
    toy.set_cases('"first": "1 1\\n1\\n", "maybe": reluctant, "last": "1 1\\n2\\n"')
    toy.replace("problems/generator.py", "SAMPLE =", REDRAWN)
    assert chosen(toy, sandbox) == {
        "secret/01-first": (None, "1 1\n1\n", "1.00\n"),
        "secret/02-maybe": (1, "1 1\n7\n", "7.00\n"),
        "secret/03-last": (None, "1 1\n2\n", "2.00\n"),
    }


def test_a_case_whose_every_attempt_is_refused_by_the_generator_is_named(
    toy: "ToyBank", sandbox: Sandbox
) -> None:
    toy.set_cases('"first": "1 1\\n1\\n", "maybe": never')
    toy.replace("problems/generator.py", "SAMPLE =", REDRAWN)
    with pytest.raises(BankError) as error:
        toy.make(sandbox)
    assert (error.value.key, error.value.parameters["case"]) == ("authoring.no-attempt-serves", "maybe")


def test_a_sample_and_a_secret_case_may_have_one_name(toy: "ToyBank", sandbox: Sandbox) -> None:
    toy.set_cases('"one": "1 1\\n1\\n", "two": "1 1\\n2\\n"', '"one": "1 1\\n3\\n"')
    assert {name: answer for name, (_, _, answer) in chosen(toy, sandbox).items()} == {
        "sample/01-one": "3.00\n",
        "secret/01-one": "1.00\n",
        "secret/02-two": "2.00\n",
    }


def test_more_cases_than_two_digits_number_are_refused(toy: "ToyBank", quick: Sandbox) -> None:
    toy.set_cases('f"case-{i}": "1 1\\n1\\n" for i in range(100)')
    with pytest.raises(BankError):
        toy.make(quick)


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("near", "1 2\\n0.5 0.51\\n", "0.505000 on line 1 is next to a rounding boundary"),
        ("negative-zero-not", "1 1\\n-0.02\\n", "no value between -0.005 and 0 is printed"),
        ("typical-not", "1 3\\n16777216 0.31 -16777216\\n", "single precision gives another answer"),
    ],
)
def test_a_case_that_no_attempt_serves_is_named_with_the_reason(
    toy: "ToyBank", sandbox: Sandbox, name: str, text: str, reason: str
) -> None:
    toy.set_cases(f'"good": "1 1\\n1\\n", "{name}": "{text}"')
    with pytest.raises(BankError) as error:
        toy.make(sandbox)
    assert error.value.key == "authoring.no-attempt-serves"
    assert error.value.parameters["case"] == name
    assert (
        messages.text(
            "en", error.value.parameters["reason"].key, **error.value.parameters["reason"].parameters
        )
        == reason
    )


SENSITIVE = """\
    if float("0.1") * 3 > 0.3:  # in double precision alone
        return {double}
    return {single}
"""


@pytest.mark.parametrize(
    ("double", "single"), [("[1.0, 2.0]", "[1.0]"), ("[1.0]", "[1.0, 2.0]"), ("[1.0]", '["ERR"]')]
)
def test_single_precision_may_print_another_number_of_values_or_words(
    toy: "ToyBank", sandbox: Sandbox, double: str, single: str
) -> None:
    toy.set_cases('"typical-text": "1 1\\n1\\n"')
    body = SENSITIVE.format(double=double, single=single)
    toy.replace("solutions/reference.py", "    tokens = text.split()\n", body + "    tokens = text.split()\n")
    toy.replace(
        "solutions/reference.py", '    text = f"{x:.2f}"\n', '    text = x if x == "ERR" else f"{x:.2f}"\n'
    )
    with pytest.raises(BankError) as error:
        toy.make(sandbox)
    assert error.value.parameters["reason"].key == "why-not.single-differs"
