"""Multiply-adds of one Transformer layer, and the length from which the quadratic terms prevail."""

import sys


def solve(text: str) -> tuple[list[int], float, int] | int:
    """Read the input; return the counts, the unrounded percentage and the crossover, or 0 for illegal sizes."""
    batch, seq_len, d_model, n_heads, d_ff = map(int, text.split()[:5])
    if min(batch, seq_len, d_model, n_heads, d_ff) < 1 or d_model % n_heads != 0:
        return 0

    d_k = d_model // n_heads
    # (m x k) times (k x n) takes m * k * n multiply-adds
    qk = batch * n_heads * (seq_len * d_k * seq_len)  # Q Kᵀ of each head
    av = batch * n_heads * (seq_len * seq_len * d_k)  # A V of each head
    projections = 4 * batch * (seq_len * d_model * d_model)  # Q, K, V and O, all heads at once
    ffn = 2 * batch * (seq_len * d_model * d_ff)  # up to d_ff and down again
    total = qk + av + projections + ffn
    percentage = 100 * (qk + av) / total

    # 2 N² d > 4 N d² + 2 N d d_ff, divided by 2 N d:  N > 2 d + d_ff
    crossover = 2 * d_model + d_ff + 1
    return [qk, av, projections, ffn, total], percentage, crossover


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    counts, percentage, crossover = answer
    print(*counts)
    print(f"{percentage:.2f}", crossover)


if __name__ == "__main__":
    main()
