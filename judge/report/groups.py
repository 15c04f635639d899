"""How far each group of tests has got: illegal input, edges, batches and so on, by the names of the cases."""

from dataclasses import dataclass

from judge.bank.kinds import GROUPS, group_of
from judge.model import Report, Verdict


@dataclass(frozen=True, slots=True)
class GroupResult:
    """The tests of one group."""

    name: str  # one of `judge.bank.kinds.GROUPS`
    passed: int
    run: int
    total: int


def groups_of(report: Report) -> tuple[GroupResult, ...]:
    """Return the groups that the exercise has tests in, in a fixed order; none for an old report without names."""
    if not all(report.not_run):
        return ()
    run = [(group_of(result.case), result.verdict is Verdict.AC) for result in report.results]
    left = [group_of(case) for case in report.not_run]
    found = []
    for name in GROUPS:
        verdicts = [accepted for group, accepted in run if group == name]
        total = len(verdicts) + left.count(name)
        if total:
            found.append(GroupResult(name, sum(verdicts), len(verdicts), total))
    return tuple(found)
