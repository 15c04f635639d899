"""The author's programs as the example submissions of a package."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from judge.errors import BankError
from judge.model import Mistake, Solutions, Verdict

# Packages know four verdicts; a limit that is exceeded ends a program as a crash does.
VERDICTS = {
    Verdict.WA: "WA",
    Verdict.PE: "WA",
    Verdict.TLE: "TLE",
    Verdict.RTE: "RTE",
    Verdict.MLE: "RTE",
    Verdict.OLE: "RTE",
}
FOLDERS = {"WA": "wrong_answer", "TLE": "time_limit_exceeded", "RTE": "run_time_error"}
SEVERAL = "rejected"  # more than one verdict besides AC
REFERENCE = "accepted/reference.py"

# How long wrong programs take says nothing about the time limit.
NOT_TIMED = ("wrong_answer", "run_time_error", SEVERAL)


@dataclass(frozen=True, slots=True)
class Submission:
    """A program of a package, below `submissions/`."""

    path: str
    source: bytes
    required: str | None = None  # one of these verdicts on at least one test; None: accepted
    permitted: tuple[str, ...] = ()  # besides AC


def submissions_of(solutions: Solutions) -> list[Submission]:
    """Return all programs that can be run: of mistakes those that do not compile are left out."""
    found = [Submission(REFERENCE, solutions.reference)]
    for path, source in solutions.accepted.items():
        if path == REFERENCE:
            raise BankError("export.two-references", path=f"solutions/.../{path}")
        found.append(Submission(path, source))
    return [*found, *_wrong(solutions.mistakes)]


def _wrong(mistakes: tuple[Mistake, ...]) -> Iterator[Submission]:
    for mistake in mistakes:
        if mistake.expect is Verdict.CE:
            continue
        required = VERDICTS[mistake.expect]
        others = {VERDICTS[verdict] for verdict in mistake.also if verdict in VERDICTS}
        permitted = (required, *sorted(others - {required}))
        folder = FOLDERS[required] if len(permitted) == 1 else SEVERAL
        path = f"{folder}/{mistake.id.replace('-', '_')}.py"
        yield Submission(path, mistake.source, required, permitted)


def expectations(submissions: list[Submission]) -> dict[str, Any]:
    """Return `submissions.yaml`: verdicts where the folder does not tell them, and which programs set no time limit."""
    folders = {submission.path.partition("/")[0] for submission in submissions}
    table: dict[str, Any] = {REFERENCE: {"model_solution": True}}
    table |= {name: _untimed(name) for name in NOT_TIMED if name in folders}
    for each in submissions:
        if each.path.startswith(f"{SEVERAL}/"):
            table[each.path] = {
                "permitted": ["AC", *each.permitted],
                "required": [each.required],
                "use_for_time_limit": False,
            }
    return table


def _untimed(folder: str) -> Mapping[str, Any]:
    """Return the rule of a folder as it is by default, but not used for the time limit."""
    if folder == SEVERAL:
        return {"required": ["RTE", "TLE", "WA"], "use_for_time_limit": False}
    verdict = next(verdict for verdict, name in FOLDERS.items() if name == folder)
    return {"permitted": ["AC", verdict], "required": [verdict], "use_for_time_limit": False}
