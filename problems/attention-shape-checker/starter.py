"""Shape checker for Q Kᵀ and A V: fill in check_shapes."""

import sys


def check_shapes(q: list[int], k: list[int], v: list[int]) -> list[str | int]:
    """Report on one case.

    q is [B_q, L, d_q], k is [B_k, M, d_k], v is [B_v, M_v, d_v].
    Return the parts of the output line, for example ["ERR", "batch"].
    """
    return [0]  # your code goes here


def main() -> None:
    lines = sys.stdin.read().splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        print(0)
        return
    for line in lines[1 : 1 + case_count]:
        sizes = list(map(int, line.split()))
        print(*check_shapes(sizes[0:3], sizes[3:6], sizes[6:9]))


if __name__ == "__main__":
    main()
