"""The text of a program together with its syntax tree, so that a change in the tree is a small change in the text."""

import ast
import io
import tokenize
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

Span = tuple[int, int]  # of characters, the end not included


class Token(NamedTuple):
    """A token of the text and where it stands."""

    span: Span
    text: str


class Source:
    """A program that can be changed in the places of its nodes. What is made by a change may not be a program."""

    def __init__(self, text: str) -> None:
        """Parse `text`; raise `SyntaxError` if it does not compile."""
        self.text = text
        self.tree = ast.parse(text)
        self._lines = text.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All nodes that may be changed, in the order of the text."""
        return tuple(nodes_in(self.tree))

    @cached_property
    def functions(self) -> frozenset[str]:
        """The names of the functions that the program defines."""
        return frozenset(node.name for node in self.nodes if isinstance(node, ast.FunctionDef))

    @cached_property
    def modules(self) -> frozenset[str]:
        """The names under which modules are imported."""
        return frozenset(
            alias.asname or alias.name.partition(".")[0]
            for node in self.nodes
            if isinstance(node, ast.Import)
            for alias in node.names
        )

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        """The node that each node is a part of."""
        return {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    def span(self, node: ast.expr | ast.stmt | ast.keyword) -> Span:
        """Return where a node stands, without the brackets around it."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)

    def _offset(self, line: int, column: int) -> int:
        """Return the place in characters of a column in bytes, as the tree counts them."""
        start = self._lines[line - 1].encode()[:column]
        return self._starts[line - 1] + len(start.decode())

    def text_of(self, node: ast.expr | ast.stmt) -> str:
        """Return the text of a node, without the brackets around it."""
        start, end = self.span(node)
        return self.text[start:end]

    def spliced(self, *changes: tuple[Span, str]) -> str:
        """Return the program with other text in some places."""
        text = self.text
        for (start, end), new in sorted(changes, reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def replaced(self, *changes: tuple[ast.expr, str]) -> str:
        """Return the program with other expressions for some, in brackets where they would else be read otherwise."""
        bare = self.spliced(*((self.span(node), new) for node, new in changes))
        bracketed = self.spliced(*((self.span(node), f"({new})") for node, new in changes))
        meaning = meaning_of(bracketed)
        return bare if meaning is None or meaning == meaning_of(bare) else bracketed

    def without(self, parts: Sequence[ast.expr | ast.keyword], index: int) -> str:
        """Return the program without one of several parts that have commas between them."""
        start, end = self.span(parts[index])
        if index > 0:
            start = self.span(parts[index - 1])[1]
        elif len(parts) > 1:
            end = self.span(parts[1])[0]
        return self.spliced(((start, end), ""))

    def swapped(self, first: ast.expr, second: ast.expr) -> str:
        """Return the program with two expressions in each other's place."""
        return self.replaced((first, self.text_of(second)), (second, self.text_of(first)))

    def with_operator(self, left: ast.expr, right: ast.expr, old: str, new: str) -> str:
        """Return the program with another operator (of one word or more) between two expressions."""
        tokens = self._tokens_between(self.span(left)[1], self.span(right)[0])
        found = [token for token in tokens if token.text in old.split()]
        return self.spliced(((found[0].span[0], found[-1].span[1]), new))

    def _tokens_between(self, start: int, end: int) -> Iterator[Token]:
        return (token for token in self._tokens if start <= token.span[0] and token.span[1] <= end)

    @cached_property
    def _tokens(self) -> tuple[Token, ...]:
        def place(position: tuple[int, int]) -> int:
            line, column = position
            return self._starts[line - 1] + column

        return tuple(
            Token((place(token.start), place(token.end)), token.string)
            for token in tokenize.generate_tokens(io.StringIO(self.text).readline)
            if token.type not in (tokenize.ENDMARKER, tokenize.COMMENT)
        )


def nodes_in(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and what is in it, in the order of the text, but for what does not compute.

    That is annotations, docstrings and the line `if __name__ == "__main__"`. Of an f-string the parts are left out:
    before Python 3.12 it is not known where they stand.
    """
    yield node
    if isinstance(node, ast.JoinedStr):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list") or (name == "test" and _is_guard(value)):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_lone_string(child):
                yield from nodes_in(child)


def _is_lone_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_guard(test: ast.AST) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "__name__" for node in ast.walk(test))


def meaning_of(text: str) -> str | None:
    """Return the same string for programs that differ only in how they are written, None for what is no program."""
    try:
        return ast.dump(ast.parse(text))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
