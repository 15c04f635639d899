# an iterator over the tokens, recursion-free small functions, % formatting
import math

tokens = iter(open(0).read().split())
B, N, D, W = (int(next(tokens)) for _ in range(4))


def matrix():
    return [[float(next(tokens)) for _ in range(D)] for _ in range(N)]


def attend(q, keys, values):
    scores = [math.fsum(a * b for a, b in zip(q, k)) / math.sqrt(D) for k in keys]
    top = max(scores)
    weights = [math.exp(s - top) for s in scores]
    return [math.fsum(p * x for p, x in zip(weights, column)) / math.fsum(weights) for column in zip(*values)]


def show(x):
    return "%.2f" % x if round(x, 2) else "0.00"


if B < 1 or N < 1 or D < 1 or not 1 <= W <= N:
    print("%d" % 0)
else:
    Q = [matrix() for _ in range(B)]
    K = [matrix() for _ in range(B)]
    V = [matrix() for _ in range(B)]
    for q, k, v in zip(Q, K, V):
        for i in range(N):
            a, b = max(i - W, 0), i + W + 1
            print(*map(show, attend(q[i], k[a:b], v[a:b])))
