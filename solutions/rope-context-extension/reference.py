"""Extending RoPE: position interpolation, NTK-aware scaling and YaRN as three changes of the frequencies."""

import sys

import numpy as np

SLOW, FAST = 1, 32  # turns in training: YaRN interpolates below the first, leaves alone above the second


def frequencies(mode: str, d: int, base: float, l_train: int, s: float) -> np.ndarray:
    """Return the frequencies of the d/2 pairs in radians per token: (d/2,)."""
    exponents = -2 * np.arange(d // 2) / d  # falling from 0; never quite -1
    theta = base**exponents
    if mode == "none":
        f = theta
    elif mode == "pi":
        f = theta / s
    elif mode == "ntk":
        f = (base * s ** (d / (d - 2))) ** exponents  # the first as it was, the last slower by s
    else:
        turns = l_train * theta / (2 * np.pi)
        kept = np.clip((turns - SLOW) / (FAST - SLOW), 0, 1)  # 1: frequency kept, 0: interpolated
        f = (1 - kept) * theta / s + kept * theta
    return f


def solve(text: str) -> list[np.ndarray | list[float]] | int:
    """Read the input; return the three lines of the answer, or 0 for illegal parameters."""
    mode, *words = text.split()
    d, base = int(words[0]), float(words[1])
    l_train, l_infer, m = map(int, words[2:5])
    lengths_legal = 1 <= l_train <= l_infer and 0 <= m < l_infer
    if mode not in ("none", "pi", "ntk", "yarn") or d < 4 or d % 2 != 0 or base <= 1 or not lengths_legal:
        return 0

    s = l_infer / l_train
    f = frequencies(mode, d, base, l_train, s)
    multiplier = 0.1 * np.log(s) + 1 if mode == "yarn" else 1.0
    return [2 * np.pi / f, m * f, [multiplier]]


def main() -> None:
    """Read the input, print the answer."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    wavelengths, angles, (multiplier,) = answer
    print(*(f"{wavelength:.2f}" for wavelength in wavelengths))
    print(*(f"{angle:.2f}" for angle in angles))
    print(f"{multiplier:.4f}")


if __name__ == "__main__":
    main()
