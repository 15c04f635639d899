"""Hostile and awkward programs come out as allowed in every isolated tier, and leave nothing behind."""

import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the tiers that isolate are Linux's")

FOLDER = Path(__file__).parent / "submissions"
SUBMISSIONS = sorted(FOLDER.glob("*.py"))
USERS = ["me", "nobody"] if sys.platform != "win32" and os.getuid() == 0 else ["me"]


@pytest.mark.parametrize("user", USERS)
@pytest.mark.parametrize("tier", ["namespaces", "landlock"])
@pytest.mark.parametrize("submission", SUBMISSIONS, ids=lambda path: path.stem)
def test_a_submission_comes_out_as_allowed(streams: Any, submission: Path, tier: str, user: str) -> None:
    assert streams(tier, user).row(submission.name)["complaints"] == []


def test_every_submission_has_the_id_that_its_name_begins_with() -> None:
    for path in SUBMISSIONS:
        header = b"".join(path.read_bytes().splitlines(keepends=True)[:2])
        assert re.search(rb"# id=(\w+) ", header)[1].decode() == path.name.partition("_")[0].upper()


def test_no_two_submissions_have_the_same_id() -> None:
    ids = [path.name.partition("_")[0] for path in SUBMISSIONS]
    assert len(ids) == len(set(ids)) >= 51 + 20
