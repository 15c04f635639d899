"""`judge grade` as a command, and what it has written."""

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bench.batches import WORKERS
from bench.batches.work import Work, write_lines
from bench.running import Failed, run
from judge.grading.results import NAME
from judge.grading.rows import from_line

HOST_PROCESS = Path(__file__).with_name("host_process.py")


class Use(NamedTuple):
    """What the process of the command used, without its workers."""

    peak: int  # bytes held at most
    cpu: float  # seconds


@dataclass(frozen=True)
class Batch:
    """Programs as an input of `judge grade`, and the folder for what it writes."""

    work: Work
    folder: Path
    tier: str
    environment: Mapping[str, str]
    programs: Mapping[str, bytes]

    def __post_init__(self) -> None:
        self.folder.mkdir()
        write_lines(self.lines, self.work.exercise, self.programs.items())

    @property
    def lines(self) -> Path:
        """The input."""
        return self.folder / "submissions.jsonl"

    @property
    def out(self) -> Path:
        """The folder of the results."""
        return self.folder / "out"

    def words(self, *options: str) -> list[str]:
        """Return what stands behind `judge` on the command line."""
        bank, jobs = str(self.work.bank), str(WORKERS)
        where = ["--bank", bank, "--isolation", self.tier, "--jobs", jobs, "--out", str(self.out)]
        return ["grade", *where, *options, str(self.lines)]

    def command(self, *options: str) -> list[str]:
        """Return the command line."""
        return [sys.executable, "-m", "judge", *self.words(*options)]

    def grade(self, *options: str) -> None:
        """Grade all of it anew."""
        run(self.command("--force", *options), self.environment, self.folder)

    def use(self, *options: str) -> Use:
        """Grade with `options`, and return what the process of the command used."""
        words = [sys.executable, str(HOST_PROCESS), *self.words(*options)]
        peak, cpu = run(words, self.environment, self.folder).split()[-2:]
        return Use(1024 * int(peak), float(cpu))

    def verdicts(self) -> dict[str, str]:
        """Return what came of each program.

        Raises:
            Failed: one has no row.
        """
        with (self.out / NAME).open("rb") as file:
            found = {row.id: row.verdict for row in map(from_line, file)}
        if missing := self.programs.keys() - found.keys():
            raise Failed(f"no row: {', '.join(sorted(missing)[:5])}")
        return found

    def bytes_written(self) -> int:
        """Return what the files of the results weigh together."""
        return sum(path.stat().st_size for path in self.out.rglob("*") if path.is_file())

    def bytes_of_rows(self) -> int:
        """Return what results.jsonl weighs."""
        return (self.out / NAME).stat().st_size


def expect_accepted(verdicts: Mapping[str, str]) -> None:
    """See that all programs are accepted.

    Raises:
        Failed: one is not.
    """
    if verdicts.keys() and set(verdicts.values()) != {"AC"}:
        raise Failed(f"right programs are not accepted: {dict(Counter(verdicts.values()))}")
