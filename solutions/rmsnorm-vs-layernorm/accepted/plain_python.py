"""Without NumPy, row by row. LayerNorm is the RMSNorm of the row that has its mean taken away."""

import math
import sys


def rms_norm(row, gamma, eps):
    square_sum = 0.0
    for value in row:
        square_sum += value * value
    factor = 1 / math.sqrt(square_sum / len(row) + eps)
    return [g * value * factor for g, value in zip(gamma, row, strict=True)]


def layer_norm(row, gamma, eps):
    mean = math.fsum(row) / len(row)
    return rms_norm([value - mean for value in row], gamma, eps)


def main():
    n_text, d_text, eps_text, a_text, c_text = sys.stdin.readline().split()
    n, d, eps, a, c = int(n_text), int(d_text), float(eps_text), float(a_text), float(c_text)
    if min(n, d) < 1 or not eps > 0:
        print("0")
        return
    rows = [[float(word) for word in sys.stdin.readline().split()] for _ in range(n)]
    gamma = [float(word) for word in sys.stdin.readline().split()]

    changes = []
    for norm in (rms_norm, layer_norm):
        scale_change = shift_change = 0.0
        for row in rows:
            output = norm(row, gamma, eps)
            print(" ".join("%.2f" % (round(y, 2) + 0.0) for y in output))  # adding 0.0 makes -0.0 0.0
            scaled = norm([a * value for value in row], gamma, eps)
            shifted = norm([value + c for value in row], gamma, eps)
            for before, by_scale, by_shift in zip(output, scaled, shifted, strict=True):
                scale_change = max(scale_change, abs(by_scale - before))
                shift_change = max(shift_change, abs(by_shift - before))
        changes += [scale_change, shift_change]
    print(" ".join(f"{change:.2f}" for change in changes))


main()
