"""Changes of comparisons and conditions."""

import ast
from collections.abc import Iterator

from judge.authoring.mutation.source import Source

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
}
OTHERS = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=", "<=", ">="),
    "!=": ("==", "<", ">"),
    "in": ("not in",),
    "not in": ("in",),
    "is": ("is not",),
    "is not": ("is",),
}


def comparison(node: ast.AST, source: Source) -> Iterator[str]:
    """Compare in another way: `a <= b` -> `a < b`, `a != b` -> `a < b`."""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        for left, right, operator in zip(sides, sides[1:], node.ops, strict=False):
            sign = COMPARISONS[type(operator)]
            for other in OTHERS[sign][: 1 if _has_no_order(left, right) else None]:
                yield source.with_operator(left, right, sign, other)


def _has_no_order(left: ast.expr, right: ast.expr) -> bool:
    """Whether only equality says something: of strings, and of remainders, which are never below zero."""
    is_remainder = isinstance(left, ast.BinOp) and isinstance(left.op, ast.Mod)
    return is_remainder or any(
        isinstance(side, ast.Constant) and type(side.value) is str for side in (left, right)
    )


def comparison_part(node: ast.AST, source: Source) -> Iterator[str]:
    """Leave out one end of a chain of comparisons: `1 <= n <= m` -> `1 <= n`, `n <= m`."""
    if isinstance(node, ast.Compare) and len(node.ops) > 1:
        start, end = source.span(node)
        yield source.spliced(((source.span(node.comparators[-2])[1], end), ""))
        yield source.spliced(((start, source.span(node.comparators[0])[0]), ""))


def boolean(node: ast.AST, source: Source) -> Iterator[str]:
    """Take `or` for `and`, `and` for `or`."""
    if isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield source.with_operator(left, right, old, new)


def condition_part(node: ast.AST, source: Source) -> Iterator[str]:
    """Let one condition of several not count: `a or b` -> `False or b`, `a and b` -> `True and b`."""
    if isinstance(node, ast.BoolOp):
        for value in node.values:
            yield source.replaced((value, str(isinstance(node.op, ast.And))))


def negation(node: ast.AST, source: Source) -> Iterator[str]:
    """Leave out a `not`: `not x` -> `x`."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield source.replaced((node, source.text_of(node.operand)))


def condition(node: ast.AST, source: Source) -> Iterator[str]:
    """Make a condition always true, or always false: `if a:` -> `if True:`."""
    parent = source.parents.get(node)
    if isinstance(node, ast.expr) and (
        node is getattr(parent, "test", None) or node in getattr(parent, "ifs", ())
    ):
        yield source.replaced((node, "True"))
        yield source.replaced((node, "False"))


def where(node: ast.AST, source: Source) -> Iterator[str]:
    """Exchange the branches of a choice: `np.where(c, a, b)` -> `np.where(c, b, a)`, `a if c else b`."""
    if isinstance(node, ast.IfExp):
        yield source.swapped(node.body, node.orelse)
    if isinstance(node, ast.Call) and len(node.args) == 3 and source.text_of(node.func).endswith("where"):
        yield source.swapped(node.args[1], node.args[2])
