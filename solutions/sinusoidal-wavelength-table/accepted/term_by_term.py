"""Without NumPy and with a single power: each wavelength is the one before it times the common ratio."""

from math import tau


def main():
    d, base, length = input().split()
    pairs, odd = divmod(int(d), 2)
    base, length = float(base), float(length)
    if pairs <= 0 or odd or not base > 1 or not length > 0:
        print("0")
        return

    step = base ** (1 / pairs)
    wave = tau
    printed = []
    done = 0
    for _ in range(pairs):
        printed.append(format(wave, ".2f"))
        if wave < length:  # never equal: tau times an algebraic number is no decimal
            done += 1
        wave *= step

    print(" ".join(printed))
    print(done, pairs - done)
    print("%.2f" % (step if pairs > 1 else 1))


main()
