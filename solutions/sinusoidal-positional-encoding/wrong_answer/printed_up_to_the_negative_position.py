"""
expect = "WA"
title.en = "The encodings in front of a negative position are printed before the 0"
title.zh = "负位置之前的编码已经输出，然后才输出 0"
hint.en = "How many lines may an illegal input have as its answer? When do you know that it is illegal?"
hint.zh = "非法输入的答案一共有几行？你的程序什么时候才知道输入非法？"
"""

import math


def main():
    m, d_model = map(int, input().split())
    if m < 1 or d_model < 2 or d_model % 2 != 0:
        print(0)
        return
    for position in map(int, input().split()):
        if position < 0:
            print(0)
            return
        row = []
        for column in range(0, d_model, 2):
            angle = position / 10000 ** (column / d_model)
            row += [math.sin(angle), math.cos(angle)]
        print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in row))


main()
