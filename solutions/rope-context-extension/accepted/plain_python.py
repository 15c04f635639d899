"""Without NumPy, one pair at a time; each frequency is the original one times a slow-down between 1/s and 1."""

import math


def slow_down(mode, pair, d, theta, train, s):
    if mode == "pi":
        return 1 / s
    if mode == "ntk":
        return s ** (-2 * pair / (d - 2))
    if mode == "yarn":
        full_turns = train * theta / math.tau
        if full_turns <= 1:
            return 1 / s
        if full_turns >= 32:
            return 1.0
        share = (full_turns - 1) / 31
        return share + (1 - share) / s
    return 1.0


def main():
    mode, d, base, train, infer, position = input().split()
    d, base, train, infer, position = int(d), float(base), int(train), int(infer), int(position)
    pairs, odd = divmod(d, 2)
    known = mode in {"none", "pi", "ntk", "yarn"}
    if (
        not known
        or pairs <= 1
        or odd
        or not base > 1
        or train <= 0
        or infer < train
        or position not in range(infer)
    ):
        print("0")
        return

    s = infer / train
    wavelengths, angles = [], []
    for pair in range(pairs):
        theta = math.exp(-math.log(base) * pair / pairs)
        f = theta * slow_down(mode, pair, d, theta, train, s)
        wavelengths.append("%.2f" % (math.tau / f))
        angles.append("%.2f" % (position * f))
    print(" ".join(wavelengths))
    print(" ".join(angles))
    print("%.4f" % (1 + math.log(s) / 10 if mode == "yarn" else 1))


main()
