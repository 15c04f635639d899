"""In a container without extra privileges the next tier is taken, and holds; also with a home that is read-only.

The container is made by taking away: the capabilities that Docker does not give, the system calls that it refuses.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="containers are Linux's")

CHECKOUT = Path(__file__).parent.parent.parent
USERS = ["me", "nobody"] if sys.platform != "win32" and os.getuid() == 0 else ["me"]
every_user = pytest.mark.parametrize("user", USERS)

# One for each promise, quick ones.
SUBSET = "S01,S03,S04,S07,S09,S11,S12,S13,S16,S20,S37,S39,S40,S41,S46,H02,H03,H05,H17,H22,H58,H59,H60,H64,H83"

WHAT_A_CONTAINER_LACKS = """
import ctypes, json, os
status = open("/proc/self/status").read()
libc = ctypes.CDLL(None, use_errno=True)
print(json.dumps({
    "capabilities": int(status.split("CapEff:")[1].split()[0], 16),
    "namespace": libc.unshare(0x10000000),
    "writable home": os.access(os.environ["HOME"], os.W_OK),
    "uid": os.getuid(),
}))
"""
CAP_SYS_ADMIN = 21


@every_user
@pytest.mark.parametrize("home", [[], ["--read-only-home"]], ids=["home", "read-only home"])
def test_the_landlock_tier_is_chosen_and_holds(
    harness: Callable[..., Any], user: str, home: list[str]
) -> None:
    first, *rows, last = harness("--container", *home, "--user", user, "--tier", "auto", "--only", SUBSET)
    assert first["tier"] == "landlock"
    assert [(row["file"], row["complaints"]) for row in rows if row["complaints"]] == []
    assert last == {"end": len(SUBSET.split(",")), "failed": 0}


@every_user
def test_the_namespaces_tier_is_refused(harness: Callable[..., Any], user: str) -> None:
    rows = harness("--container", "--user", user, "--tier", "namespaces", may_be_unavailable=False)
    assert [list(row) for row in rows] == [["unavailable"]]


@every_user
def test_the_container_lacks_what_it_should(harness: Callable[..., Any], user: str) -> None:
    (facts,) = harness("--container", "--read-only-home", "--user", user, "--", "-c", WHAT_A_CONTAINER_LACKS)
    assert not facts["capabilities"] & 1 << CAP_SYS_ADMIN
    assert facts["namespace"] == -1
    assert not facts["writable home"]
    assert (facts["uid"] == os.getuid()) is (user == "me")


@every_user
def test_a_submission_is_judged_without_a_writable_home(user: str) -> None:
    program = CHECKOUT / "examples" / "accepted.py"
    done = subprocess.run(
        [
            *(sys.executable, Path(__file__).with_name("run.py"), "--container", "--read-only-home"),
            *("--user", user, "--", "-m", "judge", "submit", "sliding-window-attention", program, "--json"),
        ],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.stdout.startswith("unavailable"):
        pytest.skip(done.stdout)
    report = json.loads(done.stdout)
    assert (report["verdict"], report["tier"], done.returncode) == ("AC", "landlock", 0)
    assert "not recorded" in done.stderr
