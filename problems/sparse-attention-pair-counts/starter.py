"""Query-key pairs of sparse attention: fill in the function, the rest reads and prints."""

import sys


def count_pairs(kind: str, n: int, a: int, b: int) -> int:
    """Count the scored pairs of one legal case, exactly."""
    # TODO: replace this placeholder by your own computation.
    return n


def is_legal(kind: str, n: int, a: int, b: int) -> bool:
    if n < 1:
        return False
    if kind in ("full", "causal"):
        return a == 0 and b == 0
    if kind in ("window", "causal-window"):
        return 0 <= a < n and b == 0
    if kind == "longformer":
        return 0 <= a < n and 0 <= b <= n
    return kind == "linformer" and 1 <= a <= n and b == 0


def main() -> None:
    lines = sys.stdin.read().splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        print(0)
        return
    for line in lines[1 : 1 + case_count]:
        kind, *integers = line.split()
        n, a, b = map(int, integers)
        if is_legal(kind, n, a, b):
            pairs = count_pairs(kind, n, a, b)
            print(pairs, f"{100 * pairs / (n * n):.4f}")
        else:
            print(0)


if __name__ == "__main__":
    main()
