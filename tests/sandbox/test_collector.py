"""The host's end of the streams, with the part of the runner played by the test."""

import contextlib
import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from judge.model import Limits
from judge.sandbox.streams import Collector, RunnerLost, pipe, readable

REPLY = b'{"exit_code": 0}'


class Ends(NamedTuple):
    collector: Collector
    runner: socket.socket
    out: int
    err: int


@pytest.fixture
def ends() -> Iterator[Ends]:
    with contextlib.ExitStack() as stack:
        out_read, out_write = pipe(stack)
        err_read, err_write = pipe(stack)
        host, runner = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        stack.enter_context(host)
        stack.enter_context(runner)
        out, err = os.dup(out_write.fileno()), os.dup(err_write.fileno())
        out_write.close()
        err_write.close()
        yield Ends(Collector(host, out_read.fileno(), err_read.fileno(), Limits(1, 1, 10)), runner, out, err)
        for descriptor in (out, err):
            with contextlib.suppress(OSError):  # most tests close them
                os.close(descriptor)


def close_streams(ends: Ends) -> None:
    os.close(ends.out)
    os.close(ends.err)


def collect(ends: Ends, seconds: float = 5) -> dict[str, object]:
    return ends.collector.until_reply(time.monotonic() + seconds)


def test_output_is_read_to_its_end_also_after_the_reply(ends: Ends) -> None:
    ends.runner.send(REPLY)

    def print_late() -> None:
        time.sleep(0.2)
        os.write(ends.out, b"late")
        os.write(ends.err, b"later")
        close_streams(ends)

    thread = threading.Thread(target=print_late)
    thread.start()
    reply = collect(ends)
    thread.join()
    assert reply == {"exit_code": 0}
    assert (ends.collector.stdout, ends.collector.stderr) == (b"late", b"later")


@pytest.mark.parametrize(
    ("parts", "kept", "overflowed"),
    [
        ([b""], b"", False),
        ([b"123456789"], b"123456789", False),
        ([b"0123456789"], b"0123456789", False),
        ([b"01234", b"56789"], b"0123456789", False),
        ([b"0123456789", b"x"], b"0123456789", True),
        ([b"0123456789x"], b"0123456789", True),
        ([b"x" * 50_000], b"x" * 10, True),
    ],
)
def test_stdout_is_cut_at_the_limit(ends: Ends, parts: list[bytes], kept: bytes, overflowed: bool) -> None:
    for part in parts:
        os.write(ends.out, part)
    close_streams(ends)
    ends.runner.send(REPLY)
    collect(ends)
    assert ends.collector.stdout == kept
    assert ends.collector.overflowed is overflowed


def test_the_runner_is_told_once_to_stop_a_program_that_prints_too_much(ends: Ends) -> None:
    def play_runner() -> None:
        for _ in range(4):
            os.write(ends.out, b"x" * 40_000)
        received.append(ends.runner.recv(100))
        close_streams(ends)
        ends.runner.send(REPLY)

    received: list[bytes] = []
    thread = threading.Thread(target=play_runner)
    thread.start()
    collect(ends)
    thread.join()
    ends.runner.setblocking(False)
    with pytest.raises(BlockingIOError):
        ends.runner.recv(100)
    assert received == [b"stop"]


def test_a_runner_that_ends_without_a_reply_is_lost(ends: Ends) -> None:
    close_streams(ends)
    ends.runner.close()
    with pytest.raises(RunnerLost):
        collect(ends)


def test_a_runner_that_does_not_reply_in_time_is_lost(ends: Ends) -> None:
    close_streams(ends)
    with pytest.raises(RunnerLost):
        collect(ends, 0.1)


def test_a_stream_that_somebody_holds_open_after_the_reply_is_not_waited_for_long(ends: Ends) -> None:
    ends.runner.send(REPLY)
    began = time.monotonic()
    with pytest.raises(RunnerLost):
        collect(ends, 60)
    assert 0.5 < time.monotonic() - began < 20


@pytest.mark.parametrize("reply", [b"[", b"[]", b"7", b"\xff\xfe", b"x" * 70_000])
def test_a_runner_that_replies_nonsense_is_lost(ends: Ends, reply: bytes) -> None:
    close_streams(ends)
    ends.runner.send(reply)
    with pytest.raises(RunnerLost):
        collect(ends)


@pytest.mark.parametrize("content", [b"", b"1 2\n", b"x" * 200_000])
def test_an_input_is_readable_from_its_beginning_and_sealed(content: bytes) -> None:
    with contextlib.ExitStack() as stack:
        descriptor = readable(content, stack)
        assert os.read(descriptor, 300_000) == content
        with pytest.raises(OSError, match="Bad file descriptor"):  # it is open for reading alone
            os.pwrite(descriptor, b"9", 0)
        writable = os.open(f"/proc/self/fd/{descriptor}", os.O_RDWR)
        stack.callback(os.close, writable)
        with pytest.raises(PermissionError):
            os.pwrite(writable, b"9", 0)
        with pytest.raises(PermissionError):
            os.ftruncate(writable, len(content) + 1)


def test_a_reply_is_one_json_object(ends: Ends) -> None:
    close_streams(ends)
    ends.runner.send(json.dumps({"failure": "", "signal": 9}).encode())
    assert collect(ends) == {"failure": "", "signal": 9}
