"""Without NumPy: for every token, the tokens that its heads look at, one after the other."""

import sys
from operator import mul


def main():
    n, c_in, c_out, k, dilation = map(int, sys.stdin.readline().split())
    if min(n, c_in, c_out, k, dilation) < 1 or k % 2 == 0:
        print("0")
        return

    def read_rows(count):
        return [list(map(float, sys.stdin.readline().split())) for _ in range(count)]

    tokens = read_rows(n)
    # columns[t][c] holds the weights of output channel c in head t
    columns = [list(zip(*read_rows(c_in), strict=True)) for _ in range(k)]
    reach = k // 2 * dilation

    ones = 0
    for i in range(n):
        seen = [
            (j, weights)
            for j, weights in zip(range(i - reach, i + reach + 1, dilation), columns, strict=True)
            if 0 <= j < n
        ]
        ones += len(seen)
        out = [sum(sum(map(mul, tokens[j], weights[c])) for j, weights in seen) for c in range(c_out)]
        print(*("%.2f" % (round(value, 2) + 0.0) for value in out))
    print(ones)


main()
