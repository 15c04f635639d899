"""Programs run in three ways: plainly, in a cold sandbox and in a warm one of the same tier."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from judge.errors import SandboxError
from judge.sandbox import ISOLATED_TIERS, Isolation, open_sandbox

from .outcomes import Confined, Outcome, run_plainly


class Ways(NamedTuple):
    """The two ways to start a program in a tier."""

    tier: str
    cold: Confined
    warm: Confined


@pytest.fixture(scope="session")
def plainly(tmp_path_factory: pytest.TempPathFactory) -> Callable[[bytes], Outcome]:
    """Runs a program with `python solution.py`, each one once."""
    return cache(lambda source: run_plainly(source, tmp_path_factory.mktemp("plainly")))


@pytest.fixture(scope="session", params=ISOLATED_TIERS)
def ways(request: pytest.FixtureRequest) -> Iterator[Ways]:
    """A cold and a warm sandbox of each isolated tier that works here."""
    with (
        open_sandbox(Isolation(tier=request.param, cold=True)) as cold,
        open_sandbox(Isolation(tier=request.param)) as warm,
    ):
        for sandbox in (cold, warm):
            try:
                sandbox.wait_until_ready()
            except SandboxError as error:
                pytest.skip(str(error))
        yield Ways(request.param, Confined(cold), Confined(warm))
