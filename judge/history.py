"""The store of submissions: one SQLite file in the user's data folder, shared by all judges that run at a time.

Write-ahead logging lets readers and one writer work side by side; a second writer waits (`busy_timeout`) rather than
fail. `user_version` is the version of the schema: a file of an older release is brought up to date, one of a newer
release is left alone.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judge.errors import HistoryError
from judge.model import Verdict

FILE_NAME = "history.sqlite3"
WAIT = 10.0  # seconds for another judge to finish writing

# How to make the tables of each version of the schema out of those of the version before.
MIGRATIONS = {
    1: """
CREATE TABLE submissions (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    time_utc      TEXT NOT NULL,
    problem       TEXT NOT NULL,
    fingerprint   TEXT NOT NULL,
    source        BLOB NOT NULL,
    source_hash   TEXT NOT NULL,
    verdict       TEXT NOT NULL,
    report_json   TEXT NOT NULL,
    judge_version TEXT NOT NULL,
    tier          TEXT NOT NULL
);
CREATE INDEX submissions_by_problem ON submissions (problem, id);
CREATE TABLE hints (
    problem TEXT PRIMARY KEY,
    shown   INTEGER NOT NULL
);
""",
    2: """
CREATE TABLE solutions_seen (
    problem  TEXT PRIMARY KEY,
    time_utc TEXT NOT NULL
);
""",
}
SCHEMA_VERSION = max(MIGRATIONS)

PROGRESS = """
SELECT problem, count(time_utc), total(verdict = 'AC') > 0, max(time_utc),
    (SELECT verdict FROM submissions AS last WHERE last.problem = touched.problem ORDER BY id DESC LIMIT 1),
    coalesce((SELECT shown FROM hints WHERE hints.problem = touched.problem), 0),
    EXISTS (SELECT 1 FROM solutions_seen AS seen WHERE seen.problem = touched.problem)
FROM (SELECT problem FROM submissions UNION SELECT problem FROM hints UNION SELECT problem FROM solutions_seen)
    AS touched LEFT JOIN submissions USING (problem)
GROUP BY problem ORDER BY max(id) DESC NULLS LAST, problem
"""

# Figures are taken from reports as `report.data` writes them; one of another schema has none, and is none the worse.
REPORTED = "(SELECT *, CASE WHEN json_valid(report_json) THEN report_json END AS report FROM submissions)"
SLOWEST = "(SELECT max(json_extract(value, '$.cpu_ms')) FROM json_each(report, '$.tests'))"
ATTEMPTS = f"""
SELECT id, time_utc, fingerprint, verdict, json_extract(report, '$.passed'), json_extract(report, '$.total'), {SLOWEST}
FROM {REPORTED} WHERE problem = ? ORDER BY id DESC
"""
BEST_TIMES = f"""
SELECT problem, fingerprint, min({SLOWEST}) AS best FROM {REPORTED} WHERE verdict = 'AC'
GROUP BY problem, fingerprint HAVING best IS NOT NULL
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """A submission to record."""

    problem: str
    fingerprint: str
    source: bytes
    source_hash: str
    verdict: Verdict
    report_json: str
    judge_version: str
    tier: str


@dataclass(frozen=True, slots=True)
class Progress:
    """What has been reached in one exercise."""

    problem: str
    attempts: int
    solved: bool  # in whichever version of the exercise
    last_verdict: Verdict | None  # None: nothing has been submitted, as with the time
    last_time_utc: str | None
    hints_shown: int = 0
    solution_seen: bool = False  # before it was solved


@dataclass(frozen=True, slots=True)
class Attempt:
    """One submission to an exercise. What its report does not tell is None."""

    number: int
    time_utc: str
    fingerprint: str  # of the version of the exercise that it was judged by
    verdict: Verdict
    passed: int | None  # tests
    total: int | None
    slowest_ms: float | None  # CPU time of its slowest test


class History:
    """The submissions of one user. Every method opens the file for itself, so nothing is held while judging.

    All methods raise `HistoryError` if the file is not usable: read-only, on a full disk, damaged, locked for long.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def record(self, entry: Entry) -> int:
        """Store a submission; return its number."""
        values = (
            _now(),
            entry.problem,
            entry.fingerprint,
            entry.source,
            entry.source_hash,
            entry.verdict.value,
            entry.report_json,
            entry.judge_version,
            entry.tier,
        )
        with self._open(writing=True) as connection:
            cursor = connection.execute(
                "INSERT INTO submissions (time_utc, problem, fingerprint, source, source_hash, verdict,"
                " report_json, judge_version, tier) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                values,
            )
            number = cursor.lastrowid
            assert number is not None
            return number

    def progress(self) -> list[Progress]:
        """Return what has been reached in each exercise that was begun, the one submitted to last first.

        An exercise is begun by a submission, by a hint that was shown, or by a look at its solution.
        """
        with self._known_verdicts():
            return [
                Progress(id, attempts, bool(solved), Verdict(last) if last else None, when, hints, bool(seen))
                for id, attempts, solved, when, last, hints, seen in self._rows(PROGRESS)
            ]

    def attempts(self, problem: str) -> list[Attempt]:
        """Return all submissions to an exercise, the latest first."""
        with self._known_verdicts():
            return [
                Attempt(number, when, fingerprint, Verdict(verdict), *figures)
                for number, when, fingerprint, verdict, *figures in self._rows(ATTEMPTS, problem)
            ]

    def best_times(self) -> dict[tuple[str, str], float]:
        """Return the CPU ms of the slowest test of the fastest accepted submission, by exercise and fingerprint."""
        return {(problem, fingerprint): best for problem, fingerprint, best in self._rows(BEST_TIMES)}

    def hints_shown(self, problem: str) -> int:
        """Return how many hints to an exercise have been shown."""
        rows = self._rows("SELECT shown FROM hints WHERE problem = ?", problem)
        return int(rows[0][0]) if rows else 0

    def remember_hints(self, problem: str, shown: int) -> None:
        """Remember that the first `shown` hints to an exercise have been shown."""
        with self._open(writing=True) as connection:
            connection.execute(
                "INSERT INTO hints (problem, shown) VALUES (?, ?)"
                " ON CONFLICT (problem) DO UPDATE SET shown = max(shown, excluded.shown)",
                (problem, shown),
            )

    def remember_solution_seen(self, problem: str) -> None:
        """Remember that the solution of an exercise was looked at before the exercise was solved."""
        with self._open(writing=True) as connection:
            connection.execute("INSERT OR IGNORE INTO solutions_seen VALUES (?, ?)", (problem, _now()))

    def last_report(self, problem: str | None = None) -> str | None:
        """Return the report of the latest submission (to `problem`) as JSON, None if there is none."""
        query = "SELECT report_json FROM submissions WHERE problem = coalesce(?, problem) ORDER BY id DESC LIMIT 1"
        rows = self._rows(query, problem)
        return rows[0][0] if rows else None

    def _rows(self, query: str, *parameters: object) -> list[Any]:
        """Return what a query finds; without a file, nothing, and none is made."""
        if not self._exists():
            return []
        with self._open() as connection:
            return connection.execute(query, parameters).fetchall()

    @contextmanager
    def _known_verdicts(self) -> Iterator[None]:
        """Say that the file is not usable where a verdict is one that this release does not know."""
        try:
            yield
        except ValueError as error:
            raise HistoryError("history.unusable", path=self.path, detail=error) from None

    def _exists(self) -> bool:
        try:
            return self.path.exists()
        except OSError as error:
            raise HistoryError("history.unusable", path=self.path, detail=error.strerror) from None

    @contextmanager
    def _open(self, *, writing: bool = False) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction, which is committed at the end."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=WAIT, isolation_level=None)) as connection:
                self._prepare(connection)
                connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
                with connection:
                    yield connection
        except (OSError, sqlite3.Error) as error:
            detail = getattr(error, "strerror", None) or error
            raise HistoryError("history.unusable", path=self.path, detail=detail) from error

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Bring the tables up to date, of a new file as of an old one."""
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION:
            raise HistoryError("history.version", path=self.path)
        if version == SCHEMA_VERSION:
            return
        _until_unlocked(connection, "PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")  # of several judges that find such a file, one makes the tables
        with connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            for step in range(version + 1, SCHEMA_VERSION + 1):
                for statement in filter(str.strip, MIGRATIONS[step].split(";")):
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {max(version, SCHEMA_VERSION)}")


def _now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def _until_unlocked(connection: sqlite3.Connection, statement: str) -> None:
    """Execute a statement that fails at once, not after the timeout, when another process has the lock."""
    deadline = time.monotonic() + WAIT
    while True:
        try:
            connection.execute(statement)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
