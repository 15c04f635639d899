"""Without NumPy: row by row, the loss as a mixture of the hard loss and the mean over all classes."""

import math
import sys


def show(values):
    print(" ".join(f"{value:.2f}" for value in values).replace("-0.00", "0.00"))


def main():
    n, k, eps, pad, tau = sys.stdin.readline().split()
    n, k, pad, eps, tau = int(n), int(k), int(pad), float(eps), float(tau)
    if n <= 0 or k <= 1 or eps < 0 or eps >= 1 or tau <= 0:
        print("0")
        return
    targets = [int(word) for word in sys.stdin.readline().split()]
    if not all(target == pad or target in range(k) for target in targets):
        print("0")
        return

    count = sum(target != pad for target in targets)
    total = 0.0
    rows = []
    for target in targets:
        z = [float(word) / tau for word in sys.stdin.readline().split()]
        if target == pad:
            rows.append([0.0] * k)
            continue
        top = max(z)
        log_sum = top + math.log(math.fsum(math.exp(value - top) for value in z))
        hard = log_sum - z[target]
        uniform = log_sum - math.fsum(z) / k
        total += (1 - eps) * hard + eps * uniform
        row = [math.exp(value - log_sum) - eps / k for value in z]
        row[target] -= 1 - eps
        rows.append([100 * value / tau / count for value in row])

    show([total / count if count else 0.0])
    for row in rows:
        show(row)
    # (1 - eps + eps / K) / (eps / K) = 1 + K (1 - eps) / eps
    show([math.log1p(k * (1 - eps) / eps) if eps > 0 else math.inf])


main()
