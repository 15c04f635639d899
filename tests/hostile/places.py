"""Run a command as someone else and somewhere else, as `env` runs one with another environment.

    python places.py [--uid N --reach FOLDER ...] [--container] [--read-only FOLDER] -- COMMAND ...

`--uid` makes an ordinary user of root: no groups, no capabilities. What `--reach` names must be within reach of that
user even below a folder closed to others (an interpreter in root's home): in a mount namespace of its own, each closed
folder above gives way to one that holds only what is to be reached, and each closed folder inside to a readable copy.
`--container` takes what containers without extra privileges lack: CAP_SYS_ADMIN and its like, and the system calls for
namespaces and mounts. `--read-only` makes a folder one that cannot be written to.

What the machine does not let us do is told on stderr, with exit code 77.
"""

import argparse
import contextlib
import ctypes
import os
import shutil
import signal
import stat
import struct
import sys
from collections.abc import Iterable
from pathlib import Path

CANNOT = 77

CLONE_NEWNS = 0x20000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 32, 4096, 16384, 1 << 18
PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS = 1, 22, 24, 38
SECCOMP_MODE_FILTER = 2

# The capabilities of Docker's containers: chown, dac_override, fowner, fsetid, kill, setgid, setuid, setpcap,
# net_bind_service, net_raw, sys_chroot, mknod, audit_write, setfcap.
KEPT_CAPABILITIES = {0, 1, 3, 4, 5, 6, 7, 8, 10, 13, 18, 27, 29, 31}

# What Docker's filter refuses and a sandbox might want, by number: on x86_64, on aarch64.
REFUSED = {
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "perf_event_open": (298, 241),
    "fanotify_init": (300, 262),
    "bpf": (321, 280),
    "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
}
CLONE, CLONE3 = (56, 220), (435, 435)
NAMESPACE_FLAGS = 0x7E020000
ARCHITECTURES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}  # column above, AUDIT_ARCH

libc = ctypes.CDLL(None, use_errno=True)


class Impossible(Exception):
    """This machine does not let us."""


def main() -> None:
    """Do what the options say, then become the command."""
    options, command = parsed(sys.argv[1:])
    try:
        if options.uid is not None:
            open_the_way_to([Path(path) for path in options.reach], options.uid)
        if options.read_only:
            make_read_only(options.read_only, options.uid)
        if options.container:
            drop_capabilities()
            refuse_namespaces()
        if options.uid is not None:
            become(options.uid)
            check_reach(options.reach)
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # after the change of user, which clears it
        os.execv(command[0], command)
    except (Impossible, OSError) as error:
        print(error, file=sys.stderr)
        sys.exit(CANNOT)


def parsed(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return the options, and the command behind "--"."""
    end = arguments.index("--")
    parser = argparse.ArgumentParser()
    parser.add_argument("--uid", type=int)
    parser.add_argument("--reach", action="append", default=[])
    parser.add_argument("--container", action="store_true")
    parser.add_argument("--read-only")
    return parser.parse_args(arguments[:end]), arguments[end + 1 :]


def open_the_way_to(paths: Iterable[Path], uid: int) -> None:
    """Make `paths` reachable for the user, for this process and its children alone."""
    wanted = {path.resolve() for path in paths} | {path.absolute() for path in paths}
    closed = {top for path in wanted if (top := closed_ancestor(path))}
    closed_inside = [folder for path in wanted for folder in closed_folders(path, uid)]
    if not closed and not closed_inside:
        return
    own_mounts()
    for folder in closed_inside:
        replace_by_copy(folder)
    inside = {path: os.open(path, os.O_PATH) for path in wanted if closed_ancestor(path)}
    for top in closed:
        mount("tmpfs", top, "tmpfs", data="mode=755,size=1m")
    for path, descriptor in inside.items():
        if path.is_symlink() or path.exists():
            continue  # below another that is already there
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            path.mkdir(parents=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        mount(f"/proc/self/fd/{descriptor}", path, flags=MS_BIND | MS_REC)
        os.close(descriptor)


def closed_ancestor(path: Path) -> Path | None:
    """Return the topmost folder above `path` that others may not pass."""
    for folder in reversed(path.parents):
        if not folder.stat().st_mode & stat.S_IXOTH:
            return folder
    return None


def closed_folders(path: Path, uid: int) -> list[Path]:
    """Return the folders below `path`, itself included, that the user may not read; not what lies in one of them."""
    found = []
    for top, names, _ in os.walk(path):
        of = Path(top).stat()
        if of.st_mode & 0o005 != 0o005 and of.st_uid != uid:
            found.append(Path(top))
            names.clear()
    return found


def replace_by_copy(folder: Path) -> None:
    """Put a copy of `folder` that everybody can read in its place."""
    if folder.stat().st_mode & 0o005 == 0o005:
        return  # another name of one that has been replaced
    original = os.open(folder, os.O_PATH)
    mount("tmpfs", folder, "tmpfs", data="mode=755")
    source = f"/proc/self/fd/{original}"
    shutil.copytree(source, folder, symlinks=True, dirs_exist_ok=True, copy_function=shutil.copyfile)
    os.close(original)
    folder.chmod(0o755)  # copytree copies the mode


def check_reach(paths: Iterable[str]) -> None:
    """Raise unless this process can read `paths`."""
    for path in paths:
        if not os.access(path, os.R_OK | os.X_OK):
            raise Impossible(f"user {os.getuid()} cannot reach {path}")


def make_read_only(folder: str, uid: int | None) -> None:
    """Make `folder` one that the user cannot write to: by its mode, for root by a mount."""
    if uid or os.getuid():
        Path(folder).chmod(0o555)
        return
    own_mounts()
    mount(folder, Path(folder), flags=MS_BIND)
    mount(None, Path(folder), flags=MS_BIND | MS_REMOUNT | MS_RDONLY)


def own_mounts() -> None:
    """Enter a mount namespace whose changes nobody else sees."""
    if libc.unshare(CLONE_NEWNS) != 0:
        raise Impossible(f"no mount namespace: {os.strerror(ctypes.get_errno())}")
    mount(None, Path("/"), flags=MS_REC | MS_PRIVATE)


def mount(
    source: str | None, target: Path, kind: str | None = None, flags: int = 0, data: str | None = None
) -> None:
    """Call mount(2)."""
    words = [None if word is None else os.fsencode(word) for word in (source, target, kind, data)]
    if libc.mount(words[0], words[1], words[2], ctypes.c_ulong(flags), words[3]) != 0:
        raise Impossible(f"cannot mount {target}: {os.strerror(ctypes.get_errno())}")


def drop_capabilities() -> None:
    """Keep no more capabilities over `exec` than a container gives to its root."""
    for capability in range(64):
        if capability not in KEPT_CAPABILITIES:
            # refused to an ordinary user, who has none; and there are fewer than 64
            with contextlib.suppress(OSError):
                prctl(PR_CAPBSET_DROP, capability)


def refuse_namespaces() -> None:
    """Install a filter that refuses the system calls of `REFUSED`, and `clone` with a flag for a namespace."""
    machine = os.uname().machine
    if machine not in ARCHITECTURES:
        raise Impossible(f"the numbers of the system calls of {machine} are not known here")
    column, audit = ARCHITECTURES[machine]
    load, equal, any_bit, answer = 0x20, 0x15, 0x45, 0x06
    allow, permission, no_such_call = 0x7FFF0000, 0x50000 | 1, 0x50000 | 38
    program = [(load, 0, 0, 4), (equal, 1, 0, audit), (answer, 0, 0, allow), (load, 0, 0, 0)]
    for numbers in REFUSED.values():
        program += [(equal, 0, 1, numbers[column]), (answer, 0, 0, permission)]
    program += [(equal, 0, 1, CLONE3[column]), (answer, 0, 0, no_such_call)]
    program += [(equal, 0, 3, CLONE[column]), (load, 0, 0, 16), (any_bit, 0, 1, NAMESPACE_FLAGS)]
    program += [(answer, 0, 0, permission), (answer, 0, 0, allow)]
    code = b"".join(struct.pack("HBBI", *instruction) for instruction in program)
    buffer = ctypes.create_string_buffer(code, len(code))
    description = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(program), ctypes.addressof(buffer)))
    if os.getuid():
        prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.addressof(description))


def become(uid: int) -> None:
    """Become an ordinary user; the capabilities of root go with the change."""
    os.setgroups([])
    os.setresgid(uid, uid, uid)
    os.setresuid(uid, uid, uid)


def prctl(option: int, *arguments: int) -> None:
    """Call prctl(2)."""
    words = [ctypes.c_ulong(word) for word in (*arguments, 0, 0, 0, 0)][:4]
    if libc.prctl(option, *words) != 0:
        raise OSError(ctypes.get_errno(), f"prctl {option}: {os.strerror(ctypes.get_errno())}")


if __name__ == "__main__":
    main()
