"""Fixtures that several parts of the tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import judge
from judge.bank import Bank
from judge.sandbox import Sandbox, open_sandbox

CHECKOUT = Path(__file__).parent.parent

# The same examples in every run: a test that fails has been broken by the change, not by chance.
settings.register_profile("reproducible", derandomize=True, database=None, deadline=None)
settings.load_profile("reproducible")


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    """A sandbox that the tests of one worker share."""
    with open_sandbox() as opened:
        yield opened


@pytest.fixture(scope="session")
def bank() -> Bank:
    """The bank of this checkout."""
    return judge.load_bank(CHECKOUT)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder of its own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("ATTNJUDGE_HOME", str(folder))
    monkeypatch.delenv("ATTNJUDGE_BANK", raising=False)
    return folder
