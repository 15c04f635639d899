"""Both weights merged into one bilinear form; E and P stacked, so that the four terms are the blocks of one matrix."""

import io
import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
n, d, d_k, scale = (int(token) for token in header.split())

if n <= 0 or d <= 0 or d_k <= 0 or d % 2 == 1 or scale not in {0, 1}:
    print(0)
else:
    rows = [np.array(line.split(), dtype=float) for line in io.StringIO(body)]
    content = np.array(rows[:n]) * d ** (scale / 2)
    w_q, w_k = np.array(rows[n : n + d]), np.array(rows[n + d : n + 2 * d])

    column = np.arange(d)
    quarter_turn = np.pi / 2 * (column % 2)  # cos(a) = sin(a + π/2)
    place = np.sin(np.arange(n)[:, None] / 1e4 ** (column // 2 * 2 / d) + quarter_turn)

    form = np.einsum("ac,bc->ab", w_q, w_k) / d_k**0.5
    both = np.vstack([content, place])
    blocks = np.einsum("ia,ab,jb->ij", both, form, both, optimize=True).reshape(2, n, 2, n)
    norms = np.sqrt(np.einsum("aibj,aibj->ab", blocks, blocks))
    lengths = np.sqrt((both**2).sum(axis=1)).reshape(2, n).mean(axis=1)

    np.savetxt(sys.stdout, norms.ravel(), fmt="%.2f")
    np.savetxt(sys.stdout, np.round(blocks.sum(axis=(0, 2)), 2) + 0.0, fmt="%.2f")
    print(f"{lengths[0] / lengths[1]:.2f}")
