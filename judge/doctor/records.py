"""What an examination finds: frozen records."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from judge.messages import Phrase


class Promise(StrEnum):
    """What is promised of every program. Listed in the order in which it is shown."""

    READING = "reading"  # no file but the interpreter, NumPy and its own can be read
    NAMES = "names"  # nor is it told whether a file exists
    WRITING = "writing"  # no file can be made, changed or removed
    NETWORK = "network"
    PROCESSES = "processes"  # none can be started, and none be reached
    VERDICT = "verdict"  # what is reported is what happened
    TIME = "time"  # it is stopped in time, and the next one runs
    RUNNING = "running"  # no process is left, even when the judge is killed
    TRACES = "traces"  # no file and no object of the kernel is left
    MEMORY = "memory"  # the limits of memory, output and size of files hold
    THREADS = "threads"
    STATE = "state"  # nothing comes from one run to the next
    TIER = "tier"  # the tier is named, and less than required is refused


NOT_PROMISED: Mapping[str, frozenset[Promise]] = {
    "namespaces": frozenset(),
    "landlock": frozenset({Promise.NAMES}),
    "portable": frozenset(Promise)
    - {Promise.VERDICT, Promise.TIME, Promise.RUNNING, Promise.MEMORY, Promise.TIER},
}
NEED_LINUX = frozenset({Promise.RUNNING, Promise.MEMORY})  # a subreaper, a limit of the address space


def promises_of(tier: str, system: str) -> frozenset[Promise]:
    """Return what `tier` promises on `system`, a value of `sys.platform`."""
    promised = frozenset(Promise) - NOT_PROMISED[tier]
    return promised if system == "linux" else promised - NEED_LINUX


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a promise holds, and what was seen that breaks it."""

    promise: Promise
    holds: bool | None  # None: this tier does not promise it
    seen: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class TierExamination:
    """Whether a tier works here, and if it was examined, which of its promises hold."""

    tier: str
    failure: Phrase | None = None  # why it does not work; None: it works
    advice: Phrase | None = None  # what to do about the failure
    outcomes: tuple[Outcome, ...] = ()  # empty: not examined
    limits: Mapping[str, int] = field(default_factory=dict)  # those a program finds, by name

    @property
    def broken(self) -> int:
        """How many promises do not hold."""
        return sum(outcome.holds is False for outcome in self.outcomes)


@dataclass(frozen=True, slots=True)
class Facts:
    """What this machine is."""

    system: str
    machine: str
    uid: int
    python: str
    numpy: str | None  # None: not installed
    landlock_abi: int  # 0: none
    filter_known: bool  # of system calls, for this machine


@dataclass(frozen=True, slots=True)
class Examination:
    """What holds on this machine."""

    facts: Facts
    tiers: tuple[TierExamination, ...]  # those asked for, the strongest first

    @property
    def examined(self) -> tuple[TierExamination, ...]:
        """The tiers whose promises were tried; the first one is what programs get."""
        return tuple(tier for tier in self.tiers if tier.outcomes)

    @property
    def sound(self) -> bool:
        """Whether there is a tier that works, and every one examined keeps all its promises."""
        return bool(self.examined) and not any(tier.broken for tier in self.examined)
