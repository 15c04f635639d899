"""
expect = "WA"
title.en = "One pass over the row: when a larger entry comes, the sum gathered so far is not rescaled"
title.zh = "边读边更新最大值时，遇到更大的元素，没有把已经累加的和重新缩放"
hint.en = "Your sum was gathered relative to the old maximum. What does it have to be multiplied by when the maximum changes?"
hint.zh = "已经累加的和是相对旧的最大值而言的。最大值变了，它应当乘以什么？"
"""

import math

m, n = map(int, input().split())
if m < 1 or n < 1:
    print(0)
    raise SystemExit
log_sums = []
for _ in range(m):
    row = [float(token) for token in input().split()]
    top, total = -math.inf, 0.0
    for x in row:
        if x > -math.inf:
            top = max(top, x)
            total += math.exp(x - top)
    print(*(f"{math.exp(x - top) / total:.2f}" if total else "0.00" for x in row))
    log_sums.append(top + math.log(total) if total else -math.inf)
print(*(f"{x:.2f}".replace("-0.00", "0.00") for x in log_sums))
