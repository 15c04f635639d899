# id=H09 | tries=changes the interpreter itself in memory: the number 7, the method table of a type, a NumPy function | verdicts=AC,RE | invariants=no_pwn,judge_alive
import ctypes, os
import numpy as np

a, b = map(int, input().split())
seven = int("3") + int("4")
carried = seven + 1 != 8 or str(seven) != "7" or np.add(np.int64(2), np.int64(3)) != 5
os.write(1, b"PWNED carried\n" if carried else b"%d\n" % (a + b))
ctypes.memmove(id(np.add) + 16, id(np.subtract) + 16, 64)
ctypes.memset(id(type(np.float64(1))) + 48, 0, 64)
ctypes.c_uint.from_address(id(7) + 24).value = 8
os._exit(0)
