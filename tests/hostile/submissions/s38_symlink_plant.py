# id=S38 | tries=plants symlinks and hard links named like output files in cwd, /tmp and beside the judge's files | verdicts=AC,RE,WA | invariants=no_pwn,judge_alive,no_file | dangerous=leaves links in temporary folders
import os
a, b = map(int, input().split())
n = 0
for d in ('.', '/tmp', '/dev/shm', '/var/tmp', os.path.expanduser('~')):
    for name in ('stdout', 'output.txt', 'result.json', 'verdict', 'out'):
        for mk in (os.symlink, os.link):
            try:
                mk('/etc/passwd', f'{d}/{name}_hostile')
                n += 1
            except OSError:
                pass
print(a + b)
