"""The right answer to another question: a sample's, the one for illegal input, or one spelt with other marks."""

from collections.abc import Sequence

from judge.bank.kinds import kind_of
from judge.checkers.layout import normal_lines
from judge.diagnosis.figures import ENOUGH
from judge.model import Remark, TestCase


def other_answer(output: bytes, case: TestCase, samples: Sequence[TestCase]) -> Remark | None:
    """Say of which other case the output is the answer, or that the input was wrongly taken as legal or illegal."""
    printed, answer = _normal_form(output), _normal_form(case.answer)
    if _is_illegal(case):
        refusal = answer.split()
        is_accepted = len(refusal) == 1 and printed.split()[:1] != refusal
        return Remark("pattern.illegal-accepted") if is_accepted else None
    if answer.startswith(printed):  # right as far as it goes, or empty
        return None
    if any(_is_illegal(sample) and printed == _normal_form(sample.answer) for sample in samples):
        return Remark("pattern.legal-refused")
    for sample in samples:
        if (
            sample.name != case.name
            and printed == _normal_form(sample.answer)
            and len(printed.split()) >= ENOUGH
        ):
            return Remark("pattern.sample-answer", {"sample": sample.name})
    if b"," in output and _normal_form(output.replace(b",", b".")) == answer:
        return Remark("pattern.decimal-comma")
    return None


def _normal_form(output: bytes) -> bytes:
    return b"".join(normal_lines(output))


def _is_illegal(case: TestCase) -> bool:
    return kind_of(case.name) == "illegal"
