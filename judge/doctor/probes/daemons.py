"""Probe: leave a process behind that is hard to end, and a file of its own. The process ends by itself after a while.

stdin: {"name": of the process}
"""

import contextlib
import os
import signal
import time
from pathlib import Path

from judge.doctor.attempts import attempt, c_call, end, given

PR_SET_NAME = 15
LIFETIME = 20  # seconds


def start_daemon(name: str, below: int) -> int:
    """Start a process in a session of its own that ignores what can be ignored, and `below` it others like it."""
    pid = os.fork()
    if pid:
        return pid
    with contextlib.suppress(BaseException):
        os.setsid()
        c_call("prctl", PR_SET_NAME, name.encode())
        for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
            signal.signal(number, signal.SIG_IGN)
        if below:
            start_daemon(name, below - 1)
        os.closerange(0, 64)
        time.sleep(LIFETIME)
    os._exit(0)


attempt("write", Path("left").write_text, "")
attempt("fork", start_daemon, given()["name"], 1)
end()
