"""How many query-key pairs sparse attention scores: closed forms on exact integers."""

import sys


def is_legal(kind: str, n: int, a: int, b: int) -> bool:
    """Say whether the kind is known and n, a and b are in range for it."""
    if n < 1:
        return False
    match kind:
        case "full" | "causal":
            return a == 0 and b == 0
        case "window" | "causal-window":
            return 0 <= a < n and b == 0
        case "longformer":
            return 0 <= a < n and 0 <= b <= n
    return kind == "linformer" and 1 <= a <= n and b == 0


def window_pairs(n: int, w: int) -> int:
    """Count the pairs with |i - j| <= w among n positions, for w < n."""
    missing = w * (w + 1) // 2  # at either end: w keys, then w - 1, ..., then 1
    return n * (2 * w + 1) - 2 * missing


def count_pairs(kind: str, n: int, a: int, b: int) -> int:
    """Count the scored pairs of a legal case."""
    match kind:
        case "full":
            return n * n
        case "causal":
            return n * (n + 1) // 2
        case "window":
            return window_pairs(n, a)
        case "causal-window":
            return (window_pairs(n, a) + n) // 2  # one half and the diagonal, which is in both halves
        case "longformer":
            m = n - b  # tokens that are not global
            with_a_global_token = n * n - m * m
            return with_a_global_token + window_pairs(m, min(a, m - 1))  # no pair for m = 0
    return n * a  # linformer


def solve(text: str) -> list[list[int | float]]:
    """Read the input; return pairs and unrounded percentage of each case, [0] for what is illegal."""
    lines = text.splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        return [[0]]

    answers: list[list[int | float]] = []
    for line in lines[1:]:
        kind, *integers = line.split()
        n, a, b = map(int, integers)
        if is_legal(kind, n, a, b):
            pairs = count_pairs(kind, n, a, b)
            answers.append([pairs, 100 * pairs / (n * n)])  # integers up to the division
        else:
            answers.append([0])
    return answers


def main() -> None:
    """Print a line for each case."""
    for first, *percentage in solve(sys.stdin.read()):
        print(first, *(f"{x:.4f}" for x in percentage))


if __name__ == "__main__":
    main()
