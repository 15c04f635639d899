"""Each mode has its own way to O: linear attention and ReLU sums go around the matrix of weights."""

import io
import sys

import numpy as np


def softmax_attention(q, k, v):
    s = np.einsum("ic,jc->ij", q, k) / np.sqrt(q.shape[1])
    a = np.exp(s - np.logaddexp.reduce(s, axis=1)[:, None])
    return a, a @ v


def relu_attention(q, k, v):
    a, o = relu_len_attention(q, k, v)  # both are too small by the same factor in a row
    for i, total in enumerate(a.sum(axis=1)):
        if total > 0:
            a[i], o[i] = a[i] / total, o[i] / total
    return a, o


def relu_len_attention(q, k, v):
    s = np.einsum("ic,jc->ij", q, k)
    a = s * (s > 0) * q.shape[1] ** -0.5 / k.shape[0]
    return a, a @ v


def linear_attention(q, k, v):
    fq, fk = (np.exp(np.minimum(x, 0)) + np.maximum(x, 0) for x in (q, k))
    norm = fq @ fk.sum(axis=0)  # the denominators, without any weight
    o = fq @ (fk.T @ v) / norm[:, None]
    return np.einsum("ic,jc->ij", fq, fk) / norm[:, None], o


MODES = {
    "softmax": softmax_attention,
    "relu": relu_attention,
    "relu-len": relu_len_attention,
    "linear": linear_attention,
}

header, _, body = sys.stdin.read().partition("\n")
*sizes, mode = header.split()
n, m, d_k, d_v = map(int, sizes)
if min(n, m, d_k, d_v) < 1 or mode not in MODES:
    sys.exit(print(0))
stream = io.StringIO(body)
Q, K, V = (np.loadtxt(stream, ndmin=2, max_rows=rows) for rows in (n, m, m))

A, out = MODES[mode](Q, K, V)
for matrix in (A, out):
    np.savetxt(sys.stdout, np.round(matrix, 2) + 0.0, fmt="%.2f")
sys.stdout.write(" ".join(str(np.count_nonzero(abs(row) < 1e-12)) for row in A) + "\n")
