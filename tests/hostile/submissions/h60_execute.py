# id=H60 | tries=becomes or starts another program: execve of shells and interpreters, of a file in memory, by the loader, by posix_spawn and subprocess | verdicts=AC | invariants=no_pwn,judge_alive,no_process
import ctypes, glob, os, subprocess, sys

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
shell = ["/bin/sh", "-c", "echo PWNED"]
python = [sys.executable, "-c", 'print("PWNED")']
for command in (
    shell,
    python,
    [os.path.realpath(sys.executable), *python[1:]],
    ["/proc/self/exe", *python[1:]],
):
    for start in (
        lambda: os.posix_spawn(command[0], command, {}),
        lambda: subprocess.run(command, timeout=1),
        lambda: os.spawnv(os.P_NOWAIT, command[0], command),
        lambda: os.popen(" ".join(command)).read(),
    ):
        try:
            start()
        except (OSError, subprocess.SubprocessError):
            pass
try:
    fd = os.memfd_create("program")
    os.write(fd, b"#!/bin/sh\necho PWNED\n")
    libc.syscall(
        322 if os.uname().machine == "x86_64" else 281,
        fd,
        b"",
        (ctypes.c_char_p * 2)(b"x", None),
        None,
        0x1000,
    )
except OSError:
    pass
for command in (shell, python, *[[loader, *shell] for loader in glob.glob("/lib*/ld-linux*")]):
    try:
        os.execve(command[0], command, {})
    except OSError:
        pass
print(a + b)
