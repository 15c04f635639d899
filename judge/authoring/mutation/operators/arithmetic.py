"""Changes of sums, products and signs."""

import ast
from collections.abc import Iterator

from judge.authoring.mutation.source import Source

SIGNS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.MatMult: "@",
}
OTHERS = {
    "+": ("-",),
    "-": ("+",),
    "*": ("/", "+"),
    "/": ("*", "//"),
    "//": ("/", "%"),
    "%": ("//",),
    "**": ("*",),
    "@": ("*",),
}
ORDER_MATTERS = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult)


def arithmetic(node: ast.AST, source: Source) -> Iterator[str]:
    """Take another operator: `a + b` -> `a - b`, `a * b` -> `a / b`, `a // b` -> `a / b`."""
    if isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
        sign = SIGNS[type(node.op)]
        for other in OTHERS[sign]:
            yield source.with_operator(node.left, node.right, sign, other)


def operand(node: ast.AST, source: Source) -> Iterator[str]:
    """Leave out one side of an operator: `x / np.sqrt(d)` -> `x`, `x - x.max()` -> `x`."""
    if isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
        yield source.replaced((node, source.text_of(node.left)))
        yield source.replaced((node, source.text_of(node.right)))


def operand_order(node: ast.AST, source: Source) -> Iterator[str]:
    """Exchange the sides of an operator: `a @ b` -> `b @ a`, `a - b` -> `b - a`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ORDER_MATTERS) and not _sign_is_lost(node, source):
        yield source.swapped(node.left, node.right)


def _sign_is_lost(node: ast.BinOp, source: Source) -> bool:
    """Whether it is a difference of which the absolute value is taken."""
    parent = source.parents[node]
    return isinstance(parent, ast.Call) and source.text_of(parent.func).endswith("abs")


def sign(node: ast.AST, source: Source) -> Iterator[str]:
    """Leave out a minus sign: `-x` -> `x`."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield source.replaced((node, source.text_of(node.operand)))


def update(node: ast.AST, source: Source) -> Iterator[str]:
    """Update by another operator, or assign: `x += y` -> `x -= y`, `x = y`."""
    if isinstance(node, ast.AugAssign) and type(node.op) in SIGNS:
        sign = SIGNS[type(node.op)]
        for other in (*OTHERS[sign], ""):
            yield source.with_operator(node.target, node.value, f"{sign}=", f"{other}=")
