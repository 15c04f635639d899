"""The isolated tiers, warm and cold: what a program gets, what it cannot do, and what is left of it."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from judge.errors import SandboxError
from judge.model import MIB, Execution, Limits, Program, StopReason
from judge.sandbox import ISOLATED_TIERS, THREADS, Isolation, Sandbox, open_sandbox
from judge.sandbox.environment import VARIABLES
from judge.sandbox.link import Link
from judge.sandbox.streams import Collector

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="isolation exists on Linux only")

LIMITS = Limits(2, 64 * MIB, MIB, 20)
HELLO = Program(b"print(1)")
MODES = [Isolation(tier=tier, cold=cold) for tier in ISOLATED_TIERS for cold in (False, True)]


def opened(isolation: Isolation) -> Sandbox:
    """Open a sandbox of exactly this isolation; skip the test where it does not work."""
    sandbox = open_sandbox(isolation)
    try:
        sandbox.wait_until_ready()
    except SandboxError as error:
        pytest.skip(str(error))
    return sandbox


@pytest.fixture(
    scope="module", params=MODES, ids=lambda mode: f"{mode.tier}-{'cold' if mode.cold else 'warm'}"
)
def isolated(request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    with contextlib.closing(opened(request.param)) as sandbox:
        yield sandbox


@pytest.fixture(params=ISOLATED_TIERS)
def own(request: pytest.FixtureRequest, temporary: Path) -> Iterator[Sandbox]:
    """A warm sandbox of one test's own, with its files, if it has any, below `temporary`."""
    with contextlib.closing(opened(Isolation(tier=request.param))) as sandbox:
        yield sandbox


def run(sandbox: Sandbox, source: str, stdin: bytes = b"", limits: Limits = LIMITS) -> Execution:
    return sandbox.execute(Program(source.encode()), stdin, limits)


def descendants() -> set[int]:
    """The processes below this one."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if fields[0] != "Z":
                parents[int(stat.parent.name)] = int(fields[1])
    found = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {os.getpid()}


def test_a_program_reads_and_prints(isolated: Sandbox) -> None:
    execution = run(isolated, "import numpy as np\nprint(np.add(*map(int, input().split())))", b"3 4\n")
    assert (execution.exit_code, execution.stdout, execution.stderr) == (0, b"7\n", b"")
    assert 0 <= execution.cpu_time < 1
    assert 0 < execution.wall_time < 10
    assert 5 * MIB < execution.memory < 80 * MIB


def test_modules_beside_the_program_can_be_imported_and_go_with_it(isolated: Sandbox) -> None:
    source = b"import helper\nfrom parts import one\nprint(helper.X, one.Y)"
    program = Program(source, {"helper.py": b"X = 1", "parts/one.py": b"Y = 2"})
    assert isolated.execute(program, b"", LIMITS).stdout == b"1 2\n"
    assert isolated.execute(program, b"", LIMITS).stdout == b"1 2\n"
    assert b"No module named 'helper'" in run(isolated, "import helper").stderr
    assert run(isolated, "import os\nprint(os.listdir())").stdout == b"['solution.py']\n"


def test_a_traceback_names_the_program_without_its_folder(isolated: Sandbox) -> None:
    stderr = run(isolated, "def f():\n    return 1 / 0\n\nf()\n").stderr.decode()
    assert '  File "solution.py", line 4, in <module>\n' in stderr
    assert '  File "solution.py", line 2, in f\n' in stderr
    assert "judge" not in stderr


@pytest.mark.parametrize(
    ("source", "exit_code", "number"),
    [
        ("pass", 0, None),
        ("raise SystemExit(7)", 7, None),
        ("import sys\nsys.exit(7)", 7, None),
        ("1 / 0", 1, None),
        ("import os\nos._exit(9)", 9, None),
        ("import os\nos.abort()", None, signal.SIGABRT),
        ("import os\nos.kill(os.getpid(), 15)", None, signal.SIGTERM),
        ("import os\nos.kill(os.getpid(), 9)", None, signal.SIGKILL),
        ("import ctypes\nctypes.string_at(0)", None, signal.SIGSEGV),
        ("raise KeyboardInterrupt", None, signal.SIGINT),
    ],
)
def test_how_a_program_ended_is_told(
    isolated: Sandbox, source: str, exit_code: int | None, number: int | None
) -> None:
    execution = run(isolated, source)
    assert (execution.exit_code, execution.signal, execution.stopped) == (exit_code, number, None)
    assert run(isolated, "print(2)").stdout == b"2\n"


@pytest.mark.parametrize("time_limit", [0.2, 1.1])
def test_a_busy_program_is_stopped_near_its_limit_of_cpu_time(isolated: Sandbox, time_limit: float) -> None:
    execution = run(isolated, "while True: pass", limits=Limits(time_limit, 64 * MIB, MIB, 20))
    assert (execution.stopped, execution.signal) == (StopReason.CPU, signal.SIGKILL)
    assert time_limit - 0.02 <= execution.cpu_time < time_limit + 1


@pytest.mark.parametrize(
    "source",
    [
        "import time\ntime.sleep(20)",
        "import os\nr, w = os.pipe()\nos.read(r, 1)",
        "import os\nos.kill(os.getpid(), 19)",
        "import os, time\nfor d in range(3): os.close(d)\ntime.sleep(20)",
    ],
    ids=["sleep", "pipe", "stopped", "closed"],
)
def test_a_waiting_program_is_stopped_by_the_clock(isolated: Sandbox, source: str) -> None:
    execution = run(isolated, source, limits=Limits(5, 64 * MIB, MIB, 0.4))
    assert execution.stopped is StopReason.WALL
    assert execution.cpu_time < 0.4
    assert execution.wall_time < 6


def test_endless_output_is_stopped_and_bounded(isolated: Sandbox) -> None:
    execution = run(isolated, "while True: print('x' * 1000)")
    assert (execution.stopped, len(execution.stdout)) == (StopReason.OUTPUT, MIB)


@pytest.mark.parametrize("gone", ["bytearray(70 << 20)", "np.zeros(70 << 17)", "mmap.mmap(-1, 70 << 20)"])
def test_address_space_is_limited_above_the_base(isolated: Sandbox, gone: str) -> None:
    begin = "import mmap\nimport numpy as np\n"
    assert run(isolated, begin + gone.replace("70", "50")).exit_code == 0
    assert run(isolated, begin + gone).exit_code == 1


def test_threads_are_few_and_work(isolated: Sandbox) -> None:
    source = (
        "import threading\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "print(sum(ThreadPoolExecutor(4).map(abs, range(-9, 0))))\n"
        "threading.stack_size(65536)\n"
        "done, running = threading.Event(), threading.active_count()\n"
        "try:\n"
        "    while running < 98:\n"
        "        threading.Thread(target=done.wait).start()\n"
        "        running += 1\n"
        "except RuntimeError:\n"
        "    pass\n"
        "print(running)\n"
        "done.set()\n"
    )
    total, running = map(int, run(isolated, source).stdout.split())
    assert total == 45
    most = 98 if isolated.tier == "landlock" and os.geteuid() else THREADS + 4  # all there are to be had
    assert THREADS - 4 <= running <= most


FORBIDDEN = {
    "write beside the program": "open('note', 'w')",
    "change the program": "open('solution.py', 'a')",
    "remove the program": "os.remove('solution.py')",
    "make a folder": "os.mkdir('folder')",
    "write to /tmp": "open('/tmp/note', 'w')",
    "write to shared memory": "open('/dev/shm/note', 'w')",
    "write beside NumPy": "open(os.path.dirname(numpy.__file__) + '/note', 'w')",
    "read the users": "open('/etc/passwd').read()",
    "list the root's home": "os.listdir('/root/.ssh' if os.path.exists('/root/.ssh') else '/var')",
    "fork": "os.fork()",
    "execute": "os.execv('/bin/true', ['true'])",
    "spawn": "os.posix_spawn('/bin/true', ['true'], {})",
    "subprocess": "subprocess.run([sys.executable, '-c', ''])",
    "socket": "socket.socket()",
    "unix socket": "socket.socket(socket.AF_UNIX)",
    "signal the parent": "os.kill(os.getppid(), 0) if os.getppid() else os.kill(1, 0)",
    "signal everybody": "os.kill(-1, 0)",
    "change a mode": "os.chmod('solution.py', 0o777)",
    "change times": "os.utime('solution.py', (1, 1))",
    "raise a limit": "resource.setrlimit(resource.RLIMIT_AS, (-1, -1))",
    "another user": "os.setuid(0)",
    "file in memory": "os.memfd_create('x')",
    "lock a file": "fcntl.flock(open('solution.py'), fcntl.LOCK_EX)",
    "truncate a file": "os.truncate('solution.py', 0)",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_what_a_program_may_not_do(isolated: Sandbox, what: str) -> None:
    source = (
        "import fcntl, os, resource, socket, subprocess, sys\nimport numpy\ntry:\n    {}\n    print('done')\n"
    )
    source += "except (OSError, ValueError) as error:\n    print('refused', file=sys.stderr)\n"
    execution = run(isolated, source.format(FORBIDDEN[what]))
    assert (execution.exit_code, execution.stdout, execution.stderr) == (0, b"", b"refused\n")


def test_a_file_of_the_machine_cannot_be_read(isolated: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("canary")
    (tmp_path / "secret").chmod(0o666)
    for folder in [tmp_path, *tmp_path.parents][:-2]:
        folder.chmod(0o755)
    source = f"for path in ['{tmp_path}/secret', '/proc/1/root{tmp_path}/secret', '/proc/1/environ']:\n"
    source += "    try: print(open(path).read())\n    except OSError: pass\n"
    assert run(isolated, source).stdout == b""


@pytest.mark.parametrize("name", ["judge", "click", "rich", "pytest", "pip", "serving", "hook"])
def test_nothing_but_numpy_and_the_standard_library_can_be_imported(isolated: Sandbox, name: str) -> None:
    assert f"No module named '{name}'".encode() in run(isolated, f"import {name}").stderr


def test_a_program_sees_no_descriptor_but_its_streams(isolated: Sandbox) -> None:
    source = (
        "import os\nfor d in range(64):\n    try: os.fstat(d)\n    except OSError: continue\n    print(d)\n"
    )
    assert run(isolated, source).stdout == b"0\n1\n2\n"


def test_streams_can_be_opened_by_their_names(isolated: Sandbox) -> None:
    source = (
        "print(open('/dev/stdin').read(), file=open('/dev/stdout', 'w'))\nopen('/dev/null', 'w').write('x')"
    )
    execution = run(isolated, source, b"7")
    assert (execution.stdout, execution.exit_code) == (b"7\n", 0)


def test_the_input_can_be_read_twice_and_not_changed(isolated: Sandbox) -> None:
    source = (
        "import os, sys\n"
        "first = sys.stdin.read()\n"
        "sys.stdin.seek(0)\n"
        "print(first == sys.stdin.read() == 'abc')\n"
        'for change in (\'os.write(0, b"x")\', \'os.ftruncate(0, 0)\', \'open("/dev/stdin", "w").write("x")\'):\n'
        "    try: eval(change); print('changed')\n"
        "    except OSError: pass\n"
    )
    assert run(isolated, source, b"abc").stdout == b"True\n"


def test_variables_are_few_and_none_is_the_hosts(isolated: Sandbox) -> None:
    names = run(isolated, "import os\nprint(*os.environ)").stdout.decode().split()
    chosen = {name for name in os.environ if name.startswith("OPENBLAS_")}  # as OPENBLAS_CORETYPE: passed on
    assert set(names) - (chosen - VARIABLES.keys()) - {"LC_CTYPE"} == {*VARIABLES, "HOME"}


def test_random_numbers_differ_from_run_to_run_unless_seeded(isolated: Sandbox) -> None:
    source = "import random\nimport numpy as np\n"
    source += "print(np.random.rand(), random.random(), np.random.default_rng().random())"
    numbers = [run(isolated, source).stdout.split() for _ in range(3)]
    assert len({each for line in numbers for each in line}) == 9
    seeded = "import numpy as np\nnp.random.seed(1)\nprint(np.random.rand())"
    assert run(isolated, seeded).stdout == run(isolated, seeded).stdout == b"0.417022004702574\n"


def test_nothing_a_program_does_is_seen_by_the_next(isolated: Sandbox) -> None:
    source = (
        "import builtins, os, sys\nimport numpy as np\n"
        "print(hasattr(np, 'mark'), hasattr(builtins, 'mark'), 'MARK' in os.environ, sys.getrecursionlimit())\n"
        "np.mark = builtins.mark = 1\nos.environ['MARK'] = '1'\nsys.setrecursionlimit(50)\nnp.sum = None\n"
    )
    first = run(isolated, source).stdout
    assert first == run(isolated, source).stdout == b"False False False 1000\n"
    assert run(isolated, "import numpy as np\nprint(int(np.sum([1, 2])))").stdout == b"3\n"


def test_a_closed_sandbox_leaves_nothing(own: Sandbox, temporary: Path, eventually) -> None:
    own.execute(HELLO, b"", LIMITS)
    launcher = launcher_of(own)
    started = {launcher, *children(launcher)}
    assert len(started) == 2
    own.close()
    assert eventually(lambda: not started & descendants())
    assert list(temporary.iterdir()) == []
    with pytest.raises(SandboxError) as caught:
        own.execute(HELLO, b"", LIMITS)
    assert caught.value.key == "sandbox.closed"


def test_a_sandbox_that_was_never_used_leaves_nothing(temporary: Path, eventually) -> None:
    before = descendants()
    for tier in ISOLATED_TIERS:
        open_sandbox(Isolation(tier=tier)).close()
    assert eventually(lambda: descendants() <= before)
    assert list(temporary.iterdir()) == []


def runner_of(sandbox: Sandbox) -> int:
    """The process that forks programs: the child of the launcher."""
    sandbox.execute(HELLO, b"", LIMITS)
    (runner,) = children(launcher_of(sandbox))
    return runner


def launcher_of(sandbox: Sandbox) -> int:
    return int(sandbox._sandbox._link._process.pid)  # type: ignore[attr-defined]


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def open_files(pid: int | str = "self") -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV])
def test_a_lost_runner_is_replaced_unseen(own: Sandbox, number: signal.Signals) -> None:
    os.kill(runner_of(own), number)
    assert own.execute(HELLO, b"", LIMITS).stdout == b"1\n"
    assert run(own, "print(2)").stdout == b"2\n"


def test_a_runner_lost_in_the_middle_of_a_run_is_replaced_and_the_test_run_once_more(own: Sandbox) -> None:
    runner = runner_of(own)
    timer = threading.Timer(0.3, os.kill, (runner, signal.SIGKILL))
    timer.start()
    execution = run(own, "import time\ntime.sleep(0.8)\nprint(3)")
    timer.join()
    assert (execution.exit_code, execution.stdout) == (0, b"3\n")


def test_a_runner_that_is_lost_twice_is_an_error(own: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    own.execute(HELLO, b"", LIMITS)

    def forged(collector: Collector, deadline: float) -> dict[str, object]:
        return {"verdict": "AC"}

    with monkeypatch.context() as patch:
        patch.setattr(Collector, "until_reply", forged)
        with pytest.raises(SandboxError) as caught:
            own.execute(HELLO, b"", LIMITS)
    assert caught.value.key == "sandbox.runner-lost"
    assert own.execute(HELLO, b"", LIMITS).stdout == b"1\n"


def test_closing_a_sandbox_ends_a_run_in_another_thread(own: Sandbox, temporary: Path, eventually) -> None:
    own.execute(HELLO, b"", LIMITS)
    idle = descendants()
    errors: list[BaseException] = []

    def sleep() -> None:
        try:
            run(own, "import time\ntime.sleep(15)")
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=sleep)
    thread.start()
    assert eventually(lambda: bool(descendants() - idle))
    own.close()
    thread.join(10)
    assert not thread.is_alive()
    assert [type(error) for error in errors] == [SandboxError]
    assert list(temporary.iterdir()) == []


def test_five_hundred_runs_leave_no_descriptor_no_process_and_no_file(own: Sandbox, temporary: Path) -> None:
    programs = [Program(f"print({number})".encode()) for number in range(5)]
    own.execute(programs[0], b"", LIMITS)
    own_processes = [launcher_of(own), *children(launcher_of(own))]
    before = (open_files(), len(descendants()), set(temporary.rglob("*")), ipc(), mounts())
    for number in range(500):
        assert own.execute(programs[number % 5], b"", LIMITS).stdout == b"%d\n" % (number % 5)
    after = (open_files(), len(descendants()), set(temporary.rglob("*")), ipc(), mounts())
    assert after == before
    assert [launcher_of(own), *children(launcher_of(own))] == own_processes
    for pid in own_processes:
        with contextlib.suppress(PermissionError):
            assert open_files(pid) < 16


def ipc() -> list[str]:
    """The System V objects of this machine."""
    return [
        line
        for kind in ("shm", "sem", "msg")
        for line in Path(f"/proc/sysvipc/{kind}").read_text().splitlines()
    ]


def mounts() -> int:
    return len(Path("/proc/self/mounts").read_text().splitlines())


HOST = """
from judge.model import MIB, Limits, Program
from judge.sandbox import Isolation, open_sandbox
with open_sandbox(Isolation(tier="{tier}", cold={cold})) as sandbox:
    sandbox.execute(Program(b"print(1)"), b"", Limits(2, 64 * MIB, MIB, 20))
    print("ready", flush=True)
    sandbox.execute(Program(b"{source}"), b"", Limits(30, 64 * MIB, MIB, 40))
"""


@pytest.mark.parametrize(
    "source", ["while True: pass", "import time; time.sleep(40)"], ids=["busy", "waiting"]
)
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.tier}-{'cold' if mode.cold else 'warm'}")
def test_nothing_is_left_when_the_host_is_killed_in_the_middle_of_a_run(
    temporary: Path, eventually: Callable[[Callable[[], bool]], bool], mode: Isolation, source: str
) -> None:
    opened(mode).close()
    code = HOST.format(tier=mode.tier, cold=mode.cold, source=source)
    environment = {**os.environ, "TMPDIR": str(temporary)}
    before = descendants()
    with subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE) as host:
        assert host.stdout is not None
        assert host.stdout.readline() == b"ready\n"
        time.sleep(0.3)
        started = descendants() - before
        assert len(started) >= 4  # host, launcher, runner, program
        host.kill()
        host.wait()
        killed = time.monotonic()
    assert eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started))
    assert time.monotonic() - killed < 5
    assert eventually(lambda: not list(temporary.iterdir()))


def test_nothing_of_an_earlier_program_is_in_the_memory_of_a_later_one() -> None:
    """The runner sees every program that it is given, and a fork inherits what the runner has seen."""
    marker = "left-by-an-earlier-program"
    look = (
        "import ctypes\n"
        "found = 0\n"
        "for line in open('/proc/self/maps'):\n"
        "    start, end = (int(each, 16) for each in line.split()[0].split('-'))\n"
        "    if 'r' in line.split()[1] and '[v' not in line:\n"
        "        found += ctypes.string_at(start, end - start).count(bytes(reversed(b'margorp-reilrae-na-yb-tfel')))\n"
        "print(found)\n"
    )
    with contextlib.closing(opened(Isolation(tier="namespaces"))) as sandbox:
        for size in (300, 3_000, 60_000):
            run(sandbox, f"# {marker}\n" * (size // len(marker)), limits=Limits(2, 512 * MIB, MIB, 20))
            assert run(sandbox, look, limits=Limits(5, 1024 * MIB, MIB, 30)).stdout == b"0\n"


LOW_LIMIT = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (900 << 20, 900 << 20))
from judge.errors import SandboxError
from judge.model import MIB, Limits, Program
from judge.sandbox import Isolation, open_sandbox
with open_sandbox(Isolation(tier="{tier}", cold={cold})) as sandbox:
    try:
        print(sandbox.execute(Program(b"print(1)"), b"", Limits(2, 1024 * MIB, MIB, 20)))
    except SandboxError as error:
        print(error)
"""


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.tier}-{'cold' if mode.cold else 'warm'}")
def test_a_limit_that_cannot_be_set_is_an_error_and_not_the_programs_fault(mode: Isolation) -> None:
    opened(mode).close()
    code = LOW_LIMIT.format(tier=mode.tier, cold=mode.cold)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert "hard limit" in done.stdout


HIDING = {
    "thread": (
        "import sys, threading\n"
        "def hide():\n"
        "    threading.main_thread().join()\n"
        "    for name in ('last_type', 'last_value', 'last_traceback', 'last_exc'): sys.__dict__.pop(name, None)\n"
        "threading.Thread(target=hide).start()\n"
    ),
    "exit function of threads": (
        "import sys, threading\n"
        "def hide():\n"
        "    for name in ('last_type', 'last_value', 'last_traceback', 'last_exc'): sys.__dict__.pop(name, None)\n"
        "threading._register_atexit(hide)\n"
    ),
}


@pytest.mark.parametrize("how", ["thread"])
def test_an_exception_is_not_hidden_by_what_runs_after_it(isolated: Sandbox, how: str) -> None:
    assert run(isolated, HIDING[how] + "print(1)\nraise ValueError").exit_code == 1


@pytest.mark.parametrize("tier", ISOLATED_TIERS)
def test_a_private_umask_does_not_matter(tier: str) -> None:
    opened(Isolation(tier=tier)).close()
    before = os.umask(0o077)
    try:
        with open_sandbox(Isolation(tier=tier)) as sandbox:
            assert sandbox.execute(HELLO, b"", LIMITS).stdout == b"1\n"
    finally:
        os.umask(before)


ONE_USER = ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--mount-proc"]


@pytest.mark.skipif(shutil.which("unshare") is None, reason="needs the command unshare")
@pytest.mark.parametrize("tier", ISOLATED_TIERS)
def test_root_of_a_container_with_one_user_is_isolated_too(tier: str) -> None:
    if subprocess.run([*ONE_USER, "true"], capture_output=True).returncode:
        pytest.skip("no user namespaces here")
    code = HOST.format(tier=tier, cold=False, source="print(2)").replace("ready", "works")
    done = subprocess.run([*ONE_USER, sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.returncode) == ("works\n", 0), done.stderr


def test_a_runner_that_cannot_be_told_what_to_do_is_ended() -> None:
    before = descendants()
    with pytest.raises(TypeError):
        Link({"tier": object()})
    assert descendants() <= before
