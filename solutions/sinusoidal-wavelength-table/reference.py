"""Wavelengths of the sinusoidal pairs: a geometric series, cut off by the training length."""

import sys

import numpy as np


def wavelengths_of(d: int, base: float) -> np.ndarray:
    """Return the wavelengths of the d/2 pairs: (d/2,)."""
    k = np.arange(d // 2)
    theta = base ** (-2 * k / d)  # radians per token, falling from 1
    return 2 * np.pi / theta  # tokens per turn


def solve(text: str) -> list[np.ndarray | list[int] | list[float]] | int:
    """Read the input; return the three lines of the answer, or 0 for illegal parameters."""
    words = text.split()
    d, base, l_train = int(words[0]), float(words[1]), float(words[2])
    if d < 2 or d % 2 != 0 or base <= 1 or l_train <= 0:
        return 0

    wavelengths = wavelengths_of(d, base)
    complete = np.count_nonzero(wavelengths <= l_train)
    incomplete = len(wavelengths) - complete
    ratio = 1.0 if d == 2 else wavelengths[1] / wavelengths[0]  # one wavelength alone has no ratio
    return [wavelengths, [complete, incomplete], [ratio]]


def main() -> None:
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    wavelengths, counts, (ratio,) = answer
    print(*(f"{wavelength:.2f}" for wavelength in wavelengths))
    print(*counts)
    print(f"{ratio:.2f}")


if __name__ == "__main__":
    main()
