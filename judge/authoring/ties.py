"""Find the printed values that lie next to a rounding boundary, from the reference's unrounded values.

For two decimals the boundaries are the x.xx5. A value nearer to one than what correct arithmetic in another order may
shift it gets both spellings; for other numbers of decimals all distances scale along.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import ROUND_FLOOR, Decimal

from judge.checkers.layout import LIST_MARK, answer_tokens
from judge.checkers.numbers import DECIMAL, INTEGER, decimals_of
from judge.errors import BankError
from judge.model import Tie

RELATIVE_ERROR = Decimal(
    "1e-5"
)  # what arithmetic in another order may change, relative to max(1, |value|) ...
LARGEST_ERROR = Decimal("5e-5")  # ... but never more than this
SAFE_DISTANCE = Decimal("1e-4")  # small cases keep this distance from every boundary
LARGEST_RATE = 0.02  # of ties among the values of a case


@dataclass(frozen=True, slots=True)
class Printed:
    """A decimal token of an answer with the exact value behind it."""

    line: int  # from 1, as `token`
    token: int
    spelling: str
    value: Decimal

    @property
    def decimals(self) -> int:
        """How many decimals the token has."""
        return decimals_of(self.spelling)

    @property
    def _unit(self) -> Decimal:
        return Decimal((0, (1,), 2 - self.decimals))  # 1 for two decimals, 0.1 for three, ...

    @property
    def distance(self) -> Decimal:
        """The distance to the nearest rounding boundary, in the scale of two decimals."""
        scaled = self.value.scaleb(self.decimals)
        return abs(scaled - scaled.to_integral_value(ROUND_FLOOR) - Decimal("0.5")).scaleb(-2)

    @property
    def tie(self) -> Tie | None:
        """The second spelling, if the value is near enough to a boundary."""
        if self.distance > min(RELATIVE_ERROR * max(Decimal(1), abs(self.value / self._unit)), LARGEST_ERROR):
            return None
        low = self.value.scaleb(self.decimals).to_integral_value(ROUND_FLOOR)
        spellings = [spell(each.scaleb(-self.decimals), self.decimals) for each in (low, low + 1)]
        return Tie(self.line, self.token, next(s for s in spellings if s != self.spelling))

    @property
    def is_negative_zero(self) -> bool:
        """Whether a value below zero is printed as zero."""
        return self.value < 0 and Decimal(self.spelling) == 0


def spell(value: Decimal | float, decimals: int) -> str:
    """Print a number with `decimals` decimals, never as negative zero."""
    text = f"{value:.{decimals}f}"
    return text.removeprefix("-") if Decimal(text) == 0 else text


def printed_decimals(answer: str, values: Sequence[float | int | str], path: str) -> Iterator[Printed]:
    """Pair the decimal tokens of an answer with the values that `solve` returned in the same order.

    Raises:
        BankError: the values are not the answer's tokens, or a token is not its value rounded.
    """
    tokens = [
        (line, number, token)
        for line, tokens_of_line in enumerate(answer_tokens(answer), 1)
        for number, token in enumerate(tokens_of_line, 1)
        if not LIST_MARK.fullmatch(token)
    ]
    if len(tokens) != len(values):
        raise BankError("authoring.solve-length", path=path, values=len(values), tokens=len(tokens))
    for (line, number, token), value in zip(tokens, values, strict=True):
        if isinstance(value, str) or INTEGER.fullmatch(token):
            if str(value) != token:
                raise BankError("authoring.solve-differs", path=path, line=line, token=token, value=value)
        elif DECIMAL.fullmatch(token):
            if spell(value, decimals_of(token)) != token:
                raise BankError("authoring.solve-differs", path=path, line=line, token=token, value=value)
            yield Printed(line, number, token, Decimal(value))
        else:
            raise BankError("authoring.solve-differs", path=path, line=line, token=token, value=value)


def answer_with(answer: str, values: Sequence[float | int | str]) -> str | None:
    """Print `values` in the layout of `answer`: what a program with other arithmetic would print.

    None if they do not fit it.
    """
    remaining = list(reversed(values))
    lines = []
    for tokens in answer_tokens(answer):
        printed = []
        for token in tokens:
            if LIST_MARK.fullmatch(token):
                printed.append(token)
            elif not remaining:
                return None
            else:
                printed.append(_like(token, remaining.pop()))
        lines.append(" ".join(printed) + "\n")
    return None if remaining else "".join(lines)


def _like(token: str, value: float | int | str) -> str:
    is_decimal = DECIMAL.fullmatch(token) and not isinstance(value, str)
    return spell(float(value), decimals_of(token)) if is_decimal else str(value)
