"""What this machine is, and what to do where a tier does not work on it."""

import os
import platform
import sys
from importlib import metadata
from pathlib import Path

from judge.doctor.records import Facts
from judge.messages import Phrase
from judge.sandbox import ISOLATED_TIERS
from judge.sandbox.inside import landlock, seccomp

SYSCTL = Path("/proc/sys")
# Settings that refuse user namespaces, file below /proc/sys -> the value that does: to all, to ordinary users.
REFUSING_ALL = {"user/max_user_namespaces": "0"}
REFUSING_USERS = {
    "kernel/apparmor_restrict_unprivileged_userns": "1",
    "kernel/unprivileged_userns_clone": "0",
}


def facts() -> Facts:
    """Return what this machine is."""
    system = platform.uname()
    return Facts(
        system=f"{system.system} {system.release}",
        machine=system.machine,
        uid=os.geteuid(),
        python=platform.python_version(),
        numpy=_version_of_numpy(),
        landlock_abi=landlock_abi(),
        filter_known=filter_known(),
    )


def _version_of_numpy() -> str | None:
    try:
        return metadata.version("numpy")
    except metadata.PackageNotFoundError:
        return None


def landlock_abi() -> int:
    """Return the version of Landlock that the kernel speaks; 0: none."""
    return landlock.abi() if sys.platform == "linux" else 0


def filter_known() -> bool:
    """Whether there is a filter of system calls for this machine."""
    return sys.platform == "linux" and seccomp.machine_filter(os.uname().machine) is not None


def advice_on(tier: str, sysctl: Path = SYSCTL) -> Phrase | None:
    """Return what to do about a tier that does not work here; None: nothing is known."""
    if tier not in ISOLATED_TIERS:
        return None
    if sys.platform != "linux":
        return Phrase("advice.needs-linux")
    if not filter_known():
        return Phrase("advice.other-machine", {"machines": ", ".join(seccomp.MACHINES)})
    if tier == "landlock":
        old = landlock_abi() < landlock.OLDEST_ABI
        return Phrase("advice.newer-kernel", {"needed": landlock.OLDEST_ABI}) if old else None
    refusing = REFUSING_ALL if os.geteuid() == 0 else {**REFUSING_USERS, **REFUSING_ALL}
    for name, value in refusing.items():
        if setting(sysctl / name) == value:
            return Phrase("advice.setting", {"name": name.replace("/", "."), "value": value})
    return Phrase("advice.container")


def setting(path: Path) -> str | None:
    """Return the value of a setting of the kernel; None: there is no such setting."""
    try:
        return path.read_text().strip()
    except OSError:
        return None
