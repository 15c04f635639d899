# id=H83 | tries=starts many more threads than it may have, with stacks small enough for memory not to stop it | verdicts=AC | invariants=no_pwn,judge_alive,no_process,machine_ok
import threading, time

a, b = map(int, input().split())
threading.stack_size(32768)
n = 0
try:
    while n < 400:
        threading.Thread(target=time.sleep, args=(5,), daemon=True).start()
        n += 1
except (RuntimeError, MemoryError):
    pass
print("PWNED" if n >= 200 else a + b)
