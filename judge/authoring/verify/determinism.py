"""Fairness: generator and reference do the same whenever and wherever they run.

They run again cold, in an interpreter of its own that has another hash seed: what hangs on the clock, on an unseeded
generator of random numbers, on where objects lie in memory or on the order of a set comes out differently there.
"""

from collections.abc import Iterator, Sequence

from judge.authoring.generate import Made
from judge.authoring.programs import draw_inputs, solve_inputs
from judge.authoring.verify.findings import Finding, finding
from judge.bank import Bank
from judge.sandbox import Sandbox

OTHER_SEED = 1  # with which words have other hashes than with that of every other run, 0
ATTEMPTS = range(3)  # that are drawn twice: a generator may refuse the first


def check_again(
    bank: Bank, id: str, made: Sequence[Made], sandbox: Sandbox, other: Sandbox
) -> Iterator[Finding]:
    """Compare what two sandboxes make of generator and reference; `made` comes from the first."""
    yield from _check_generator(bank, id, sandbox, other)
    yield from _check_reference(bank, id, made, other)


def _check_generator(bank: Bank, id: str, sandbox: Sandbox, other: Sandbox) -> Iterator[Finding]:
    drawn = [
        {
            (input.group, input.name, input.attempt): input.text
            for input in draw_inputs(bank, id, each, ATTEMPTS)[1]
        }
        for each in (sandbox, other)
    ]
    differing = [case for case in {**drawn[0], **drawn[1]} if drawn[0].get(case) != drawn[1].get(case)]
    for group, name in dict.fromkeys((group, name) for group, name, _ in differing):
        yield finding(f"problems/{id}/generator.py", "generator-differs", case=f"{group}/{name}")


def _check_reference(bank: Bank, id: str, made: Sequence[Made], other: Sandbox) -> Iterator[Finding]:
    solved = solve_inputs(bank, id, other, [each.case.input.decode() for each in made])
    for each, again in zip(made, solved, strict=True):
        if again.output.encode() != each.case.answer:
            yield finding(f"solutions/{id}/reference.py", "reference-differs", case=each.case.name)
