# print(x, end=" ") after every number, so every line ends in a blank
import math

B, N, d, w = map(int, input().split())
if B < 1 or N < 1 or d < 1 or w < 1 or w > N:
    print(0, end=" ")
    print()
    exit()
Q = [list(map(float, input().split())) for _ in range(B * N)]
K = [list(map(float, input().split())) for _ in range(B * N)]
V = [list(map(float, input().split())) for _ in range(B * N)]
for r in range(B * N):
    first = r // N * N
    visible = [j for j in range(max(first, r - w), min(first + N, r + w + 1))]
    score = {}
    for j in visible:
        score[j] = 0.0
        for c in range(d):
            score[j] += Q[r][c] * K[j][c]
        score[j] /= d ** 0.5
    biggest = max(score.values())
    total = 0.0
    for j in visible:
        score[j] = math.exp(score[j] - biggest)
        total += score[j]
    for c in range(d):
        out = 0.0
        for j in visible:
            out += score[j] / total * V[j][c]
        if -0.005 <= out < 0:
            out = 0.0
        print("{:.2f}".format(out), end=" ")
    print()
