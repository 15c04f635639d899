"""The tests are sharp: they kill every mutant of the reference but those its author has marked as equivalent."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from judge.authoring.mutation.mutants import Mutant, make_mutants
from judge.authoring.mutation.running import Outcome, mutation_fingerprint, order_cases, run_mutants
from judge.authoring.verify.findings import Finding, finding, note
from judge.authoring.verify.programs import REFERENCE
from judge.bank import Bank
from judge.bank.kinds import kind_of
from judge.bank.mutants import MUTANTS, Change, Marks, read_marks
from judge.model import Mistake, Report, Solutions, TestCase, TestResult, Verdict
from judge.sandbox import Isolation


class Mutate(Enum):
    """When the mutants of a reference are run."""

    NEVER = auto()
    IF_STALE = auto()  # unless mutants, marks and tests are those of the last clean run
    ALWAYS = auto()


@dataclass(frozen=True, slots=True)
class Mutation:
    """What became of the mutants of a reference."""

    fingerprint: str  # of mutants, marks and tests
    accepted: bool  # the fingerprint is that of the last clean run
    ran: bool = False  # False: what follows is not known
    killed: tuple[Outcome, ...] = ()
    equivalent: tuple[Mutant, ...] = ()  # survive and are marked
    survivors: tuple[Mutant, ...] = ()  # survive and are not
    refuted: tuple[tuple[Change, str], ...] = ()  # are marked and killed, with the case that does it
    gone: tuple[Change, ...] = ()  # are marked, and no mutant is like that

    @property
    def total(self) -> int:
        """How many mutants there are."""
        return len(self.killed) + len(self.equivalent) + len(self.survivors)


@dataclass(frozen=True, slots=True)
class CaseKills:
    """What a test case is good for."""

    case: str
    mistakes: int  # known mistakes that are not accepted on it
    mutants: int | None  # that all cases run before it let pass; None: not known
    idle: bool  # known to kill none of these, secret, and not the only one of its kind


def examine_mutants(
    bank: Bank,
    id: str,
    cases: Sequence[TestCase],
    solutions: Solutions,
    reports: Mapping[str, Report],
    mutate: Mutate,
    on_result: Callable[[TestResult], None],
    isolation: Isolation,
    jobs: int | None,
) -> Mutation | None:
    """Make the mutants of the reference and run them when `mutate` says so; None if never, or if it is not accepted.

    `reports` are those of all programs, as `run_programs` returns them.
    """
    if mutate is Mutate.NEVER or reports[REFERENCE].verdict is not Verdict.AC:
        return None
    problem, marks = bank.problem(id), read_marks(bank.solutions_folder(id))
    mutants = make_mutants(solutions.reference.decode())
    fingerprint = mutation_fingerprint(problem, cases, mutants, [change for change, _ in marks.equivalent])
    accepted = fingerprint == marks.fingerprint
    if accepted and mutate is Mutate.IF_STALE:
        return Mutation(fingerprint, accepted)
    ordered = order_cases(cases, [reports[mistake.id] for mistake in solutions.mistakes])
    reference_cpu = max(r.execution.cpu_time for r in reports[REFERENCE].results if r.execution)
    outcomes = run_mutants(problem, ordered, mutants, reference_cpu, on_result, isolation, jobs)
    return sorted_out(outcomes, marks, fingerprint)


def in_turn(ids: Sequence[str], count: int, day: int) -> list[str]:
    """Return `count` exercises, the next ones each day, so that all have their turn."""
    return [ids[(day * count + i) % len(ids)] for i in range(min(count, len(ids)))]


def sorted_out(outcomes: Sequence[Outcome], marks: Marks, fingerprint: str) -> Mutation:
    """Compare what became of mutants with what is marked. A mark is good for one mutant."""
    left = Counter(change for change, _ in marks.equivalent)
    killers: dict[Change, str] = {}
    equivalent, survivors = [], []
    for outcome in outcomes:
        change = outcome.mutant.change
        if outcome.killer is not None:
            killers[change] = outcome.killer
        elif left[change] > 0:
            left[change] -= 1
            equivalent.append(outcome.mutant)
        else:
            survivors.append(outcome.mutant)
    unused = list(left.elements())
    return Mutation(
        fingerprint=fingerprint,
        accepted=fingerprint == marks.fingerprint,
        ran=True,
        killed=tuple(outcome for outcome in outcomes if outcome.killer is not None),
        equivalent=tuple(equivalent),
        survivors=tuple(survivors),
        refuted=tuple((change, killers[change]) for change in unused if change in killers),
        gone=tuple(change for change in unused if change not in killers),
    )


def check_mutants(id: str, mutation: Mutation | None) -> Iterator[Finding]:
    """See that no mutant survives without a mark, and that every mark is needed, as far as that is known."""
    if mutation is None:
        return
    for mutant in mutation.survivors:
        yield finding(
            f"solutions/{id}/reference.py",
            "mutant-survives",
            line=mutant.line,
            operator=mutant.change.operator,
            diff=mutant.diff,
        )
    marks = f"solutions/{id}/{MUTANTS}"
    for change, case in mutation.refuted:
        yield finding(
            marks, "mark-refuted", operator=change.operator, old=change.old, new=change.new, case=case
        )
    for change in mutation.gone:
        yield finding(marks, "mark-without-mutant", operator=change.operator, old=change.old, new=change.new)


def kills_by_case(
    cases: Sequence[TestCase],
    mistakes: Sequence[Mistake],
    reports: Mapping[str, Report],
    mutation: Mutation | None,
) -> tuple[CaseKills, ...]:
    """Count what each case kills: all mistakes, but only those mutants that met no other case before."""
    told = Counter(
        result.case
        for mistake in mistakes
        for result in reports[mistake.id].results
        if result.verdict is not Verdict.AC
    )
    killers = None
    if mutation is not None and mutation.ran:
        killers = Counter(outcome.killer for outcome in mutation.killed)
    kinds = Counter(kind_of(case.name) for case in cases if not case.is_sample)
    return tuple(
        CaseKills(
            case.name,
            told[case.name],
            None if killers is None else killers[case.name],
            idle=killers is not None
            and not case.is_sample
            and not told[case.name] + killers[case.name]
            and (kind_of(case.name) is None or kinds[kind_of(case.name)] > 1),
        )
        for case in cases
    )


def note_idle(id: str, kills: Sequence[CaseKills]) -> Iterator[Finding]:
    """Name the cases that seem to be of no use."""
    if idle := [each.case for each in kills if each.idle]:
        yield note(finding(f"problems/{id}/generator.py", "idle-cases", cases=", ".join(idle)))
