"""Every function as z times a gate between 0 and 1: erfc for the exact GELU, sigmoids for the next two columns.

(1 + tanh u) / 2 is the sigmoid of 2u, and (1 + erf x) / 2 is erfc(-x) / 2.
"""

import sys
from math import erfc, pi

import numpy as np

first, _, rest = sys.stdin.read().partition("\n")
if int(first) < 1:
    sys.exit(print(0))

z = np.asarray(rest.split(), dtype=np.float64)
slope = (8 / pi) ** 0.5  # twice the square root of 2 / pi

with np.errstate(over="ignore"):  # exp may become inf here, and 1 / inf is the right gate
    gates = np.array(
        [
            [erfc(-x / 2**0.5) / 2 for x in z],
            1 / (1 + np.exp(-slope * z * (1 + 0.044715 * z * z))),
            1 / (1 + np.exp(-z)),
            z > 0,
        ]
    )
values = gates * z  # (4, n)
gap = np.max(np.abs(values[0] - values[1]))

for column in values.T:
    print(" ".join([format(x, ".6f") for x in column]).replace("-0.000000", "0.000000"))
print(format(1e4 * gap, ".2f"))
