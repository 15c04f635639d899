"""The host is interrupted or killed in mid-run: nothing of it is left, no process and no folder."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")

HOST = """
import signal
from judge.model import MIB, Limits, Program
from judge.sandbox import Isolation, open_sandbox

signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where tests run in the background

SOURCE = b'''
import os, time
assert os.path.basename(os.getcwd()).startswith("run-")
os.makedirs("d/e")
os.chmod("d/e", 0)
os.chmod("d", 0o500)
if os.fork() == 0:
    os.setsid()
    while True: pass
open("{ready}", "w").close()
{wait}
'''
with open_sandbox(Isolation(tier="portable")) as sandbox:
    sandbox.execute(Program(SOURCE), b"", Limits(30, 64 * MIB, MIB, 40))
"""


@pytest.mark.parametrize("wait", ["time.sleep(40)", "while True: pass"], ids=["waiting", "busy"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_when_the_host_ends_in_the_middle_of_a_run(
    tmp_path: Path,
    temporary: Path,
    eventually: Callable[[Callable[[], bool]], bool],
    processes_naming: Callable[[Path], list[int]],
    number: signal.Signals,
    wait: str,
) -> None:
    ready = tmp_path / "ready"
    environment = {**os.environ, "TMPDIR": str(temporary)}
    with subprocess.Popen(
        [sys.executable, "-c", HOST.format(ready=ready, wait=wait)],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    ) as host:
        assert eventually(ready.exists)
        assert processes_naming(temporary)
        host.send_signal(number)
        _, stderr = host.communicate(timeout=30)
    assert host.returncode == -number
    assert ("KeyboardInterrupt" in stderr) is (number is signal.SIGINT)
    assert eventually(lambda: not processes_naming(temporary))
    assert eventually(lambda: not list(temporary.iterdir()))


def test_a_program_is_ended_within_a_second_of_its_host(
    tmp_path: Path,
    temporary: Path,
    eventually: Callable[[Callable[[], bool]], bool],
    processes_naming: Callable[[Path], list[int]],
) -> None:
    ready = tmp_path / "ready"
    environment = {**os.environ, "TMPDIR": str(temporary)}
    command = [sys.executable, "-c", HOST.format(ready=ready, wait="time.sleep(40)")]
    with subprocess.Popen(command, env=environment) as host:
        assert eventually(ready.exists)
        host.kill()
        host.wait()
        killed = time.monotonic()
        assert eventually(lambda: not processes_naming(temporary))
        assert time.monotonic() - killed < 5
