"""g_t² = tr(J_tᵀ J_t) = Σ (M_t * W_x W_xᵀ): only the Gram matrices M_t of dh_N/dz_t are carried back in time."""

import sys

import numpy as np


def main():
    n, d_in, d_h = (int(field) for field in sys.stdin.readline().split())
    if n <= 0 or d_in <= 0 or d_h <= 0:
        print("0")
        return
    rows = [np.array(line.split(), dtype=float) for line in sys.stdin.read().splitlines()]
    x, w_x = np.array(rows[:n]), np.array(rows[n : n + d_h])
    w_h, b = np.array(rows[n + d_h : n + 2 * d_h]), rows[n + 2 * d_h]

    inputs = x @ w_x.T + b  # of all steps at once
    h = np.zeros((n + 1, d_h))
    for t in range(1, n + 1):
        h[t] = np.tanh(inputs[t - 1] + h[t - 1] @ w_h.T)

    gram = np.identity(d_h)  # (dh_N/dh_t)ᵀ dh_N/dh_t
    inside = w_x @ w_x.T
    g = []
    for t in range(n, 0, -1):
        slope = 1 - h[t] * h[t]
        gram = slope[:, None] * gram * slope
        g.append(np.sqrt(max(0.0, np.sum(gram * inside))))
        gram = w_h.T @ gram @ w_h
    for line in (h[n], g[::-1]):
        print(*(format(round(float(value), 2) + 0.0, ".2f") for value in line))


main()
