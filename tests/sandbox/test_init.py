import os
import sys

import pytest

import judge
from judge.errors import SandboxError
from judge.model import MIB, Limits, Program
from judge.sandbox import TIERS, Isolation, open_sandbox, wanted_tiers


def test_the_tier_asked_for_is_in_force_and_named() -> None:
    with open_sandbox(Isolation(tier="portable")) as sandbox:
        assert sandbox.tier == "portable"


def test_the_library_offers_the_same_sandbox() -> None:
    assert judge.open_sandbox is open_sandbox


@pytest.mark.parametrize(
    ("isolation", "tiers"),
    [
        (Isolation(), TIERS),
        (Isolation(tier="landlock"), ("landlock",)),
        (Isolation(required="portable"), TIERS),
        (Isolation(required="landlock"), ("namespaces", "landlock")),
        (Isolation(required="namespaces"), ("namespaces",)),
        (Isolation(tier="namespaces", required="landlock"), ("namespaces",)),
    ],
)
def test_the_strongest_tier_that_satisfies_comes_first(isolation: Isolation, tiers: tuple[str, ...]) -> None:
    assert wanted_tiers(isolation) == tiers


def test_a_tier_weaker_than_the_one_required_is_refused() -> None:
    with pytest.raises(SandboxError, match="portable") as caught:
        open_sandbox(Isolation(tier="portable", required="landlock"))
    assert caught.value.key == "sandbox.too-weak"


@pytest.mark.parametrize("isolation", [Isolation(tier="jail"), Isolation(required="jail")])
def test_an_unknown_tier_is_named_with_those_there_are(isolation: Isolation) -> None:
    with pytest.raises(SandboxError, match=r"jail.*namespaces, landlock, portable"):
        open_sandbox(isolation)


def test_an_isolated_tier_is_refused_where_there_is_no_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(SandboxError, match="darwin") as caught:
        open_sandbox(Isolation(tier="namespaces"))
    monkeypatch.undo()
    assert caught.value.key == "sandbox.only-linux"


def test_a_system_that_cannot_run_programs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(SandboxError, match="win32") as caught:
        open_sandbox()
    monkeypatch.undo()
    assert caught.value.key == "sandbox.no-posix"


@pytest.mark.parametrize("tier", [None, "portable"])
@pytest.mark.parametrize("cold", [False, True])
def test_the_hash_seed_is_the_one_asked_for(tier: str | None, cold: bool) -> None:
    program = Program(b"import os; print(os.environ['PYTHONHASHSEED'], hash('word'))")
    printed = []
    for seed in (0, 0, 7):
        with open_sandbox(Isolation(tier=tier, cold=cold, hash_seed=seed)) as sandbox:
            printed.append(sandbox.execute(program, b"", Limits(5, 256 * MIB, MIB)).stdout.split())
    assert [seed for seed, _ in printed] == [b"0", b"0", b"7"]
    assert printed[0] == printed[1] != printed[2]
