# id=H26 | tries=answers through /dev/stdout, /proc/self/fd/1 or /dev/fd/1, as programs of contests do | verdicts=AC | invariants=judge_alive
a, b = map(int, open("/dev/stdin").read().split())
for path in ("/dev/stdout", "/proc/self/fd/1", "/dev/fd/1"):
    try:
        with open(path, "w") as out:
            out.write(f"{a + b}\n")
        break
    except OSError:
        continue
else:
    print(a + b)
