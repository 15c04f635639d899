"""The BigBird block pattern: fill in the function, the rest reads and prints."""

import sys


def bigbird(n: int, b: int, w: int, g: int, random_blocks: list[list[int]]) -> tuple[list[int], int, int]:
    """Count the keys that are seen and the layers that connect all positions.

    n, b, w, g:    positions, positions per block, reach of the window in blocks, global blocks
    random_blocks: the list of each block; n // b empty lists if r = 0
    returns:       the keys seen by a query of each block, the ones in the mask, the layers or -1
    """
    # TODO: replace this placeholder by your own computation.
    return [0] * (n // b), 0, -1


def main() -> None:
    lines = sys.stdin.read().splitlines()
    n, b, w, g, r = map(int, lines[0].split())
    if n < 1 or b < 1 or n % b != 0 or w < 0 or g < 0 or r < 0 or g > n // b:
        print(0)
        return

    nb = n // b
    random_blocks: list[list[int]] = [[] for _ in range(nb)]
    if r > 0:
        for block in range(nb):
            random_blocks[block] = list(map(int, lines[1 + block].split()))
            if any(listed < 0 or listed >= nb for listed in random_blocks[block]):
                print(0)
                return

    keys, ones, layers = bigbird(n, b, w, g, random_blocks)
    print(*keys)
    print(ones, layers)


if __name__ == "__main__":
    main()
