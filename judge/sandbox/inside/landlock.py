"""Landlock: a process says which files it will still open, and the kernel holds it and its children to that.

See landlock(7). The rules name inodes, not paths. What a rule does not allow is refused with EACCES; but `stat` of a
path, `chmod` and the like are not Landlock's business, the seccomp filter forbids those that change something.
"""

from __future__ import annotations

import os
import stat
import struct

from judge.sandbox.inside import linux

CREATE_RULESET_VERSION = 1
RULE_PATH_BENEATH = 1

EXECUTE = 1 << 0
WRITE_FILE = 1 << 1
READ_FILE = 1 << 2
READ_DIR = 1 << 3
REMOVE_DIR = 1 << 4
REMOVE_FILE = 1 << 5
MAKE_DIR = 1 << 7
MAKE_REG = 1 << 8
REFER = 1 << 13
TRUNCATE = 1 << 14
IOCTL_DEV = 1 << 15
READ = EXECUTE | READ_FILE | READ_DIR
WRITE = READ_FILE | READ_DIR | WRITE_FILE | TRUNCATE | MAKE_REG | MAKE_DIR | REMOVE_FILE | REMOVE_DIR | REFER
ON_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV  # rights that a rule on a file may name

# ABI -> all rights on files that it knows. Below 3 the kernel cannot refuse to truncate a readable file.
OLDEST_ABI = 3
RIGHTS = {3: (1 << 15) - 1, 4: (1 << 15) - 1, 5: (1 << 16) - 1}
NETWORK = 0b11  # bind and connect with TCP, from ABI 4
SCOPES = 0b11  # abstract sockets and signals, from ABI 6


def abi() -> int:
    """Return the version of Landlock that this kernel speaks; 0: none."""
    try:
        return linux.system_call("landlock_create_ruleset", None, 0, CREATE_RULESET_VERSION)
    except OSError:
        return 0


def make_ruleset(
    readable: list[str], hidden: list[str], devices: list[str], writable: tuple[str, ...] = ()
) -> int:
    """Return a descriptor of rules, which allow nothing but what they name.

    Below `readable` files can be read, but for those below `hidden`; to `devices` and below `writable` can be written.

    Raises:
        OSError: there is no Landlock, or it is too old.
    """
    version = abi()
    if version < OLDEST_ABI:
        raise OSError(f"Landlock ABI {OLDEST_ABI} is needed, this kernel has: {version or 'none'}")
    handled = RIGHTS[min(version, 5)]
    fields = [handled, NETWORK if version >= 4 else 0, SCOPES if version >= 6 else 0]
    size = 8 if version < 4 else 16 if version < 6 else 24
    ruleset = linux.system_call("landlock_create_ruleset", struct.pack("QQQ", *fields), size, 0)
    for path in readable:
        _allow_reading(ruleset, path, hidden)
    for path in devices:
        _allow(ruleset, path, READ_FILE | WRITE_FILE | TRUNCATE)
    for path in writable:
        _allow(ruleset, path, WRITE)
    return ruleset


def _allow_reading(ruleset: int, path: str, hidden: list[str]) -> None:
    """Allow what is below `path` piece by piece where something is hidden there: rules cannot subtract."""
    if path in hidden:
        return
    path = os.path.realpath(path)
    if not any(each.startswith(f"{path}/") for each in hidden):
        _allow(ruleset, path, READ)
        return
    _allow(ruleset, path, READ_DIR)  # names, also the hidden ones: imports list folders
    for name in os.listdir(path):
        _allow_reading(ruleset, f"{path}/{name}", hidden)


def _allow(ruleset: int, path: str, rights: int) -> None:
    try:
        file = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:  # not there: nothing to allow
        return
    try:
        if not stat.S_ISDIR(os.fstat(file).st_mode):
            rights &= ON_FILES
        linux.system_call(
            "landlock_add_rule", ruleset, RULE_PATH_BENEATH, struct.pack("=Qi", rights, file), 0
        )
    finally:
        os.close(file)


def restrict(ruleset: int) -> None:
    """Hold this process to the rules, for good; needs PR_SET_NO_NEW_PRIVS."""
    linux.system_call("landlock_restrict_self", ruleset, 0)
