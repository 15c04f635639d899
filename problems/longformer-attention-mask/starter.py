"""The Longformer pattern: fill in the function, the rest reads and prints."""

import sys

import numpy as np


def longformer_mask(n: int, w: int, dilation: int, global_positions: list[int], causal: int) -> np.ndarray:
    """Build the mask of a sequence of n positions.

    w:                how many keys a query sees to each side, besides itself
    dilation:         how many positions lie between one of them and the next
    global_positions: the global tokens, possibly none, possibly with repeats
    causal:           1 if no query may see a later key, else 0
    returns:          (n, n), 1 or True where query i may look at key j, else 0 or False
    """
    # TODO: replace this placeholder by your own mask.
    return np.zeros((n, n), dtype=int)


def main() -> None:
    tokens = sys.stdin.read().split()
    n, w, dilation, g, causal = map(int, tokens[:5])
    if n < 1 or w < 0 or dilation < 1 or g < 0 or g > n or causal not in (0, 1):
        print(0)
        return
    global_positions = list(map(int, tokens[5 : 5 + g]))
    if any(position < 0 or position >= n for position in global_positions):
        print(0)
        return

    mask = longformer_mask(n, w, dilation, global_positions, causal).astype(int)
    for row in mask:
        print(*row)
    ones = mask.sum()
    print(ones, f"{100 * ones / n**2:.2f}")


if __name__ == "__main__":
    main()
