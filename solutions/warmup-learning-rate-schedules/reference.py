"""Learning-rate schedules with warmup: Noam, inverse square root and cosine, for all steps at once."""

import sys

import numpy as np


def noam(step: np.ndarray, d_model: int, warmup: int, factor: float) -> np.ndarray:
    """Rise to factor / √(d_model · warmup) and fall like 1 / √step; `minimum` picks the part that applies."""
    rising = step * warmup**-1.5
    falling = step**-0.5
    return factor * d_model**-0.5 * np.minimum(rising, falling)


def cosine_decay(step: np.ndarray, warmup: int, total: int, peak: float, min_lr: float) -> np.ndarray:
    """Fall from peak at step `warmup` to min_lr at step `total` along half a cosine wave, then stay there."""
    fraction = np.minimum(1, (step - warmup) / (total - warmup))
    height = (1 + np.cos(np.pi * fraction)) / 2  # from 1 down to 0
    return min_lr + (peak - min_lr) * height


def learning_rates(
    kind: str, d_model: int, warmup: int, total: int, peak: float, min_lr: float, step: np.ndarray
) -> np.ndarray:
    """Return the rate at each step: (m,) -> (m,)."""
    if kind == "noam":
        return noam(step, d_model, warmup, peak)
    rising = peak * step / warmup
    if kind == "rsqrt":
        return np.where(step < warmup, rising, peak * np.sqrt(warmup / step))
    return np.where(step < warmup, rising, cosine_decay(step, warmup, total, peak, min_lr))


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the line of rates times 10⁶, unrounded, or 0 for illegal input."""
    kind, *words = text.split()
    d_model, warmup, total = map(int, words[:3])
    peak, min_lr, m = float(words[3]), float(words[4]), int(words[5])
    if kind not in ("noam", "rsqrt", "cosine") or d_model < 1 or warmup < 1 or m < 1:
        return 0
    if peak <= 0 or not 0 <= min_lr <= peak or (kind == "cosine" and total <= warmup):
        return 0

    step = np.array(words[6 : 6 + m], dtype=float)
    if step.min() < 1:
        return 0
    return [1e6 * learning_rates(kind, d_model, warmup, total, peak, min_lr, step)]


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*(f"{rate:.2f}" for rate in row))


if __name__ == "__main__":
    main()
