"""Without NumPy: Newton's method in log T, kept inside a bracket that shrinks with every step.

With x_i = z_i / T and mean and variance taken under the softmax of x, the entropy is
H = log(sum of exp x_i) - mean of x, and its derivative with respect to log T is the variance of x.
"""

import math
import sys


def entropy_and_slope(gaps, log_t):
    """Take the differences from the largest score, so that no exponent is positive."""
    beta = math.exp(-log_t)
    total = first = second = 0.0
    for gap in gaps:
        x = beta * gap
        if x < -700:  # its weight is 0
            continue
        w = math.exp(x)
        total += w
        first += w * x
        second += w * x * x
    mean = first / total
    return math.log(total) - mean, second / total - mean * mean, 1 / total


def solve(gaps, target):
    low, high = math.log(1e-4), math.log(1e4)
    log_t = 0.0
    for _ in range(200):
        h, slope, _ = entropy_and_slope(gaps, log_t)
        if h < target:
            low = log_t
        else:
            high = log_t
        step = (target - h) / slope if slope > 0 else math.inf
        if abs(step) < 1e-14:
            break
        log_t += step
        if not low < log_t < high:
            log_t = (low + high) / 2
    return math.exp(log_t), entropy_and_slope(gaps, log_t)[2]


def main():
    n, m = map(int, sys.stdin.readline().split())
    if n < 2 or m < 1:
        print("0")
        return
    z = [float(token) for token in sys.stdin.readline().split()]
    top = max(z)
    if min(z) == top:
        print("0")
        return
    targets = [float(token) for token in sys.stdin.readline().split()]
    if not all(math.log(z.count(top)) < h < math.log(n) for h in targets):
        print("0")
        return
    gaps = [x - top for x in z]
    for h in targets:
        t, largest = solve(gaps, h)
        print(f"{t:.2f} {largest:.2f} {t * t:.2f}")


main()
