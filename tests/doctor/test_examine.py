"""Whole examinations: which tiers are examined, what they promise, and that isolation holds on this machine."""

import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from judge import doctor
from judge.doctor import Promise, examine, limits, remains, tiers
from judge.doctor.records import promises_of
from judge.doctor.subject import Subject
from judge.errors import SandboxError
from judge.messages import CATALOGUE, Phrase
from judge.sandbox import ISOLATED_TIERS, TIERS, Isolation

PORTABLE = Isolation(tier="portable")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> dict[Promise, Callable[[Subject], list[Phrase]]]:
    """Checks that find everything in order, at once; to be changed."""
    made: dict[Promise, Callable[[Subject], list[Phrase]]] = {p: lambda subject: [] for p in Promise}
    monkeypatch.setattr(doctor, "CHECKS", made)
    return made


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets tiers not work; whether others do is not tried."""

    def fail(*names: str) -> None:
        def failure_of(isolation: Isolation) -> SandboxError | None:
            return SandboxError("sandbox.cannot-start", detail="no") if isolation.tier in names else None

        monkeypatch.setattr(tiers, "failure_of", failure_of)

    return fail


@on_linux
@pytest.mark.parametrize(
    ("tier", "cold"), [("namespaces", False), ("namespaces", True), ("landlock", False), ("portable", True)]
)
def test_every_tier_keeps_all_its_promises(
    tier: str, cold: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if tiers.failure_of(Isolation(tier=tier)):
        pytest.skip("does not work here")
    temporary, home = tmp_path / "temporary", tmp_path / "home"
    temporary.mkdir()
    home.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setattr(limits, "LATE", 20.0)  # other tests may keep the machine busy
    monkeypatch.setattr(remains, "TIME_TO_DIE", 20.0)
    examination = examine(Isolation(tier=tier, cold=cold), home=home)
    (examined,) = examination.tiers
    assert [(outcome.promise, outcome.seen) for outcome in examined.outcomes if outcome.seen] == []
    held = {outcome.promise for outcome in examined.outcomes if outcome.holds}
    assert held == promises_of(tier, sys.platform)
    assert examination.sound
    assert examined.limits["RLIMIT_NOFILE"] == 64
    assert list(temporary.iterdir()) == list(home.iterdir()) == []


def test_the_strongest_tier_that_works_is_examined(
    checks: Mapping[Promise, Any], failing: Callable[..., None]
) -> None:
    failing(*ISOLATED_TIERS)
    examination = examine()
    assert [(tier.tier, bool(tier.failure)) for tier in examination.tiers] == [
        ("namespaces", True),
        ("landlock", True),
        ("portable", False),
    ]
    assert [tier.tier for tier in examination.examined] == ["portable"]
    assert examination.tiers[0].failure == Phrase("sandbox.cannot-start", {"detail": "no"})
    assert examination.sound


def test_the_tier_asked_for_is_examined_alone(checks: Mapping[Promise, Any]) -> None:
    assert [tier.tier for tier in examine(PORTABLE).tiers] == ["portable"]


def test_where_no_tier_works_nothing_is_sound(failing: Callable[..., None]) -> None:
    failing(*TIERS)
    examination = examine()
    assert (examination.examined, examination.sound) == ((), False)


def test_what_a_tier_does_not_promise_is_not_tried_in_it(
    checks: dict[Promise, Callable[[Subject], list[Phrase]]],
) -> None:
    tried = []
    checks.update({promise: lambda subject, p=promise: tried.append(p) or [] for promise in Promise})
    (tier,) = examine(PORTABLE).tiers
    assert set(tried) == promises_of("portable", sys.platform)
    assert {outcome.promise for outcome in tier.outcomes if outcome.holds is None} == set(Promise) - set(
        tried
    )


def test_one_broken_promise_makes_an_examination_unsound(
    checks: dict[Promise, Callable[[Subject], list[Phrase]]],
) -> None:
    checks[Promise.VERDICT] = lambda subject: [Phrase("breach.left", {"names": "x"})]
    examination = examine(PORTABLE)
    assert not examination.sound
    assert examination.examined[0].broken == 1


def test_secrets_and_home_reach_the_checks_and_home_is_left_as_it_was(
    checks: dict[Promise, Callable[[Subject], list[Phrase]]], tmp_path: Path
) -> None:
    subjects = []
    checks[Promise.TIER] = lambda subject: subjects.append((subject, list(tmp_path.iterdir()))) or []
    examine(PORTABLE, secrets=[Path("/bank/secret.ans")], home=tmp_path)
    ((subject, in_home),) = subjects
    assert Path("/bank/secret.ans") in subject.secrets
    assert str(tmp_path) in subject.folders
    assert [path.parent for path in subject.secrets if path.is_relative_to(tmp_path.resolve())] == [
        path.resolve() for path in in_home
    ]
    assert list(tmp_path.iterdir()) == []


def test_elsewhere_than_on_linux_less_is_promised() -> None:
    lost = promises_of("portable", "linux") - promises_of("portable", "darwin")
    assert lost == {Promise.RUNNING, Promise.MEMORY}


def test_a_stronger_tier_promises_no_less() -> None:
    promised = [promises_of(tier, "linux") for tier in TIERS]
    assert promised[0] == set(Promise)
    assert promised[0] > promised[1] > promised[2]


def test_every_promise_has_a_check_and_words() -> None:
    assert doctor.CHECKS.keys() == set(Promise)
    assert all(f"promise.{promise}" in CATALOGUE for promise in Promise)
