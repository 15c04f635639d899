"""Lists and exact sums, without NumPy; the norm is summed row by row, each row without its n entries."""

import sys
from math import exp, fsum, sqrt


def report_moments(scores):
    mean = fsum(scores) / len(scores)
    return mean, fsum((e - mean) * (e - mean) for e in scores) / len(scores)


def report_softmax(scores):
    top = max(scores)
    powers = [exp(e - top) for e in scores]
    total = fsum(powers)
    weights = [power / total for power in powers]
    all_squares = fsum(w * w for w in weights)
    # Row i of J has w_i (1 - w_i) on the diagonal and -w_i w_j elsewhere.
    diagonal = fsum((w * (1 - w)) ** 2 for w in weights)
    elsewhere = fsum(w * w * (all_squares - w * w) for w in weights)
    return max(weights), sqrt(max(diagonal + elsewhere, 0.0))


def main():
    n, d_k = map(int, sys.stdin.readline().split())
    if n <= 1 or d_k <= 0:
        print(0)
        return
    rows = [list(map(float, line.split())) for line in sys.stdin]
    raw = [fsum(a * b for a, b in zip(rows[r], rows[n + r], strict=True)) for r in range(n)]
    scaled = [e / sqrt(d_k) for e in raw]
    for report in (report_moments, report_softmax):
        for scores in (raw, scaled):
            print(" ".join(f"{x:.2f}" for x in report(scores)).replace("-0.00", "0.00"))


main()
