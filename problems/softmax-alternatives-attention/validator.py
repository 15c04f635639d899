"""What the statement allows as input."""

import math
import re

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    *tokens, mode = read.fields("n m d_k d_v mode")
    n, m, d_k, d_v = (read.integer(token, -1000, 1000) for token in tokens)
    known = mode in ("softmax", "relu", "relu-len", "linear")
    if min(n, m, d_k, d_v) < 1 or not known:
        named = known or re.fullmatch("[A-Za-z0-9_+-]{1,20}", mode) is not None
        read.require(named, "a mode of at most 20 letters, digits, -, _ and +")
        return read.anything()
    read.require(n <= 100 and m <= 100 and n * m <= 4000, "n <= 100, m <= 100, n * m <= 4000")
    read.require(d_k <= 32 and d_v <= 32, "d_k <= 32 and d_v <= 32")
    q = read.matrix(n, d_k, low=-50, high=50, decimals=2)
    k = read.matrix(m, d_k, low=-50, high=50, decimals=2)
    read.matrix(m, d_v, low=-50, high=50, decimals=3)  # V
    for query in q:
        for key in k:
            # hundredths: their products and sums are exact
            pairs = [(round(100 * a), round(100 * b)) for a, b in zip(query, key, strict=True)]
            exact = all(a * b == 0 or {abs(a), abs(b)} <= {100, 200, 400} for a, b in pairs)
            read.require(sum(a * b for a, b in pairs) != 0 or exact, "dot products whose 0 is exact")
        if mode in ("softmax", "linear"):
            weights = [similarity(mode, query, key) for key in k]
            top = max(weights)
            parts = [math.exp(weight - top) for weight in weights]
            clear = all(not 1e-13 < part / sum(parts) < 1e-11 for part in parts)
            read.require(clear, "no weight between 1e-13 and 1e-11")
    return read.end()


def similarity(mode: str, query: list[float], key: list[float]) -> float:
    """Return the logarithm of what the weight of the key is proportional to."""
    if mode == "softmax":
        return sum(a * b for a, b in zip(query, key, strict=True)) / math.sqrt(len(query))
    return math.log(sum(phi(a) * phi(b) for a, b in zip(query, key, strict=True)))


def phi(z: float) -> float:
    """Compute elu(z) + 1."""
    return z + 1 if z > 0 else math.exp(z)
