"""Choose, for each test case, the first attempt of the generator that serves its purpose.

That is decided by the reference's unrounded values:

* a case of at most 100 printed decimals keeps its distance from every rounding boundary, so that no right program can
  round one of them the other way; a larger one may have ties, up to a rate;
* a case of the kind `negative-zero` prints a value between -0.005 and 0;
* a case of the kind `typical` comes out the same in single precision.
"""

from collections.abc import Iterator, Sequence

from judge.authoring.programs import CaseName, Drawn, Solved, draw_inputs, solve_inputs
from judge.authoring.ties import LARGEST_RATE, SAFE_DISTANCE, Printed, answer_with, printed_decimals
from judge.bank import Bank
from judge.bank.kinds import is_of_kind
from judge.checkers import check
from judge.errors import BankError
from judge.messages import Phrase
from judge.model import CheckerSpec, Match, Problem, TestCase
from judge.sandbox import Sandbox

SMALL = 100  # printed decimals
ROUNDS = (1, 15, 48, 192, 768)  # attempts drawn at a time, until one serves

Candidate = tuple[Drawn, Solved, list[Printed]]


def choose(bank: Bank, problem: Problem, sandbox: Sandbox) -> Iterator[Candidate]:
    """Yield each case, in the order of the generator, with the first of its attempts that serves.

    Raises:
        BankError: a program of the author fails, or no attempt serves.
    """
    chosen: dict[CaseName, Candidate] = {}
    refused: dict[CaseName, Phrase] = {}
    names: list[CaseName] = []
    pending: list[CaseName] | None = None  # None: all
    first = 0
    for count in ROUNDS:
        names, inputs = draw_inputs(bank, problem.id, sandbox, range(first, first + count), pending)
        for candidate, reason in _examined(bank, problem, inputs, sandbox):
            name = (candidate[0].group, candidate[0].name)
            if reason:
                refused[name] = reason
            else:
                chosen.setdefault(name, candidate)
        pending = [name for name in names if name not in chosen]
        if not pending:
            break
        first += count
    for name in names:
        if name not in chosen:
            path = bank.problem_folder(problem.id) / "generator.py"
            reason = refused.get(name, Phrase("why-not.refused"))
            raise BankError("authoring.no-attempt-serves", path=path, case=name[1], reason=reason)
        yield chosen[name]


def _examined(
    bank: Bank, problem: Problem, inputs: Sequence[Drawn], sandbox: Sandbox
) -> Iterator[tuple[Candidate, Phrase | None]]:
    """Yield each input, solved, with the reason why it does not serve (None: it does)."""
    path = str(bank.solutions_folder(problem.id) / "reference.py")
    typical = [input for input in inputs if is_of_kind(input.name, "typical")]
    singles = (
        solve_inputs(bank, problem.id, sandbox, [t.text for t in typical], float32=True) if typical else []
    )
    in_single = dict(zip(typical, singles, strict=True))
    all_solved = solve_inputs(bank, problem.id, sandbox, [input.text for input in inputs])
    for input, solved in zip(inputs, all_solved, strict=True):
        if solved.error:
            raise BankError("authoring.reference-fails", path=path, case=input.name, detail=solved.error)
        printed = list(printed_decimals(solved.output, solved.values, f"{path} ({input.name})"))
        reason = why_not(input.name, printed)
        if reason is None and input in in_single:
            reason = _why_not_single(problem.checker, solved, printed, in_single[input])
        yield (input, solved, printed), reason


def why_not(name: str, printed: Sequence[Printed]) -> Phrase | None:
    """Return why an input does not serve the purpose of the case `name`, None if it does."""
    if len(printed) <= SMALL:
        for each in printed:
            if each.distance < SAFE_DISTANCE:
                return Phrase("why-not.boundary", {"value": f"{each.value:.6f}", "line": each.line})
    else:
        ties = sum(each.tie is not None for each in printed)
        if ties > LARGEST_RATE * len(printed):
            return Phrase("why-not.ties", {"ties": ties, "values": len(printed)})
    if is_of_kind(name, "negative-zero") and not any(each.is_negative_zero for each in printed):
        return Phrase("why-not.no-negative-zero")
    return None


def _why_not_single(
    checker: CheckerSpec, solved: Solved, printed: Sequence[Printed], single: Solved
) -> Phrase | None:
    if single.error:
        return Phrase("why-not.single-fails", {"detail": single.error})
    ties = tuple(each.tie for each in printed if each.tie is not None)
    case = TestCase("", b"", solved.output.encode(), ties)
    output = answer_with(solved.output, single.values)
    if output is None or check(output.encode(), case, checker).match is not Match.SAME:
        return Phrase("why-not.single-differs")
    return None
