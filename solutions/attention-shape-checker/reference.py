"""Shape checker for attention: plain Python on nine integers, since a shape needs no tensor to be known."""

import sys

Shape = list[int]


def check_shapes(q: Shape, k: Shape, v: Shape) -> list[str | int]:
    """Report on one case: q is (B_q, L, d_q), k is (B_k, M, d_k), v is (B_v, M_v, d_v)."""
    batch_q, len_q, d_q = q
    batch_k, len_k, d_k = k
    batch_v, len_v, d_v = v

    if min(q + k + v) < 1:
        return [0]
    if not batch_q == batch_k == batch_v:  # no broadcasting: a batch of 1 is not stretched
        return ["ERR", "batch"]
    if d_q != d_k:  # Q Kᵀ sums over this axis
        return ["ERR", "inner"]
    if len_k != len_v:  # A V sums over this one
        return ["ERR", "length"]

    scores = [batch_q, len_q, len_k]  # (B, L, d_k) @ (B, d_k, M) -> (B, L, M)
    output = [batch_q, len_q, d_v]  # (B, L, M) @ (B, M, d_v) -> (B, L, d_v)
    return ["S", *scores, "O", *output]


def solve(text: str) -> list[list[str | int]]:
    """Read the input; return one report per case, or the single report [0] when T is illegal."""
    lines = text.splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        return [[0]]

    reports = []
    for line in lines[1 : 1 + case_count]:
        sizes = list(map(int, line.split()))
        reports.append(check_shapes(sizes[0:3], sizes[3:6], sizes[6:9]))
    return reports


def main() -> None:
    for report in solve(sys.stdin.read()):
        print(*report)


if __name__ == "__main__":
    main()
