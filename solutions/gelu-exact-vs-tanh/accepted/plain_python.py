"""Without NumPy: one number at a time, SiLU with the exponential that cannot overflow."""

import math

HALF_ROOT = 1 / math.sqrt(2)


def silu(z):
    if z >= 0:
        return z / (1 + math.exp(-z))
    e = math.exp(z)
    return z * e / (1 + e)


def show(values):
    # round() may give -0.0, and adding 0.0 makes that 0.0
    print(" ".join("%.6f" % (round(value, 6) + 0.0) for value in values))


def main():
    n = int(input())
    if n <= 0:
        print("0")
        return
    widest = 0.0
    for token in input().split()[:n]:
        z = float(token)
        by_erf = 0.5 * z * (1 + math.erf(z * HALF_ROOT))
        by_tanh = 0.5 * z * (1 + math.tanh(math.sqrt(2 / math.pi) * z * (1 + 0.044715 * z * z)))
        show((by_erf, by_tanh, silu(z), z if z > 0 else 0.0))
        widest = max(widest, abs(by_erf - by_tanh))
    print("%.2f" % (1e4 * widest))


main()
