"""Where banks and data are: the checkout, the wheel, the user's folder."""

import sys
from collections.abc import Mapping
from pathlib import Path

PARTS = ("problems", "solutions", "testcases")
IN_WHEEL = "_bank"  # what the folder of the bank is called there: not to be written


def is_bank(folder: Path) -> bool:
    """Whether `folder` holds the three parts of a bank."""
    return all((folder / part).is_dir() for part in PARTS)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of the user's data: `ATTNJUDGE_HOME`, else where this system keeps such things."""
    if home := environment.get("ATTNJUDGE_HOME"):
        return _expanded(home)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "attnjudge"
    base = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "attnjudge"


def bank_folders(chosen: Path | None, environment: Mapping[str, str]) -> tuple[Path, ...]:
    """Return the folders of the bank, the first one first where an id is in two.

    `chosen` (`--bank`) or `ATTNJUDGE_BANK` stand alone; so does the checkout one stands in. Otherwise it is the bank
    that came with this package, with the user's own behind it.
    """
    if chosen is not None:
        return (chosen,)
    if named := environment.get("ATTNJUDGE_BANK"):
        return (_expanded(named),)
    for folder in _here_and_above():
        if is_bank(folder):
            return (folder,)
    own = data_folder(environment) / "bank"
    return (shipped_bank(), *([own] if is_bank(own) else []))


def _here_and_above() -> tuple[Path, ...]:
    try:
        here = Path.cwd()
    except OSError:  # the folder one stands in is gone
        return ()
    return (here, *here.parents)


def _expanded(path: str) -> Path:
    try:
        return Path(path).expanduser()
    except RuntimeError:  # of a user who does not exist: the path as it stands will be found missing
        return Path(path)


def shipped_bank() -> Path:
    """Return the bank in the wheel, or the checkout that an editable install points to."""
    package = Path(__file__).parent.parent
    in_wheel = package / IN_WHEEL
    return in_wheel if in_wheel.is_dir() else package.parent
