"""The plainest name of a factor that is known only to lie in an interval."""

import math
from fractions import Fraction

SIMPLE = 1.03  # upper by lower end of an interval in which a simple factor is believed
FINE = 1.004  # ... and in which any factor with a name is
LARGEST_INTEGER = 64
LARGEST_RADICAND = 128


def name_factor(low: float, high: float) -> tuple[str, bool]:
    """Return the name of the plainest factor from `low` to `high`, both of one sign, and whether it has one.

    Without a name it is written with two digits.
    """
    if high < 0:
        name, is_exact = name_factor(-high, -low)
        return f"-{name}", is_exact
    width = high / low if low > 0 else math.inf
    for names, widest in ((_simple(), SIMPLE), (_others(), FINE)):
        for value, name in names:
            if width <= widest and low <= value <= high:
                return name, True
    return f"{(low + high) / 2:.2g}", False


def name_ratio(found: int, expected: int) -> str | None:
    """Return the exact ratio of two integers if it is an integer, one by an integer, or of numbers up to 4."""
    if found <= 0 or expected <= 0:
        return None
    ratio = Fraction(found, expected)
    small = min(ratio.numerator, ratio.denominator)
    large = max(ratio.numerator, ratio.denominator)
    return str(ratio) if (small == 1 or large <= 4) and large <= 1000 else None


def _simple() -> list[tuple[float, str]]:
    integers = [(float(n), str(n)) for n in (*range(2, 11), 100, 1000)]
    roots = [(math.sqrt(n), f"√{n}") for n in (2, 3)]
    fractions = [(3 / 2, "3/2"), (2 / 3, "2/3"), (4 / 3, "4/3"), (3 / 4, "3/4")]
    return [*_with_inverses(integers), *_with_inverses(roots), *fractions]


def _others() -> list[tuple[float, str]]:
    integers = [(float(n), str(n)) for n in range(11, LARGEST_INTEGER + 1)]
    roots = [(math.sqrt(n), f"√{n}") for n in range(5, LARGEST_RADICAND + 1) if math.isqrt(n) ** 2 != n]
    return [*_with_inverses(roots), *_with_inverses(integers)]


def _with_inverses(names: list[tuple[float, str]]) -> list[tuple[float, str]]:
    return [each for value, name in names for each in ((value, name), (1 / value, f"1/{name}"))]
