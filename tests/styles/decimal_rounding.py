# half up by the decimal module, no newline behind the last line
import math
import sys
from decimal import ROUND_HALF_UP, Decimal


def fmt(x):
    r = Decimal(x).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)
    return str(abs(r)) if r == 0 else str(r)


def main():
    read = sys.stdin.readline
    b, n, d, w = map(int, read().split())
    if b < 1 or n < 1 or d < 1 or w < 1 or w > n:
        return "0"
    q, k, v = ([[tuple(map(float, read().split())) for _ in range(n)] for _ in range(b)] for _ in range(3))
    lines = []
    for s in range(b):
        for i in range(n):
            window = [j for j in range(i - w, i + w + 1) if 0 <= j < n]
            dots = [math.sumprod(q[s][i], k[s][j]) if hasattr(math, "sumprod")
                    else sum(x * y for x, y in zip(q[s][i], k[s][j])) for j in window]
            best = max(dots)
            p = [math.exp((x - best) / math.sqrt(d)) for x in dots]
            z = sum(p)
            lines.append(" ".join(fmt(sum(a * v[s][j][c] for a, j in zip(p, window)) / z) for c in range(d)))
    return "\n".join(lines)


if __name__ == "__main__":
    print(main(), end="")
