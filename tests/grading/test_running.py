"""unmatched.csv on a disk that is full, as /dev/full is."""

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.errors import UsageError
from judge.grading.records import Unmatched
from judge.grading.running import UnmatchedFile
from judge.messages import Messages

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")


@pytest.fixture
def full(tmp_path: Path) -> Callable[[], UnmatchedFile]:
    """Open the file on a full disk."""
    (tmp_path / "unmatched.csv").symlink_to("/dev/full")
    return lambda: UnmatchedFile(tmp_path, Messages("en"))


@pytest.mark.parametrize("count", [0, 1, 10_000])
def test_a_full_disk_is_an_error_for_people(count: int, full: Callable[[], UnmatchedFile]) -> None:
    def write() -> None:
        with full() as unmatched:
            for number in range(count):
                unmatched.add(Unmatched(f"{number}.txt", "grade.not-python"))

    with pytest.raises(UsageError, match=r"unmatched\.csv \(No space left on device\)"):
        write()


def test_a_full_disk_does_not_hide_why_the_batch_ended(full: Callable[[], UnmatchedFile]) -> None:
    with pytest.raises(ZeroDivisionError), full():
        raise ZeroDivisionError
