"""verify runs generator and reference again elsewhere: what comes out must be the same."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from judge.authoring.verify.determinism import OTHER_SEED, check_again
from judge.model import Execution, Limits, Program
from judge.sandbox import Isolation, Sandbox, open_sandbox

if TYPE_CHECKING:
    from conftest import RememberingSandbox, ToyBank


def again(toy: "ToyBank", sandbox: Sandbox, other: Sandbox) -> list[tuple[str, str, object]]:
    made = toy.make(sandbox)
    found = check_again(toy.bank, toy.id, made, sandbox, other)
    return [(each.key, each.file, each.parameters["case"]) for each in found]


class OtherSeed:
    """A sandbox of which the programs find another text in place of "SEED" than elsewhere."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        modules = {name: source.replace(b"SEED", b"DEES") for name, source in program.modules.items()}
        return self._sandbox.execute(replace(program, modules=modules), stdin, limits)


def test_a_clean_exercise_comes_out_the_same_in_a_cold_sandbox(
    toy: "ToyBank", sandbox: "RememberingSandbox"
) -> None:
    with open_sandbox(Isolation(cold=True, hash_seed=OTHER_SEED)) as other:
        assert again(toy, sandbox, other) == []


def test_what_hangs_on_the_order_of_a_set_is_named(toy: "ToyBank", sandbox: "RememberingSandbox") -> None:
    toy.replace(
        "problems/generator.py",
        "case(3, 5)",
        'lambda draw: lines((9, 1), [[ord(word)] for word in {*"abcdefghi"}])',
    )
    toy.replace(
        "solutions/reference.py",
        " / columns for",
        ' / columns + (rows == 10) * ord(min({*"xyz"}, key=len)) for',
    )
    with open_sandbox(Isolation(cold=True, hash_seed=OTHER_SEED)) as other:
        assert again(toy, sandbox, other) == [
            ("verify.generator-differs", "problems/row-means/generator.py", "secret/distinct-sizes"),
            ("verify.reference-differs", "solutions/row-means/reference.py", "secret/11-typical-ten-rows"),
        ]


@pytest.mark.parametrize(
    ("old", "new", "case"),
    [
        ("SAMPLE = {", 'SAMPLE = {"more": lambda draw: lines((1, 1), b"SEED"[:1]), ', "sample/more"),
        (
            "case(3, 5)",
            'lambda draw: lines((3, 1), [[byte] for byte in b"SEED"[:3]])',
            "secret/distinct-sizes",
        ),
    ],
)
def test_a_case_that_is_drawn_differently_is_named(
    toy: "ToyBank", sandbox: "RememberingSandbox", old: str, new: str, case: str
) -> None:
    toy.replace("problems/generator.py", old, new)
    assert again(toy, sandbox, OtherSeed(sandbox)) == [  # type: ignore[arg-type]
        ("verify.generator-differs", "problems/row-means/generator.py", case)
    ]


def test_a_case_that_is_refused_only_once_is_named(toy: "ToyBank", sandbox: "RememberingSandbox") -> None:
    toy.replace("problems/generator.py", "import Draw, lines", "import Draw, Redraw, lines")
    toy.replace(
        "problems/generator.py",
        "        return lines(",
        '        if (rows, "SEED") == (3, "DEES"):\n            raise Redraw\n        return lines(',
    )
    assert again(toy, sandbox, OtherSeed(sandbox)) == [  # type: ignore[arg-type]
        ("verify.generator-differs", "problems/row-means/generator.py", "secret/distinct-sizes")
    ]


def test_an_answer_that_comes_out_differently_is_named(toy: "ToyBank", sandbox: "RememberingSandbox") -> None:
    toy.replace(
        "solutions/reference.py", " / columns for", ' / columns + ("SEED" == "DEES" and rows == 10) for'
    )
    assert again(toy, sandbox, OtherSeed(sandbox)) == [  # type: ignore[arg-type]
        ("verify.reference-differs", "solutions/row-means/reference.py", "secret/11-typical-ten-rows")
    ]
