r"""The runner: a small trusted process that starts programs under limits and says how they ended.

Theory of operation
-------------------
The host (`link.py`) starts one runner per worker, `python -I -S runner.py SOCKET`, and talks to it over one socket:
first what the runner needs to know, then requests of one JSON object each with the descriptors of the program's
stdin, stdout and stderr; a reply of one JSON object. Between them the host may send `stop`, to end a program that has
printed too much.

    host ----socket----> runner ----fork----> program ----> whatever it starts
      \\___ reads the pipes of stdout and stderr ______/

The runner never sees a verdict, an answer, or a byte of the output. It exists, rather than the host starting the
programs, for four reasons:

* It is small and has one thread. Limits are set between `fork` and the program, which is not safe in a process with
  threads, and the peak memory of a child begins at that of the process it was forked from.
* It is the reaper of every orphan below it (as the first process of its namespace, or as `PR_SET_CHILD_SUBREAPER`). A
  grandchild that left the process group with `setsid` still comes back here when its parent dies, so that everything a
  program started can be killed, waited for, and its CPU time counted.
* It outlives the host. When the socket closes without the host's `end`, because the host was killed, it kills the
  program, removes its folder and ends.
* In an isolated tier it is inside the isolation itself, and forks programs into it.

In the tier `portable` this process serves the requests, executing an interpreter for each (`cold.py`). In the
others it only makes the isolation, and a child of it is the runner:

    namespaces    `namespaces.py`: a root of its own with the interpreter and NumPy, no network, no other process
    landlock      `landlock.py`: the kernel refuses every other file; for machines that refuse namespaces

and there either this interpreter serves, cold, or one that imports NumPy once and forks itself (`hook.py`,
`warm.py`). This process stays outside as its parent, and removes the folder when both the runner and the host are
gone.

Only the standard library is imported, and of that only what starts quickly.
"""

import json
import os
import signal
import socket
import sys

# The rest of the package `judge` is not imported, nor visible in every tier: modules without content stand for it.
for name in ("judge", "judge.sandbox.inside"):
    sys.modules[name] = type(sys)(name)
sys.modules[name].__path__ = [os.path.dirname(os.path.abspath(__file__))]

from judge.sandbox.inside import becoming, cold, serving


def main() -> None:
    """Make what the host asks for, then serve it."""
    connection = socket.socket(fileno=int(sys.argv[1]))
    connection.set_inheritable(False)
    data = connection.recv(1 << 20)
    if not data:
        return
    config = json.loads(data)
    becoming.handle_signals(signal.SIG_IGN)
    os.umask(0o022)  # what is made for programs must be readable by the user they run as
    if config["tier"] == "portable":
        ended = serving.serve(connection, cold.PortableStarter())
    else:
        from judge.sandbox.inside.isolation import serve_isolated  # needs what only Linux has

        ended = serve_isolated(connection, config)
    if ended != serving.TOLD_TO_END and config["folder"]:
        from judge.sandbox.inside.folders import remove_folder

        remove_folder(config["folder"])


if __name__ == "__main__":
    main()
