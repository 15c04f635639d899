"""Memory of stored scores against one tile: fill in measure."""

import sys


def measure(
    batch: int, n_heads: int, n_queries: int, n_keys: int, item_size: int, rows: int, columns: int
) -> tuple[float, float, int, int]:
    """Return MiB of one score matrix, MiB of all scores and weights, bytes of a tile, tiles per head."""
    # TODO: count entries first, then bytes, then MiB.
    return 0.0, 0.0, 0, 0


def main() -> None:
    """Read the sizes, print the four numbers."""
    tokens = sys.stdin.readline().split()  # illegal input may go on after line 1, so read no further
    batch, n_heads, n_queries, n_keys, item_size, rows, columns = map(int, tokens)
    if min(batch, n_heads, n_queries, n_keys, rows, columns) < 1 or item_size not in (1, 2, 4, 8):
        print(0)
        return
    if rows > n_queries or columns > n_keys:
        print(0)
        return
    one, everything, tile, tiles = measure(batch, n_heads, n_queries, n_keys, item_size, rows, columns)
    print(f"{one:.2f} {everything:.2f}")
    print(tile, tiles)


if __name__ == "__main__":
    main()
