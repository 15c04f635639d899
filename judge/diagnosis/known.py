"""Which known mistakes of an exercise give the outputs that a submission gave: digests are compared, nothing is run.

`judge generate` stores for each known mistake what its output on each test case amounts to: a digest of it, "AC" where
it is accepted, nothing where it ends with an error or at a limit. A mistake explains a submission if this is so of the
submission too on every test judged.

A wrong program may compute values that lie exactly on a rounding boundary (rounded weights times short decimals), which
print one way or the other with the BLAS of the machine. So where no mistake agrees on every test, those are named that
agree on most of them, and on no fewer than two.
"""

from collections.abc import Mapping, Sequence

from judge.bank.testcases import ACCEPTED, Digests
from judge.checkers import digest
from judge.model import TestResult, Verdict

DIGESTED = (Verdict.WA, Verdict.PE)  # who ends otherwise is not told by the output ...
TOLD = (*DIGESTED, Verdict.RTE)  # ... but may have made a mistake that ends so on some tests
FEWEST = 2  # tests on which outputs must be the same where not all are


def output_digest(result: TestResult) -> str | None:
    """Return the digest of an output, "AC" if it is accepted, None if the program did not end well."""
    if result.verdict is Verdict.AC:
        return ACCEPTED
    if result.execution is None or result.verdict not in DIGESTED:
        return None
    return digest(result.execution.stdout)


def known_mistakes(results: Sequence[TestResult], digests: Digests) -> tuple[str, ...]:
    """Return the ids of the mistakes whose outputs agree with those of `results`, in the order of the exercise."""
    if not any(result.verdict in TOLD for result in results):
        return ()
    outputs = {result.case: output_digest(result) for result in results}
    same = tuple(mistake for mistake, known in digests.items() if _agreement(outputs, known) == 1)
    return same or tuple(mistake for mistake, known in digests.items() if _agreement(outputs, known) > 0.5)


def _agreement(outputs: Mapping[str, str | None], known: Mapping[str, str | None]) -> float:
    """Return on which share of the wrong outputs the two agree; 0 if other tests are accepted, or end otherwise."""
    plain = (None, ACCEPTED)
    wrong = [case for case, output in outputs.items() if output not in plain]
    if any(
        case not in known or (known[case] != outputs[case] and (case not in wrong or known[case] in plain))
        for case in outputs
    ):
        return 0
    agreeing = sum(known[case] == outputs[case] for case in wrong)
    if not wrong:
        return 1
    return agreeing / len(wrong) if agreeing >= min(FEWEST, len(wrong)) else 0
