"""X and PX are two sequences of one batch; P is the matrix with a 1 in row i, column p_i."""

import sys

import numpy as np

MODES = ("none", "sinusoidal", "causal")


def main():
    header, _, body = sys.stdin.read().partition("\n")
    *numbers, mode = header.split()
    n, d, d_k = (int(number) for number in numbers)
    if n <= 0 or d <= 0 or d_k <= 0 or mode not in MODES or (d % 2 == 1 and mode == MODES[1]):
        print(0)
        return

    body = body.split("\n")
    p = np.array(body[n + 3 * d].split(), dtype=int)
    if not np.array_equal(np.sort(p), np.arange(n)):
        print(0)
        return
    x = np.array([line.split() for line in body[:n]], dtype=np.float64)
    w = np.array([line.split() for line in body[n : n + 3 * d]], dtype=np.float64)

    permutation = np.zeros((n, n))
    permutation[np.arange(n), p] = 1
    batch = np.stack([x, permutation @ x])
    if mode == "sinusoidal":
        column = np.arange(d)
        quarter_turn = np.pi / 2 * (column % 2)  # cos(a) = sin(a + π/2)
        batch += np.sin(np.arange(n)[:, None] / 1e4 ** (column // 2 * 2 / d) + quarter_turn)

    q, k, v = (np.einsum("bnd,dc->bnc", batch, part) for part in np.split(w, 3))
    log_weights = np.einsum("bic,bjc->bij", q, k) * d_k**-0.5
    if mode == "causal":
        log_weights[:, np.triu_indices(n, 1)[0], np.triu_indices(n, 1)[1]] = -np.inf
    log_weights -= np.logaddexp.reduce(log_weights, axis=2)[:, :, None]
    plain, permuted = np.einsum("bij,bjc->bic", np.exp(log_weights), v)

    deviation = np.max(abs(permuted - permutation @ plain))
    pooled = np.max(abs(np.mean(permuted - plain, axis=0)))
    np.savetxt(sys.stdout, np.round(permuted, 2) + 0.0, fmt="%.2f")
    print(f"{deviation:.2f} {'YES' if deviation < 1e-9 else 'NO'}\n{pooled:.2f}")


main()
