"""Changes of calls: another function, other arguments, no call at all."""

import ast
from collections.abc import Iterator
from itertools import pairwise

from judge.authoring.mutation.source import Source

OTHER_FUNCTION = {
    "sum": ("mean",),
    "mean": ("sum",),
    "max": ("min",),
    "min": ("max",),
    "argmax": ("argmin",),
    "argmin": ("argmax",),
    "maximum": ("minimum",),
    "minimum": ("maximum",),
    "any": ("all",),
    "all": ("any",),
    "var": ("std",),
    "std": ("var",),
    "tril": ("triu",),
    "triu": ("tril",),
    "exp": ("exp2",),
    "floor": ("ceil", "round"),
    "ceil": ("floor", "round"),
    "zeros": ("ones",),
    "ones": ("zeros",),
}
BUILTIN = ("max", "min", "any", "all")  # that there are without NumPy
SYMMETRIC = {"max", "min", "maximum", "minimum", "add", "isclose", "gcd"}  # in their arguments
EXCHANGES = ".swapaxes(-1, -2)"  # of the last two axes, however many there are


def function(node: ast.AST, source: Source) -> Iterator[str]:
    """Call the counterpart of a function: `sum` -> `mean`, `max` -> `min`, `tril` -> `triu`."""
    if not isinstance(node, ast.Call):
        return
    if isinstance(node.func, ast.Attribute):
        _, end = source.span(node.func)
        for other in OTHER_FUNCTION.get(node.func.attr, ()):
            yield source.spliced(((end - len(node.func.attr), end), other))
    elif isinstance(node.func, ast.Name) and node.func.id in BUILTIN:
        for other in OTHER_FUNCTION[node.func.id]:
            yield source.replaced((node.func, other))


def argument_order(node: ast.AST, source: Source) -> Iterator[str]:
    """Exchange two neighbouring arguments: `f(a, b)` -> `f(b, a)`."""
    if isinstance(node, ast.Call) and source.text_of(node.func).rpartition(".")[2] not in SYMMETRIC:
        for first, second in pairwise(node.args):
            yield source.swapped(first, second)


def keyword(node: ast.AST, source: Source) -> Iterator[str]:
    """Leave out a keyword: `x.max(axis=-1, keepdims=True)` -> `x.max(axis=-1)`."""
    if isinstance(node, ast.Call):
        parts: list[ast.expr | ast.keyword] = sorted([*node.args, *node.keywords], key=source.span)
        for index, part in enumerate(parts):
            if isinstance(part, ast.keyword):
                yield source.without(parts, index)


def call(node: ast.AST, source: Source) -> Iterator[str]:
    """Leave out a call, not what it is applied to: `np.sqrt(d)` -> `d`, `x.transpose(1, 0)` -> `x`."""
    if not isinstance(node, ast.Call) or isinstance(source.parents[node], ast.Expr):
        return
    if isinstance(node.func, ast.Attribute) and _root(node.func) not in source.modules:
        yield source.replaced((node, source.text_of(node.func.value)))
    arguments = len(node.args) + len(node.keywords)
    ours = isinstance(node.func, ast.Name) and node.func.id in source.functions
    if node.args and (arguments == 1 or ours or _of_numpy(node)):
        yield source.replaced((node, source.text_of(node.args[0])))


def _of_numpy(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and _root(node.func) == "np"


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def transposed(node: ast.AST, source: Source) -> Iterator[str]:
    """Transpose a factor of a matrix product, or leave that out: `a @ b` -> `a @ b.swapaxes(-1, -2)`, `a.T` -> `a`."""
    if isinstance(node, ast.Attribute) and node.attr in ("T", "mT"):
        yield source.replaced((node, source.text_of(node.value)))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult):
        for factor in (node.left, node.right):
            text = source.text_of(factor)
            is_one = isinstance(factor, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
            yield source.replaced((factor, (text if is_one else f"({text})") + EXCHANGES))


def rounding(node: ast.AST, source: Source) -> Iterator[str]:
    """Round what is multiplied next as if it were printed: `softmax(s) @ v` -> `np.round(softmax(s), 2) @ v`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult) and "np" in source.modules:
        for factor in (node.left, node.right):
            if isinstance(factor, ast.Call):
                yield source.replaced((factor, f"np.round({source.text_of(factor)}, 2)"))
