"""What goes into a program and comes out of it, byte for byte and up to the limits."""

import hashlib

import pytest

from judge.model import MIB, StopReason

ECHO = "import sys\nsys.stdout.buffer.write(sys.stdin.buffer.read())"


@pytest.mark.parametrize(
    "content",
    [b"", b"1 2\n", b"no end of line", b"a\r\nb\r\n", b"\xef\xbb\xbf1\n", bytes(range(256)) * 4],
    ids=["empty", "line", "no newline", "crlf", "bom", "all bytes"],
)
def test_bytes_go_in_and_come_out_unchanged(run, content: bytes) -> None:
    assert run(ECHO, content).stdout == content


def test_an_input_that_is_never_read_blocks_nobody(run) -> None:
    assert run("print(1)", b"5 " * (25 * MIB)).stdout == b"1\n"


def test_a_large_input_arrives_whole(run) -> None:
    content = b"0123456789abcdef" * (MIB // 2)
    source = "import hashlib, sys\nprint(hashlib.sha256(sys.stdin.buffer.read()).hexdigest())"
    assert run(source, content).stdout.decode().strip() == hashlib.sha256(content).hexdigest()


def test_output_before_the_input_is_read_does_not_block(run) -> None:
    execution = run(
        "import sys\nprint('x' * 1_000_000)\nprint(len(sys.stdin.read()))", b"y" * MIB, output=2 * MIB
    )
    assert execution.stdout == b"x" * 1_000_000 + b"\n1048576\n"


def test_the_input_can_be_read_twice(run) -> None:
    source = "import sys\nfirst = sys.stdin.read()\nsys.stdin.seek(0)\nprint(first == sys.stdin.read() == '1 2\\n')"
    assert run(source, b"1 2\n").stdout == b"True\n"


def test_the_input_ends(run) -> None:
    execution = run("input()\ninput()", b"1\n")
    assert execution.exit_code == 1
    assert execution.stderr.endswith(b"EOFError: EOF when reading a line\n")


@pytest.mark.parametrize("attempt", ["os.write(0, b'9')", "os.truncate(0, 0)", "os.truncate(0, 100)"])
def test_the_input_cannot_be_changed(run, attempt: str) -> None:
    source = f"import os\ntry:\n    {attempt}\nexcept OSError:\n    print('refused')\nos.lseek(0, 0, 0)\nprint(input())"
    assert run(source, b"1 2\n").stdout == b"refused\n1 2\n"


def test_an_input_belongs_to_one_run(run) -> None:
    run("print(1)", b"first\n")
    assert run("print(input())", b"second\n").stdout == b"second\n"


def test_output_up_to_the_limit_is_complete(run) -> None:
    execution = run("import sys\nsys.stdout.write('x' * 200_000)", output=200_000)
    assert (execution.exit_code, execution.stopped) == (0, None)
    assert execution.stdout == b"x" * 200_000


def test_one_byte_more_than_the_limit_is_too_much(run) -> None:
    execution = run("import sys\nsys.stdout.write('x' * 200_001)", output=200_000)
    assert execution.stopped is StopReason.OUTPUT
    assert execution.stdout == b"x" * 200_000


def test_too_much_output_is_too_much_also_when_the_program_has_ended_meanwhile(run) -> None:
    for _ in range(20):
        execution = run("import os\nos.write(1, b'x' * 11)\nos._exit(0)", output=10)
        assert (execution.stopped, execution.stdout) == (StopReason.OUTPUT, b"x" * 10)


@pytest.mark.parametrize(
    "source",
    [
        "while True: print('hi')",
        "while True: print()",
        "import sys\nwhile True: sys.stdout.write('x')",
        "import os\nwhile True: os.write(1, b'\\0' * 65536)",
        "import os\nos.fork()\nos.fork()\nwhile True: os.write(1, b'x' * 65536)",
    ],
    ids=["lines", "empty lines", "no newline", "nul", "by children"],
)
def test_endless_output_is_stopped_and_bounded(run, source: str) -> None:
    execution = run(source, output=100_000)
    assert execution.stopped is StopReason.OUTPUT
    assert len(execution.stdout) == 100_000


def test_output_that_overflows_and_then_waits_is_stopped_at_once(run) -> None:
    execution = run("import time\nprint('x' * 200_000, flush=True)\ntime.sleep(15)", output=100_000)
    assert execution.stopped is StopReason.OUTPUT
    assert execution.wall_time < 10


def test_what_a_stopped_program_printed_before_is_kept(run) -> None:
    execution = run("import time\nprint('before', flush=True)\nprint('lost')\ntime.sleep(15)", wall=0.5)
    assert execution.stopped is StopReason.WALL
    assert execution.stdout == b"before\n"


def test_a_short_stderr_is_kept_whole(run) -> None:
    assert run("import sys\nsys.stderr.write('e' * 16_384)").stderr == b"e" * 16384


def test_a_long_stderr_keeps_its_beginning_and_its_end(run) -> None:
    execution = run("import sys\nsys.stderr.write('<begin>' + 'e' * 500_000 + '<end>')")
    assert execution.exit_code == 0
    assert execution.stderr.startswith(b"<begin>eee")
    assert execution.stderr.endswith(b"eee<end>")
    assert b"e\n[...]\ne" in execution.stderr
    assert len(execution.stderr) < 20_000


def test_endless_stderr_is_bounded_and_ends_with_the_time(run) -> None:
    execution = run("import sys\nwhile True: sys.stderr.write('e' * 1000)", time=0.3, wall=5)
    assert execution.stopped in (StopReason.CPU, StopReason.WALL)
    assert len(execution.stderr) < 20_000


def test_both_streams_may_be_full_at_once(run) -> None:
    source = "import os\nfor _ in range(50):\n    os.write(1, b'o' * 10_000)\n    os.write(2, b'e' * 10_000)"
    execution = run(source)
    assert (execution.exit_code, len(execution.stdout)) == (0, 500_000)


@pytest.mark.parametrize("descriptors", ["1", "2", "1, 2", "0, 1, 2"])
def test_a_program_may_close_its_streams_and_go_on(run, descriptors: str) -> None:
    execution = run(f"import os, time\nfor d in ({descriptors},): os.close(d)\ntime.sleep(0.2)\nos._exit(5)")
    assert (execution.exit_code, execution.stopped) == (5, None)
    assert execution.wall_time >= 0.2
