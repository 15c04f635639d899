"""One diagonal of the score matrix after another, with a running maximum: no array is larger than n x d."""

import sys

import numpy as np

header, _, body = sys.stdin.read().partition("\n")
n, d, w, dilation, causal = (int(x) for x in header.split())
legal = n > 0 and d > 0 and w > 0 and dilation > 0 and w * dilation < n and causal in (0, 1)
if not legal:
    sys.exit(print("0"))

q, k, v = np.split(np.array(body.split(), dtype=np.float64).reshape(-1, d), 3)
pairs = 0
top = np.full(n, -np.inf)  # the largest score so far
total = np.zeros(n)  # sum of exp(score - top)
mixed = np.zeros((n, d))  # sum of exp(score - top) * value
for step in range(-w, (0 if causal else w) + 1):
    offset = step * dilation
    first, last = max(0, -offset), min(n, n - offset)
    query, key = slice(first, last), slice(first + offset, last + offset)
    pairs += last - first

    score = (q[query] * k[key]).sum(axis=1) / d**0.5
    new_top = np.maximum(top[query], score)
    shrink, weight = np.exp(top[query] - new_top), np.exp(score - new_top)
    top[query] = new_top
    total[query] = total[query] * shrink + weight
    mixed[query] = mixed[query] * shrink[:, None] + weight[:, None] * v[key]

print(pairs)
np.savetxt(sys.stdout, np.round(mixed / total[:, None], 2) + 0.0, fmt="%.2f")
