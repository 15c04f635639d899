"""The changes that are made: each operator yields, for one node, the program with that node changed.

An operator is named after its function. What it yields need not compile. Where two operators make the same program
the first in this list has made it.
"""

import ast
from collections.abc import Callable, Iterator

from judge.authoring.mutation.operators import (
    arithmetic,
    calls,
    conditions,
    items,
    numbers,
    statements,
    texts,
)
from judge.authoring.mutation.source import Source

Operator = Callable[[ast.AST, Source], Iterator[str]]

OPERATORS: tuple[Operator, ...] = (
    numbers.axis,
    numbers.bound,
    numbers.constant,
    numbers.infinity,
    numbers.precision,
    arithmetic.arithmetic,
    arithmetic.operand,
    arithmetic.operand_order,
    arithmetic.sign,
    arithmetic.update,
    conditions.comparison,
    conditions.comparison_part,
    conditions.boolean,
    conditions.condition,
    conditions.condition_part,
    conditions.negation,
    conditions.where,
    calls.function,
    calls.argument_order,
    calls.keyword,
    calls.rounding,
    calls.transposed,
    calls.call,
    items.item,
    items.item_order,
    items.variable,
    statements.check_order,
    statements.first_item,
    statements.iteration,
    statements.jump,
    statements.statement,
    texts.decimals,
    texts.string,
)


def name_of(operator: Operator) -> str:
    """Return the name of an operator, as it stands in reports and in `mutants.toml`."""
    return operator.__name__.replace("_", "-")
