"""What the statement allows as input."""

from math import sqrt

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    words = read.fields("n lr beta1 beta2 eps w_0 warmup")
    n = read.integer(words[0], -1000, 5000)
    lr = read.number(words[1], low=-1, high=1, decimals=6)
    beta1, beta2 = (read.number(word, low=-2, high=2, decimals=4) for word in words[2:4])
    eps = read.number(words[4], low=-1, high=1, decimals=9)
    w = read.number(words[5], low=-1000, high=1000, decimals=3)
    warmup = read.integer(words[6], -1000, 1_000_000)
    if n < 1 or lr <= 0 or not 0 <= beta1 < 1 or not 0 <= beta2 < 1 or eps <= 0 or warmup < 0:
        return read.anything()
    gradients = read.numbers(n, low=-1000, high=1000, decimals=6)

    m = v = 0.0
    largest = abs(
        w
    )  # an upper bound of all updates and weights; correction makes m at most 1 / (1 - beta1) larger
    for g in gradients:
        m = beta1 * m + (1 - beta1) * abs(g)
        v = beta2 * v + (1 - beta2) * g * g
        largest += lr * m / (1 - beta1) / (sqrt(v) + eps)
    read.require(1000 * largest <= 1e8, "no printed number above 10⁸")
    return read.end()
