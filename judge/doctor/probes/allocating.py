"""Probe: get more memory than allowed, in several ways, and write a larger file; first, get what is allowed.

What is told is how many MiB there were.

stdin: {"allowed": MiB, "most": MiB to try for}
"""

import contextlib
import mmap
import os
import threading
from pathlib import Path

import numpy

from judge.doctor.attempts import attempt, end, given

MIB = 1 << 20
PIECE = 4  # MiB, of what is asked for piece by piece
STACK = 32  # MiB


def array(mib: int) -> int:
    """Make an array and write to all of it."""
    return int(numpy.ones(mib * MIB, dtype=numpy.uint8).nbytes // MIB)


def growing_list(most: int) -> int:
    """Make a list longer until that is refused."""
    pieces: list[bytearray] = []
    with contextlib.suppress(MemoryError):
        while PIECE * len(pieces) < most:
            pieces.append(bytearray(PIECE * MIB))
    return PIECE * len(pieces)


def shared_mapping(mib: int) -> int:
    """Map memory that is counted as nobody's own."""
    with mmap.mmap(-1, mib * MIB) as mapping:
        return len(mapping) // MIB


def stacks_of_threads(most: int) -> int:
    """Start threads with large stacks until that is refused."""
    threading.stack_size(STACK * MIB)
    done = threading.Event()
    threads: list[threading.Thread] = []
    with contextlib.suppress(RuntimeError, MemoryError):
        while STACK * len(threads) < most:
            thread = threading.Thread(target=done.wait)
            thread.start()
            threads.append(thread)
    done.set()
    for thread in threads:
        thread.join()
    return STACK * len(threads)


def written(descriptor: int, most: int) -> int:
    """Write until that is refused; a part of a MiB counts whole."""
    piece = bytes(PIECE * MIB)
    size = 0
    with contextlib.suppress(OSError):
        while size < most * MIB:
            size += os.write(descriptor, piece)
    os.close(descriptor)
    return -(-size // MIB)


def file_size(most: int) -> int:
    """Write a file until that is refused."""
    path = Path("large")
    try:
        return written(os.open(path, os.O_CREAT | os.O_WRONLY), most)
    finally:
        path.unlink(missing_ok=True)


def main() -> None:
    """Try for memory and files."""
    told = given()
    most = told["most"]
    attempt("allowed", array, told["allowed"])
    attempt("numpy.ones", array, most)
    attempt("list", growing_list, most)
    attempt("mmap", shared_mapping, most)
    attempt("threading", stacks_of_threads, most)
    attempt("file", file_size, most)
    attempt("memfd_create", lambda: written(os.memfd_create("large"), most))
    end()


main()
