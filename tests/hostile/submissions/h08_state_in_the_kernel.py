# id=H08 | tries=carries state from test to test in the kernel: keyrings, message queues, semaphores | verdicts=AC | invariants=no_pwn,judge_alive,no_file,no_ipc | dangerous=leaves a key, a message queue and a semaphore
import ctypes, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
x86 = os.uname().machine == "x86_64"
add_key, request_key = (248, 249) if x86 else (217, 218)
carried = False
for ring in (-4, -5, -3, -2):  # of the user, of its sessions, of the session, of the process
    carried |= libc.syscall(request_key, b"user", b"hostile", None, 0) > 0
for ring in (-4, -5, -3, -2):
    libc.syscall(add_key, b"user", b"hostile", b"1", 1, ring)
carried |= libc.msgget(0x405711, 0) >= 0
libc.msgget(0x405711, 0o1666)
carried |= libc.semget(0x405712, 1, 0) >= 0
libc.semget(0x405712, 1, 0o1666)
try:
    rt = ctypes.CDLL("librt.so.1")
    carried |= rt.mq_open(b"/hostile_mq", os.O_RDONLY) >= 0
    rt.mq_open(b"/hostile_mq", os.O_RDWR | os.O_CREAT, 0o600, None)
    carried |= bool(rt.shm_open(b"/hostile_shm", os.O_RDONLY, 0) >= 0)
    rt.shm_open(b"/hostile_shm", os.O_RDWR | os.O_CREAT, 0o600)
except (OSError, AttributeError):
    pass
print("PWNED carried" if carried else a + b)
