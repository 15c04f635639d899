# id=H88 | tries=floods stdout from inside the kernel with sendfile, splice and copy_file_range: up to 8 GB of zeros | verdicts=OLE,TLE,AC,RE | invariants=judge_alive,machine_ok,wall_bounded
import os

a, b = map(int, input().split())
for copy in (
    os.sendfile,
    lambda o, i, _, n: os.splice(i, o, n),
    lambda o, i, _, n: os.copy_file_range(i, o, n),
):
    try:
        zeros = os.open("/dev/zero", os.O_RDONLY)
        for _ in range(8000):
            copy(1, zeros, None, 1 << 20)
    except (OSError, AttributeError):
        pass
print(a + b)
