"""Each pair as one complex number: exp(i * angle) has the cosine as its real part and the sine as its imaginary part.
The frequencies come from a logarithm, as many libraries write it."""

import sys

import numpy as np

header, _, rest = sys.stdin.read().partition("\n")
M, D = (int(word) for word in header.split())
if M < 1 or D < 1 or D % 2 == 1:
    sys.exit(print(0))
P = np.array(rest.partition("\n")[0].split(), dtype=np.int64)
if (P < 0).any():
    sys.exit(print(0))

omega = np.exp(np.arange(0, D, 2) * (-np.log(10000.0) / D))
hands = np.exp(1j * np.outer(P, omega))  # (M, D/2) hands of clocks
table = np.dstack([hands.imag, hands.real]).reshape(M, D)
np.savetxt(sys.stdout, table.round(2) + 0.0, fmt="%.2f")
