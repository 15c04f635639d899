"""Receptive field of stacked window layers: fill in the function, the rest reads and prints."""

import sys


def receptive_field(n: int, layers: list[tuple[int, int, int]], q: int) -> tuple[int, int, int]:
    """Find the input positions that can influence output position q.

    layers:  (w, dilation, causal) of each layer, the layer nearest to the input first
    returns: the smallest and the largest of these positions, and how many there are
    """
    # TODO: replace this placeholder by your own computation.
    return q, q, 1


def main() -> None:
    lines = iter(sys.stdin.read().splitlines())
    n, layer_count = map(int, next(lines).split())
    if n < 1 or layer_count < 1:
        print(0)
        return
    layers = []
    for _ in range(layer_count):
        w, dilation, causal = map(int, next(lines).split())
        if w < 0 or dilation < 1 or causal not in (0, 1):
            print(0)
            return
        layers.append((w, dilation, causal))
    q = int(next(lines))
    if q < 0 or q >= n:
        print(0)
        return

    print(*receptive_field(n, layers, q))


if __name__ == "__main__":
    main()
