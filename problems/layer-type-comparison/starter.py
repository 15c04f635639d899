"""Cost, steps and path length of five layer types: fill in compare."""

import sys


def compare(kind: str, n: int, d: int, a: int) -> list[int]:
    """Return [cost, steps, path] of a layer, or [0] if the case is illegal."""
    # TODO: first the illegal cases, then one kind after the other.
    return [0]


def main() -> None:
    """Read the cases, print a line for each."""
    lines = sys.stdin.read().splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        print(0)
        return
    for line in lines[1 : 1 + case_count]:
        kind, n, d, a = line.split()
        print(*compare(kind, int(n), int(d), int(a)))


if __name__ == "__main__":
    main()
