"""The store of submissions: what is kept, what is read, several at a time, and a file that is not usable."""

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
    assert rows(store, "PRAGMA user_version") == [(1,)]
    assert rows(store, "PRAGMA journal_mode") == [("wal",)]
    tables = {name for (name,) in rows(store, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {"submissions", "hints"} <= tables


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


def test_many_processes_that_begin_a_history_together_lose_nothing(store: History) -> None:
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
    assert numbers == list(range(1, 41))
    assert sorted(p.problem for p in store.progress()) == sorted(
        f"{w}-{n}" for w in range(8) for n in range(5)
    )


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
        connection.execute("PRAGMA user_version = 2")


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
