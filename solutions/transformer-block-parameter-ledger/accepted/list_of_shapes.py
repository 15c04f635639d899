"""Lists the shape of every tensor, the heads as an axis of their own, and lets NumPy multiply the sides."""

import numpy as np

TWO_MATRICES = {"W_1": ("d_model", "d_ff"), "W_2": ("d_ff", "d_model")}
THREE_MATRICES = {
    "W_gate": ("d_model", "d_ff"),
    "W_up": ("d_model", "d_ff"),
    "W_down": ("d_ff", "d_model"),
}
FFN = {"relu": TWO_MATRICES, "gelu": TWO_MATRICES, "swiglu": THREE_MATRICES}
NORM = {"layernorm": ["gamma", "beta"], "rmsnorm": ["gamma"]}


def size(shapes):
    return sum(int(np.prod(np.array(shape, dtype=np.int64))) for shape in shapes)


words = input().split()
d_model, H, d_ff, bias = (int(word) for word in words[:4])
ffn_type, norm_type = words[4:]

legal = d_model > 0 and H > 0 and d_ff > 0 and ffn_type in FFN and norm_type in NORM
if not legal or d_model % H or bias not in (0, 1):
    print(0)
else:
    attention = []
    for _ in "QKV":
        attention.append((d_model, H, d_model // H))
        attention.append((bias, H, d_model // H))
    attention.append((H, d_model // H, d_model))
    attention.append((bias, d_model))

    side = {"d_model": d_model, "d_ff": d_ff}
    ffn = []
    for rows, columns in FFN[ffn_type].values():
        ffn.append((side[rows], side[columns]))
        ffn.append((bias, side[columns]))

    norms = [(d_model,) for sublayer in ("attention", "ffn") for vector in NORM[norm_type]]

    print(size(attention), size(ffn), size(norms), size(attention + ffn + norms))
    print("%.2f" % (size(ffn) / size(attention + ffn) * 100))
