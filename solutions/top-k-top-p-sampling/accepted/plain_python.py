"""Without NumPy: sort pairs, keep running sums, search them by bisection."""

import bisect
import math


def main():
    v, t, k, p, m = input().split()
    v, t, k, p, m = int(v), float(t), int(k), float(p), int(m)
    if v <= 0 or t < 0.0 or k < 0 or p <= 0.0 or p > 1.0 or m <= 0:
        print("0")
        return
    z = [float(x) for x in input().split()]
    us = [float(x) for x in input().split()]
    if min(us) < 0.0 or max(us) >= 1.0:
        print("0")
        return

    ranked = sorted(range(v), key=lambda i: (-z[i], i))
    if t == 0.0:
        ranked = ranked[:1]
        weights = [1.0]
    else:
        top = z[ranked[0]]
        weights = [math.exp((z[i] - top) / t) for i in ranked]
        if 0 < k < v:
            del weights[k:]
        if p < 1.0:
            goal = p * math.fsum(weights)
            mass, count = 0.0, 0
            while mass < goal:
                mass += weights[count]
                count += 1
            del weights[count:]
        del ranked[len(weights) :]

    total = math.fsum(weights)
    sums, running = [], 0.0
    for w in weights:
        running += w / total
        sums.append(running)

    print(len(ranked))
    print(" ".join([f"{w / total:.2f}" for w in weights]))
    print(" ".join([str(ranked[bisect.bisect_right(sums, u)]) for u in us]))


main()
