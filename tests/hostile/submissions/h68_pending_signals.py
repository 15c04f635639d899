# id=H68 | tries=queues signals to itself until the kernel takes no more | verdicts=AC | invariants=judge_alive
import signal, threading

a, b = map(int, input().split())
signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
me = threading.get_ident()
try:
    for n in range(200_000):
        signal.pthread_kill(me, signal.SIGRTMIN + n % 16)
except OSError:
    pass
print(a + b)
