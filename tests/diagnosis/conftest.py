"""Fixtures of the tests of the diagnosis: print matrices as learners do, and ask what is seen in them."""

from collections.abc import Callable, Iterable, Sequence

import numpy as np
import pytest

from judge.diagnosis.patterns import patterns_in
from judge.model import Remark, TestCase, Tie

Printable = np.ndarray | str | bytes
Claims = Callable[..., list[Remark]]
Keys = Callable[..., list[str]]


def _printed(what: Printable, decimals: int = 2) -> bytes:
    if isinstance(what, bytes):
        return what
    if isinstance(what, str):
        return what.encode()
    rows = np.atleast_2d(what)
    return "".join(" ".join(_number(x, decimals) for x in row) + "\n" for row in rows).encode()


def _number(x: float, decimals: int) -> str:
    text = f"{x:.{decimals}f}"
    return text.removeprefix("-") if float(text) == 0 else text


def _claims(
    answer: Printable,
    output: Printable,
    *,
    ties: Iterable[Tie] = (),
    samples: Sequence[TestCase] = (),
    name: str = "secret/07-typical-case",
    decimals: int = 2,
) -> list[Remark]:
    case = TestCase(name, b"some input", _printed(answer, decimals), tuple(ties))
    return list(patterns_in(_printed(output, decimals), case, samples))


@pytest.fixture(scope="session")
def printed() -> Callable[..., bytes]:
    """Print a matrix with two decimals, or with `decimals`."""
    return _printed


@pytest.fixture(scope="session")
def remarks() -> Claims:
    """Return the remarks on an output beside an answer; matrices are printed with two decimals."""
    return _claims


@pytest.fixture(scope="session")
def claims() -> Keys:
    """Return the names of the patterns claimed, without `pattern.`."""
    return lambda *args, **options: [
        remark.key.removeprefix("pattern.") for remark in _claims(*args, **options)
    ]


@pytest.fixture
def random() -> np.random.Generator:
    """Return a generator of numbers, the same in each test."""
    return np.random.default_rng(20240611)


@pytest.fixture
def matrix(random: np.random.Generator) -> Callable[..., np.ndarray]:
    """Make matrices of normal numbers, of the size of 10."""
    return lambda *shape: 10 * random.normal(size=shape)
