"""Prove by trying what holds on this machine: `examine` -> `Examination`.

Theory of operation
-------------------
What the judge promises of every program is listed in `records.py`. For each promise there is a check, which runs
*probes* in a sandbox of the tier under examination, through the same interface as submissions. A probe is a small
program that attacks: it tries several ways to do what must not be possible, and says of each what came of it.

    probes/*.py      the attacks, with `attempts.py` beside them; they run in the sandbox
    targets.py       what they aim at: canaries, sockets and a process, all made for the purpose
    reach.py ...     the checks (also limits.py, remains.py, tiers.py): run probes, look at the targets and at the
                     machine, return what breaks the promise

A probe is not believed where the judge can see for itself: whether something arrived at a socket, whether the process
it attacked is as it was, whether the digest it tells is that of the file. Nor does a promise hold because a probe was
silent: one that does not come to its end breaks it.

Every probe is harmless even where it succeeds. What a tier does not promise is not tried in it at all.
"""

import contextlib
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from judge import sandbox
from judge.doctor import limits, machine, reach, remains, tiers
from judge.doctor.records import (
    Examination,
    Facts,
    Outcome,
    Promise,
    TierExamination,
    promises_of,
)
from judge.doctor.subject import Cut, Subject
from judge.doctor.targets import SYSTEM_FILES, Canary, packages_beside_numpy
from judge.errors import SandboxError
from judge.messages import Phrase
from judge.sandbox import Isolation

CHECKS: Mapping[Promise, Callable[[Subject], list[Phrase]]] = {
    Promise.READING: reach.reading,
    Promise.NAMES: reach.names,
    Promise.WRITING: reach.writing,
    Promise.NETWORK: reach.network,
    Promise.PROCESSES: reach.processes,
    Promise.VERDICT: limits.verdict,
    Promise.TIME: limits.ends_in_time,
    Promise.RUNNING: remains.running,
    Promise.TRACES: remains.traces,
    Promise.MEMORY: limits.memory,
    Promise.THREADS: limits.threads,
    Promise.STATE: remains.state,
    Promise.TIER: tiers.as_asked,
}
FOLDERS = ("/", "/tmp", "/var/tmp", "/dev/shm", "/dev/mqueue", "/run")  # where everybody, or root, may write
JUDGE = Path(__file__).parent.parent


def examine(
    isolation: Isolation = Isolation(),  # noqa: B008 - frozen
    *,
    every: bool = False,
    secrets: Sequence[Path] = (),
    home: Path | None = None,
) -> Examination:
    """Find the tiers that work here, and try what holds in the strongest of them, or in `every` one.

    `secrets` are files that no program may read, `home` a folder that no program may reach; a few more of each are
    known here.

    Raises:
        SandboxError: no tier satisfies `isolation`, whatever the machine.
    """
    wanted = sandbox.wanted_tiers(isolation)
    failures = {tier: tiers.failure_of(Isolation(tier, cold=isolation.cold)) for tier in wanted}
    failed = [tier for tier in wanted if failures[tier]]
    working = [tier for tier in wanted if not failures[tier]]
    chosen = working if every else working[:1]
    found = []
    for tier in wanted:
        if error := failures[tier]:
            reason = Phrase(error.key, error.parameters)
            found.append(TierExamination(tier, reason, machine.advice_on(tier)))
        elif tier in chosen:
            found.append(_examine_tier(Isolation(tier, cold=isolation.cold), secrets, home, failed))
        else:
            found.append(TierExamination(tier))
    return Examination(machine.facts(), tuple(found))


def _examine_tier(
    isolation: Isolation, secrets: Sequence[Path], home: Path | None, failed: Sequence[str]
) -> TierExamination:
    with contextlib.ExitStack() as stack:
        opened = stack.enter_context(sandbox.open_sandbox(isolation))
        canary = stack.enter_context(Canary(Path(tempfile.gettempdir()))).path
        known = [JUDGE / "__init__.py", *packages_beside_numpy(), *map(Path, SYSTEM_FILES)]
        folders = [*FOLDERS, tempfile.gettempdir()]
        if home is not None:
            folders.append(str(home))
            with contextlib.suppress(OSError):  # it cannot be written to, or is not there
                known.append(stack.enter_context(Canary(home)).path)
        folders = list(dict.fromkeys(folders))
        subject = Subject(opened, isolation, canary, (*secrets, *known), folders, failed)
        promised = promises_of(opened.tier, sys.platform)
        outcomes = [outcome_of(promise, subject, promised=promise in promised) for promise in Promise]
        return TierExamination(opened.tier, outcomes=tuple(outcomes), limits=limits.of_programs(subject))


def outcome_of(promise: Promise, subject: Subject, *, promised: bool = True) -> Outcome:
    """Try whether a promise holds, if it is made at all."""
    if not promised:
        return Outcome(promise, None)
    try:
        seen = CHECKS[promise](subject)
    except Cut as cut:
        seen = [cut.seen]
    except SandboxError as error:
        seen = [Phrase(error.key, error.parameters)]
    except OSError as error:
        seen = [Phrase("breach.not-tried", {"detail": error})]
    return Outcome(promise, not seen, tuple(seen))


__all__ = [
    "Examination",
    "Facts",
    "Outcome",
    "Promise",
    "TierExamination",
    "examine",
]
