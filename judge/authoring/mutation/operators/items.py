"""Changes of lists and tuples, and of which variable is meant."""

import ast
from collections.abc import Iterator
from itertools import pairwise

from judge.authoring.mutation.source import Source, nodes_in

Display = ast.List | ast.Tuple | ast.Set


def item(node: ast.AST, source: Source) -> Iterator[str]:
    """Leave out an item: `[a, b, c]` -> `[a, c]`."""
    if not isinstance(node, Display) or len(node.elts) < 2:
        return
    if isinstance(node, ast.Set) or isinstance(node.ctx, ast.Load):
        for index in range(len(node.elts)):
            if len(node.elts) == 2 and isinstance(node, ast.Tuple):
                yield source.replaced((node, f"({source.text_of(node.elts[1 - index])},)"))
            else:
                yield source.without(node.elts, index)


def item_order(node: ast.AST, source: Source) -> Iterator[str]:
    """Exchange two neighbouring items, in a list or in what is assigned: `n, d = x.shape` -> `d, n = x.shape`."""
    if isinstance(node, ast.List | ast.Tuple) and not _is_asked_whether_in(node, source):
        for first, second in pairwise(node.elts):
            yield source.swapped(first, second)


def _is_asked_whether_in(node: ast.expr, source: Source) -> bool:
    parent = source.parents[node]
    return isinstance(parent, ast.Compare) and isinstance(parent.ops[-1], ast.In | ast.NotIn)


def variable(node: ast.AST, source: Source) -> Iterator[str]:
    """Take another variable of the same kind: one that is assigned, or is a parameter, together with it."""
    if not isinstance(node, ast.FunctionDef):
        return
    for names in _names_together(node):
        for use in nodes_in(node):
            if isinstance(use, ast.Name) and isinstance(use.ctx, ast.Load) and use.id in names:
                for other in names:
                    if other != use.id:
                        yield source.replaced((use, other))


def _names_together(function: ast.FunctionDef) -> Iterator[list[str]]:
    arguments = function.args
    yield [each.arg for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    for node in nodes_in(function):
        if isinstance(node, ast.Tuple | ast.List) and isinstance(node.ctx, ast.Store):
            names = [each.id for each in node.elts if isinstance(each, ast.Name) and each.id != "_"]
            yield list(dict.fromkeys(names))
