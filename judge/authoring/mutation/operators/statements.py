"""Changes of whole statements."""

import ast
from collections.abc import Iterator
from itertools import pairwise

from judge.authoring.mutation.source import Source

Simple = ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Expr | ast.Return | ast.Raise | ast.Assert
Jump = ast.Break | ast.Continue


def statement(node: ast.AST, source: Source) -> Iterator[str]:
    """Leave out a statement."""
    if isinstance(node, Simple | Jump):
        yield source.spliced((source.span(node), "pass"))


def jump(node: ast.AST, source: Source) -> Iterator[str]:
    """Take `continue` for `break`, `break` for `continue`."""
    if isinstance(node, Jump):
        yield source.spliced((source.span(node), "continue" if isinstance(node, ast.Break) else "break"))


def first_item(node: ast.AST, source: Source) -> Iterator[str]:
    """Return only the first item: `return x` -> `return x[:1]`."""
    if isinstance(node, ast.Return) and node.value is not None and not _is_single(node.value):
        text = source.text_of(node.value)
        is_one = isinstance(node.value, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.List)
        yield source.spliced((source.span(node.value), f"{text}[:1]" if is_one else f"({text})[:1]"))


def _is_single(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) or len(getattr(value, "elts", ("", ""))) < 2


def check_order(node: ast.AST, source: Source) -> Iterator[str]:
    """Exchange two checks: neighbouring `if` that leave the function or the loop."""
    for field in ("body", "orelse"):
        statements = getattr(node, field, None)
        if isinstance(statements, list):
            for first, second in pairwise(statements):
                if _leaves(first) and _leaves(second):
                    spans = source.span(first), source.span(second)
                    texts = source.text_of(first), source.text_of(second)
                    yield source.spliced((spans[0], texts[1]), (spans[1], texts[0]))


def _leaves(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.If)
        and not statement.orelse
        and isinstance(statement.body[-1], ast.Return | ast.Raise | Jump)
    )


def iteration(node: ast.AST, source: Source) -> Iterator[str]:
    """Let a loop leave out the first item, or the last: `for x in a` -> `for x in a[1:]`, `a[:-1]`."""
    if isinstance(node, ast.For | ast.comprehension):
        text = source.text_of(node.iter)
        is_one = isinstance(node.iter, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
        for part in ("[1:]", "[:-1]"):
            yield source.replaced((node.iter, (text if is_one else f"({text})") + part))
