"""Without NumPy: variances first, as fractions, and the depth as a loop over layers."""

import sys
from fractions import Fraction
from math import sqrt


def variance(kind, fan_in, fan_out, depth):
    if kind in ("xavier-uniform", "xavier-normal"):
        return Fraction(2, fan_in + fan_out)
    if kind == "he-normal":
        return Fraction(2, fan_in)
    if kind == "gpt2":
        return Fraction(4, 10_000)
    if kind == "gpt2-residual":
        return Fraction(2, 10_000 * depth)
    return None


def show(values):
    texts = [f"{value:.2f}" for value in values]
    print(" ".join(text.replace("-0.00", "0.00") if float(text) == 0 else text for text in texts))


def main():
    kind, *sizes = sys.stdin.readline().split()
    fan_in, fan_out, depth, m = map(int, sizes)
    var = variance(kind, fan_in, fan_out, depth) if min(fan_in, fan_out, depth, m) > 0 else None
    if var is None:
        print("0")
        return
    draws = [float(word) for word in sys.stdin.readline().split()]
    if kind == "xavier-uniform":
        if any(u < 0 or u >= 1 for u in draws):
            print("0")
            return
        a = sqrt(3 * var)
        weights = [-a + 2 * a * u for u in draws]
    else:
        weights = [z * sqrt(var) for z in draws]

    show(1000 * w for w in weights)
    show([sqrt(1_000_000 * var)])
    gain = float(fan_in * var)
    plain = residual = 1.0
    for _ in range(depth):
        plain *= gain
        residual += residual * gain
    show([gain, plain, residual])


main()
