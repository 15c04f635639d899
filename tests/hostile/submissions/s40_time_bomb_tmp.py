# id=S40 | tries=behaves on the first test and cheats on later ones, carrying state in files | verdicts=AC,RE,WA | invariants=no_pwn,judge_alive,no_file | dangerous=leaves files in temporary folders
import os
a, b = map(int, input().split())
spots = [d + '/hostile_carry' for d in ('/tmp', '/var/tmp', '/dev/shm', '.', os.path.expanduser('~'))]
seen = any(map(os.path.exists, spots))
for p in spots:
    try:
        open(p, 'w').write('1')
    except OSError:
        pass
print('PWNED carried' if seen else a + b)
