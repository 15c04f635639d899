# id=H24 | tries=turns the pipe of stdout into something else: not blocking, of another size, owner and mode | verdicts=AC | invariants=judge_alive,no_forgery
import fcntl, os

a, b = map(int, input().split())
for change in (
    lambda: os.set_blocking(1, False),
    lambda: fcntl.fcntl(1, fcntl.F_SETPIPE_SZ, 4096),
    lambda: fcntl.fcntl(1, fcntl.F_SETPIPE_SZ, 1 << 20),
    lambda: os.fchmod(1, 0),
    lambda: os.fchown(1, 12345, 12345),
    lambda: fcntl.fcntl(1, fcntl.F_SETFL, os.O_APPEND | os.O_NONBLOCK | os.O_ASYNC | os.O_DIRECT),
    lambda: os.ftruncate(1, 0),
    lambda: os.lseek(1, 0, 0),
):
    try:
        change()
    except OSError:
        pass
print(a + b)
