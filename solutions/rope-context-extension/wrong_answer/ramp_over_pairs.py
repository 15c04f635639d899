"""
expect = "WA"
title.en = "YaRN's ramp runs over the pair index between two rounded bounds, as in libraries"
title.zh = "像一些库那样，YaRN 按对的编号在两个取整后的边界之间过渡"
hint.en = "What is the definition's g_k a linear function of: the index k, or the turns r_k?"
hint.zh = "定义里的 g_k 是谁的线性函数：编号 k，还是圈数 r_k？"
"""

import math

import numpy as np

mode, d, base, l_train, l_infer, m = input().split()
d, base, l_train, l_infer, m = int(d), float(base), int(l_train), int(l_infer), int(m)
lengths_legal = 1 <= l_train <= l_infer and 0 <= m < l_infer
if mode not in ("none", "pi", "ntk", "yarn") or d < 4 or d % 2 != 0 or base <= 1 or not lengths_legal:
    print(0)
else:
    s = l_infer / l_train
    k = np.arange(d // 2)
    f = base ** (-2 * k / d)
    if mode == "pi":
        f = f / s
    elif mode == "ntk":
        f = (base * s ** (d / (d - 2))) ** (-2 * k / d)
    elif mode == "yarn":

        def index_of(turns):
            return d * math.log(l_train / (turns * 2 * math.pi)) / (2 * math.log(base))

        first = max(math.floor(index_of(32)), 0)
        last = max(min(math.ceil(index_of(1)), d - 1), first + 0.001)
        interpolated = np.clip((k - first) / (last - first), 0, 1)
        f = f / s * interpolated + f * (1 - interpolated)
    print(*(f"{x:.2f}" for x in 2 * np.pi / f))
    print(*(f"{x:.2f}" for x in m * f))
    print(f"{0.1 * math.log(s) + 1 if mode == 'yarn' else 1:.4f}")
