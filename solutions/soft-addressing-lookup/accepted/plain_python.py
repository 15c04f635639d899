"""Lists, no NumPy: one pass over the table for the soft result, exact fractions for the hard one."""

import math
import sys
from fractions import Fraction


def main():
    n, d, d_v = map(int, next(sys.stdin).split())
    if min(n, d, d_v) < 1:
        print("0")
        return
    beta = float(next(sys.stdin))
    if beta < 0:
        print("0")
        return

    # In thousandths query and keys are integers, and so are the scores in millionths.
    def thousandths():
        return [int(Fraction(token) * 1000) for token in next(sys.stdin).split()]

    query = thousandths()
    millionths = []
    for _ in range(n):
        score = 0
        for a, b in zip(query, thousandths(), strict=True):
            score += a * b
        millionths.append(score)
    top = max(millionths)

    soft, total = [0.0] * d_v, 0.0
    hard, winners = [0.0] * d_v, 0
    for score in millionths:
        value = [float(token) for token in next(sys.stdin).split()]
        weight = math.exp(beta * (score - top) / 1e6)
        total += weight
        for c in range(d_v):
            soft[c] += weight * value[c]
        if score == top:
            winners += 1
            for c in range(d_v):
                hard[c] += value[c]

    for result, mass in ((soft, total), (hard, winners)):
        print(" ".join(f"{x / mass:.2f}" for x in result).replace("-0.00", "0.00"))


main()
