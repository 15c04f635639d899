"""What a wrong program got wrong, seen in its outputs after the verdict is made.

    known.py      which known mistakes of the exercise give the same outputs
    patterns/     what the errors have in common: a transposed matrix, a constant factor, ...
    error_map.py  where the errors are and how large
    notes.py      what there is to say about how the program ran

Nothing here changes a verdict, runs a program or tells a figure of a secret input or answer.
"""

from collections.abc import Sequence
from dataclasses import replace

from judge.bank.testcases import Digests
from judge.checkers.validator import REFUSED
from judge.diagnosis.known import DIGESTED, known_mistakes
from judge.diagnosis.notes import notes_on
from judge.model import Report, TestCase, TestResult

# Reasons of checkers that take other numbers than the answer's for right.
NOT_EXACT = (REFUSED, "tokens.beyond-absolute", "tokens.beyond-relative", "tokens.beyond-both")


def diagnose(report: Report, cases: Sequence[TestCase], digests: Digests) -> Report:
    """Return `report` with what can be said about its tests that are not accepted.

    `cases` are the test cases that were judged, `digests` the outputs of the known mistakes.
    """
    samples = tuple(case for case in cases if case.is_sample)
    by_name = {case.name: case for case in cases}
    results = tuple(_examined(result, by_name[result.case], samples) for result in report.results)
    return replace(report, results=results, mistakes=known_mistakes(report.results, digests))


def _examined(result: TestResult, case: TestCase, samples: Sequence[TestCase]) -> TestResult:
    notes = notes_on(result, case)
    if result.verdict not in DIGESTED or result.execution is None or result.reason in NOT_EXACT:
        return replace(result, notes=notes)
    from judge.diagnosis.error_map import error_map  # what an accepted program does not wait for
    from judge.diagnosis.patterns import patterns_in

    output = result.execution.stdout
    return replace(
        result, errors=error_map(output, case), patterns=patterns_in(output, case, samples), notes=notes
    )


__all__ = ["diagnose", "known_mistakes"]
