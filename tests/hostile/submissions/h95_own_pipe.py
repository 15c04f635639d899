# id=H95 | tries=reads its own output back from the pipe, so that the judge, which has seen it coming, waits for it in vain | verdicts=AC,WA,TLE | invariants=judge_alive,no_process,wall_bounded
import os, threading, time

a, b = map(int, input().split())


def steal():
    try:
        pipe = os.open("/proc/self/fd/1", os.O_RDONLY)
    except OSError:
        return
    while True:
        os.read(pipe, 65536)


for _ in range(3):
    threading.Thread(target=steal, daemon=True).start()
end = time.monotonic() + 1
while time.monotonic() < end:
    os.write(1, b" ")
print(a + b, flush=True)
time.sleep(0.2)
os._exit(0)
