# written on Windows: lines end in CR LF, tabs between the numbers, blank lines at the end
import sys
from math import exp

lines = sys.stdin.read().splitlines()
B, N, d, w = map(int, lines[0].split())
if B < 1 or N < 1 or d < 1 or w < 1 or w > N:
    sys.stdout.write("0\r\n\r\n")
    sys.exit()
data = [list(map(float, line.split())) for line in lines[1:]]
size = B * N
for r in range(size):
    i = r % N
    near = range(r - min(i, w), r + min(N - 1 - i, w) + 1)
    s = [sum(map(float.__mul__, data[r], data[size + j])) * d ** -0.5 for j in near]
    top = max(s)
    p = [exp(x - top) for x in s]
    total = sum(p)
    out = [sum(map(float.__mul__, p, column)) / total for column in zip(*(data[2 * size + j] for j in near))]
    sys.stdout.write("\t".join(f"{round(x, 2) + 0.0:.2f}" for x in out) + "\r\n")
sys.stdout.write("\r\n\r\n")
