"""Probe: read secrets along every way there might be. What is read is told as a digest: the judge knows the right one.

stdin: {"secrets": [path, ...], "packages": [name, ...], "bystander": {"pid", "file", "variable"}}
"""

import hashlib
import importlib
import os
from collections.abc import Iterator
from pathlib import Path

from judge.doctor.attempts import attempt, end, given

LONGEST = 1 << 16  # bytes that count for a digest
PATH_ONLY = getattr(os, "O_PATH", os.O_RDONLY)


def digest(path: str) -> str:
    """Read a file; return its digest."""
    with Path(path).open("rb") as file:
        return hashlib.sha256(file.read(LONGEST)).hexdigest()


def digest_by_steps(path: str) -> str:
    """Walk down from the root, from one descriptor to the next."""
    folder = os.open("/", PATH_ONLY)
    *folders, name = path.strip("/").split("/")
    for step in folders:
        folder = os.open(step, PATH_ONLY, dir_fd=folder)
    return hashlib.sha256(os.read(os.open(name, os.O_RDONLY, dir_fd=folder), LONGEST)).hexdigest()


def digest_through_link(path: str) -> str:
    """Read a file through a link of one's own."""
    link = Path("link")
    link.symlink_to(path)
    try:
        return digest("link")
    finally:
        link.unlink()


def digest_of_variable(process: str, name: str) -> str:
    """Return the digest of an environment variable of a process."""
    for entry in Path(f"/proc/{process}/environ").read_bytes().split(b"\0"):
        if entry.startswith(name.encode() + b"="):
            return hashlib.sha256(entry.partition(b"=")[2]).hexdigest()
    raise LookupError(name)


def other_roots(bystander: int) -> Iterator[tuple[str, str]]:
    """Yield what might be other names of the root of the machine, each with the name of the way."""
    up = "../" * 40
    yield "..", up
    for process in ("self", 1, os.getppid(), bystander):
        yield f"/proc/{process}/root", f"/proc/{process}/root"
        yield f"/proc/{process}/cwd/..", f"/proc/{process}/cwd/{up}"


def processes() -> list[str]:
    """Return the numbers of the processes that can be seen."""
    try:
        return [path.name for path in Path("/proc").iterdir() if path.name.isdigit()]
    except OSError:
        return []


def import_package(name: str) -> str | None:
    """Import a package that programs do not have."""
    return importlib.import_module(name).__file__


def main() -> None:
    """Try to read everything."""
    told = given()
    bystander = told["bystander"]
    pid, file, variable = bystander["pid"], bystander["file"], bystander["variable"]
    for path in told["secrets"]:
        attempt("open", digest, path, target=path)
        for way, root in other_roots(pid):
            attempt(way, digest, root + path, target=path)
        attempt("openat", digest_by_steps, path, target=path)
        attempt("symlink", digest_through_link, path, target=path)
    for way in (f"/proc/{pid}/fd/0", f"/proc/{pid}/cwd/{Path(file).name}"):
        attempt(way, digest, way, target=file)
    for process in {*processes(), str(pid)}:
        attempt(f"/proc/{process}/environ", digest_of_variable, process, variable, target=variable)
    for name in told["packages"]:
        attempt("import", import_package, name, target=name)
    end()


main()
