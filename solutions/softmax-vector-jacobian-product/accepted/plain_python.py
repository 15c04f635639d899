"""Without NumPy, by the quotient rule: P_k = e_k / s, so dL/dZ_k = e_k (s g_k - Σ e_j g_j) / (s² tau)."""

import math


def backward(z, g, tau):
    top = max(z)
    e = [math.exp((x - top) / tau) for x in z]
    s = sum(e)
    numerator = 0.0
    for weight, gradient in zip(e, g, strict=True):
        numerator += weight * gradient
    return [
        weight * (s * gradient - numerator) / (s * s * tau) for weight, gradient in zip(e, g, strict=True)
    ]


def read_rows(count):
    return [list(map(float, input().split())) for _ in range(count)]


def main():
    m, n = map(int, input().split())
    if min(m, n) < 1:
        print(0)
        return
    tau = float(input())
    if not tau > 0:
        print(0)
        return
    z = read_rows(m)
    for i, g in enumerate(read_rows(m)):
        # round() may give -0.0, and adding 0.0 makes that 0.0
        print(" ".join("%.2f" % (round(x, 2) + 0.0) for x in backward(z[i], g, tau)))


main()
