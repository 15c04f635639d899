"""Probe: start threads until that is refused; what is told is how many there were, the first one included.

stdin: {"most": how many to try for}
"""

import contextlib
import threading

from judge.doctor.attempts import attempt, end, given


def count(most: int) -> int:
    """Start threads; return how many there are."""
    threading.stack_size(64 << 10)
    done = threading.Event()
    threads: list[threading.Thread] = []
    with contextlib.suppress(RuntimeError, MemoryError):
        while 1 + len(threads) < most:
            thread = threading.Thread(target=done.wait)
            thread.start()
            threads.append(thread)
    done.set()
    for thread in threads:
        thread.join()
    return 1 + len(threads)


attempt("threading", count, given()["most"])
end()
