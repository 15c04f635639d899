"""The command `judge`, and `python -m judge`."""

import os
import sys

from judge.sandbox import Isolation
from judge.sandbox.early import EarlySandbox, start_early


def main() -> None:
    """Run the command line and exit with its code: 0, 1 not accepted, 2 usage, 3 not usable, 130 interrupted."""
    early = EarlySandbox(Isolation(), None)
    try:
        early = start_early(sys.argv[1:])
        from judge.commands import run  # slow to import, while the sandbox becomes ready

        code = run(sys.argv[1:], early)
    except KeyboardInterrupt:  # before the command line could say so
        code = 130
    finally:
        early.close()
    os._exit(code)  # all is flushed and closed; to take the interpreter apart would only take time


if __name__ == "__main__":
    main()
