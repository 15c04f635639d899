"""What a program leaves behind: no process, whatever it did to escape. Programs print the pids they make."""

import sys

import pytest

from judge.model import StopReason

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="orphans are only found on Linux")

SLEEP = "time.sleep(30)"
BUSY = "while True: pass"


def leave(child: str, how: str) -> str:
    """A program that leaves a process doing `child`, prints its pid and ends."""
    detach = {
        "fork": "pid = os.fork()\nif pid == 0:\n    {child}\n",
        "new session": "pid = os.fork()\nif pid == 0:\n    os.setsid()\n    {child}\n",
        "new group": "pid = os.fork()\nif pid == 0:\n    os.setpgid(0, 0)\n    {child}\n",
        "daemon": (
            "r, w = os.pipe()\n"
            "if os.fork() == 0:\n"
            "    os.setsid()\n"
            "    if os.fork() == 0:\n"
            "        os.write(w, str(os.getpid()).encode())\n"
            "        os.chdir('/')\n"
            "        {child}\n"
            "    os._exit(0)\n"
            "pid = int(os.read(r, 20))\n"
        ),
        "ignores signals": (
            "pid = os.fork()\n"
            "if pid == 0:\n"
            "    os.setsid()\n"
            "    for s in set(signal.Signals) - {{9, 19}}: signal.signal(s, signal.SIG_IGN)\n"
            "    {child}\n"
        ),
        "stopped": "pid = os.fork()\nif pid == 0:\n    os.setsid()\n    os.kill(os.getpid(), 19)\n    {child}\n",
        "other program": (
            "pid = os.fork()\nif pid == 0:\n    os.setsid()\n    os.execv('/bin/sleep', ['sleep', '30'])\n    {child}\n"
        ),
    }
    return "import os, signal, time\n" + detach[how].format(child=child) + "time.sleep(0.1)\nprint(pid)\n"


WAYS = ["fork", "new session", "new group", "daemon", "ignores signals", "stopped", "other program"]


@pytest.mark.parametrize("how", WAYS)
def test_a_process_left_behind_is_killed_and_not_waited_for(run, alive, how: str) -> None:
    execution = run(leave(SLEEP, how))
    assert (execution.exit_code, execution.stopped, execution.stderr) == (0, None, b"")
    assert execution.wall_time < 10
    assert not alive(int(execution.stdout))


@pytest.mark.parametrize("how", ["fork", "new session", "daemon"])
def test_a_busy_process_left_behind_is_killed(run, alive, how: str) -> None:
    execution = run(leave(BUSY, how), time=5)
    assert execution.exit_code == 0
    assert not alive(int(execution.stdout))


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        (BUSY, StopReason.CPU),
        ("time.sleep(30)", StopReason.WALL),
        ("print('x' * 2_000_000, flush=True)", StopReason.OUTPUT),
    ],
)
def test_the_children_of_a_stopped_program_are_killed(run, alive, end: str, reason: StopReason) -> None:
    execution = run(
        leave(SLEEP, "new session") + "sys = os.sys\nsys.stdout.flush()\n" + end,
        time=0.3,
        wall=1 if reason is StopReason.WALL else 30,
    )
    assert execution.stopped is reason
    assert not alive(int(execution.stdout.split()[0]))


def test_the_children_of_a_crashed_program_are_killed(run, alive) -> None:
    execution = run(leave(SLEEP, "new session") + "os.sys.stdout.flush()\nos.abort()")
    assert execution.signal == 6
    assert not alive(int(execution.stdout))


def test_many_processes_left_behind_are_killed(run, alive) -> None:
    source = (
        "import os, time\n"
        "for i in range(30):\n"
        "    pid = os.fork()\n"
        "    if pid == 0:\n"
        "        os.setsid()\n"
        "        if i % 2: os.fork()\n"
        "        time.sleep(30)\n"
        "    print(pid)\n"
    )
    pids = [int(word) for word in run(source).stdout.split()]
    assert len(pids) == 30
    assert not [pid for pid in pids if alive(pid)]


def test_a_chain_of_forks_that_runs_away_is_caught(run, eventually, processes_naming, tmp_path) -> None:
    """Each link is a session of its own, forks the next, and ends."""
    source = (
        "import os, time\n"
        f"os.environ['MARK'] = '{tmp_path}'\n"
        "if os.fork() == 0:\n"
        "    end = time.time() + 20\n"
        "    while time.time() < end:\n"
        "        if os.fork(): os._exit(0)\n"
        "        os.setsid()\n"
        "    os._exit(0)\n"
        "time.sleep(0.2)\n"
        "print(1)\n"
    )
    execution = run(source, time=5)
    assert (execution.exit_code, execution.stdout) == (0, b"1\n")
    assert run("print(2)").stdout == b"2\n"
    assert not processes_naming(tmp_path)


def test_no_zombie_is_left_with_the_runner(run) -> None:
    count = "import os\nparent = os.getppid()\nprint(open(f'/proc/{parent}/task/{parent}/children').read())"
    run(leave(SLEEP, "daemon"))
    run("1 / 0")
    children = run(count).stdout.split()
    assert len(children) == 1  # the program that asks


def test_a_program_leads_a_session_and_a_group_of_its_own(run) -> None:
    source = "import os\nprint(os.getsid(0) == os.getpgid(0) == os.getpid())"
    assert run(source).stdout == b"True\n"


def test_a_program_gets_the_usual_signals(run) -> None:
    source = (
        "import signal\n"
        "print([s.name for s in (1, 2, 15) for s in [signal.Signals(s)]"
        " if signal.getsignal(s) not in (signal.SIG_DFL, signal.default_int_handler)])\n"
        "print(signal.pthread_sigmask(signal.SIG_BLOCK, []))\n"
    )
    assert run(source).stdout == b"[]\nset()\n"


def test_a_program_may_run_another_and_read_what_it_prints(run) -> None:
    source = "import subprocess\nprint(subprocess.run(['/bin/echo', 'hello'], capture_output=True).stdout)"
    assert run(source).stdout == b"b'hello\\n'\n"


def test_a_program_sees_no_descriptor_but_its_streams(run) -> None:
    source = (
        "import os\nfor d in range(64):\n    try: os.fstat(d)\n    except OSError: continue\n    print(d)\n"
    )
    assert run(source).stdout == b"0\n1\n2\n"


def test_a_program_cannot_forge_the_report_on_itself(own_run) -> None:
    forged = (
        '{"failure": "", "exit_code": 0, "signal": null, "stopped": null,'
        ' "cpu_time": 0, "wall_time": 0, "memory": 0}'
    )
    source = (
        "import os\n"
        "for d in range(3, 64):\n"
        f"    try: os.write(d, b'{forged}')\n"
        "    except OSError: pass\n"
        "raise SystemExit(3)\n"
    )
    assert own_run(source).exit_code == 3
    assert own_run("raise SystemExit(4)").exit_code == 4
