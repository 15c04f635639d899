"""Lists the tensors of every kind of sublayer by name and adds up their sizes, each as often as it occurs."""

from math import prod

line = [int(word) for word in input().split()]
V, d, H, f, N_enc, N_dec, tied, max_pos = line


def legal():
    if V <= 0 or d <= 0 or H <= 0 or f <= 0:
        return False
    if d // H * H != d:
        return False
    if N_enc < 0 or N_dec < 0 or (N_enc, N_dec) == (0, 0):
        return False
    return tied in (0, 1) and max_pos >= 0


if legal():
    norm = {"gamma": [d], "beta": [d]}
    attention = {"W_Q": [d, H, d // H], "W_K": [d, H, d // H], "W_V": [d, H, d // H], "W_O": [H, d // H, d]}
    attention |= {"b_Q": [d], "b_K": [d], "b_V": [d], "b_O": [d]}
    ffn = {"W_1": [d, f], "b_1": [f], "W_2": [f, d], "b_2": [d]}
    cross = [attention, norm] if N_enc else []
    parts = {
        "embedding": [{"tokens": [V, d]}, {"positions": [max_pos, d]}],
        "encoder": [attention, norm, ffn, norm],
        "decoder": [attention, norm, *cross, ffn, norm],
        "output": [{} if tied else {"W_vocab": [d, V]}],
    }
    times = {"embedding": 1, "encoder": N_enc, "decoder": N_dec, "output": 1}
    counts = []
    for part, sublayers in parts.items():
        once = sum(prod(shape) for sublayer in sublayers for shape in sublayer.values())
        counts.append(once * times[part])
    print(" ".join(str(count) for count in [*counts, sum(counts)]))
else:
    print("0")
