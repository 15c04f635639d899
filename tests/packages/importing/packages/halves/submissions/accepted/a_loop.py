import sys

for token in sys.stdin.read().split()[1:]:
    print(float(token) / 2)
