"""Several sandboxes used as one."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from judge.model import MIB, Limits, Program
from judge.sandbox import Isolation
from judge.sandbox.pool import Pool, map_in_sandboxes

LIMITS = Limits(2, 64 * MIB, MIB, 20)


def test_programs_run_side_by_side() -> None:
    """Each of two programs waits by the clock for longer than half of what both take one after the other."""
    program = Program(b"import time\nstarted = time.time()\ntime.sleep(0.7)\nprint(started, time.time())")
    with Pool(2) as pool:
        pool.wait_until_ready()
        with ThreadPoolExecutor(2) as threads:
            runs = list(threads.map(lambda _: pool.execute(program, b"", LIMITS), range(2)))
    (start, end), (other_start, other_end) = [map(float, run.stdout.split()) for run in runs]
    assert max(start, other_start) < min(end, other_end)


def test_more_threads_than_sandboxes_wait_for_their_turn() -> None:
    with Pool(1, Isolation(tier="portable")) as pool, ThreadPoolExecutor(3) as threads:
        outputs = threads.map(
            lambda n: pool.execute(Program(b"print(input())"), b"%d" % n, LIMITS).stdout, range(5)
        )
        assert list(outputs) == [b"%d\n" % n for n in range(5)]


def test_a_sandbox_whose_run_failed_is_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with Pool(1, Isolation(tier="portable")) as pool:
        with monkeypatch.context() as patch:
            patch.setattr(type(pool._sandboxes[0]), "execute", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                pool.execute(Program(b""), b"", LIMITS)
        assert pool.execute(Program(b"print(1)"), b"", LIMITS).stdout == b"1\n"


def test_the_tier_in_force_is_named() -> None:
    with Pool(2, Isolation(tier="portable")) as pool:
        assert pool.tier == "portable"


def test_items_are_mapped_in_the_isolation_asked_for() -> None:
    tiers = map_in_sandboxes(lambda _, sandbox: sandbox.tier, range(3), 2, Isolation(tier="portable"))
    assert tiers == ["portable"] * 3


def test_each_item_has_a_sandbox_to_itself() -> None:
    used: set[object] = set()
    lock = threading.Lock()

    def use(item: int, sandbox: object) -> None:
        with lock:
            assert sandbox not in used
            used.add(sandbox)
        threading.Event().wait(0.05)
        with lock:
            used.remove(sandbox)

    map_in_sandboxes(use, range(6), 2, Isolation(tier="portable"))


def test_the_weakest_tier_is_named_should_they_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sandbox of a pool chooses for itself, and may find less than the others did."""
    tiers = iter(["namespaces", "portable", "landlock"])

    class Fake:
        def __init__(self, tier: str) -> None:
            self.tier = tier

        def close(self) -> None: ...

        def __enter__(self) -> "Fake":
            return self

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr("judge.sandbox.pool.open_sandbox", lambda isolation: Fake(next(tiers)))
    with Pool(3) as pool:
        assert pool.tier == "portable"


def test_closing_from_two_threads_leaves_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    for _ in range(3):
        pool = Pool(4, Isolation(tier="portable"))
        other = threading.Thread(target=pool.close)
        other.start()
        pool.close()
        assert list(tmp_path.iterdir()) == []
        other.join()
