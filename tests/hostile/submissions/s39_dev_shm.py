# id=S39 | tries=leaves a file in /dev/shm and a System V segment behind | verdicts=AC,RE,WA | invariants=judge_alive,no_file,no_ipc | dangerous=leaves a file in /dev/shm and a System V segment
import ctypes, os
a, b = map(int, input().split())
try:
    open('/dev/shm/hostile_left', 'w').write('CARRY')
except OSError:
    pass
ctypes.CDLL(None).shmget(0x5EED, 4096, 0o1600)
print(a + b)
