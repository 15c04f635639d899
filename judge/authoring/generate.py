"""Make the test cases of an exercise: inputs from the generator, answers from the reference, ties, digests.

Everything is a function of the files of the exercise: the same files give the same bytes. An input that does not serve
its purpose is drawn again with the next attempt's seed. That is decided by the reference's unrounded values:

* a case of at most 100 printed decimals keeps its distance from every rounding boundary, so that no right program can
  round one of them the other way; a larger one may have ties, up to a rate;
* a case named `negative-zero-...` prints a value between -0.005 and 0;
* a case named `typical-...` comes out the same in single precision.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from judge.authoring.programs import Drawn, Solved, draw_inputs, map_in_sandboxes, solve_inputs
from judge.authoring.ties import LARGEST_RATE, SAFE_DISTANCE, Printed, answer_with, printed_decimals
from judge.bank import Bank
from judge.bank.testcases import GROUPS, case_files, digests_file
from judge.checkers import check, digest
from judge.errors import BankError
from judge.judging import judge_submission
from judge.model import CheckerSpec, Match, Mistake, Problem, Program, TestCase, TestResult, Tie, Verdict
from judge.sandbox import Sandbox

SMALL = 100  # printed decimals
ROUNDS = (1, 15, 48, 192, 768)  # attempts drawn at a time, until one serves
DIGESTED = (Verdict.WA, Verdict.PE)  # a mistake that ends otherwise is not told by its output


@dataclass(frozen=True, slots=True)
class Made:
    """A test case as it ought to be, and what there is to say about it."""

    case: TestCase
    attempt: int | None  # None: a text that is not drawn
    printed: tuple[Printed, ...]  # its decimals


def make_cases(bank: Bank, id: str, sandbox: Sandbox) -> tuple[Made, ...]:
    """Make the test cases of an exercise, samples first.

    Raises:
        BankError: a program of the author fails, or no attempt serves the purpose of a case.
    """
    problem = bank.problem(id)
    numbers = {group: iter(range(1, 100)) for group in GROUPS}
    return tuple(
        Made(
            TestCase(
                name=f"{input.group}/{next(numbers[input.group]):02}-{input.name}",
                input=input.text.encode(),
                answer=_run_reference(bank, problem, input, solved, sandbox),
                ties=_ties(printed),
            ),
            input.attempt,
            tuple(printed),
        )
        for input, solved, printed in _choose(bank, problem, sandbox)
    )


def expected_files(
    cases: Sequence[TestCase], results: Mapping[str, Sequence[TestResult]]
) -> dict[str, bytes]:
    """Return the files of `testcases/<id>/`; `results` are those of each mistake told by its output."""
    digests = {
        mistake: {result.case: output_digest(result) for result in of_one}
        for mistake, of_one in results.items()
    }
    return {**case_files(cases), "mistakes.json": digests_file(digests)}


def run_mistakes(
    problem: Problem, cases: Sequence[TestCase], mistakes: Iterable[Mistake]
) -> dict[str, tuple[TestResult, ...]]:
    """Judge each mistake that is told by its output on every case."""
    digested = [mistake for mistake in mistakes if mistake.expect in DIGESTED]

    def run(mistake: Mistake, sandbox: Sandbox) -> tuple[TestResult, ...]:
        return judge_submission(problem, cases, mistake.source, sandbox=sandbox, run_all=True).results

    results = map_in_sandboxes(run, digested)
    return {mistake.id: of_one for mistake, of_one in zip(digested, results, strict=True)}


def output_digest(result: TestResult) -> str | None:
    """Return the digest of an output, None if the program did not end well."""
    if result.execution is None or result.verdict not in (Verdict.AC, Verdict.PE, Verdict.WA):
        return None
    return digest(result.execution.stdout)


def changed_files(folder: Path, files: dict[str, bytes]) -> tuple[list[str], list[str]]:
    """Return which of `files` differ from those in `folder`, and which files there do not belong."""
    present = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    changed = [n for n, content in files.items() if n not in present or (folder / n).read_bytes() != content]
    return changed, sorted(present - files.keys())


def write_files(folder: Path, files: dict[str, bytes]) -> tuple[list[str], list[str]]:
    """Make `folder` hold exactly `files`; return the names that were written and those that were removed."""
    changed, stray = changed_files(folder, files)
    for name in changed:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
    for name in stray:
        (folder / name).unlink()
    return changed, stray


Candidate = tuple[Drawn, Solved, list[Printed]]


def _choose(bank: Bank, problem: Problem, sandbox: Sandbox) -> Iterator[Candidate]:
    """Yield each case with the first of its attempts that serves."""
    chosen: dict[str, Candidate] = {}
    refused: dict[str, str] = {}
    order: list[str] = []
    pending: list[str] | None = None  # None: all
    first = 0
    for count in ROUNDS:
        inputs = draw_inputs(bank, problem.id, sandbox, range(first, first + count), pending)
        if pending is None:
            order = list(dict.fromkeys(input.name for input in inputs))
        for candidate, reason in _examined(bank, problem, inputs, sandbox):
            name = candidate[0].name
            if reason:
                refused[name] = reason
            else:
                chosen.setdefault(name, candidate)
        pending = [name for name in order if name not in chosen]
        if not pending:
            break
        first += count
    for name in order:
        if name not in chosen:
            path = bank.problem_folder(problem.id) / "generator.py"
            raise BankError("authoring.no-attempt-serves", path=path, case=name, reason=refused.get(name, ""))
        yield chosen[name]


def _examined(
    bank: Bank, problem: Problem, inputs: Sequence[Drawn], sandbox: Sandbox
) -> Iterator[tuple[Candidate, str | None]]:
    """Yield each input, solved, with the reason why it does not serve (None: it does)."""
    texts = [input.text for input in inputs]
    path = str(bank.solutions_folder(problem.id) / "reference.py")
    typical = [input.text for input in inputs if input.name.startswith("typical-")]
    in_single = dict(
        zip(typical, solve_inputs(bank, problem.id, sandbox, typical, float32=True), strict=True)
        if typical
        else ()
    )
    for input, solved in zip(inputs, solve_inputs(bank, problem.id, sandbox, texts), strict=True):
        if solved.error:
            raise BankError("authoring.reference-fails", path=path, case=input.name, detail=solved.error)
        printed = list(printed_decimals(solved.output, solved.values, f"{path} ({input.name})"))
        reason = why_not(input.name, printed) or _why_not_single(
            problem.checker, solved, printed, in_single.get(input.text)
        )
        yield (input, solved, printed), reason


def why_not(name: str, printed: Sequence[Printed]) -> str | None:
    """Return why an input does not serve the purpose of the case `name`, None if it does."""
    if len(printed) <= SMALL:
        for each in printed:
            if each.distance < SAFE_DISTANCE:
                return f"{each.value:.6f} on line {each.line} is next to a rounding boundary"
    elif len(_ties(printed)) > LARGEST_RATE * len(printed):
        return f"{len(_ties(printed))} of {len(printed)} values are next to a rounding boundary"
    if name.startswith("negative-zero-") and not any(each.is_negative_zero for each in printed):
        return "no value between -0.005 and 0 is printed"
    return None


def _why_not_single(
    checker: CheckerSpec, solved: Solved, printed: Sequence[Printed], single: Solved | None
) -> str | None:
    if single is None:
        return None
    if single.error:
        return f"in single precision the reference fails: {single.error}"
    case = TestCase("", b"", solved.output.encode(), _ties(printed))
    output = answer_with(solved.output, single.values)
    if check(output.encode(), case, checker).match is not Match.SAME:
        return "single precision gives another answer"
    return None


def _ties(printed: Sequence[Printed]) -> tuple[Tie, ...]:
    return tuple(each.tie for each in printed if each.tie is not None)


def _run_reference(bank: Bank, problem: Problem, input: Drawn, solved: Solved, sandbox: Sandbox) -> bytes:
    """Return the answer as the reference prints it when it runs like any submission."""
    path = bank.solutions_folder(problem.id) / "reference.py"
    program = Program(bank.reference(problem.id))
    execution = sandbox.execute(program, input.text.encode(), problem.limits)
    if execution.exit_code != 0 or execution.stdout != solved.output.encode():
        detail = execution.stderr.decode(errors="backslashreplace")[-600:]
        raise BankError("authoring.reference-fails", path=path, case=input.name, detail=detail)
    return execution.stdout
