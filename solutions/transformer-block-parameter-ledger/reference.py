"""Parameter count of one Transformer block: attention, feed-forward network (FFN) and norms."""

import sys


def count_linear(d_in: int, d_out: int, bias: int) -> int:
    """One linear layer: a weight of d_in x d_out and, if bias is 1, a vector of d_out."""
    return d_in * d_out + bias * d_out


def count_attention(d_model: int, bias: int) -> int:
    """W_Q, W_K, W_V, W_O: H heads of d_model / H columns are d_model columns, for every H."""
    return 4 * count_linear(d_model, d_model, bias)


def count_ffn(d_model: int, d_ff: int, bias: int, ffn_type: str) -> int:
    """Up to d_ff and down again; a gated FFN goes up twice."""
    ways_up = 2 if ffn_type == "swiglu" else 1  # W_gate and W_up, or W_1 alone
    return ways_up * count_linear(d_model, d_ff, bias) + count_linear(d_ff, d_model, bias)


def count_norms(d_model: int, norm_type: str) -> int:
    """Two norms per block; LayerNorm scales and shifts (γ, β), RMSNorm only scales (γ)."""
    vectors = 2 if norm_type == "layernorm" else 1
    return 2 * vectors * d_model


def is_legal(d_model: int, n_heads: int, d_ff: int, bias: int, ffn_type: str, norm_type: str) -> bool:
    return (
        min(d_model, n_heads, d_ff) >= 1
        and d_model % n_heads == 0
        and bias in (0, 1)
        and ffn_type in ("relu", "gelu", "swiglu")
        and norm_type in ("layernorm", "rmsnorm")
    )


def solve(text: str) -> list[int | float] | int:
    """Read the input; return attention, ffn, norms, total and the unrounded percentage, or 0 if illegal."""
    *numbers, ffn_type, norm_type = text.split()[:6]
    d_model, n_heads, d_ff, bias = map(int, numbers)
    if not is_legal(d_model, n_heads, d_ff, bias, ffn_type, norm_type):
        return 0

    attention = count_attention(d_model, bias)
    ffn = count_ffn(d_model, d_ff, bias, ffn_type)
    norms = count_norms(d_model, norm_type)
    total = attention + ffn + norms
    percentage = 100 * ffn / (attention + ffn)
    return [attention, ffn, norms, total, percentage]


def main() -> None:
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    *counts, percentage = answer
    print(*counts)
    print(f"{percentage:.2f}")


if __name__ == "__main__":
    main()
