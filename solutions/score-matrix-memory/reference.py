"""Memory of the scores of a layer, stored as a whole, against one tile of FlashAttention."""

import sys

MIB = 2**20
FP32 = 4  # bytes


def divide_up(n: int, size: int) -> int:
    """How many pieces of `size` cover n: n / size, rounded up."""
    return (n + size - 1) // size


def solve(text: str) -> list[list[float] | list[int]] | int:
    """Read the input; return the unrounded MiB and the tile, or 0 for illegal sizes."""
    batch, n_heads, n_queries, n_keys, item_size, rows, columns = map(int, text.split()[:7])
    too_small = min(batch, n_heads, rows, columns) < 1
    too_large = rows > n_queries or columns > n_keys  # if not, N and M are not below 1 either
    if too_small or too_large or item_size not in (1, 2, 4, 8):
        return 0

    matrix = n_queries * n_keys * item_size  # bytes of the scores of one head
    everything = 2 * batch * n_heads * matrix  # S and A = softmax(S), each head of each sequence
    statistics = 2 * rows * FP32  # running maximum and running sum of each row
    tile = rows * columns * item_size + statistics
    tiles = divide_up(n_queries, rows) * divide_up(n_keys, columns)
    return [[matrix / MIB, everything / MIB], [tile, tiles]]


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    mebibytes, tile_and_tiles = answer
    print(*(f"{x:.2f}" for x in mebibytes))
    print(*tile_and_tiles)


if __name__ == "__main__":
    main()
