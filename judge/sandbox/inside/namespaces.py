"""The tier `namespaces`: a root of its own with the interpreter and NumPy, no network, no other process.

Everything happens in namespaces (user, mount, pid, net, ipc, uts, cgroup; see namespaces(7)) that end with the runner:

    outside: launcher          waits for the runner, holds no secret
      inside: runner, pid 1    forks programs; when it dies, the kernel kills all that is left
        program, pid 2, 3 ...  sees /box (its source), the interpreter, NumPy, /dev/null; nothing can be written

An ordinary user gets the right to all this from a user namespace, where the user appears as uid 1000. For root the
order is another: the root is built first, because the interpreter may lie where only root comes (below a home of
mode 0700); then a user namespace maps uid 1000 to a user that does not exist outside, and root is given up for
good. If not even the folders of NumPy can be read by others, their owner is mapped too, as the effective uid: what
that one may read of the machine is not there, and no capability goes with it.

The folder of the program, /box, is a small file system in memory, mounted twice: once writable, where only the
runner has it open, and over that read-only.
"""

from __future__ import annotations

import os
import signal
import stat

from judge.sandbox.inside import linux
from judge.sandbox.inside.interpreter import make_interpreter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

INSIDE_ID = 1000  # uid and gid that programs see
OWNER_ID = 1001  # effective uid, where only its owner can read NumPy
BOX = "/box"
ENVIRONMENT = "/python"
CODE = "/runner"
OLD = "/old"
DEVICES = ("null", "zero", "full", "random", "urandom")
EVERYTHING = (
    linux.CLONE_NEWUSER
    | linux.CLONE_NEWNS
    | linux.CLONE_NEWPID
    | linux.CLONE_NEWNET
    | linux.CLONE_NEWIPC
    | linux.CLONE_NEWUTS
    | linux.CLONE_NEWCGROUP
)
PLAIN = linux.MS_NOSUID | linux.MS_NODEV | linux.MS_NOEXEC


def enter(config: dict[str, Any]) -> int | None:
    """Move this process into the namespaces, of which its next child will be pid 1.

    Return the uid that programs have outside, None for the judge's own.
    """
    if os.geteuid() != 0 or not there_are_other_ids():
        uid, gid = os.getuid(), os.getgid()
        linux.unshare(EVERYTHING)
        _write("/proc/self/setgroups", "deny")
        _write("/proc/self/uid_map", f"{INSIDE_ID} {uid} 1")
        _write("/proc/self/gid_map", f"{INSIDE_ID} {gid} 1")
        build_root(config)
        return None
    linux.unshare(linux.CLONE_NEWNS)
    build_root(config)
    # Now, while the old one is there: no more of it can be had than can be seen.
    linux.mount("proc", "/proc", "proc", PLAIN)
    seal_root()
    linux.loosen_mount("/proc", linux.MOUNT_ATTR_RDONLY)  # for the maps below
    unused = unused_id()
    owner = owner_of_closed([*config["readable"], *config["packages"]])
    become_unused_user(unused, owner)
    return unused if owner is None else owner


def settle(*, sealed: bool) -> int:
    """Finish as pid 1 of the namespaces; return a descriptor of the program's folder in which it can be written.

    `sealed`: the root is finished already.
    """
    linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)
    linux.mount("proc", "/proc", "proc", PLAIN, "hidepid=4,subset=pid")
    # What a process may set about itself stands there too.
    linux.restrict_mount("/proc", linux.MOUNT_ATTR_RDONLY)
    if not sealed:
        seal_root()
    linux.mount("tmpfs", BOX, "tmpfs", PLAIN, "size=64m,nr_inodes=1024,mode=755")
    box = os.open(BOX, os.O_RDONLY | os.O_DIRECTORY)
    linux.mount(BOX, BOX, None, linux.MS_BIND)
    linux.restrict_mount(BOX, linux.MOUNT_ATTR_RDONLY)
    os.chdir(BOX)
    linux.empty_bounding_set()
    linux.drop_capabilities()
    return box


def build_root(config: dict[str, Any]) -> None:
    """Make a small file system the root: bound into it what programs may read, nothing else."""
    base = "/tmp" if os.path.isdir("/tmp") else "/mnt"
    linux.mount(None, "/", None, linux.MS_REC | linux.MS_PRIVATE)
    linux.mount("tmpfs", base, "tmpfs", linux.MS_NOSUID | linux.MS_NODEV, "size=16m,mode=755")
    os.mkdir(base + OLD)
    linux.pivot_root(base, base + OLD)
    os.chdir("/")
    for path in ("/proc", "/dev", BOX, CODE):
        os.mkdir(path)
    for path in config["readable"]:
        bind(path)
    for path in config["hidden"]:
        if os.path.isdir(path):
            linux.mount("tmpfs", path, "tmpfs", PLAIN, "size=1m,mode=755")
    for path in config["packages"]:
        if not os.path.lexists(path):
            bind(path)
    linux.mount(OLD + config["code"], CODE, None, linux.MS_BIND)
    make_interpreter(ENVIRONMENT, config["interpreter"], f"{CODE}/hook.py")
    for name in DEVICES:
        _touch(f"/dev/{name}")
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        os.symlink(f"/proc/self/fd/{number}", f"/dev/{name}")
    os.symlink("/proc/self/fd", "/dev/fd")


def bind(path: str) -> None:
    """Show what is at `path` in the old root at the same place in the new one; a link stays a link."""
    if os.path.islink(OLD + path):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        os.symlink(os.readlink(OLD + path), path)
        return
    if os.path.isdir(OLD + path):
        os.makedirs(path, exist_ok=True)
    elif os.path.exists(OLD + path):
        _touch(path)
    else:
        return
    linux.mount(OLD + path, path, None, linux.MS_BIND | linux.MS_REC)


def seal_root() -> None:
    """Take the old root away and make all of the new one read-only."""
    for name in DEVICES:
        linux.mount(f"{OLD}/dev/{name}", f"/dev/{name}", None, linux.MS_BIND)
    linux.unmount(OLD, linux.MNT_DETACH)
    os.rmdir(OLD)
    linux.restrict_mount("/", linux.MOUNT_ATTR_RDONLY | linux.MOUNT_ATTR_NOSUID, below=True)


def largest_range() -> tuple[int, int]:
    """Return the first uid of the largest range of them that there is here, and how many it has."""
    with open("/proc/self/uid_map") as file:
        ranges = [[int(field) for field in line.split()] for line in file]
    first, _, count = max(ranges, key=lambda fields: fields[2])
    return first, count


def there_are_other_ids() -> bool:
    """Whether root can become somebody else; not in a container that has one uid alone."""
    return largest_range()[1] > 2


def unused_id() -> int:
    """Return a uid and gid that nobody has, most likely another one for every runner of the machine."""
    first, count = largest_range()
    chosen = int.from_bytes(os.urandom(3), "big")
    if count > 1 << 31:
        return 2_000_000_000 + chosen
    return first + count - 2 - chosen % min(4000, count // 2)  # in a container that has few of them


def leave_groups() -> None:
    """Leave all supplementary groups, where that is allowed."""
    try:
        os.setgroups([])
    except PermissionError:  # in a user namespace that denies it
        pass


def owner_of_closed(paths: list[str]) -> int | None:
    """Return the owner of the first file or folder that others cannot read, None if they can read all."""
    for path in paths:
        found = os.stat(path)
        needed = stat.S_IROTH | (stat.S_IXOTH if stat.S_ISDIR(found.st_mode) else 0)
        if found.st_mode & needed != needed:
            return found.st_uid
    return None


def become_unused_user(unused: int, owner: int | None) -> None:
    """Give up root: enter a user namespace whose user is `unused`, unknown to the rest of the machine.

    The effective uid is that of `owner`, if there must be one.
    """
    uid_map = f"{INSIDE_ID} {unused} 1" + (f"\n{OWNER_ID} {owner} 1" if owner is not None else "")
    effective = INSIDE_ID if owner is None else OWNER_ID
    leave_groups()
    me = os.getpid()
    entered_read, entered_write = os.pipe()
    mapped_read, mapped_write = os.pipe()
    helper = os.fork()  # a namespace of one uid that is not one's own is mapped from outside
    if helper == 0:
        try:
            os.close(entered_write)
            if os.read(entered_read, 1):
                _write(f"/proc/{me}/uid_map", uid_map)
                _write(f"/proc/{me}/gid_map", f"{INSIDE_ID} {unused} 1")
                os.write(mapped_write, b".")
        finally:
            os._exit(0)
    os.close(mapped_write)
    try:
        linux.unshare(EVERYTHING)
        os.write(entered_write, b".")
        if not os.read(mapped_read, 1):
            raise OSError("the user namespace could not be mapped")
    finally:
        for descriptor in (entered_read, entered_write, mapped_read):
            os.close(descriptor)
        os.waitpid(helper, 0)
    # Those of the new namespace, for the mounts that are still to be made.
    linux.prctl(linux.PR_SET_KEEPCAPS, 1)
    os.setresgid(INSIDE_ID, INSIDE_ID, INSIDE_ID)
    os.setresuid(INSIDE_ID, effective, effective)
    linux.set_capabilities((1 << linux.last_capability() + 1) - 1)
    linux.prctl(linux.PR_SET_DUMPABLE, 1)


def _write(path: str, text: str) -> None:
    with open(path, "w") as file:
        file.write(text)


def _touch(path: str) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "a"):
        pass
