"""Programs started cold: a fresh interpreter is executed for each."""

from __future__ import annotations

import marshal
import os
import signal

from judge.sandbox.inside import becoming, serving
from judge.sandbox.inside.interpreter import CONFIRMATION, HANDOVER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judge.sandbox.inside.confinement import Confinement

PORTABLE_LIMITS = {"RLIMIT_CORE": 1, "RLIMIT_FSIZE": 0}  # as in the other tiers, see `confinement.py`


class PortableStarter(serving.Starter):
    """Starts programs with limits, without isolation."""

    def __init__(self) -> None:
        self._linux: Any = None
        if serving.ON_LINUX:
            from judge.sandbox.inside import linux

            self._linux = linux
            linux.prctl(linux.PR_SET_CHILD_SUBREAPER, 1)

    def become(self, request: dict[str, Any], descriptors: list[int], failure_write: int) -> None:
        """Execute the interpreter that the request names, in the folder it names."""
        try:
            os.setsid()
            failure_write = becoming.take_streams(descriptors, failure_write)
            if self._linux:
                self._linux.prctl(self._linux.PR_SET_PDEATHSIG, signal.SIGKILL)  # it dies with the runner
                # or root could raise its limits
                self._linux.drop_from_bounding_set(self._linux.CAP_SYS_RESOURCE)
                self._linux.prctl(self._linux.PR_SET_NO_NEW_PRIVS, 1)  # a set-uid program could not be killed
            becoming.set_limits({**PORTABLE_LIMITS, **request["limits"]})
            becoming.handle_signals(signal.SIG_DFL)
            os.chdir(request["folder"])
            os.execve(request["arguments"][0], request["arguments"], request["environment"])
        except BaseException as error:
            becoming.give_up(failure_write, error)


class ConfinedStarter(serving.Starter):
    """Starts programs in an isolated tier; the hook of the interpreter adds the filter of system calls."""

    confirmation = "."

    def __init__(self, confinement: Confinement, arguments: list[str], environment: dict[str, str]) -> None:
        self._confinement = confinement
        self._arguments = arguments
        self._environment = environment

    def prepare(self, request: dict[str, Any], descriptors: list[int]) -> None:
        """Write the program to its folder."""
        self._confinement.deliver(request, descriptors)

    def become(self, request: dict[str, Any], descriptors: list[int], failure_write: int) -> None:
        """Execute the interpreter."""
        try:
            # now, for a program may not write files
            handed_over = becoming.in_memory(marshal.dumps({"filter": self._confinement.calls_filter()}))
            failure_write = self._confinement.begin(request, descriptors, failure_write, (handed_over,))
            becoming.handle_signals(signal.SIG_DFL)
            becoming.place({HANDOVER: handed_over, CONFIRMATION: failure_write})
            self._confinement.limit_calls(starting=True)
            os.execve(self._arguments[0], self._arguments, self._environment)
        except BaseException as error:
            becoming.give_up(failure_write, error)
