"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    kind, *words = read.fields("kind fan_in fan_out L m")
    fan_in, fan_out = (read.integer(word, -1000, 100_000) for word in words[:2])
    layers, m = read.integer(words[2], -1000, 100), read.integer(words[3], -1000, 5000)
    read.require(1 <= len(kind) <= 20, "a kind of at most 20 characters")
    if fan_in < 1 or fan_out < 1 or layers < 1 or m < 1:
        return read.anything()
    variances = {
        "xavier-uniform": 2 / (fan_in + fan_out),
        "xavier-normal": 2 / (fan_in + fan_out),
        "he-normal": 2 / fan_in,
        "gpt2": 0.0004,
        "gpt2-residual": 0.0004 / (2 * layers),
    }
    if kind not in variances:
        return read.anything()
    read.require((1 + fan_in * variances[kind]) ** layers <= 1e6, "(1 + v)^L <= 10⁶")
    draws = read.numbers(m, low=-10, high=10, decimals=4)
    if kind == "xavier-uniform" and not (min(draws) >= 0 and max(draws) < 1):
        return read.anything()
    return read.end()
