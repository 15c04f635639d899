"""What an interpreter in an isolated tier runs before the program, as its module `sitecustomize`.

At descriptor 3 lies what it has to do. Either this is to be the warm runner: `warm.serve` returns only in a forked
child, which goes on from here as if nothing had been, to the program. Or this interpreter was executed for one
program, and installs its filter of system calls. Should anything fail, the interpreter ends here: `site` would
print the error and go on to the program, which must not run without the filter.
"""

import marshal
import os
import sys


def prepare(descriptor: int) -> None:
    """Do what is handed over at `descriptor`."""
    with open(descriptor, "rb") as file:
        handed_over = marshal.loads(file.read())
    for name in ("judge", "judge.sandbox.inside"):
        sys.modules[name] = type(sys)(name)
    sys.modules[name].__path__ = [os.path.dirname(os.path.realpath(__file__))]
    if "serve" in handed_over:
        from judge.sandbox.inside import warm

        warm.serve(handed_over["serve"])
    else:
        from judge.sandbox.inside import linux

        linux.use_one_arena()
        linux.install_filter(handed_over["filter"])
        for name in [name for name in sys.modules if name.startswith("judge")]:
            del sys.modules[name]


try:
    prepare(3)
except BaseException as error:
    os.write(2, f"the sandbox could not start the program: {type(error).__name__}: {error}\n".encode())
    os._exit(127)
for name in ("prepare", "marshal", "os", "sys"):
    del globals()[name]
