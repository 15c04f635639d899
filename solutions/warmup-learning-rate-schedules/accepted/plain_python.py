"""Without NumPy, step by step: a branch at the end of warmup for every kind, the cosine as a squared half-angle."""

import math


def rate(kind, d_model, warmup, total, peak, min_lr, t):
    top = peak / math.sqrt(d_model * warmup) if kind == "noam" else peak  # the rate at the end of warmup
    if t <= warmup:
        return top * (t / warmup)
    if kind != "cosine":
        return top * math.sqrt(warmup) / math.sqrt(t)
    if t >= total:
        return min_lr
    part = (t - warmup) / (total - warmup)
    share = math.cos(math.pi / 2 * part) ** 2  # (1 + cos 2x) / 2 = cos² x
    return share * peak + (1 - share) * min_lr


def main():
    kind, d_model, warmup, total, peak, min_lr, m = input().split()
    d_model, warmup, total, m = int(d_model), int(warmup), int(total), int(m)
    peak, min_lr = float(peak), float(min_lr)
    if kind not in {"noam", "rsqrt", "cosine"} or min(d_model, warmup, m) <= 0:
        print("0")
        return
    if not peak > 0 or not min_lr >= 0 or peak < min_lr:
        print("0")
        return
    if kind == "cosine" and not total > warmup:
        print("0")
        return

    steps = [int(word) for word in input().split()]
    if any(t <= 0 for t in steps):
        print("0")
        return
    rates = [rate(kind, d_model, warmup, total, peak, min_lr, t) for t in steps]
    print(" ".join("%.2f" % (x * 1000000) for x in rates))


main()
