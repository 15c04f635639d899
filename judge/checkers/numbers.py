"""What a number is in an output, and when two spellings mean the same: exact decimal arithmetic, no floats.

`float()` would not do: it takes `1_0`, `infinity` and digits of other scripts, and reads `1e400` as infinite.
"""

import math
import re
from decimal import Context, Decimal

INTEGER = re.compile(r"[+-]?[0-9]+", re.ASCII)
DECIMAL = re.compile(r"[+-]?[0-9]+\.[0-9]+", re.ASCII)
NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?", re.ASCII)
NOT_A_NUMBER = re.compile(r"[+-]?nan", re.IGNORECASE)
INFINITE = re.compile(r"[+-]?inf(inity)?", re.IGNORECASE)

LONGEST = 400  # characters: the longest float takes 330 with two decimals; beyond it a token is a word
CONTEXT = Context(prec=2 * LONGEST + 20000)
FLOAT = Context(prec=34)


def parse(token: str) -> Decimal | None:
    """Return the value of a number token, None if the token is not a number."""
    if len(token) > LONGEST or not NUMBER.fullmatch(token):
        return None
    return Decimal(token)


def is_numeric(token: str) -> bool:
    """Whether a token is a number, or nan or infinite."""
    return parse(token) is not None or bool(NOT_A_NUMBER.fullmatch(token) or INFINITE.fullmatch(token))


def decimals_of(token: str) -> int:
    """Count the digits after the point of a decimal or integer token."""
    return len(token.partition(".")[2])


def rounds_to(value: Decimal, answer: Decimal, decimals: int) -> bool:
    """Whether `value` becomes `answer` when rounded to `decimals` decimals; at a tie either way is right."""
    half_a_unit = Decimal((0, (5,), -decimals - 1))
    return CONTEXT.subtract(value, answer).copy_abs() <= half_a_unit  # abs() would round to 28 digits


def is_close(value: Decimal, answer: Decimal, absolute: float | None, relative: float | None) -> bool:
    """Whether `value` is within one of the tolerances of `answer`, or exactly at it. None: there is no such one.

    Both are read to 34 digits, as a float of 128 bits would keep: what is written behind these does not matter.
    """
    value, answer = FLOAT.plus(value), FLOAT.plus(answer)
    error = CONTEXT.subtract(value, answer).copy_abs()
    if absolute is not None and error <= Decimal(repr(absolute)):
        return True
    return relative is not None and error <= CONTEXT.multiply(Decimal(repr(relative)), answer).copy_abs()


def difference(found: str, expected: str) -> float | None:
    """Return found - expected, None if one of them is not a number or it is beyond floats."""
    found_value, expected_value = parse(found), parse(expected)
    if found_value is None or expected_value is None:
        return None
    error = float(CONTEXT.subtract(found_value, expected_value))
    return error if math.isfinite(error) else None
