"""Make a virtual environment (PEP 405) of links: an interpreter with some packages and nothing else.

By hand, because `venv` would take longer to import than the whole of it takes to make; and with nothing but the
standard library, because in one tier it is made inside the isolation.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Descriptors that an interpreter with a hook is executed with.
HANDOVER = 40  # what the hook has to do
CONFIRMATION = 41  # where it says that it has limited the system calls of the program that follows
CONNECTION = 42  # of the warm runner, to the host
OPEN_BOX = 43  # the folder of the programs, where the warm runner may write


def make_interpreter(folder: str, parts: dict[str, Any], hook: str | None = None) -> str:
    """Make the environment in `folder`; return the path of its interpreter.

    `parts` holds "base", the path of the real interpreter, "site_packages", the path of that folder below an
    environment, and "packages", the folders linked there. `hook` is a module that the interpreter runs before
    anything else.
    """
    site_packages = os.path.join(folder, parts["site_packages"])
    os.makedirs(site_packages)
    os.mkdir(os.path.join(folder, "bin"))
    with open(os.path.join(folder, "pyvenv.cfg"), "w") as file:
        home = os.path.dirname(parts["base"])
        file.write(f"home = {home}\ninclude-system-site-packages = false\n")
    for package in parts["packages"]:
        os.symlink(package, os.path.join(site_packages, os.path.basename(package)))
    if hook:
        with open(os.path.join(site_packages, "hook.pth"), "w") as file:
            file.write(
                f"import os; exec(compile(open({hook!r}).read(), {hook!r}, 'exec'), {{'__file__': {hook!r}}})\n"
            )
    interpreter = os.path.join(folder, "bin", "python")
    os.symlink(parts["base"], interpreter)
    return interpreter
