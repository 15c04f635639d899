"""Receptive field of stacked windows: follow the layers from the top to the bottom, a set of positions at a time."""

import sys

import numpy as np


def positions_read(reached: np.ndarray, w: int, dilation: int, causal: int) -> np.ndarray:
    """Mark the positions that the marked positions read in one layer: (n,) -> (n,), both boolean."""
    n = len(reached)
    read = np.zeros(n, dtype=bool)
    last = 0 if causal else w
    for t in range(-w, last + 1):
        step = t * dilation  # every position i reads i + step: the whole set moves
        if abs(step) >= n:
            continue  # out of the sequence from everywhere
        if step < 0:
            read[:step] |= reached[-step:]
        else:
            read[step:] |= reached[: n - step]
    return read


def receptive_field(n: int, layers: list[tuple[int, int, int]], q: int) -> np.ndarray:
    """Return the input positions that can influence output position q, in ascending order."""
    reached = np.zeros(n, dtype=bool)
    reached[q] = True
    for w, dilation, causal in reversed(layers):  # the top layer is the last one
        reached = positions_read(reached, w, dilation, causal)
    return np.flatnonzero(reached)


def solve(text: str) -> list[int] | int:
    """Read the input; return smallest and largest position and their number, or 0 for illegal parameters."""
    lines = iter(text.splitlines())
    n, layer_count = map(int, next(lines).split())
    if n < 1 or layer_count < 1:
        return 0

    layers = []
    for _ in range(layer_count):
        w, dilation, causal = map(int, next(lines).split())
        if w < 0 or dilation < 1 or causal not in (0, 1):
            return 0
        layers.append((w, dilation, causal))

    q = int(next(lines))
    if not 0 <= q < n:
        return 0
    positions = receptive_field(n, layers, q)
    return [positions[0], positions[-1], len(positions)]


def main() -> None:
    """Print the three numbers, or 0."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
    else:
        print(*answer)


if __name__ == "__main__":
    main()
