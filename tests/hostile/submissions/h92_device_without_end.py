# id=H92 | tries=reads a device without end into memory | verdicts=MLE,RE,AC | invariants=judge_alive,machine_ok,wall_bounded
a, b = map(int, input().split())
try:
    open("/dev/zero", "rb").read()
except OSError:
    print(a + b)
