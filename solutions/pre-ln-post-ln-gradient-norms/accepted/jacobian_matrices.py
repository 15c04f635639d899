"""Every step is a d × d Jacobian; the gradient is a row vector that is multiplied by them from the right."""

import sys

import numpy as np


def norm_jacobian(x):
    d = len(x)
    projection = np.identity(d) - 1 / d
    centred = projection @ x
    spread = np.dot(centred, centred) / d + 1e-5
    return projection / spread**0.5 - np.outer(centred, centred) / (d * spread**1.5)


def norm(x):
    return (x - np.average(x)) / (np.var(x) + 1e-5) ** 0.5


def branch_jacobian(w, z):
    return w * (1 - np.tanh(w.dot(z)) ** 2)[:, None]


def main():
    header, *lines = sys.stdin.read().split("\n")
    d, depth = (int(size) for size in header.split())
    if d <= 1 or depth <= 0:
        print("0")
        return
    table = [np.array(line.split(), dtype=float) for line in lines if line]
    matrices = [np.array(table[1 + k * d : 1 + (k + 1) * d]) for k in range(depth)]
    one = np.identity(d)

    x, post = table[0], []
    for w in matrices:
        total = x + np.tanh(w.dot(x))
        post.append(norm_jacobian(total) @ (one + branch_jacobian(w, x)))
        x = norm(total)
    x, pre = table[0], []
    for w in matrices:
        pre.append(one + branch_jacobian(w, norm(x)) @ norm_jacobian(x))
        x = x + np.tanh(w.dot(norm(x)))

    for jacobians, row in ((post, table[-1]), (pre, table[-1] @ norm_jacobian(x))):
        norms = [np.sqrt(row.dot(row))]
        for jacobian in jacobians[::-1]:
            row = row @ jacobian
            norms.insert(0, np.sqrt(row.dot(row)))
        print(*(format(float(value), ".2f") for value in norms))


main()
