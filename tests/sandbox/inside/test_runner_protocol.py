"""The runner, driven by hand through its socket, with the shell as the program."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from judge.sandbox.inside import serving
from judge.sandbox.link import RUNNER

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the socket keeps messages apart on Linux only"
)


class Driver:
    """The host's part, as simple as it can be."""

    def __init__(self, folder: Path, prefix: Sequence[str] = (), **popen: Any) -> None:
        self.folder = folder
        folder.mkdir()
        self.connection, other_end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.connection.settimeout(30)
        with other_end:
            number = other_end.fileno()
            command = [sys.executable, "-I", "-S", str(RUNNER), str(number)]
            self.process = subprocess.Popen([*prefix, *command], pass_fds=[number], **popen)
        self.connection.send(json.dumps({"tier": "portable", "folder": str(folder)}).encode())

    def send(self, script: str, *, arguments: list[str] | None = None, **request: Any) -> int:
        """Ask for a run of a shell script; return the end of the pipe where its stdout comes out."""
        out, write = os.pipe()
        null = os.open(os.devnull, os.O_RDWR)
        message = {
            "arguments": arguments or ["/bin/sh", "-c", script],
            "environment": {"NAME": "value"},
            "folder": str(self.folder),
            "cpu": 5,
            "wall": 20,
            "limits": {},
            **request,
        }
        socket.send_fds(self.connection, [json.dumps(message).encode()], [null, write, null])
        os.close(write)
        os.close(null)
        return out

    def reply(self) -> dict[str, Any]:
        reply = json.loads(self.connection.recv(1 << 16))
        assert isinstance(reply, dict)
        return reply

    def run(self, script: str, **request: Any) -> dict[str, Any]:
        os.close(self.send(script, **request))
        return self.reply()

    def output(self, script: str, **request: Any) -> str:
        with open(self.send(script, **request)) as out:  # noqa: PTH123 - a descriptor, not a path
            text = out.read()
        self.reply()
        return text

    def close(self) -> None:
        self.connection.close()
        self.process.wait(30)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with contextlib.closing(Driver(tmp_path / "folder")) as opened:
        yield opened


@pytest.mark.parametrize(
    ("script", "exit_code", "number"),
    [
        ("exit 0", 0, None),
        ("exit 1", 1, None),
        ("exit 255", 255, None),
        ("kill -TERM $$", None, 15),
        ("kill -INT $$", None, 2),
        ("kill -HUP $$", None, 1),
        ("kill -KILL $$", None, 9),
        ("kill -40 $$", None, 40),
    ],
)
def test_how_a_program_ended_is_told(
    driver: Driver, script: str, exit_code: int | None, number: int | None
) -> None:
    reply = driver.run(script)
    assert (reply["exit_code"], reply["signal"]) == (exit_code, number)
    assert (reply["failure"], reply["stopped"]) == ("", None)
    assert reply["memory"] > 0
    assert 0 <= reply["cpu_time"] < 5
    assert 0 < reply["wall_time"] < 20


def test_a_program_runs_in_the_folder_with_the_variables_of_the_request(driver: Driver) -> None:
    assert driver.output('echo "$PWD $NAME"').split() == [str(driver.folder), "value"]


@pytest.mark.parametrize(
    ("request_", "failure"),
    [
        ({"arguments": ["/nowhere/python"]}, "FileNotFoundError"),
        ({"folder": "/nowhere"}, "FileNotFoundError"),
        ({"limits": {"RLIMIT_NONSENSE": 1}}, "AttributeError"),
        ({"environment": {"A=B": "1"}}, "ValueError"),
    ],
)
def test_a_program_that_cannot_be_started_is_a_failure_with_its_reason(
    driver: Driver, request_: dict[str, Any], failure: str
) -> None:
    assert failure in driver.run("exit 0", **request_)["failure"]
    assert driver.run("exit 7")["exit_code"] == 7


def test_limits_are_set_soft_and_hard(driver: Driver) -> None:
    script = "ulimit -Sn; ulimit -Hn; ulimit -St; ulimit -Ht"
    text = driver.output(script, limits={"RLIMIT_NOFILE": 20, "RLIMIT_CPU": 3})
    assert text.split() == ["20", "20", "3", "3"]


def test_a_limit_above_the_one_in_force_leaves_that(tmp_path: Path) -> None:
    prefix = ["/bin/sh", "-c", 'ulimit -n 40; exec "$@"', "sh"]
    with contextlib.closing(Driver(tmp_path / "folder", prefix)) as driver:
        assert driver.output("ulimit -n", limits={"RLIMIT_NOFILE": 64}) == "40\n"


@pytest.mark.parametrize(("option", "limit"), [("-t 5", "RLIMIT_CPU"), ("-v 900000", "RLIMIT_AS")])
def test_a_hard_limit_that_would_change_verdicts_is_a_failure(
    tmp_path: Path, option: str, limit: str
) -> None:
    prefix = ["/bin/sh", "-c", f'ulimit {option}; exec "$@"', "sh"]
    with contextlib.closing(Driver(tmp_path / "folder", prefix)) as driver:
        assert "hard limit" in driver.run("exit 0", limits={limit: 1 << 40})["failure"]
        assert (
            driver.run("exit 7", limits={limit: {"RLIMIT_CPU": 5, "RLIMIT_AS": 1 << 29}[limit]})["exit_code"]
            == 7
        )


def test_the_cpu_limit_of_the_system_stands_behind_the_clock(driver: Driver) -> None:
    """A runner that could not read the CPU clock would still have a program killed, in whole seconds."""
    reply = driver.run("while :; do :; done", cpu=60, limits={"RLIMIT_CPU": 1})
    assert (reply["signal"], reply["stopped"]) == (9, None)
    assert 0.5 < reply["cpu_time"] < 3


@pytest.mark.parametrize(
    ("bounds", "stopped"), [({"cpu": 0.2}, "cpu"), ({"wall": 0.2}, "wall"), ({"cpu": 0, "wall": 0}, "cpu")]
)
def test_the_reason_for_stopping_is_told(driver: Driver, bounds: dict[str, float], stopped: str) -> None:
    reply = driver.run("while :; do :; done" if stopped == "cpu" else "sleep 20", **bounds)
    assert (reply["signal"], reply["stopped"]) == (9, stopped)


def test_the_host_can_stop_a_program(driver: Driver) -> None:
    out = driver.send("echo started; sleep 20")
    assert os.read(out, 100) == b"started\n"
    os.close(out)
    driver.connection.send(b"stop")
    reply = driver.reply()
    assert (reply["signal"], reply["stopped"]) == (9, "output")
    assert reply["wall_time"] < 10


def test_a_stop_that_comes_late_does_not_reach_the_next_program(driver: Driver) -> None:
    driver.run("exit 0")
    driver.connection.send(b"stop")
    reply = driver.run("sleep 0.2; exit 3")
    assert (reply["exit_code"], reply["stopped"]) == (3, None)


def test_a_stop_that_comes_late_does_not_hide_the_end(driver: Driver) -> None:
    driver.run("exit 0")
    driver.connection.send(b"stop")
    driver.connection.send(b"end")
    assert driver.process.wait(10) == 0


def test_one_runner_serves_many_requests(driver: Driver) -> None:
    codes = [driver.run(f"exit {code}")["exit_code"] for code in range(20)]
    assert codes == list(range(20))
    descriptors = Path(f"/proc/{driver.process.pid}/fd")
    assert len(list(descriptors.iterdir())) == 4  # three standard ones and the socket


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_runner_outlives_signals_meant_for_the_host(driver: Driver, number: signal.Signals) -> None:
    driver.run("exit 0")  # it is up
    driver.process.send_signal(number)
    assert driver.run("exit 3")["exit_code"] == 3


def test_a_closed_socket_ends_the_runner_and_removes_its_folder(driver: Driver) -> None:
    (driver.folder / "sub").mkdir()
    (driver.folder / "sub" / "file").touch()
    driver.connection.close()
    assert driver.process.wait(30) == 0
    assert not driver.folder.exists()


def test_a_closed_socket_ends_the_program_that_runs(driver: Driver, alive: Callable[[int], bool]) -> None:
    out = driver.send("sleep 30 & echo $$ $!; sleep 30")
    pids = [int(word) for word in os.read(out, 100).split()]
    os.close(out)
    driver.connection.close()
    assert driver.process.wait(30) == 0
    assert not [pid for pid in pids if alive(pid)]
    assert not driver.folder.exists()


def test_a_program_dies_with_its_runner(
    driver: Driver, alive: Callable[[int], bool], eventually: Callable[[Callable[[], bool]], bool]
) -> None:
    out = driver.send("echo $$; exec sleep 30")
    pid = int(os.read(out, 100))
    os.close(out)
    driver.process.kill()
    driver.process.wait()
    assert eventually(lambda: not alive(pid))


def test_a_runner_that_fails_leaves_the_folder_to_the_one_that_replaces_it(tmp_path: Path) -> None:
    with contextlib.closing(Driver(tmp_path / "folder", stderr=subprocess.DEVNULL)) as driver:
        driver.connection.send(b"nonsense")
        driver.process.wait(30)
        assert driver.folder.exists()


def test_a_name_with_blanks_and_brackets_does_not_hide_a_process(
    driver: Driver, tmp_path: Path, alive: Callable[[int], bool]
) -> None:
    odd = tmp_path / "a) S 1 (b"
    odd.symlink_to("/bin/sleep")
    out = driver.send(f"setsid '{odd}' 30 & echo $!; sleep 0.2")
    with open(out) as stream:  # noqa: PTH123
        pid = int(stream.read())
    assert driver.reply()["exit_code"] == 0
    assert not alive(pid)


def test_children_are_listed_by_their_parent() -> None:
    with subprocess.Popen(["/bin/sleep", "30"]) as child:
        assert child.pid in serving.children()
        assert os.getpid() not in serving.children()
        child.kill()
