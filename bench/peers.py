"""Other judges that can do the same task, each optional: where it is, what it needs laid out, what is run.

A peer is looked for in the folders of `ATTNJUDGE_BENCH_PEERS` (separated like those of `PATH`), then in `PATH`: peers
that need different versions of a package can each have an environment of their own.
"""

import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from bench.measure import Action
from bench.running import Failed, run
from bench.task import Task
from judge.bank.testcases import DIGESTS

SEARCHED = "ATTNJUDGE_BENCH_PEERS"
LAUNCHER = Path(__file__).with_name("dmoj_with_numpy.py")


@dataclass(frozen=True)
class Peer:
    """Another judge."""

    name: str  # of the way
    command: str  # by which it is found
    package: str
    pip: str  # what installs it
    prepare: Callable[[Task, str], Action]  # lays out what it needs; gets the path of its command


def oj_test(task: Task, command: str) -> Action:
    """Return `oj test`: input and expected output side by side in one folder."""
    folder = task.folder / "oj"
    folder.mkdir()
    for case in task.cases:
        name = case.name.replace("/", "-")
        (folder / f"{name}.in").write_bytes(case.input)
        (folder / f"{name}.out").write_bytes(case.answer)
    program = shlex.join([str(task.python), str(task.program)])
    words = [command, "test", "-c", program, "-d", str(folder)]
    return lambda: run(words, surroundings(task), folder, says=f"test success: {len(task.cases)} cases")


def verifyproblem(task: Task, command: str) -> Action:
    """Return problemtools' `verifyproblem`, the part that runs the submissions."""
    folder = lay_out_package(
        task, "kattis", "problem_format_version: legacy\nname: Attention\nlicense: public domain\n"
    )
    words = [command, "-p", "submissions", "--", str(folder)]
    return lambda: run(words, surroundings(task), task.folder, says="OK: AC")


def bt_run(task: Task, command: str) -> Action:
    """Return BAPCtools' `bt run`; its first run compiles its default validator."""
    folder = lay_out_package(
        task,
        "bapc",
        "problem_format_version: 2025-09\nname: Attention\nlicense: public domain\n"
        f"uuid: 3fdaf0a2-6d35-4d0e-9a3c-1a35a5f0b0a1\nlimits:\n  time_limit: {task.problem.limits.time}\n",
    )
    (folder / "statement").mkdir()  # without one its exit code tells of an incomplete package
    (folder / "statement" / "problem.en.tex").write_text(r"\problemname{Attention}")
    words = [command, "run", f"submissions/accepted/{task.program.name}"]
    count = len(task.cases)
    return lambda: run(words, surroundings(task), folder, says=f"{count}/{count}")


def dmoj_submit(task: Task, command: str) -> Action:
    """Return `dmoj-cli submit`, with an executor that gives NumPy to programs."""
    folder = task.folder / "dmoj"
    problem = folder / "problems" / "attention"
    shutil.copytree(task.tests, problem)
    tests = [f"- {{in: {case.name}.in, out: {case.name}.ans, points: 1}}\n" for case in task.cases]
    (problem / "init.yml").write_text("test_cases:\n" + "".join(tests))
    numpy = next(task.python.parent.parent.glob("lib/*/site-packages/numpy"))
    readable = [task.python.parent.parent, task.python.resolve().parent.parent, numpy.resolve().parent]
    config = folder / "config.yml"
    config.write_text(
        f"problem_storage_globs: ['{folder}/problems/*']\nruntime: {{numpy: '{task.python}'}}\n"
        "extra_fs:\n  NUMPY:\n" + "".join(f"  - recursive_dir: '{path}'\n" for path in readable)
    )
    limits = ["-tl", str(task.problem.limits.time), "-ml", str(task.problem.limits.memory // 1024)]
    options = ["--no-ansi", "--skip-self-test", "-c", str(config), "--history", str(folder / "history")]
    program = ["submit", "attention", "NUMPY", str(task.program), *limits]
    words = [str(interpreter_of(command)), str(LAUNCHER), *options, "--", *program]
    return lambda: run(words, surroundings(task), folder, says=" AC [", times=len(task.cases))


PEERS = (
    Peer("`dmoj-cli submit`", "dmoj-cli", "dmoj", "pip install cython setuptools dmoj", dmoj_submit),
    Peer("`verifyproblem`", "verifyproblem", "problemtools", "pip install problemtools", verifyproblem),
    Peer("`bt run`", "bt", "BAPCtools", "pip install BAPCtools", bt_run),
    Peer("`oj test`", "oj", "online-judge-tools", "pip install online-judge-tools setuptools", oj_test),
)


def lay_out_package(task: Task, name: str, metadata: str) -> Path:
    """Make a problem package, as problemtools and BAPCtools read them."""
    folder = task.folder / name
    shutil.copytree(task.tests, folder / "data", ignore=shutil.ignore_patterns("*.ties", DIGESTS))
    (folder / "submissions" / "accepted").mkdir(parents=True)
    shutil.copy(task.program, folder / "submissions" / "accepted")
    (folder / "problem.yaml").write_text(metadata)
    return folder


def surroundings(task: Task) -> dict[str, str]:
    """Return the environment variables of a peer: all that it leaves lies in the task's folder.

    Two of them run programs with `pypy3` where it is found; here that is a name of the interpreter all ways use.
    """
    pypy = task.python.with_name("pypy3")
    if not pypy.exists():
        pypy.symlink_to(task.python.name)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    path = os.pathsep.join([str(pypy.parent), os.environ.get("PATH", os.defpath)])
    return {**kept, **task.environment, "PATH": path}


def interpreter_of(command: str) -> Path:
    """Return the interpreter that a command installed by pip runs on: its first line names it."""
    with Path(command).open("rb") as script:
        return Path(script.readline().removeprefix(b"#!").decode().strip())


def find(command: str, environment: Mapping[str, str]) -> str | None:
    """Return the path of a peer's command, None if it is not installed."""
    folders = [environment.get(SEARCHED, ""), environment.get("PATH", os.defpath)]
    return shutil.which(command, path=os.pathsep.join(filter(None, folders)))


def version(peer: Peer, command: str) -> str:
    """Return which version of a peer is installed."""
    code = f"from importlib.metadata import version; print(version({peer.package!r}))"
    words = [str(interpreter_of(command)), "-c", code]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


@dataclass(frozen=True)
class Peers:
    """What was found of the peers."""

    actions: Mapping[str, Action]  # name -> the way
    versions: Mapping[str, str]  # name -> package with its version
    absent: Mapping[str, str]  # name -> why it is not measured


def open_peers(task: Task, tell: Callable[[str], None]) -> Peers:
    """Look for all peers, and try each once: one that does not work here is left out, with its reason."""
    actions: dict[str, Action] = {}
    versions: dict[str, str] = {}
    absent: dict[str, str] = {}
    for peer in PEERS:
        command = find(peer.command, os.environ)
        if command is None:
            absent[peer.name] = f"not installed (`{peer.pip}`)"
            continue
        tell(f"trying {peer.name}")
        try:
            action = peer.prepare(task, command)
            action()
            versions[peer.name] = f"{peer.package} {version(peer, command)}"
            actions[peer.name] = action
        except (Failed, OSError, subprocess.CalledProcessError) as error:
            tell(str(error))
            absent[peer.name] = "installed, but it did not accept the program here"
    return Peers(actions, versions, absent)
