"""Without NumPy: back through the steps of the forward pass one at a time, as automatic differentiation does."""

import math
import sys


def row_gradient(x, gamma, grad_y, eps):
    """Return xhat and dL/dx of one row."""
    d = len(x)
    # Forward: mean, distances, variance, 1 / root, product.
    mean = math.fsum(x) / d
    distance = [value - mean for value in x]
    variance = math.fsum(value * value for value in distance) / d
    inverse = 1 / math.sqrt(variance + eps)
    xhat = [value * inverse for value in distance]

    # Backward, last step first.
    d_xhat = [g * up for g, up in zip(gamma, grad_y, strict=True)]
    d_inverse = math.fsum(up * value for up, value in zip(d_xhat, distance, strict=True))
    d_variance = d_inverse * (-0.5) * inverse**3
    d_distance = [
        up * inverse + d_variance * 2 * value / d for up, value in zip(d_xhat, distance, strict=True)
    ]
    d_mean = -math.fsum(d_distance)
    return xhat, [value + d_mean / d for value in d_distance]


def main():
    n_text, d_text, eps_text = sys.stdin.readline().split()
    n, d, eps = int(n_text), int(d_text), float(eps_text)
    if min(n, d) < 1 or not eps > 0:
        print("0")
        return

    def read_row():
        return [float(word) for word in sys.stdin.readline().split()]

    x = [read_row() for _ in range(n)]
    gamma = read_row()
    d_gamma, d_beta = [0.0] * d, [0.0] * d
    output = []
    for row in x:
        grad_y = read_row()
        xhat, grad_x = row_gradient(row, gamma, grad_y, eps)
        output.append(grad_x)
        for j in range(d):
            d_gamma[j] += grad_y[j] * xhat[j]
            d_beta[j] += grad_y[j]

    for numbers in [*output, d_gamma, d_beta]:
        print(" ".join(f"{round(number, 2) + 0.0:.2f}" for number in numbers))  # adding 0.0 makes -0.0 0.0


main()
