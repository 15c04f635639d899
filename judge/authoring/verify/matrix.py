"""Judge the right programs of the bank with this NumPy and this kernel of OpenBLAS.

`python -m judge.authoring.verify.matrix` runs the reference and the other accepted programs of every exercise on the
stored test cases and prints one row:

    numpy     version
    asked     kernel named by OPENBLAS_CORETYPE
    in force  kernel that OpenBLAS has chosen: another one if the processor cannot do what was asked
    programs, tests
    by tie    numbers that were printed with their second spelling
    failed    tests that were not accepted, or programs that do not compile; each is named below the row

`make verify-matrix` does so for several versions and kernels.
"""

import json
import os
import sys
from collections.abc import Sequence
from importlib import resources
from typing import NamedTuple

from judge.authoring.verify.programs import REFERENCE
from judge.bank import Bank, bank_folders
from judge.judging import judge_submission
from judge.model import MIB, Limits, Program, Report, Verdict
from judge.sandbox import Sandbox, open_sandbox
from judge.sandbox.pool import map_in_sandboxes

HEADINGS = ("numpy", "asked", "in force", "programs", "tests", "by tie", "failed")
ROW = "{:<9}{:<13}{:<13}{:>8}{:>7}{:>8}{:>8}\n"
DRIVER = Program((resources.files("judge.authoring") / "drivers" / "name_kernel.py").read_bytes())
LIMITS = Limits(time=20, memory=512 * MIB, output=MIB)


class Entry(NamedTuple):
    """A right program of an exercise."""

    id: str
    name: str
    source: bytes


def right_programs(bank: Bank) -> list[Entry]:
    """Return the references and the other accepted programs of all exercises."""
    return [
        Entry(id, name, source)
        for id in bank.ids
        for name, source in {REFERENCE: bank.reference(id), **bank.solutions(id).accepted}.items()
    ]


def judge_all(bank: Bank, entries: Sequence[Entry]) -> list[Report]:
    """Judge programs on all stored test cases of their exercises."""
    exercises = {id: (bank.problem(id), bank.cases(id)) for id in {entry.id for entry in entries}}

    def run(entry: Entry, sandbox: Sandbox) -> Report:
        problem, cases = exercises[entry.id]
        return judge_submission(problem, cases, entry.source, sandbox=sandbox, run_all=True)

    return map_in_sandboxes(run, entries)


def name_kernel() -> dict[str, str | None]:
    """Return the version of NumPy and the kernel in force, as programs in the sandbox have them."""
    with open_sandbox() as sandbox:
        execution = sandbox.execute(DRIVER, b"", LIMITS)
    reply: dict[str, str | None] = json.loads(execution.stdout)
    return reply


def row(entries: Sequence[Entry], reports: Sequence[Report], kernel: dict[str, str | None]) -> str:
    """Write the row of the table, with a line for each test that failed."""
    results = [result for report in reports for result in report.results]
    failed = [
        f"    {entry.id}/{entry.name} {result.case}: {result.verdict}\n"
        for entry, report in zip(entries, reports, strict=True)
        for result in report.results
        if result.verdict is not Verdict.AC
    ]
    failed += [
        f"    {entry.id}/{entry.name}: {report.compile_message}\n"
        for entry, report in zip(entries, reports, strict=True)
        if report.compile_message
    ]
    text = ROW.format(
        kernel["numpy"],
        os.environ.get("OPENBLAS_CORETYPE", "-"),
        kernel["kernel"] or "-",
        len(entries),
        len(results),
        sum(len(result.check.ties_used) for result in results if result.check),
        len(failed),
    )
    return text + "".join(failed)


def main() -> int:
    """Print the row, or the headings if asked for them; return 1 if a test failed."""
    if sys.argv[1:] == ["--headings"]:
        sys.stdout.write(ROW.format(*HEADINGS))
        return 0
    bank = Bank(bank_folders(None, os.environ))
    entries = right_programs(bank)
    reports = judge_all(bank, entries)
    sys.stdout.write(row(entries, reports, name_kernel()))
    return int(any(report.verdict is not Verdict.AC for report in reports))


if __name__ == "__main__":
    sys.exit(main())
