"""Everything in wavelengths: interpolation stretches them by s, NTK by a growing factor, YaRN by a harmonic mean."""

import sys

import numpy as np

words = sys.stdin.readline().split()
MODE, D, BASE = words[0], int(words[1]), float(words[2])
TRAIN, INFER, M = (int(word) for word in words[3:])
right_sizes = D > 3 and D % 2 == 0 and BASE > 1 and 0 < TRAIN <= INFER and 0 <= M < INFER
if MODE not in {"none", "pi", "ntk", "yarn"} or not right_sizes:
    sys.exit(print(0))

factor = np.float64(INFER) / TRAIN
original = np.geomspace(1, BASE ** (1 - 2 / D), D // 2) * 2 * np.pi
if MODE == "none":
    stretched, gain = original, 1
elif MODE == "pi":
    stretched, gain = original * factor, 1
elif MODE == "ntk":
    stretched, gain = original * np.geomspace(1, factor, D // 2), 1
else:
    share = np.interp(TRAIN / original, [1, 32], [0, 1])  # constant outside the two ends
    stretched, gain = 1 / (share / original + (1 - share) / (original * factor)), np.log(factor) * 0.1 + 1

print(" ".join(format(wave, ".2f") for wave in stretched))
print(" ".join(format(turn, ".2f") for turn in M / stretched * 2 * np.pi))
print(format(gain, ".4f"))
