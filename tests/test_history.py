"""The store of submissions: what is kept, what is read, several at a time, and a file that is not usable."""

import json
import re
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from judge import history
from judge.errors import HistoryError
from judge.history import Entry, History, Progress
from judge.model import Verdict


def entry(problem: str = "row-sums", verdict: Verdict = Verdict.WA, **changes: Any) -> Entry:
    facts: dict[str, Any] = {
        "fingerprint": "0123456789abcdef",
        "source": b"print(1)\n",
        "source_hash": "ab" * 32,
        "report_json": '{"verdict": "WA"}',
        "judge_version": "0.1.0",
        "tier": "portable",
    }
    return Entry(problem=problem, verdict=verdict, **{**facts, **changes})


@pytest.fixture
def store(tmp_path: Path) -> History:
    return History(tmp_path / "home")


def rows(store: History, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(store.path)) as connection:
        return connection.execute(query).fetchall()


def without_times(progress: list[Progress]) -> list[tuple[str, int, bool, Verdict]]:
    return [(p.problem, p.attempts, p.solved, p.last_verdict) for p in progress]


def test_submissions_are_numbered_from_1(store: History) -> None:
    assert [store.record(entry()) for _ in range(3)] == [1, 2, 3]


def test_every_field_is_kept(store: History) -> None:
    source = b"\x00\xff# \xe4\xb8\x80\r\n'; DROP TABLE submissions; --"
    store.record(entry("it's", Verdict.PE, source=source))
    ((number, when, *kept),) = rows(store, "SELECT * FROM submissions")
    assert number == 1
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", when)
    assert abs(datetime.fromisoformat(when) - datetime.now(UTC)) < timedelta(minutes=5)
    assert kept == [
        "it's",
        "0123456789abcdef",
        source,
        "ab" * 32,
        "PE",
        '{"verdict": "WA"}',
        "0.1.0",
        "portable",
    ]


def test_nothing_is_there_and_nothing_is_made_before_the_first_record(store: History) -> None:
    assert store.progress() == []
    assert store.last_report() is None
    assert store.last_report("row-sums") is None
    assert not store.path.parent.exists()


def test_progress_counts_attempts_and_remembers_a_solution(store: History) -> None:
    for problem, verdict in [
        ("a", Verdict.WA),
        ("a", Verdict.AC),
        ("b", Verdict.PE),
        ("a", Verdict.TLE),
        ("c", Verdict.AC),
        ("b", Verdict.JE),
    ]:
        store.record(entry(problem, verdict))
    assert without_times(store.progress()) == [
        ("b", 2, False, Verdict.JE),
        ("c", 1, True, Verdict.AC),
        ("a", 3, True, Verdict.TLE),
    ]


def test_an_exercise_is_begun_by_a_hint_or_a_look_at_its_solution(store: History) -> None:
    store.record(entry("a"))
    store.remember_hints("b", 2)
    store.remember_solution_seen("c")
    store.remember_solution_seen("a")
    first, *others = store.progress()
    assert (first.problem, first.attempts, first.hints_shown, first.solution_seen) == ("a", 1, 0, True)
    assert others == [
        Progress("b", 0, solved=False, last_verdict=None, last_time_utc=None, hints_shown=2),
        Progress("c", 0, solved=False, last_verdict=None, last_time_utc=None, solution_seen=True),
    ]


def test_the_number_of_hints_shown_never_sinks(store: History) -> None:
    assert store.hints_shown("a") == 0
    assert not store.path.exists()
    store.remember_hints("a", 2)
    store.remember_hints("b", 1)
    store.remember_hints("a", 1)
    assert [store.hints_shown(problem) for problem in "abc"] == [2, 1, 0]


def test_of_a_solution_the_first_look_is_remembered(store: History, monkeypatch: pytest.MonkeyPatch) -> None:
    for moment in (0, 86400):
        monkeypatch.setattr(
            time, "gmtime", lambda moment=moment: datetime.fromtimestamp(moment, UTC).timetuple()
        )
        store.remember_solution_seen("a")
    assert rows(store, "SELECT * FROM solutions_seen") == [("a", "1970-01-01T00:00:00Z")]


def report(*cpu_ms: float, passed: int | None = None) -> str:
    tests = [{"name": f"secret/{n}", "cpu_ms": each} for n, each in enumerate(cpu_ms)]
    return json.dumps({"passed": len(cpu_ms) if passed is None else passed, "total": 3, "tests": tests})


def test_attempts_are_told_with_what_their_reports_tell(store: History) -> None:
    store.record(entry("a", Verdict.WA, report_json=report(5.5, 7.25, passed=1), fingerprint="old"))
    store.record(entry("b", Verdict.AC, report_json=report(1)))
    store.record(entry("a", Verdict.AC, report_json=report(3, 9, 2)))
    attempts = store.attempts("a")
    assert [(a.number, a.fingerprint, a.verdict, a.passed, a.total, a.slowest_ms) for a in attempts] == [
        (3, "0123456789abcdef", Verdict.AC, 3, 3, 9),
        (1, "old", Verdict.WA, 1, 3, 7.25),
    ]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", each.time_utc) for each in attempts)
    assert store.attempts("c") == []


@pytest.mark.parametrize("text", ["", "[]", "7", "{}", '{"tests": 1}', '{"tests": [{}, 2]}', '{"tests": ['])
def test_an_attempt_whose_report_is_of_another_kind_has_no_figures(store: History, text: str) -> None:
    store.record(entry("a", Verdict.AC, report_json=text))
    (attempt,) = store.attempts("a")
    assert (attempt.passed, attempt.total, attempt.slowest_ms) == (None, None, None)
    assert store.best_times() == {}


def test_the_best_time_is_the_slowest_test_of_the_fastest_accepted_submission(store: History) -> None:
    for problem, fingerprint, verdict, text in [
        ("a", "1", Verdict.AC, report(8, 30, 2)),
        ("a", "1", Verdict.AC, report(20, 10, 20.5)),
        ("a", "1", Verdict.AC, report(29)),
        ("a", "1", Verdict.WA, report(4)),
        ("a", "1", Verdict.AC, "{}"),
        ("a", "2", Verdict.AC, report(3)),
        ("b", "1", Verdict.AC, report(40)),
        ("c", "1", Verdict.TLE, report(1)),
    ]:
        store.record(entry(problem, verdict, fingerprint=fingerprint, report_json=text))
    assert store.best_times() == {("a", "1"): 20.5, ("a", "2"): 3, ("b", "1"): 40}


def test_the_last_report_of_all_and_of_one_exercise(store: History) -> None:
    for problem, report in [("a", "1"), ("b", "2"), ("a", "3"), ("b", "4")]:
        store.record(entry(problem, report_json=report))
    assert store.last_report() == "4"
    assert store.last_report("a") == "3"
    assert store.last_report("b") == "4"
    assert store.last_report("c") is None
    assert store.last_report("A") is None


def test_a_new_history_has_the_version_of_its_schema_and_its_tables(store: History) -> None:
    store.record(entry())
    assert rows(store, "PRAGMA user_version") == [(2,)]
    assert rows(store, "PRAGMA journal_mode") == [("wal",)]
    tables = {name for (name,) in rows(store, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {"submissions", "hints", "solutions_seen"} <= tables


def test_a_number_is_never_given_twice(store: History) -> None:
    store.record(entry())
    store.record(entry())
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("DELETE FROM submissions")
    assert store.record(entry()) == 3


def test_another_judge_of_the_same_user_sees_the_records(store: History) -> None:
    store.record(entry("a"))
    assert without_times(History(store.path.parent).progress()) == [("a", 1, False, Verdict.WA)]


@pytest.mark.parametrize("is_new", [False, True])
def test_a_writer_waits_for_another_one(store: History, is_new: bool) -> None:
    if is_new:
        store.path.parent.mkdir()
    else:
        store.record(entry())
    with closing(sqlite3.connect(store.path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        release = threading.Timer(0.3, other.execute, ["ROLLBACK"])
        release.start()
        try:
            assert store.record(entry()) == (1 if is_new else 2)
        finally:
            release.join()


def test_a_writer_does_not_wait_for_ever(store: History, monkeypatch: pytest.MonkeyPatch) -> None:
    store.record(entry())
    monkeypatch.setattr(history, "WAIT", 0.1)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        started = time.monotonic()
        with pytest.raises(HistoryError, match="database is locked"):
            store.record(entry())
        assert time.monotonic() - started < 5
        assert len(store.progress()) == 1, "readers need not wait"


OF_THE_FIRST_RELEASE = """\
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
PRAGMA user_version = 1;
INSERT INTO submissions VALUES
    (1, '2026-01-02T03:04:05Z', 'old', 'f', x'00', 'h', 'AC', '{"passed": 3}', '0.1.0', 'landlock');
"""


def of_the_first_release(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OF_THE_FIRST_RELEASE)


def test_a_history_of_the_first_release_is_brought_up_to_date_with_all_it_holds(store: History) -> None:
    of_the_first_release(store.path)
    assert without_times(store.progress()) == [("old", 1, True, Verdict.AC)]
    store.remember_solution_seen("other")
    assert [(p.problem, p.solution_seen) for p in store.progress()] == [("old", False), ("other", True)]
    assert store.record(entry("old")) == 2
    assert rows(store, "PRAGMA user_version") == [(2,)]
    assert rows(store, "SELECT id, source, report_json FROM submissions WHERE id = 1") == [
        (1, b"\0", '{"passed": 3}')
    ]


def test_a_history_of_the_first_release_and_a_new_one_have_the_same_tables(
    store: History, tmp_path: Path
) -> None:
    of_the_first_release(store.path)
    new = History(tmp_path / "new")
    for each in (store, new):
        each.remember_hints("a", 1)
    schema = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
    assert rows(store, schema) == rows(new, schema)


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    store: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_the_first_release(store.path)
    broken = "CREATE TABLE solutions_seen (problem TEXT);\nCREATE TABLE hints (twice TEXT)"
    with monkeypatch.context() as patch:
        patch.setitem(history.MIGRATIONS, 2, broken)
        with pytest.raises(HistoryError):
            store.progress()
    assert rows(store, "PRAGMA user_version") == [(1,)]
    assert without_times(store.progress()) == [("old", 1, True, Verdict.AC)]


RECORD = """\
import sys
from pathlib import Path
from judge.history import Entry, History
from judge.model import Verdict

sys.stdin.read()
store = History(Path(sys.argv[1]))
for number in range(5):
    name = f"{sys.argv[2]}-{number}"
    print(store.record(Entry(name, "", b"", "", Verdict.AC, "{}", "", "")))
"""


@pytest.mark.parametrize("begin", [lambda path: None, of_the_first_release])
def test_many_processes_that_begin_a_history_together_lose_nothing(
    store: History, begin: Callable[[Path], None]
) -> None:
    begin(store.path)
    before = len(store.progress())
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", RECORD, str(store.path.parent), str(worker)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for worker in range(8)
    ]
    for process in processes:  # all have been started: now they may begin
        assert process.stdin is not None
        process.stdin.close()
        process.stdin = None
    outputs = [process.communicate(timeout=60) for process in processes]
    assert [err for _, err in outputs if err] == []
    numbers = sorted(int(number) for out, _ in outputs for number in out.split())
    assert numbers == list(range(1 + before, 41 + before))
    names = {p.problem for p in store.progress()}
    assert len(names) == 40 + before
    assert names >= {f"{w}-{n}" for w in range(8) for n in range(5)}


def no_folder(path: Path) -> None:
    path.parent.write_text("")


def no_database(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"not a database, but long enough to be looked at: " * 50)


def cut_off(path: Path) -> None:
    store = History(path.parent)
    store.record(entry(source=b"x" * 50_000))
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def overwritten(path: Path) -> None:
    History(path.parent).record(entry(source=b"x" * 50_000))
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))


def other_tables(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 1")
        connection.execute("CREATE TABLE submissions (id INTEGER)")


def newer(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {history.SCHEMA_VERSION + 1}")


def folder_of_that_name(path: Path) -> None:
    path.mkdir(parents=True)


WAYS = [no_folder, no_database, cut_off, overwritten, other_tables, newer, folder_of_that_name]


@pytest.mark.parametrize("spoil", WAYS)
def test_a_record_in_an_unusable_history_is_an_error_that_names_the_file(
    store: History, spoil: Callable[[Path], None]
) -> None:
    spoil(store.path)
    with pytest.raises(HistoryError) as caught:
        store.record(entry())
    assert str(store.path) in str(caught.value)
    assert caught.value.key == ("history.version" if spoil is newer else "history.unusable")


@pytest.mark.parametrize("spoil", WAYS[1:])
def test_reading_an_unusable_history_is_the_same_error(store: History, spoil: Callable[[Path], None]) -> None:
    spoil(store.path)
    with pytest.raises(HistoryError):
        store.progress()
    with pytest.raises(HistoryError):
        store.last_report()
    with pytest.raises(HistoryError):
        store.attempts("row-sums")
    with pytest.raises(HistoryError):
        store.best_times()
    with pytest.raises(HistoryError):
        store.hints_shown("row-sums")


def test_a_record_that_fails_leaves_the_others_as_they_were(
    store: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.record(entry("a"))
    connect = sqlite3.connect

    def full(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **options)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", full)
        with pytest.raises(HistoryError, match="database or disk is full"):
            store.record(entry("b", source=b"x" * 100_000))
    assert without_times(store.progress()) == [("a", 1, False, Verdict.WA)]
    assert store.record(entry("c")) == 2


def test_a_verdict_of_a_newer_release_is_an_error_of_the_history(store: History) -> None:
    store.record(entry())
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("UPDATE submissions SET verdict = 'XYZ'")
    with pytest.raises(HistoryError):
        store.progress()
