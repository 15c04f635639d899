"""Judge the hostile submissions in one tier of isolation as one user, and check what must hold after each.

    python tests/hostile/run.py --tier landlock --user nobody [--only S05,H12] [--container] [--read-only-home]

`me` is whoever runs this; `nobody` an ordinary user, which root can become. The judge runs in a process of its own,
in a throw-away folder that holds its home, its temporary files and the bank of the toy exercise. `--json` prints a line
for each submission: first how it was run, last how many lines there were in between.

In the tier `portable`, whose attacks reach the machine, the dangerous submissions are left out.

With `-- ARGUMENTS` Python is run with these arguments in the same surroundings instead.
"""

import argparse
import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from judge import SandboxError
from judge.sandbox import TIERS, Isolation

import corpus
import places
import toy

HERE = Path(__file__).parent
CHECKOUT = HERE.parent.parent
FIRST_UNUSED_UID = 61_000
NO_SUCH_TIER = 3
PR_SET_CHILD_SUBREAPER = 36


def main() -> int:
    """Make the surroundings and judge within them; return the exit code."""
    options, arguments = parsed(sys.argv[1:])
    if options.inside:
        return judge_all(options, Path(options.inside))
    folder = Path(tempfile.mkdtemp(prefix="attnjudge-corpus-"))
    try:
        done = run_inside(options, folder, arguments or [__file__, "--inside", str(folder), *sys.argv[1:]])
    finally:
        shutil.rmtree(folder)
    if done.returncode == places.CANNOT:
        teller(options)({"unavailable": done.stderr.strip()})
        return NO_SUCH_TIER
    sys.stderr.write(done.stderr)
    return done.returncode


def parsed(words: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return the options, and the arguments behind "--"."""
    end = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tier", choices=["auto", *TIERS], default="auto")
    parser.add_argument("--user", choices=["me", "nobody"], default="me")
    parser.add_argument("--container", action="store_true", help="without the privileges containers lack")
    parser.add_argument("--read-only-home", action="store_true")
    parser.add_argument("--cold", action="store_true", help="a fresh interpreter for every test")
    parser.add_argument("--only", type=lambda ids: ids.split(","), help="ids, separated by commas")
    parser.add_argument("--submissions", type=Path, default=corpus.FOLDER, help="the folder they stand in")
    parser.add_argument("--json", action="store_true", help="lines for programs")
    parser.add_argument("--explain", action="store_true", help="tell of every test how it ended")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    return parser.parse_args(words[:end]), words[end + 1 :]


def run_inside(
    options: argparse.Namespace, folder: Path, arguments: list[str]
) -> subprocess.CompletedProcess[str]:
    """Run Python in the surroundings that the options ask for, with its files below `folder`."""
    words = [sys.executable, str(HERE / "places.py")]
    uid = os.getuid()
    if options.user == "nobody":
        uid = unused_uid()
        needed = {sys.prefix, sys.base_prefix, str(CHECKOUT), str(options.submissions), str(folder)}
        words += ["--uid", str(uid), *(word for path in sorted(needed) for word in ("--reach", path))]
    for name in ("home", "tmp", "work"):
        (folder / name).mkdir()
    for path in (folder, *folder.iterdir()):
        os.chown(path, uid, -1)
    if options.container:
        words += ["--container"]
    if options.read_only_home:
        words += ["--read-only", str(folder / "home")]
    environment = {
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        "LANG": "C.UTF-8",
        "HOME": str(folder / "home"),
        "TMPDIR": str(folder / "tmp"),
        "JUDGE_TOKEN": toy.new_canary(),
        "JUDGE_ANSWERS": str(folder / "testcases"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        [*words, "--", sys.executable, *arguments],
        env=environment,
        cwd=folder / "work",
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )


def unused_uid() -> int:
    """Return the number of a user that has no process: limits on processes count for all of a user."""
    used = set()
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            used.add(os.stat(f"/proc/{name}").st_uid)
        except OSError:
            continue
    first = FIRST_UNUSED_UID + os.getpid() % 4000  # two that start at once do not get the same
    return next(uid for uid in range(first, first + 10_000) if uid not in used)


def judge_all(options: argparse.Namespace, folder: Path) -> int:
    """Judge the submissions in this process and tell what came of it; return the exit code."""
    from session import Session

    become_subreaper()
    tell = teller(options)
    isolation = Isolation(tier=None if options.tier == "auto" else options.tier, cold=options.cold)
    try:
        session = Session(isolation, folder, os.environ["JUDGE_TOKEN"])
    except SandboxError as error:
        tell({"unavailable": str(error)})
        return NO_SUCH_TIER
    tell({"tier": session.sandbox.tier, "uid": os.getuid(), "cold": options.cold})
    chosen = [
        each
        for each in corpus.submissions(options.submissions)
        if (options.only is None or each.id in options.only)
        and not (each.dangerous and session.sandbox.tier == "portable")
    ]
    failed = 0
    for row in session.rows(chosen):
        failed += bool(row["complaints"])
        tell(row)
    session.close()
    tell({"end": len(chosen), "failed": failed})
    return 1 if failed else 0


def become_subreaper() -> None:
    """Have the orphans of all processes below come back here."""
    if ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError("prctl: this process cannot become a subreaper")


def teller(options: argparse.Namespace) -> Any:
    """Return the function that prints a row as the options want it."""
    return print_json if options.json else partial(print_row, explain=options.explain)


def print_json(row: dict[str, Any]) -> None:
    """Print a row as a line of JSON, at once."""
    print(json.dumps(row), flush=True)


def print_row(row: dict[str, Any], explain: bool) -> None:
    """Print a row for people."""
    if "id" not in row:
        print(*(f"{key} {value}" for key, value in row.items()), sep=" · ", flush=True)
        return
    verdicts = "/".join(row["verdicts"])
    outcome = "" if row["complaints"] else "ok"
    print(f"{row['file']:36} {verdicts:10} {row['seconds']:6.2f} s  {outcome}", flush=True)
    for line in row["complaints"] + (row["endings"] if explain else []):
        print(f"    {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
