"""
expect = "TLE"
title.en = "The matrix powers are computed by three nested Python loops"
title.zh = "用三重 Python 循环计算矩阵的幂"
hint.en = "How many steps does one product of 200 × 200 matrices take, and how many products do you form?"
hint.zh = "两个 200 × 200 的矩阵相乘要多少步？你一共做了多少次乘法？"
"""

import sys


def product(a, b):
    size = range(len(a))
    return [[any(a[i][k] and b[k][j] for k in size) for j in size] for i in size]


def main():
    lines = sys.stdin.read().splitlines()
    n, b, w, g, r = map(int, lines[0].split())
    if n < 1 or b < 1 or n % b != 0 or w < 0 or g < 0 or r < 0 or g > n // b:
        print(0)
        return
    nb = n // b
    lists = [[] for _ in range(nb)]
    for block in range(nb if r > 0 else 0):
        lists[block] = list(map(int, lines[1 + block].split()))
        if min(lists[block]) < 0 or max(lists[block]) >= nb:
            print(0)
            return
    sees = [[abs(i - j) <= w or i < g or j < g or j in lists[i] for j in range(nb)] for i in range(nb)]

    layers, power = 1, sees
    while not all(map(all, power)):
        further = product(power, sees)
        if further == power:
            layers = -1
            break
        power, layers = further, layers + 1
    keys = [b * sum(row) for row in sees]
    print(*keys)
    print(b * sum(keys), layers)


main()
