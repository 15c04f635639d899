"""What the statement allows as input."""

import math
from collections import Counter

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    n, m = read.integers("n m")
    if n < 2 or m < 1:
        read.require(max(abs(n), abs(m)) <= 1000, "integers between -1000 and 1000 where they are illegal")
        return read.anything()
    read.require(n <= 1000, "n <= 1000")
    read.require(m <= 20, "m <= 20")
    z = read.numbers(n, low=-1000, high=1000, decimals=2)
    if min(z) == max(z):
        return read.anything()
    targets = read.numbers(m, low=-10, high=10, decimals=4)
    lowest, highest = math.log(z.count(max(z))), math.log(n)
    for h in targets:
        read.require(abs(h - highest) >= 0.001, "targets at least 0.001 away from ln n")
        read.require(abs(h - lowest) >= 0.001 or h == lowest == 0, "targets at least 0.001 away from ln c")
    if min(targets) <= lowest or max(targets) >= highest:
        return read.anything()
    scores = Counter(z)
    for h in targets:
        read.require(entropy(scores, 0.001) < h < entropy(scores, 1000), "0.001 < T < 1000")
        warmer = 1.01 * temperature(scores, h)
        read.require(entropy(scores, warmer) >= h + 0.00001, "an entropy that rises by 0.00001 per 1 % of T")
    return read.end()


def entropy(scores: Counter[float], t: float) -> float:
    """The entropy in nats of the softmax of scores / t; `scores` says how often each occurs."""
    x = [(score - max(scores)) / t for score in scores]
    w = [times * math.exp(gap) for times, gap in zip(scores.values(), x, strict=True)]
    return math.log(sum(w)) - sum(map(float.__mul__, w, x)) / sum(w)


def temperature(scores: Counter[float], h: float) -> float:
    """The temperature of entropy `h`, to about a millionth."""
    low, high = 0.001, 1000.0
    while high > 1.000001 * low:
        middle = math.sqrt(low * high)
        low, high = (middle, high) if entropy(scores, middle) < h else (low, middle)
    return low
