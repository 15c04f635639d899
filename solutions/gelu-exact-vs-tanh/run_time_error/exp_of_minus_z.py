"""
expect = "RTE"
title.en = "The sigmoid takes math.exp(-z), which raises OverflowError for z below -709"
title.zh = "sigmoid 里直接取 math.exp(-z)，z 小于 -709 时抛出 OverflowError"
hint.en = "What does math.exp do with 1000? Which z of the limits lead there?"
hint.zh = "math.exp(1000) 会怎样？数据范围内哪些 z 会遇到它？"
"""

import math


def six_decimals(x):
    return f"{x:.6f}".replace("-0.000000", "0.000000")


def main():
    if int(input()) < 1:
        print(0)
        return
    gap = 0.0
    for z in map(float, input().split()):
        exact = z / 2 * (1 + math.erf(z / math.sqrt(2)))
        approximate = z / 2 * (1 + math.tanh(math.sqrt(2 / math.pi) * (z + 0.044715 * z**3)))
        silu = z / (1 + math.exp(-z))
        print(*map(six_decimals, (exact, approximate, silu, max(z, 0))))
        gap = max(gap, abs(exact - approximate))
    print(f"{10000 * gap:.2f}")


main()
