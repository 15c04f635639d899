"""One formula per option, and the percentage rounded in whole hundredths without any float."""

import sys


def answer(line: str) -> str:
    d, heads, f, bias, ffn_type, norm_type = line.split()
    d, heads, f = int(d), int(heads), int(f)
    if d <= 0 or heads <= 0 or f <= 0:
        return "0"
    if d // heads * heads != d or bias not in ("0", "1"):
        return "0"

    attention = 4 * d**2
    if ffn_type == "relu" or ffn_type == "gelu":
        ffn, ffn_bias = 2 * d * f, f + d
    elif ffn_type == "swiglu":
        ffn, ffn_bias = 3 * d * f, 2 * f + d
    else:
        return "0"
    if bias == "1":
        attention += 4 * d
        ffn += ffn_bias

    if norm_type == "layernorm":
        norms = 4 * d
    elif norm_type == "rmsnorm":
        norms = 2 * d
    else:
        return "0"

    base = attention + ffn
    hundredths = (2 * 10000 * ffn + base) // (2 * base)
    whole, rest = divmod(hundredths, 100)
    return f"{attention} {ffn} {norms} {base + norms}\n{whole}.{rest:02d}"


print(answer(sys.stdin.read().splitlines()[0]))
