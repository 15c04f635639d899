"""Without NumPy: sets of blocks, and a breadth-first search from every block."""

import sys


def search(neighbours, start):
    """Return the distance to the farthest block, or None if some block is never found."""
    found = {start}
    front = [start]
    steps = 0
    while len(found) < len(neighbours):
        new = set()
        for block in front:
            new |= neighbours[block]
        new -= found
        if not new:
            return None
        found |= new
        front = new
        steps += 1
    return steps


def main():
    n, b, w, g, r = (int(token) for token in sys.stdin.readline().split())
    if n <= 0 or b <= 0 or n % b or w < 0 or g < 0 or r < 0 or g * b > n:
        print("0")
        return
    nb = n // b
    neighbours = []
    for block in range(nb):
        seen = set(range(max(0, block - w), min(nb, block + w + 1))) | set(range(g))
        if r > 0:
            listed = [int(token) for token in sys.stdin.readline().split()]
            if not all(0 <= other < nb for other in listed):
                print("0")
                return
            seen.update(listed)
        if block < g:
            seen = set(range(nb))
        neighbours.append(seen)

    distances = [search(neighbours, block) for block in range(nb)]
    h = -1 if None in distances else max([1, *distances])
    print(" ".join(str(len(seen) * b) for seen in neighbours))
    print(sum(len(seen) for seen in neighbours) * b * b, h)


main()
