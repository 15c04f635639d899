"""The Longformer pattern: a dilated window, rows and columns of the global tokens, then causality."""

import sys

import numpy as np


def longformer_mask(n: int, w: int, dilation: int, global_positions: list[int], causal: int) -> np.ndarray:
    """Build the mask (n, n): True where query i may look at key j."""
    i = np.arange(n)[:, None]  # positions of the queries, a column
    j = np.arange(n)  # positions of the keys, a row

    distance = np.abs(i - j)  # (n, n)
    allowed = (distance <= w * dilation) & (distance % dilation == 0)

    allowed[global_positions, :] = True  # a global token sees everybody
    allowed[:, global_positions] = True  # and is seen by everybody

    if causal:
        allowed &= j <= i  # last of all, so that it holds for global tokens too
    return allowed


def solve(text: str) -> list | int:
    """Read the input; return the rows of the mask, then count and density, or 0 for an illegal input."""
    tokens = text.split()
    n, w, dilation, g, causal = map(int, tokens[:5])
    if n < 1 or w < 0 or dilation < 1 or g < 0 or g > n or causal not in (0, 1):
        return 0
    global_positions = [int(token) for token in tokens[5 : 5 + g]]
    if any(position < 0 or position >= n for position in global_positions):
        return 0

    mask = longformer_mask(n, w, dilation, global_positions, causal)
    ones = np.count_nonzero(mask)
    return [*mask.astype(int), [ones, 100 * ones / n**2]]


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    *mask, (ones, density) = answer
    for row in mask:
        print(*row)
    print(ones, f"{density:.2f}")


if __name__ == "__main__":
    main()
