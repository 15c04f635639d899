# id=H67 | tries=keeps memory in the kernel: full pipes of the largest size, full socket pairs, descriptors in flight | verdicts=AC | invariants=judge_alive,machine_ok
import array, fcntl, os, socket

a, b = map(int, input().split())
kept, chunk = [], b"\1" * (1 << 20)
try:
    while len(kept) < 3000:
        r, w = os.pipe()
        kept.append(r)
        try:
            fcntl.fcntl(w, fcntl.F_SETPIPE_SZ, 1 << 20)
        except OSError:
            pass
        os.set_blocking(w, False)
        os.write(w, chunk)
        os.close(w)
except OSError:
    pass
for fd in kept[:20]:
    os.close(fd)
try:
    while True:
        x, y = socket.socketpair()
        kept.append((x, y))
        for s in (x, y):
            s.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 28)
            s.setblocking(False)
            s.send(chunk)
            s.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [0] * 200))])
except OSError:
    pass
print(a + b)
