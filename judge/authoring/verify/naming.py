"""The diagnosis names every known mistake: a submission that makes one is told which.

What is stored is compared with what the mistake prints now, as a submission's output would be: on all tests, and on
those up to the first that fails, where judging stops.
"""

from collections.abc import Iterator, Mapping, Sequence

from judge.authoring.verify.findings import Finding, finding
from judge.bank.testcases import Digests
from judge.diagnosis.known import DIGESTED, TOLD, known_mistakes, output_digest
from judge.model import Mistake, Report, TestResult, Verdict


def named_mistakes(
    mistakes: Sequence[Mistake], reports: Mapping[str, Report], digests: Digests
) -> Mapping[str, bool]:
    """Return, for each mistake that is told by its output, whether the diagnosis of its own outputs names it."""
    named = {}
    for mistake in mistakes:
        if mistake.expect in DIGESTED:
            results, known = reports[mistake.id].results, digests.get(mistake.id, {})
            named[mistake.id] = all(
                mistake.id in known_mistakes(judged, digests) for judged in _judged(results, known)
            )
    return named


def _judged(results: Sequence[TestResult], known: Mapping[str, str | None]) -> list[Sequence[TestResult]]:
    """Return the results of which the mistake must be told: all, and those up to the first failure.

    Not the latter where a limit ends that test, nor where its output differs from what is stored, which is the
    machine's doing (see `digests_agree`) or a finding of its own.
    """
    first = next((i for i, result in enumerate(results) if result.verdict is not Verdict.AC), None)
    if first is None or results[first].verdict not in TOLD:
        return [results]
    if output_digest(results[first]) != known.get(results[first].case):
        return [results]
    return [results, results[: first + 1]]


def check_named(
    mistakes: Sequence[Mistake], named: Mapping[str, bool], reports: Mapping[str, Report]
) -> Iterator[Finding]:
    """See that no mistake is missed, but for those that no test tells, which is a finding of its own."""
    for mistake in mistakes:
        if not named.get(mistake.id, True) and reports[mistake.id].first_failure:
            yield finding(mistake.file, "not-named", mistake=mistake.id)
