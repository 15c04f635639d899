# id=H32 | tries=daemon threads that print without end while the interpreter shuts down | verdicts=AC,WA,RE,OLE,TLE | invariants=judge_alive,no_process,wall_bounded
import sys, threading

a, b = map(int, input().split())


def chatter():
    while True:
        sys.stdout.write(" ")
        sys.stderr.write("x")


for _ in range(4):
    threading.Thread(target=chatter, daemon=True).start()
print(a + b, flush=True)
