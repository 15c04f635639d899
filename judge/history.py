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

from judge.errors import HistoryError
from judge.model import Verdict

FILE_NAME = "history.sqlite3"
WAIT = 10.0  # seconds for another judge to finish writing

SCHEMA_VERSION = 1
SCHEMA = """
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
    solved: bool
    last_verdict: Verdict
    last_time_utc: str


class History:
    """The submissions of one user. Every method opens the file for itself, so nothing is held while judging.

    All methods raise `HistoryError` if the file is not usable: read-only, on a full disk, damaged, locked for long.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def record(self, entry: Entry) -> int:
        """Store a submission; return its number."""
        values = (
            time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
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
        """Return what has been reached in each exercise that was submitted to, the latest first."""
        if not self._exists():
            return []
        with self._open() as connection:
            rows = connection.execute(
                "SELECT problem, count(*), max(verdict = 'AC'),"
                " (SELECT verdict FROM submissions AS last WHERE last.problem = s.problem ORDER BY id DESC LIMIT 1),"
                " max(time_utc) FROM submissions AS s GROUP BY problem ORDER BY max(id) DESC"
            ).fetchall()
        try:
            return [Progress(p, n, bool(solved), Verdict(last), when) for p, n, solved, last, when in rows]
        except ValueError as error:  # a verdict that this release does not know
            raise HistoryError("history.unusable", path=self.path, detail=error) from None

    def last_report(self, problem: str | None = None) -> str | None:
        """Return the report of the latest submission (to `problem`) as JSON, None if there is none."""
        if not self._exists():
            return None
        with self._open() as connection:
            row = connection.execute(
                "SELECT report_json FROM submissions WHERE problem = coalesce(?, problem) ORDER BY id DESC LIMIT 1",
                (problem,),
            ).fetchone()
        return row[0] if row else None

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
        """Make the tables, if this is a new file."""
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION:
            raise HistoryError("history.version", path=self.path)
        if version == SCHEMA_VERSION:
            return
        _until_unlocked(connection, "PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")  # of several judges that find a new file, one makes the tables
        with connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version == 0:
                for statement in filter(str.strip, SCHEMA.split(";")):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


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
