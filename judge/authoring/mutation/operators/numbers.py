"""Changes of numbers, and of where ranges and slices begin and end."""

import ast
from collections.abc import Iterator

from judge.authoring.mutation.source import Source

RANGES = ("range", "arange")
SMALLER = {"float": "np.float16", "np.float64": "np.float16", "int": "np.int32", "np.int64": "np.int32"}
OF_TYPES = ("map", "isinstance")  # take a type as an argument, and not for an array
TAKE_AN_AXIS = {
    "sum",
    "mean",
    "max",
    "min",
    "argmax",
    "argmin",
    "argsort",
    "sort",
    "cumsum",
    "var",
    "std",
    "norm",
}
TAKE_AN_AXIS |= {
    "concatenate",
    "stack",
    "split",
    "repeat",
    "roll",
    "flip",
    "take",
    "expand_dims",
    "any",
    "all",
}


def axis(node: ast.AST, source: Source) -> Iterator[str]:
    """Take the axis before or behind: `axis=-1` -> `axis=-2`, `x.sum(0)` -> `x.sum(1)`."""
    if isinstance(node, ast.keyword) and node.arg == "axis":
        yield from _next_to(node.value, source)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TAKE_AN_AXIS:
        for argument in node.args:
            yield from _next_to(argument, source)


def _next_to(axis: ast.expr, source: Source) -> Iterator[str]:
    value = integer(axis)
    if value is not None:
        yield source.replaced((axis, str(value - 1)))
        yield source.replaced((axis, str(value + 1)))


def constant(node: ast.AST, source: Source) -> Iterator[str]:
    """Change a number: one more, one less, twice as much, or zero."""
    value = number(node)
    if value is None or not isinstance(node, ast.expr):
        return
    if number(source.parents[node]) is None:  # of `-1` the whole is a number
        others = dict.fromkeys((value + 1, value - 1, 2 * value, 0 * abs(value)))
        for other in others:
            if other != value and not (value == -1 and other < 0 and _is_size(node, source)):
                yield source.replaced((node, repr(other)))


def _is_size(node: ast.expr, source: Source) -> bool:
    """Whether a number is a size for `reshape`, to which every negative one says the same."""
    parent = source.parents[node]
    call = source.parents[parent] if isinstance(parent, ast.Tuple) else parent
    return isinstance(call, ast.Call) and source.text_of(call.func).endswith("reshape")


def infinity(node: ast.AST, source: Source) -> Iterator[str]:
    """Take a number for infinity, 0 or 10000: `-np.inf` -> `-0`, `-1e4`."""
    if isinstance(node, ast.Attribute) and node.attr == "inf":
        for other in ("0", "1e4"):
            yield source.replaced((node, other))
    if isinstance(node, ast.Call) and source.text_of(node) in ('float("inf")', "float('inf')"):
        for other in ("0", "1e4"):
            yield source.replaced((node, other))


def bound(node: ast.AST, source: Source) -> Iterator[str]:
    """Move, open or close an end of a range or slice: `range(n)` -> `range(n - 1)`, `x[a:]` -> `x[a:-1]`."""
    if isinstance(node, ast.Call) and source.text_of(node.func).rpartition(".")[2] in RANGES:
        for end in node.args[:2]:
            yield from _moved(end, source)
    if isinstance(node, ast.Slice):
        for end in filter(None, (node.lower, node.upper)):
            yield from _moved(end, source)
            if number(end) != 0:
                yield source.spliced((source.span(end), ""))
        if node.lower and not node.upper and not node.step:
            yield source.spliced(((source.span(node)[1],) * 2, "-1"))
        if node.upper and not node.lower:
            yield source.spliced(((source.span(node)[0],) * 2, "1"))


def _moved(end: ast.expr, source: Source) -> Iterator[str]:
    terms = (end.left, end.right) if isinstance(end, ast.BinOp) else (end,)
    if all(number(term) is None for term in terms):  # else `constant` moves it
        for step in (" + 1", " - 1"):
            start, stop = source.span(end)
            yield source.spliced(((start, stop), f"{source.text_of(end)}{step}"))


def precision(node: ast.AST, source: Source) -> Iterator[str]:
    """Let arrays have smaller numbers: `dtype=float` -> `dtype=np.float16`, `dtype=int` -> `dtype=np.int32`.

    Not `np.float32`: that is good enough for most cases, and on purpose for those named `typical`.
    """
    if isinstance(node, ast.Call) and "np" in source.modules and source.text_of(node.func) not in OF_TYPES:
        for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
            if other := SMALLER.get(source.text_of(argument)):
                yield source.replaced((argument, other))


def number(node: ast.AST) -> int | float | None:
    """Return the number that a node is, with its sign; None if it is none."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = number(node.operand)
        return None if value is None else -value
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        assert isinstance(node.value, int | float)
        return node.value
    return None


def integer(node: ast.AST) -> int | None:
    """Return the integer that a node is; None if it is none."""
    value = number(node)
    return value if isinstance(value, int) else None
