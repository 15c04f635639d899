# id=H63 | tries=types into the terminal of whoever runs the judge: TIOCSTI, the controlling terminal, the consoles | verdicts=AC | invariants=no_pwn,judge_alive
import fcntl, glob, os

a, b = map(int, input().split())
bad, fds = [], [0, 1, 2]
for path in ["/dev/tty", "/dev/console", "/dev/ptmx", *glob.glob("/dev/pts/*"), *glob.glob("/dev/tty?")]:
    try:
        fds.append(os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK))
        bad.append(path)
    except OSError:
        pass
for fd in fds:
    try:
        fcntl.ioctl(fd, 0x5412, b"#")  # TIOCSTI
        bad.append(fd)
    except OSError:
        pass
print("PWNED", *bad) if bad else print(a + b)
