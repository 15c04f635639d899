"""Programs of authors that fail, print or exit on their own: what is said, and what is not disturbed."""

from typing import TYPE_CHECKING

import pytest

from judge.authoring.programs import Examined, check_inputs, draw_inputs
from judge.errors import BankError
from judge.sandbox import Sandbox

if TYPE_CHECKING:
    from conftest import ToyBank


@pytest.mark.parametrize(
    ("name", "old", "new", "detail"),
    [
        ("problems/generator.py", "SAMPLE = {", "SAMPEL = {", "AttributeError"),
        ("problems/generator.py", "draw.matrix", "draw.matrices", "AttributeError"),
        ("problems/generator.py", "from judge", "import rich\nfrom judge", "No module named 'rich'"),
        ("problems/validator.py", "def validate", "def valid", "AttributeError"),
        ("problems/validator.py", "read.matrix(", "read.table(", "AttributeError"),
        ("problems/validator.py", "def validate", "def validate(:", "SyntaxError"),
    ],
)
def test_a_program_that_fails_is_named_with_the_end_of_its_traceback(
    toy: "ToyBank", sandbox: Sandbox, name: str, old: str, new: str, detail: str
) -> None:
    def run() -> None:
        draw_inputs(toy.bank, toy.id, sandbox, range(1))
        check_inputs(toy.bank, toy.id, sandbox, ["1 1\n1\n"])

    toy.replace(name, old, new)
    with pytest.raises(BankError) as error:
        run()
    assert error.value.key == "authoring.program-failed"
    assert error.value.parameters["path"] == str(toy.path(name))
    assert detail in str(error.value)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("problems/generator.py", "SAMPLE = {", "print(1)\nSAMPLE = {"),
        ("problems/validator.py", "from judge", "print(1)\nfrom judge"),
        ("problems/validator.py", "    rows, columns =", "    print(1)\n    rows, columns ="),
    ],
)
def test_what_a_generator_or_validator_prints_disturbs_nothing(
    toy: "ToyBank", sandbox: Sandbox, name: str, old: str, new: str
) -> None:
    toy.replace(name, old, new)
    toy.set_cases('"one": "0 1\\n"')
    assert [made.case.answer for made in toy.make(sandbox)] == [b"0\n"]
    assert check_inputs(toy.bank, toy.id, sandbox, ["0 1\n"]) == [Examined(None, open=True)]


@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        ("import sys\n", "import sys\nprint(1)\n", "reference-fails", "case one,"),
        ("    tokens = text", "    print(1)\n    tokens = text", "solve-length", "1 values, 2 tokens"),
        (
            "        print(answer)\n        return",
            "        sys.exit(print(answer))",
            "reference-fails",
            "SystemExit",
        ),
    ],
)
def test_a_reference_that_prints_or_exits_on_its_own_is_refused(
    toy: "ToyBank", sandbox: Sandbox, old: str, new: str, key: str, words: str
) -> None:
    toy.replace("solutions/reference.py", old, new)
    toy.set_cases('"one": "0 1\\n"')
    with pytest.raises(BankError) as error:
        toy.make(sandbox)
    assert error.value.key == f"authoring.{key}"
    assert str(toy.path("solutions/reference.py")) in str(error.value)
    assert words in str(error.value)
