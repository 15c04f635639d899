"""Compare products of whole thousandths instead of sums of logarithms: ties within a step are exact."""

import heapq
import math
import sys
from fractions import Fraction


def log_p(product, length):
    return math.log(product) - length * math.log(1000)


def main():
    header, *rows = sys.stdin.read().split("\n")
    sizes = header.split()
    v, k, t_max, eos, bos = (int(sizes[i]) for i in (0, 1, 2, 4, 5))
    alpha = Fraction(sizes[3])
    if v < 2 or k < 1 or t_max < 1 or alpha < 0 or eos not in range(v) or bos not in range(v) or eos == bos:
        print(0)
        return
    p = [[round(1000 * float(x)) for x in row.split()] for row in rows[:v]]

    path, product = [], 1
    while len(path) < t_max and eos not in path[-1:]:
        row = p[path[-1] if path else bos]
        token = min(range(v), key=lambda t: (-row[t], t))
        path.append(token)
        product *= row[token]

    beam, ends = [(-1, ())], []
    for _ in range(t_max):
        children = (
            (weight * p[(bos, *path_)[-1]][t], (*path_, t))
            for weight, path_ in beam
            for t in range(v)
            if p[(bos, *path_)[-1]][t]
        )
        kept = heapq.nsmallest(k, children)  # the products are negative: the largest in size comes first
        ends += [child for child in kept if child[1][-1] == eos]
        beam = [child for child in kept if child[1][-1] != eos]

    def score(end):
        return log_p(-end[0], len(end[1])) / len(end[1]) ** float(alpha)

    best = sorted(ends + beam, key=lambda end: (round(-score(end), 9), end[1]))[0]
    print(*path)
    print(f"{log_p(product, len(path)):.2f}".replace("-0.00", "0.00"))
    print(*best[1])
    print(f"{log_p(-best[0], len(best[1])):.2f} {score(best):.2f}".replace("-0.00", "0.00"))


main()
