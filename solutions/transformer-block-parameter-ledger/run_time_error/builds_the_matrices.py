"""
expect = "MLE"
title.en = "Builds every matrix only to ask for its size"
title.zh = "为了数元素个数，把每个矩阵都真的建了出来"
hint.en = "How many bytes has a float64 matrix of 4096 x 11008? Do you need its entries, or only its shape?"
hint.zh = "一个 4096 x 11008 的 float64 矩阵占多少字节？你需要的是它的元素，还是只需要它的形状？"
"""

import numpy as np


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

    attention = [np.zeros((d_model, d_model)) for _ in "QKVO"]
    attention += [np.zeros(d_model) for _ in "QKVO" if bias]
    ffn = []
    for _ in ("gate", "up") if ffn_type == "swiglu" else ("up",):
        ffn += [np.zeros((d_model, d_ff)), np.zeros(bias * d_ff)]
    ffn += [np.zeros((d_ff, d_model)), np.zeros(bias * d_model)]
    norms = [np.zeros(d_model) for _ in range(4 if norm_type == "layernorm" else 2)]

    parts = [sum(tensor.size for tensor in part) for part in (attention, ffn, norms)]
    print(*parts, sum(parts))
    print(f"{100 * parts[1] / (parts[0] + parts[1]):.2f}")


main()
