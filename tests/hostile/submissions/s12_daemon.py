# id=S12 | tries=double fork plus setsid, then a daemon that would write a file and live on for 20 s | verdicts=AC,RE,WA,TLE | invariants=judge_alive,no_process,no_file | dangerous=leaves a daemon and a file
import os, time
a, b = map(int, input().split())
print(a + b, flush=True)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for fd in (0, 1, 2):
            os.close(fd)
        for _ in range(20):
            time.sleep(1)
            try:
                open('/tmp/hostile_daemon_mark', 'w').write('x')
            except OSError:
                pass
    os._exit(0)
