"""Adds up the shapes of the matrices, pads the hidden size by a remainder, keeps the percentage as a fraction."""

from fractions import Fraction
from math import floor, prod

words = input().split()
width, factor, step = int(words[0]), float(words[1]), int(words[2])

if width > 0 and factor > 0 and step > 0:
    hidden = floor(factor * floor(Fraction(2, 3) * 4 * width))
    hidden += -hidden % step

    gated = [(width, hidden), (width, hidden), (hidden, width)]
    plain = [(width, 4 * width), (4 * width, width)]
    count = sum(map(prod, gated))
    before = sum(map(prod, plain))

    percent = float(100 * (Fraction(count, before) - 1))
    print(hidden, count)
    print("%.2f" % (round(percent, 2) + 0.0))  # adding 0.0 turns -0.0 into 0.0
else:
    print("0")
