"""
expect = "TLE"
title.en = "Counts the entries one by one in a loop"
title.zh = "用循环逐个元素计数"
hint.en = "How many steps does your loop take for 4096 x 4096? Is there a product that says the same?"
hint.zh = "面对 4096 x 4096 的矩阵，你的循环要走多少步？能不能用一次乘法得到同样的数？"
"""


def count(rows: int, columns: int) -> int:
    entries = 0
    for _ in range(rows):
        for _ in range(columns):
            entries += 1
    return entries


def main() -> None:
    words = input().split()
    d_model, n_heads, d_ff, bias = map(int, words[:4])
    ffn_type, norm_type = words[4:]
    if min(d_model, n_heads, d_ff) < 1 or d_model % n_heads or bias not in (0, 1):
        print(0)
        return
    if ffn_type not in ("relu", "gelu", "swiglu") or norm_type not in ("layernorm", "rmsnorm"):
        print(0)
        return

    attention = sum(count(d_model, d_model) + bias * d_model for _ in "QKVO")
    ways_up = ("gate", "up") if ffn_type == "swiglu" else ("up",)
    ffn = sum(count(d_model, d_ff) + bias * d_ff for _ in ways_up)
    ffn += count(d_ff, d_model) + bias * d_model
    norms = (4 if norm_type == "layernorm" else 2) * d_model
    print(attention, ffn, norms, attention + ffn + norms)
    print(f"{100 * ffn / (attention + ffn):.2f}")


main()
