"""A judge that is killed in the middle of a test leaves nothing: no process for a second, and no file."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")

USERS = ["me", "nobody"] if sys.platform != "win32" and os.getuid() == 0 else ["me"]
SCRIPT = Path(__file__).with_name("killed.py")


@pytest.mark.parametrize("user", USERS)
@pytest.mark.parametrize(
    ("tier", "program"),
    [
        ("namespaces", "busy"),
        ("namespaces", "waiting"),
        ("namespaces", "stopped"),
        ("landlock", "busy"),
        ("landlock", "stopped"),
        ("landlock", "printing"),
        ("portable", "busy"),
    ],
)
def test_nothing_is_left(harness: Callable[..., Any], tier: str, program: str, user: str) -> None:
    (seen,) = harness("--user", user, "--", SCRIPT, tier, program)
    assert seen["started"]
    assert seen["running"] >= 2  # a runner and the program
    assert seen["left"] == 0
    assert seen["seconds"] < 1
    assert seen["files"] == []
