"""Without NumPy: one position at a time, one pair of columns at a time."""

from math import cos, sin


def encode(position, divisors):
    for divisor in divisors:
        yield sin(position / divisor)
        yield cos(position / divisor)


def main():
    m, width = map(int, input().split())
    if m <= 0 or width <= 0 or width % 2:
        print("0")
        return
    positions = [int(word) for word in input().split()]
    if any(position < 0 for position in positions):
        print("0")
        return
    divisors = [10000.0 ** (column / width) for column in range(0, width, 2)]
    for position in positions:
        # round() may give -0.0, and adding 0.0 makes that 0.0
        print(" ".join("%.2f" % (round(x, 2) + 0.0) for x in encode(position, divisors)))


main()
