"""Without an array of n × n × d: products with the tables first, then one number for each pair.

The scores are Q Kᵀ plus entries picked from Q aKᵀ. The weights that fall on one offset are added up before they
meet aV.
"""

import sys

import numpy as np

first, _, rest = sys.stdin.read().partition("\n")
n, d, k = (int(token) for token in first.split())
if min(n, d) < 1 or k < 0:
    sys.exit(print(0))
rows = np.array([line.split() for line in rest.splitlines()], dtype=float)
q, keys, v = rows[:n], rows[n : 2 * n], rows[2 * n : 3 * n]
a_k, a_v = rows[3 * n :].reshape(2, -1, d)

offsets = np.arange(n)[None, :] - np.arange(n)[:, None]
place = np.minimum(np.maximum(offsets + k, 0), 2 * k)
scores = (q @ keys.T + np.take_along_axis(q @ a_k.T, place, axis=1)) * d**-0.5
scores -= np.logaddexp.reduce(scores, axis=1)[:, None]
weights = np.exp(scores)

per_offset = np.zeros((n, len(a_v)))
np.add.at(per_offset, (np.arange(n)[:, None], place), weights)
output = weights @ v + per_offset @ a_v

for line in np.where(np.abs(output) < 0.005, 0, output):
    print(" ".join(f"{x:.2f}" for x in line))
