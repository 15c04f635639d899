"""Find the strongest tier that works, by trying.

The first candidate is started at once, so that it becomes ready while its user does something else; only at the
first use is waited for it, and only if it failed is the next one started.
"""

import threading
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Self

from judge.errors import SandboxError
from judge.model import Execution, Limits, Program
from judge.sandbox import Sandbox


class FirstThatWorks:
    """A sandbox of the first tier of `openers` that can be made ready."""

    def __init__(self, openers: Mapping[str, Callable[[], Sandbox]]) -> None:
        """Start the first tier; `openers` are tried in their order."""
        self._openers = list(openers.items())
        self._failures: dict[str, SandboxError] = {}
        self._choosing = threading.Lock()
        self._sandbox: Sandbox | None = None
        self._chosen = False
        self._closed = False
        self._start_next()

    def _start_next(self) -> None:
        """Start the next tier that can be started.

        Raises:
            SandboxError: there is none.
        """
        self._sandbox = None
        while self._openers:
            tier, opener = self._openers.pop(0)
            try:
                self._sandbox = opener()
            except SandboxError as error:
                self._failures[tier] = error
                continue
            if self._closed:  # by another thread, which has not seen this one
                self._sandbox.close()
            return
        raise self._no_tier()

    def _no_tier(self) -> SandboxError:
        if len(self._failures) == 1:
            return next(iter(self._failures.values()))
        detail = "; ".join(f"{tier}: {error}" for tier, error in self._failures.items())
        return SandboxError("sandbox.no-isolation", detail=detail)

    def _ready(self) -> Sandbox:
        with self._choosing:
            while not self._chosen:
                if self._closed:
                    raise SandboxError("sandbox.closed")
                if self._sandbox is None:
                    raise self._no_tier()
                try:
                    self._sandbox.wait_until_ready()
                    self._chosen = True
                except SandboxError as error:
                    self._failures[self._sandbox.tier] = error
                    self._sandbox.close()
                    self._start_next()
            assert self._sandbox is not None
            return self._sandbox

    @property
    def tier(self) -> str:
        """The name of the isolation in force."""
        return self._ready().tier

    def wait_until_ready(self) -> None:
        """Wait until programs can be run."""
        self._ready()

    def execute(self, program: Program, stdin: bytes, limits: Limits) -> Execution:
        """Run `program` in the tier that works."""
        return self._ready().execute(program, stdin, limits)

    def close(self) -> None:
        """Close what is open."""
        self._closed = True
        if self._sandbox is not None:
            self._sandbox.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
