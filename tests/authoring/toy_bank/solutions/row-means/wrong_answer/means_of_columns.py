"""
expect = "WA"
title.en = "The means of the columns"
title.zh = "求成了列均值"
hint.en = "How many lines do you print?"
hint.zh = "你输出了几行？"
"""

import sys

rows, columns, *numbers = sys.stdin.read().split()
if int(rows) < 1 or int(columns) < 1:
    sys.exit(print(0))
for j in range(int(columns)):
    mean = sum(map(float, numbers[j :: int(columns)])) / int(rows)
    print(f"{round(mean, 2) + 0.0:.2f}")
