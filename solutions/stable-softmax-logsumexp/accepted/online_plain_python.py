"""Without NumPy, one pass over each row: maximum and sum are kept up to date while the entries go by."""

import math


def running_sum(row):
    """The largest entry and the sum of exp(entry - largest), found together; (None, 0.0) without a number."""
    top, total = None, 0.0
    for x in row:
        if x == -math.inf:
            continue
        if top is None:
            top, total = x, 1.0
        elif x > top:
            total = total * math.exp(top - x) + 1.0
            top = x
        else:
            total += math.exp(x - top)
    return top, total


def main():
    m, n = map(int, input().split())
    if min(m, n) < 1:
        print(0)
        return
    sums = []
    for _ in range(m):
        row = list(map(float, input().split()))
        top, total = running_sum(row)
        if top is None:
            print(" ".join(["0.00"] * n))
            sums.append("-inf")
        else:
            print(" ".join("%.2f" % (math.exp(x - top) / total) for x in row))
            text = "%.2f" % (top + math.log(total))
            sums.append("0.00" if text == "-0.00" else text)
    print(" ".join(sums))


main()
