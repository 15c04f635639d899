"""How much of its input a program has read, in every tier, warm and cold."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.errors import SandboxError
from judge.model import MIB, Execution, Limits, Program, StopReason
from judge.sandbox import ISOLATED_TIERS, Isolation, Sandbox, open_sandbox
from judge.sandbox.streams import Input

LINE = b"1 2 3 4\n"
LARGE = LINE * 50_000
LIMITS = Limits(2, 64 * MIB, MIB, 20)
MODES = [
    Isolation(tier="portable"),
    *(Isolation(tier=tier, cold=cold) for tier in ISOLATED_TIERS for cold in (False, True)),
]

on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere /dev/stdin and stdin are one open file"
)


@pytest.fixture(
    scope="module", params=MODES, ids=lambda mode: f"{mode.tier}-{'cold' if mode.cold else 'warm'}"
)
def any_sandbox(request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    """A sandbox of each tier; the test is skipped where there is none."""
    with open_sandbox(request.param) as sandbox:
        try:
            sandbox.wait_until_ready()
        except SandboxError as error:
            pytest.skip(str(error))
        yield sandbox


def run(sandbox: Sandbox, source: str, stdin: bytes = LARGE, limits: Limits = LIMITS) -> Execution:
    """Run a program that ends well, or is stopped."""
    execution = sandbox.execute(Program(source.encode()), stdin, limits)
    assert execution.exit_code == 0 or execution.stopped, execution
    return execution


@pytest.mark.parametrize(
    "source",
    [
        "pass",
        "import os\nos.close(0)",
        "import select, sys\nprint(sys.stdin.fileno(), select.select([0], [], []))",
        "import sys\nsys.stdin.seek(0, 2)",
        "open('/dev/stdin')",
    ],
    ids=["pass", "closed", "waited for", "size", "opened"],
)
def test_a_program_that_does_not_read_has_read_nothing(any_sandbox: Sandbox, source: str) -> None:
    assert run(any_sandbox, source).input_read == 0


def test_a_program_that_fails_before_it_reads_has_read_nothing(any_sandbox: Sandbox) -> None:
    execution = any_sandbox.execute(Program(b"1 / 0\ninput()"), LARGE, LIMITS)
    assert (execution.exit_code, execution.input_read) == (1, 0)


def test_an_empty_input_that_is_left_alone_is_not_read(any_sandbox: Sandbox) -> None:
    assert run(any_sandbox, "pass", b"").input_read == 0


@pytest.mark.parametrize(
    "source",
    [
        "import sys\nsys.stdin.read()",
        "import sys\nfor line in sys.stdin: pass",
        "import sys\nsys.stdin.buffer.read()",
        "try:\n    while True: input()\nexcept EOFError: pass",
        "open(0).read()",
        "import os\nwhile os.read(0, 5000): pass",
        "import numpy as np, sys\nnp.loadtxt(sys.stdin)",
        "import numpy as np, sys\nnp.fromfile(sys.stdin, sep=' ')",
    ],
    ids=["read", "lines", "buffer", "input", "open(0)", "os.read", "loadtxt", "fromfile"],
)
def test_a_program_that_reads_to_the_end_has_read_all(any_sandbox: Sandbox, source: str) -> None:
    assert run(any_sandbox, source).input_read == len(LARGE)


@pytest.mark.parametrize("source", ["input()", "import sys\nsys.stdin.readline()", "print(next(open(0)))"])
def test_a_program_that_reads_the_first_line_has_read_a_block(any_sandbox: Sandbox, source: str) -> None:
    read = run(any_sandbox, source).input_read
    assert read is not None
    assert len(LINE) <= read < len(LARGE)


def test_an_input_that_is_smaller_than_a_block_is_read_with_its_first_line(any_sandbox: Sandbox) -> None:
    assert run(any_sandbox, "input()", 3 * LINE).input_read == 3 * len(LINE)


def test_what_is_read_by_descriptor_is_told_to_the_byte(any_sandbox: Sandbox) -> None:
    assert run(any_sandbox, "import os\nos.read(0, 5)\nos.read(0, 2)").input_read == 7


def test_a_position_behind_the_end_counts_as_the_end(any_sandbox: Sandbox) -> None:
    assert run(any_sandbox, "import os\nos.read(0, 1)\nos.lseek(0, 10**9, 0)").input_read == len(LARGE)


@on_linux
@pytest.mark.parametrize(
    "source",
    [
        "open('/dev/stdin').read()",
        "open('/proc/self/fd/0').readline()",
        "import numpy as np\nnp.loadtxt('/dev/stdin')",
        "import mmap\nprint(mmap.mmap(0, 0, access=mmap.ACCESS_READ)[0])",
        "import numpy as np\nprint(np.memmap('/dev/stdin', mode='r').sum())",
        "import os\nos.pread(0, 5, 0)",
        "import sys\nsys.stdin.read()\nsys.stdin.seek(0)",
    ],
    ids=["/dev/stdin", "/proc", "loadtxt", "mmap", "memmap", "pread", "back"],
)
def test_that_nothing_was_read_is_not_said_of_other_ways_to_read(any_sandbox: Sandbox, source: str) -> None:
    assert run(any_sandbox, source).input_read is None


@pytest.mark.parametrize(
    "more",
    ["import sys\nsys.stdin.seek(0)\nsys.stdin.read()\nsys.stdin.seek(9)", "open('/dev/stdin').read()"],
    ids=["twice", "/dev/stdin"],
)
def test_after_other_ways_to_read_the_figure_is_a_lower_bound(any_sandbox: Sandbox, more: str) -> None:
    read = run(any_sandbox, f"input()\n{more}").input_read
    assert read is not None
    assert 0 < read <= len(LARGE)


@pytest.mark.parametrize(
    ("source", "limits", "stopped"),
    [
        ("while True: pass", Limits(0.2, 64 * MIB, MIB, 20), StopReason.CPU),
        ("import time\ntime.sleep(20)", Limits(2, 64 * MIB, MIB, 0.4), StopReason.WALL),
        ("while True: print('x' * 9999)", Limits(2, 64 * MIB, 9999, 20), StopReason.OUTPUT),
    ],
    ids=["cpu", "wall", "output"],
)
def test_of_a_program_that_is_stopped_it_is_told_too(
    any_sandbox: Sandbox, source: str, limits: Limits, stopped: StopReason
) -> None:
    before = run(any_sandbox, source, limits=limits)
    assert (before.stopped, before.input_read) == (stopped, 0)
    after = run(any_sandbox, f"import os\nos.read(0, 5)\n{source}", limits=limits)
    assert (after.stopped, after.input_read) == (stopped, 5)


@pytest.fixture(params=["in memory", "on disk"])
def large_input(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[contextlib.ExitStack]:
    """What closes an input, of either kind."""
    if request.param == "on disk":
        monkeypatch.delattr(os, "memfd_create", raising=False)
    elif not hasattr(os, "memfd_create"):
        pytest.skip("there are no files in memory")
    with contextlib.ExitStack() as stack:
        yield stack


def test_an_input_tells_how_much_was_read(large_input: contextlib.ExitStack) -> None:
    given = Input(LARGE, large_input)
    assert given.bytes_read() == 0
    assert os.read(given.descriptor, 5) == LARGE[:5]
    assert given.bytes_read() == 5


@on_linux
def test_an_input_tells_only_what_came_through_its_descriptor(large_input: contextlib.ExitStack) -> None:
    given = Input(LARGE, large_input)
    assert Path(f"/proc/self/fd/{given.descriptor}").read_bytes() == LARGE
    assert given.bytes_read() is None


@pytest.mark.skipif(not hasattr(os, "O_NOATIME"), reason="times of access cannot be turned off")
def test_where_reads_leave_no_trace_it_is_not_said_that_nothing_was_read(
    large_input: contextlib.ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = os.open
    monkeypatch.setattr(os, "open", lambda path, flags, *mode: plain(path, flags | os.O_NOATIME, *mode))
    given = Input(LARGE, large_input)
    assert given.bytes_read() is None
    os.read(given.descriptor, 5)
    assert given.bytes_read() == 5


def test_where_times_cannot_be_set_it_is_not_said_that_nothing_was_read(
    large_input: contextlib.ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "utime", refuse)
    assert Input(LARGE, large_input).bytes_read() is None
