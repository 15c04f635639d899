"""The BigBird pattern: who sees whom in one layer, and how many layers connect everything, block by block."""

import sys

import numpy as np


def block_mask(nb: int, w: int, g: int, random_blocks: list[list[int]]) -> np.ndarray:
    """Say which key blocks each query block sees: (nb, nb), a row for each query block."""
    i = np.arange(nb)[:, None]  # query blocks, a column
    j = np.arange(nb)  # key blocks, a row
    sees = (np.abs(i - j) <= w) | (i < g) | (j < g)
    for block, listed in enumerate(random_blocks):
        sees[block, listed] = True  # one way only; a block that is listed twice is seen once
    return sees


def layers_needed(sees: np.ndarray) -> int:
    """Find the smallest power of the boolean matrix that has no zero, or -1."""
    layers = 1
    reached = sees  # what each block receives from, through that many layers
    while not reached.all():
        # A product counts the ways to get there; one is enough. Floats, because their products are fast.
        further = reached.astype(float) @ sees > 0
        if np.array_equal(further, reached):
            return -1  # one more layer brings nothing new, so no layer will
        reached = further
        layers += 1
    return layers


def solve(text: str) -> list[np.ndarray | list[int]] | int:
    """Read the input; return the two lines of the answer, or 0 for illegal parameters."""
    lines = text.splitlines()
    n, b, w, g, r = map(int, lines[0].split())
    if n < 1 or b < 1 or n % b != 0 or w < 0 or g < 0 or r < 0 or g > n // b:
        return 0

    nb = n // b
    random_blocks = []
    for line in lines[1:]:  # there are none if r = 0
        listed = list(map(int, line.split()))
        if min(listed) < 0 or max(listed) >= nb:
            return 0
        random_blocks.append(listed)

    sees = block_mask(nb, w, g, random_blocks)
    keys = b * sees.sum(axis=1)  # of one query in each block
    ones = b * keys.sum()  # a block has b queries
    return [keys, [ones, layers_needed(sees)]]


def main() -> None:
    """Print the keys of each block, then the ones and the layers."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*row)


if __name__ == "__main__":
    main()
