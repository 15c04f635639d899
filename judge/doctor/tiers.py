"""Which tiers work here, and whether the judge keeps to the one that is asked for."""

from judge import sandbox
from judge.doctor.subject import Subject
from judge.errors import SandboxError
from judge.messages import Phrase
from judge.model import MIB, Limits, Program
from judge.sandbox import ISOLATED_TIERS, TIERS, Isolation

IMPORTING = Program(b"import numpy")
LIMITS = Limits(time=10, memory=256 * MIB, output=MIB)


def failure_of(isolation: Isolation) -> SandboxError | None:
    """Return why no program can be run with this isolation; None: it can."""
    try:
        with sandbox.open_sandbox(isolation) as opened:
            opened.execute(IMPORTING, b"", LIMITS)
    except SandboxError as error:
        return error
    return None


def as_asked(subject: Subject) -> list[Phrase]:
    """Return where the judge was content with less isolation than was asked for."""
    asked = subject.isolation.tier or subject.sandbox.tier
    seen = [] if subject.sandbox.tier == asked else [_too_weak(asked, subject.sandbox.tier)]
    must_be_refused = [Isolation(tier="portable", required=tier) for tier in ISOLATED_TIERS]
    must_be_strong = [Isolation(required=tier) for tier in (asked, *subject.failed)]
    for isolation in (*must_be_refused, *must_be_strong):
        required = str(isolation.required)
        found = _tier_of(isolation)
        if found is not None and TIERS.index(found) > TIERS.index(required):
            seen.append(_too_weak(required, found))
    return seen


def _tier_of(isolation: Isolation) -> str | None:
    """Return the tier that is in force when `isolation` is asked for; None: it is refused."""
    try:
        with sandbox.open_sandbox(isolation) as opened:
            return opened.tier
    except SandboxError:
        return None


def _too_weak(asked: str, found: str) -> Phrase:
    return Phrase("breach.tier", {"asked": asked, "found": found})
