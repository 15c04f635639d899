"""What probes aim at: files, sockets and a process, made for the purpose. They are the judge's own witnesses.

Whatever a probe says of itself, here one sees what it has reached: whether something has arrived at a socket, whether
the process is as it was, whether a file has changed.
"""

import contextlib
import hashlib
import itertools
import os
import resource
import select
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

BYSTANDER = "import os, sys; os.write(1, b'.'); os.read(int(sys.argv[1]), 1)"  # ends with the examination
VARIABLE = "ATTNJUDGE_DOCTOR"
SYSTEM_FILES = ("/etc/passwd", "/etc/hostname", "/etc/fstab")
PACKAGE_FOLDERS = (
    Path(os.__file__).parent / "site-packages",
    Path(os.__file__).parent / "dist-packages",
    Path("/usr/lib/python3/dist-packages"),
)
DIGESTED = 1 << 16  # bytes that count for a digest, as in the probe
TIME_TO_DIE = 2.0  # seconds that a process that was killed may take on a busy machine


def digest(content: bytes) -> str:
    """Return what a probe tells of a file it has read, so that no secret is ever printed."""
    return hashlib.sha256(content[:DIGESTED]).hexdigest()


def digests_of(paths: Iterable[Path]) -> dict[str, str]:
    """Return path -> digest of those files that the judge can read and that hold something."""
    found = {}
    for path in dict.fromkeys(paths):
        with contextlib.suppress(OSError):
            if content := path.read_bytes()[:DIGESTED]:
                found[str(path.resolve())] = digest(content)
    return found


def packages_beside_numpy() -> Iterator[Path]:
    """Yield a file of a package from each folder for packages that lies inside a library programs may read."""
    for folder in PACKAGE_FOLDERS:
        files = (path for path in sorted(folder.glob("*/*.py")) if path.parent.name != "numpy")
        yield from itertools.islice((path for path in files if path.stat().st_size), 1)


class Canary:
    """A file with a secret that nobody else knows, in a folder of its own below `where`."""

    def __init__(self, where: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="attnjudge-doctor-", dir=where)
        self.path = Path(self._folder.name).resolve() / "canary"
        self.path.write_bytes(os.urandom(32))
        self._before = self._state()

    def _state(self) -> dict[str, object]:
        try:
            seen = self.path.stat()
            content = digest(self.path.read_bytes())
        except OSError as error:
            return {"name": type(error).__name__}
        return {
            "name": sorted(path.name for path in self.path.parent.iterdir()),
            "content": content,
            "mode": seen.st_mode,
            "owner": (seen.st_uid, seen.st_gid),
            "time": seen.st_mtime,
        }

    def changes(self) -> list[str]:
        """Return what is not as it was."""
        now = self._state()
        return [what for what in self._before if self._before[what] != now.get(what)]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._folder.cleanup()


class Change(NamedTuple):
    """What a process had, and has now."""

    what: str
    before: object
    after: object


class Bystander:
    """A process of the judge's user that does nothing, with a secret in its environment and a file open."""

    def __init__(self, file: Path) -> None:
        self._secret = os.urandom(16).hex()
        self._file = file
        end, self._alive = os.pipe()
        try:
            with file.open("rb") as stdin:
                self._process = subprocess.Popen(
                    [sys.executable, "-I", "-S", "-c", BYSTANDER, str(end)],
                    stdin=stdin,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    pass_fds=[end],
                    cwd=file.parent,
                    env={VARIABLE: self._secret},
                    start_new_session=True,  # signals to its group reach nobody else
                )
        finally:
            os.close(end)
        assert self._process.stdout is not None
        self._process.stdout.read(1)
        self._before = self._state()

    @property
    def told(self) -> Mapping[str, object]:
        """What a probe needs to know to reach it."""
        return {"pid": self._process.pid, "file": str(self._file), "variable": VARIABLE}

    @property
    def secrets(self) -> dict[str, str]:
        """Its variable with the digest of what it holds."""
        return {VARIABLE: digest(self._secret.encode())}

    def _state(self) -> dict[str, object]:
        pid = self._process.pid
        if self._process.poll() is not None:
            return {"returncode": self._process.returncode}
        state: dict[str, object] = {"returncode": None, "priority": os.getpriority(os.PRIO_PROCESS, pid)}
        if sys.platform == "linux":
            fields = dict(
                line.split(":\t", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines()
            )
            state["state"] = "sleeping" if fields["State"][0] in "RSD" else fields["State"]
            state["tracer"] = fields["TracerPid"]
            state["RLIMIT_NOFILE"] = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            state["affinity"] = os.sched_getaffinity(pid)
        return state

    def changes(self) -> list[Change]:
        """Return what is not as it was."""
        if self._state() != self._before:  # it could be reached: it may have been killed, and not be dead yet
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(TIME_TO_DIE)
        now = self._state()
        known = {what: before for what, before in self._before.items() if what in now}
        return [Change(what, before, now[what]) for what, before in known.items() if before != now[what]]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._alive)
        self._process.kill()
        self._process.communicate()


class Listeners:
    """Sockets of the judge that anybody on this machine could reach."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="attnjudge-doctor-")
        self._sockets: dict[str, socket.socket] = {}
        self.addresses: dict[str, Any] = {}
        local = ("127.0.0.1", 0)
        self._listen("TCP", socket.AF_INET, socket.SOCK_STREAM, local)
        self._listen("UDP", socket.AF_INET, socket.SOCK_DGRAM, local)
        self._listen("UNIX", socket.AF_UNIX, socket.SOCK_STREAM, f"{self._folder.name}/stream")
        self._listen("UNIX, datagrams", socket.AF_UNIX, socket.SOCK_DGRAM, f"{self._folder.name}/datagrams")
        if sys.platform == "linux":
            name = f"\0attnjudge-doctor-{os.urandom(8).hex()}"
            self._listen("UNIX, abstract", socket.AF_UNIX, socket.SOCK_STREAM, name)

    def _listen(self, name: str, family: int, kind: int, address: Any) -> None:
        made = socket.socket(family, kind)
        try:
            made.bind(address)
            if kind == socket.SOCK_STREAM:
                made.listen(8)
        except OSError:  # there is no such thing on this machine, or the path is too long
            made.close()
            return
        self._sockets[name] = made
        self.addresses[name] = made.getsockname() if family == socket.AF_INET else address

    def arrived(self) -> list[str]:
        """Return the sockets that something has arrived at."""
        ready, _, _ = select.select(self._sockets.values(), [], [], 0)
        return [name for name, each in self._sockets.items() if each in ready]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for each in self._sockets.values():
            each.close()
        self._folder.cleanup()
