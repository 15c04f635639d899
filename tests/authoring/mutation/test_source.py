"""A change in the tree is a small change in the text, whatever stands around it."""

import ast
from typing import Any

import pytest

from judge.authoring.mutation.source import Source, meaning_of


def first(source: Source, kind: type[Any]) -> Any:
    return next(node for node in source.nodes if isinstance(node, kind))


def test_columns_are_counted_in_characters() -> None:
    source = Source('if x:\n    y = "Σ窗", a + b  # ü\n')
    assert source.text_of(first(source, ast.BinOp)) == "a + b"
    assert source.spliced((source.span(first(source, ast.BinOp)), "c")) == 'if x:\n    y = "Σ窗", c  # ü\n'


def test_a_form_feed_is_no_end_of_a_line() -> None:
    source = Source('x = "a\x0cb"\ny = a + b\n')
    assert source.text_of(first(source, ast.BinOp)) == "a + b"


def test_brackets_are_put_only_where_they_are_needed() -> None:
    source = Source("x = f(a) * b")
    call = first(source, ast.Call)
    assert source.replaced((call, "c + d")) == "x = (c + d) * b"
    assert source.replaced((call, "c * d")) == "x = c * d * b"
    assert source.replaced((call, "c")) == "x = c * b"


def test_an_expression_of_two_lines_is_put_in_brackets_where_it_leaves_its_own() -> None:
    source = Source("x = f(a +\n      b)")
    call = first(source, ast.Call)
    assert source.replaced((call, source.text_of(call.args[0]))) == "x = (a +\n      b)"


def test_an_operator_is_found_among_brackets_and_comments() -> None:
    source = Source("x = ((a)  # - not this one\n     - (b))")
    difference = first(source, ast.BinOp)
    changed = source.with_operator(difference.left, difference.right, "-", "+")
    assert changed == "x = ((a)  # - not this one\n     + (b))"


@pytest.mark.parametrize(
    ("index", "changed"),
    [(0, "f(b, c=1)"), (1, "f(a, c=1)"), (2, "f(a, b)")],
    ids=["first", "middle", "last"],
)
def test_a_part_is_left_out_with_its_comma(index: int, changed: str) -> None:
    source = Source("f(a, b, c=1)")
    call = first(source, ast.Call)
    assert source.without([*call.args, *call.keywords], index) == changed


def test_what_does_not_compute_is_not_changed() -> None:
    source = Source(
        '"""Doc."""\n'
        "@decorate(1)\n"
        "def f(x: 2 = 3) -> 4:\n"
        '    """Doc."""\n'
        "    y: 5 = 6\n"
        '    return f"{7}"\n'
        'if __name__ == "__main__":\n'
        "    f(8)\n"
    )
    constants = [node.value for node in source.nodes if isinstance(node, ast.Constant)]
    assert constants == [3, 6, 8]


def test_programs_mean_the_same_however_they_are_written() -> None:
    assert meaning_of("x=(1)") == meaning_of("x = 1  # one\n") != meaning_of("x = 2")
    assert meaning_of("x = (") is None
    assert meaning_of("x = '\0'") is None
