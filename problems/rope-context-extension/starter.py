"""Extending RoPE: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def extend(mode: str, d: int, base: float, l_train: int, l_infer: int) -> tuple[np.ndarray, float]:
    """Compute the frequencies of one method.

    mode:    "none", "pi", "ntk" or "yarn"
    returns: the frequencies f (d/2,) in radians per token, and the multiplier; nothing rounded
    """
    # TODO: replace this placeholder by your own computation.
    return np.ones(d // 2), 1.0


def main() -> None:
    """Read the input, print wavelengths, angles and multiplier."""
    mode, *words = sys.stdin.readline().split()
    d, base = int(words[0]), float(words[1])
    l_train, l_infer, m = map(int, words[2:])
    if mode not in ("none", "pi", "ntk", "yarn") or d < 4 or d % 2 != 0 or base <= 1:
        print(0)
        return
    if l_train < 1 or l_infer < l_train or m < 0 or m >= l_infer:
        print(0)
        return

    f, multiplier = extend(mode, d, base, l_train, l_infer)
    print(*(f"{wavelength:.2f}" for wavelength in 2 * np.pi / f))
    print(*(f"{angle:.2f}" for angle in m * f))
    print(f"{multiplier:.4f}")


if __name__ == "__main__":
    main()
