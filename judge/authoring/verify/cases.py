"""Test cases of an exercise: made from its generator and reference, of every kind, valid, of a sensible size."""

import re
from collections.abc import Iterator, Mapping, Sequence, Set

from judge.authoring.generate import Made, changed_files
from judge.authoring.programs import Examined, check_inputs
from judge.authoring.reading import corruptions
from judge.authoring.verify.findings import Finding, finding
from judge.bank import Bank
from judge.bank.kinds import KINDS, kind_of
from judge.bank.testcases import CASE_NAME
from judge.messages import Phrase
from judge.model import Problem
from judge.sandbox import Sandbox

FEWEST_SECRET = 12
LARGEST_INPUT = 300_000  # bytes
LARGEST_TOTAL = 1_000_000  # bytes of all files of an exercise
CORRUPTED_BELOW = 20_000  # bytes: corrupting a large input shows nothing that a small one does not
NUMERIC = re.compile(r"[-+0-9.eE]+")


def check_made(problem: Problem, made: Sequence[Made]) -> Iterator[Finding]:
    """Check names, kinds, numbers and sizes of the cases."""
    file = f"problems/{problem.id}/generator.py"
    secret = [each.case for each in made if not each.case.is_sample]
    if len(secret) < FEWEST_SECRET:
        yield finding(file, "few-cases", fewest=FEWEST_SECRET, found=len(secret))
    if len(secret) == len(made):
        yield finding(file, "no-sample")
    for case in (each.case for each in made):
        if not CASE_NAME.fullmatch(case.name.partition("/")[2]):
            yield finding(file, "case-name", case=case.name)
        if len(case.input) > LARGEST_INPUT:
            yield finding(file, "large-input", case=case.name, size=len(case.input), largest=LARGEST_INPUT)
    total = sum(len(each.case.input) + len(each.case.answer) for each in made)
    if total > LARGEST_TOTAL:
        yield finding(file, "large-total", size=total, largest=LARGEST_TOTAL)
    yield from _check_kinds(problem, {kind_of(case.name) for case in secret})
    yield from _check_decimals(problem, made)


def _check_kinds(problem: Problem, kinds: Set[str | None]) -> Iterator[Finding]:
    file = f"problems/{problem.id}/problem.toml"
    for kind in KINDS:
        present = kind in kinds
        if present and kind in problem.not_applicable:
            yield finding(file, "kind-is-applicable", kind=kind)
        if not present and not problem.not_applicable.get(kind):
            yield finding(file, "kind-missing", kind=kind)
    for kind in problem.not_applicable:
        if kind not in KINDS:
            yield finding(file, "unknown-kind", kind=kind, kinds=", ".join(KINDS))


def _check_decimals(problem: Problem, made: Sequence[Made]) -> Iterator[Finding]:
    used = {printed.decimals for each in made for printed in each.printed}
    if used != set(problem.checker.decimals):
        yield finding(
            f"problems/{problem.id}/problem.toml",
            "decimals",
            declared=", ".join(map(str, sorted(problem.checker.decimals))),
            used=", ".join(map(str, sorted(used))),
        )


def check_stored(bank: Bank, id: str, files: Mapping[str, bytes]) -> Iterator[Finding]:
    """Compare the stored files with what generator, reference and mistakes make of them now."""
    changed, stray = changed_files(bank.cases_folder(id), dict(files))
    for name in changed:
        yield finding(f"testcases/{id}/{name}", "drift", id=id)
    for name in stray:
        yield finding(f"testcases/{id}/{name}", "stray-case", id=id)


def check_validator(bank: Bank, id: str, made: Sequence[Made], sandbox: Sandbox) -> Iterator[Finding]:
    """See that the validator accepts every input, and refuses damaged ones."""
    file = f"problems/{id}/validator.py"
    texts = [each.case.input.decode() for each in made]
    examined = check_inputs(bank, id, sandbox, texts)
    for each, result in zip(made, examined, strict=True):
        if result.refusal:
            yield finding(file, "input-refused", case=each.case.name, detail=result.refusal)
        if result.open and kind_of(each.case.name) != "illegal":
            yield finding(file, "legal-case-open", case=each.case.name)
    legal = [text for text, result in zip(texts, examined, strict=True) if not result.open]
    damaged = [d for text in legal if len(text) < CORRUPTED_BELOW for d in corruptions(text)]
    reactions = check_inputs(bank, id, sandbox, [text for _, text in damaged])
    accepted = [what for (what, _), reaction in zip(damaged, reactions, strict=True) if not reaction.refusal]
    for what in dict.fromkeys(accepted):
        yield finding(file, "damage-accepted", damage=Phrase(f"damage.{what}"), count=accepted.count(what))
    if "illegal" not in bank.problem(id).not_applicable:
        yield from _check_illegal(id, texts, examined)


def _check_illegal(id: str, texts: Sequence[str], examined: Sequence[Examined]) -> Iterator[Finding]:
    """Illegal cases end early, and once go on with garbage: both break programs that read before they check."""
    illegal = [text for text, result in zip(texts, examined, strict=True) if result.open]
    if not any(NUMERIC.sub("", "".join(text.split())) for text in illegal):
        yield finding(f"problems/{id}/generator.py", "no-garbage")
