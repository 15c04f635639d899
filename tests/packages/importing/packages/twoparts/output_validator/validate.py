import os
import sys

n = int(open(sys.argv[1]).read())
best = open(sys.argv[2]).read().split()
feedback = sys.argv[3]
assert len(best) == 2 and sys.argv[4:] == ["positive"]


def wrong(message):
    with open(os.path.join(feedback, "judgemessage.txt"), "w") as file:
        file.write(message + "\nmore\n")
    with open(feedback + "teammessage.txt", "w") as file:
        file.write("Look at the sum.\n")
    sys.exit(43)


tokens = sys.stdin.read().split()
print("a validator may print")
if len(tokens) != 2:
    wrong(f"{len(tokens)} tokens")
a, b = map(int, tokens)
if a < 1 or b < 1 or a + b != n:
    wrong(f"{a} + {b} is not {n}")
sys.exit(42)
