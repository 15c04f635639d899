"""Let other judges judge the packages that `judge export` writes: `make interop`, or this script with ids of exercises.

BAPCtools reads the version 2025-09, Kattis' problemtools the version legacy. Both run the validators and all
submissions, and compare the verdicts with what the package promises. They are installed from PyPI into environments
in the user's cache folder; where that does not work, they are left out with a message. Exit code: 1 if one of them
finds an error.

Left out are statements (both want LaTeX), and checks whose premise is not ours: that line breaks may be moved in an
output, and that each input has one right length, which illegal ones have not.
"""
# ruff: noqa: T201

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).parent.parent.parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "attnjudge-interop"
LONGEST = 1800  # seconds that one command may take


@dataclass(frozen=True)
class Peer:
    """Another judge."""

    package: str  # on PyPI
    command: str
    version: str  # of the format that it reads
    calls: tuple[tuple[str, ...], ...]  # arguments, to be called in the folder of a package
    needs: tuple[str, ...] = ()  # other programs


PEERS = (
    Peer(
        "bapctools",
        "bt",
        "2025-09",
        (
            ("validate", "--no-bar", "--input"),
            ("validate", "--no-bar", "--answer"),
            ("validate", "--no-bar", "--generic", "invalid_output", "output_validator"),
            ("run", "--no-bar"),
        ),
        needs=("cc", "c++"),
    ),
    Peer(
        "problemtools",
        "verifyproblem",
        "legacy",
        (("--parts", "config", "validators", "graders", "data", "submissions", "--", "."),),
    ),
)


def install(peer: Peer) -> Path | None:
    """Return the folder with the command of a peer, None if it cannot be installed."""
    programs = CACHE / peer.package / "bin"
    if not (programs / peer.command).exists():
        print(f"installing {peer.package} ...", flush=True)
        venv.create(CACHE / peer.package, with_pip=True, clear=True)
        pip = [programs / "python", "-m", "pip", "install", "--quiet", peer.package, "numpy"]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr.strip()[-500:])
            return None
    pypy = programs / "pypy3"  # both run submissions with it where it is found
    if not pypy.is_symlink():
        pypy.symlink_to("python3")
    return programs


def export(ids: Sequence[str], version: str, folder: Path) -> None:
    """Write the packages."""
    command = [sys.executable, "-m", "judge", "export", *ids, "--version", version, "--output", folder]
    subprocess.run(command, cwd=CHECKOUT, check=True, stdout=subprocess.DEVNULL)


def packages(peer: Peer, ids: Sequence[str], folder: Path) -> Iterator[Path]:
    """Yield the folders of the packages as a peer reads them."""
    export(ids, peer.version, folder)
    if peer.command == "bt":  # it misses statements in LaTeX, and tells by its exit code
        export(ids, "legacy", folder / "legacy")
    for package in sorted(path.parent for path in folder.glob("*/problem.yaml")):
        if peer.command == "bt":
            for statement in (folder / "legacy" / package.name / "problem_statement").iterdir():
                shutil.copy(statement, package / "statement")
        yield package


def agrees(peer: Peer, package: Path, programs: Path) -> bool:
    """Run a peer on a package, print what it says, and return whether it found no error."""
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    good = True
    for arguments in peer.calls:
        print(f"== {peer.command} {' '.join(arguments)}   ({package.name})", flush=True)
        done = subprocess.run(
            [programs / peer.command, *arguments],
            cwd=package,
            env={**os.environ, "PATH": path, "NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LONGEST,
            check=False,
        )
        print(done.stdout.strip())
        print(f"== exit code {done.returncode}", flush=True)
        good = good and done.returncode == 0
    return good


def main(ids: Sequence[str]) -> int:
    """Run all peers on the exercises, by default on all of the bank."""
    ids = ids or sorted(path.parent.name for path in (CHECKOUT / "problems").glob("*/problem.toml"))
    outcomes = []
    for peer in PEERS:
        missing = [program for program in peer.needs if shutil.which(program) is None]
        programs = None if missing else install(peer)
        if programs is None:
            why = f"it needs {', '.join(missing)}" if missing else "it cannot be installed here"
            print(f"SKIPPED {peer.package}: {why}")
            continue
        with tempfile.TemporaryDirectory() as folder:
            for package in packages(peer, ids, Path(folder)):
                good = agrees(peer, package, programs)
                outcomes.append((peer.package, package.name, good))
    for name, package, good in outcomes:
        print(f"{'agrees' if good else 'FINDS ERRORS':13} {name:13} {package}")
    return 0 if all(good for *_, good in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
