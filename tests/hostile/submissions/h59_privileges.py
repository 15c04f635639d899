# id=H59 | tries=takes back privileges: user ids, capabilities, dumping, its tie to the life of the runner | verdicts=AC | invariants=no_pwn,judge_alive
import ctypes, os

a, b = map(int, input().split())
libc = ctypes.CDLL(None, use_errno=True)
x86 = os.uname().machine == "x86_64"
bad = []
before = os.getresuid(), os.getresgid(), os.getgroups()
for change in (
    lambda: os.setresuid(0, 0, 0),
    lambda: os.setresgid(0, 0, 0),
    lambda: os.setgroups([0]),
    lambda: os.setuid(0),
    lambda: os.setreuid(os.geteuid(), os.geteuid()),
    lambda: os.setreuid(os.geteuid(), os.getuid()),
    lambda: libc.syscall(122 if x86 else 151, 0),
    lambda: libc.syscall(123 if x86 else 152, 0),  # setfsuid, setfsgid
):
    try:
        change()
    except OSError:
        pass
if (os.getresuid(), os.getresgid(), os.getgroups()) != before:
    bad.append("ids")
header, data = (ctypes.c_uint * 2)(0x20080522, 0), (ctypes.c_uint * 6)()
if libc.syscall(125 if x86 else 90, header, data) == 0 and any(data):
    bad.append("capabilities")
everything = (ctypes.c_uint * 6)(*[0xFFFFFFFF] * 6)
if libc.syscall(126 if x86 else 91, header, everything) == 0:
    bad.append("capset")
for name, call in {
    "death signal": (1, 0),
    "dumpable": (4, 1),
    "keep capabilities": (8, 1),
    "subreaper": (36, 1),
    "any tracer": (0x59616D61, -1),
    "ambient capability": (47, 2, 21),
    "securebits": (28, 0),
}.items():
    arguments = [ctypes.c_long(x) for x in (*call, 0, 0, 0, 0)][:5]
    if libc.prctl(*arguments) == 0:
        bad.append(name)
print("PWNED", *bad) if bad else print(a + b)
