"""Wavelengths of the sinusoidal pairs: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def wavelength_table(d: int, base: float, l_train: float) -> tuple[np.ndarray, int, int, float]:
    """Describe the d/2 pairs.

    returns: the wavelengths (d/2,), the number of pairs that complete a period within l_train,
             the number of pairs that do not, and the common ratio; nothing rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.zeros(d // 2), 0, 0, 1.0


def main() -> None:
    words = sys.stdin.readline().split()
    d, base, l_train = int(words[0]), float(words[1]), float(words[2])
    if d < 2 or d % 2 != 0 or base <= 1 or l_train <= 0:
        print(0)
        return

    wavelengths, complete, incomplete, ratio = wavelength_table(d, base, l_train)
    print(*(f"{wavelength:.2f}" for wavelength in wavelengths))
    print(complete, incomplete)
    print(f"{ratio:.2f}")


if __name__ == "__main__":
    main()
