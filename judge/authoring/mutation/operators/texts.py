"""Changes of strings and of how numbers are written."""

import ast
import re
from collections.abc import Iterator

from judge.authoring.mutation.source import Source

DECIMALS = re.compile(r"(?<=\.)[0-9](?=[feg])")  # in `{x:.2f}` and `%.2f`


def string(node: ast.AST, source: Source) -> Iterator[str]:
    """Change a string, or empty it: `"ERR"` -> `'ERR_'`, `''`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield source.spliced((source.span(node), repr(node.value + "_")))
        if node.value:
            yield source.spliced((source.span(node), repr("")))


def decimals(node: ast.AST, source: Source) -> Iterator[str]:
    """Write a number with one decimal more or less: `{x:.2f}` -> `{x:.3f}`."""
    is_string = isinstance(node, ast.Constant) and isinstance(node.value, str)
    if isinstance(node, ast.expr) and (is_string or isinstance(node, ast.JoinedStr)):
        start, _ = source.span(node)
        for match in DECIMALS.finditer(source.text_of(node)):
            for other in (int(match[0]) + 1, int(match[0]) - 1):
                if other >= 0:
                    yield source.spliced(((start + match.start(), start + match.end()), str(other)))
