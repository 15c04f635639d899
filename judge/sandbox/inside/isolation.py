"""Make the isolation of a tier and start the runner in it."""

from __future__ import annotations

import json
import marshal
import os
import signal
import socket

from judge.sandbox.inside import becoming, cold, confinement, linux, namespaces, seccomp, serving
from judge.sandbox.inside.interpreter import CONNECTION, HANDOVER, OPEN_BOX, make_interpreter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def serve_isolated(connection: socket.socket, config: dict[str, Any]) -> str:
    """Start a runner in the isolation of `config["tier"]` and wait for its end; return why it ended."""
    start = {"namespaces": _start_in_namespaces, "landlock": _start_under_landlock}[config["tier"]]
    try:
        if seccomp.machine_filter(os.uname().machine) is None:
            raise OSError(f"no filter of system calls is known for this machine: {os.uname().machine}")
        runner = start(connection, config)
    except Exception as error:
        serving.report_failure(connection, error)
        return serving.HOST_GONE  # what there is of a folder can go
    connection.close()  # the end of the runner must be the end of the connection
    _, status = os.waitpid(runner, 0)
    return serving.TOLD_TO_END if status == 0 else serving.HOST_GONE


def _fork_runner(connection: socket.socket, become: Callable[[], None]) -> int:
    """Fork the process that `become` makes the runner; return its pid."""
    pid = os.fork()
    if pid == 0:
        try:
            become()
        except BaseException as error:
            serving.report_failure(connection, error)
        finally:
            os._exit(1)
    return pid


def _start_in_namespaces(connection: socket.socket, config: dict[str, Any]) -> int:
    uid = namespaces.enter(config)
    inside = {
        "box": namespaces.BOX,
        "code": namespaces.CODE,
        "environment_folder": namespaces.ENVIRONMENT,
        "other_tasks": 2,  # the launcher and the runner
        "uid": uid,
    }

    def become() -> None:
        become_runner(connection, {**config, **inside}, namespaces.settle(sealed=uid is not None))

    return _fork_runner(connection, become)


def _start_under_landlock(connection: socket.socket, config: dict[str, Any]) -> int:
    from judge.sandbox.inside import landlock

    if landlock.abi() < landlock.OLDEST_ABI:
        raise OSError(f"this kernel has no Landlock, or one that is too old: ABI {landlock.abi()}")
    box, environment_folder = f"{config['folder']}/box", f"{config['folder']}/python"
    os.mkdir(box, 0o755)
    make_interpreter(environment_folder, config["interpreter"], f"{config['code']}/hook.py")
    as_root = os.geteuid() == 0 and namespaces.there_are_other_ids()
    inside = {
        "box": box,
        "environment_folder": environment_folder,
        "other_tasks": 1 if as_root else None,  # the runner; an ordinary user's are counted
        "uid": None,
    }

    def become() -> None:
        if as_root:
            become_unprivileged_root()
        linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)
        linux.prctl(linux.PR_SET_CHILD_SUBREAPER, 1)
        os.chdir(box)
        become_runner(connection, {**config, **inside}, os.open(box, os.O_RDONLY | os.O_DIRECTORY))

    return _fork_runner(connection, become)


def become_unprivileged_root() -> None:
    """Keep the files of root readable, and nothing else of root.

    The kernel bounds the number of processes for every real uid but 0: so that becomes one that nobody has. The
    effective uid stays 0, without any capability, so that an interpreter that only its owner can read, root, stays
    usable.
    """
    linux.empty_bounding_set()
    namespaces.leave_groups()
    os.setresuid(namespaces.unused_id(), 0, 0)
    linux.drop_capabilities()


def _stand_in_for_streams() -> None:
    """Give a warm interpreter streams like those of a program: at its start it asks them what they can do."""
    _, pipe = os.pipe()
    for target, descriptor in enumerate((becoming.in_memory(b""), pipe, pipe)):
        os.dup2(descriptor, target)


def become_runner(connection: socket.socket, config: dict[str, Any], box: int) -> None:
    """Serve in this process, or in an interpreter that is executed in its place; does not return."""
    linux.prctl(linux.PR_SET_NO_NEW_PRIVS, 1)
    interpreter = f"{config['environment_folder']}/bin/python"
    arguments = [interpreter, config["program"]]
    if not config["cold"]:
        becoming.handle_signals(signal.SIG_DFL)  # as programs find them
        _stand_in_for_streams()
        handed_over = becoming.in_memory(marshal.dumps({"serve": config}))
        becoming.place({HANDOVER: handed_over, CONNECTION: connection.fileno(), OPEN_BOX: box})
        os.execve(interpreter, arguments, config["environment"])
    confined = confinement.Confinement(config, box)
    starter = cold.ConfinedStarter(confined, arguments, config["environment"])
    connection.send(json.dumps({"uid": config["uid"], "address_space": None}).encode())
    os._exit(0 if serving.serve(connection, starter) == serving.TOLD_TO_END else 1)
