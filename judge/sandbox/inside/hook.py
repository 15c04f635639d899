"""What an interpreter in an isolated tier runs before the program, from the file `hook.pth` of its environment.

At a descriptor (HANDOVER in `interpreter.py`) lies what it has to do. Either this is to be the warm runner:
`warm.serve` returns only in a forked child, which goes on from here as if nothing had been, to the program. Or this
interpreter was executed for one program, installs its filter of system calls, and confirms that at another descriptor.
Should anything fail, the interpreter ends here: `site` would print the error and go on to the program, which must not
run without the filter.

It is done when `site` looks for a module `sitecustomize`, the last thing it does. It could not be done while `site`
reads the file, which is open then and must stay so in every child; and a `sitecustomize` of our own would not be found
where the system has one.
"""

import marshal
import os
import sys
from importlib.machinery import ModuleSpec


def prepare() -> None:
    """Do what is handed over."""
    for name in ("judge", "judge.sandbox.inside"):
        sys.modules[name] = type(sys)(name)
    sys.modules[name].__path__ = [os.path.dirname(os.path.realpath(__file__))]
    from judge.sandbox.inside.interpreter import CONFIRMATION, HANDOVER

    with open(HANDOVER, "rb") as file:
        handed_over = marshal.loads(file.read())
    if "serve" in handed_over:
        from judge.sandbox.inside import warm

        warm.serve(handed_over["serve"])
    else:
        from judge.sandbox.inside import linux

        linux.use_one_arena()
        linux.install_filter(handed_over["filter"])
        os.write(CONFIRMATION, b".")
        os.close(CONFIRMATION)
        for name in [name for name in sys.modules if name.startswith("judge")]:
            del sys.modules[name]


class WhenSiteIsReady:
    """A finder of modules that finds none; asked for `sitecustomize`, it does what is to be done."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return None."""
        if name == "sitecustomize":
            sys.meta_path.remove(self)
            try:
                prepare()
            except BaseException as error:
                try:
                    os.write(2, f"it could not be started: {type(error).__name__}: {error}\n".encode())
                finally:
                    os._exit(127)
        return None


if type(sys.meta_path[0]).__name__ != WhenSiteIsReady.__name__:  # `site` reads the file twice
    sys.meta_path.insert(0, WhenSiteIsReady())
