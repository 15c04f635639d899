"""On a logarithmic scale the wavelengths are evenly spaced; a pair is complete if it makes a turn within L_train."""

import sys

import numpy as np

line = sys.stdin.readline().split()
D = int(line[0])
B, L = np.array(line[1:3], dtype=np.float64)
if D < 1 or D % 2 == 1 or B <= 1.0 or L <= 0.0:
    sys.exit(print(0))

spacing = np.log(B) * 2.0 / D
log_waves = np.log(2 * np.pi) + spacing * np.arange(D // 2)
turns = np.exp(np.log(L) - log_waves)
finished = np.count_nonzero(turns >= 1)

print(" ".join(format(wave, ".2f") for wave in np.exp(log_waves)))
print(finished, D // 2 - finished)
print(format(1.0 if D == 2 else np.exp(spacing), ".2f"))
