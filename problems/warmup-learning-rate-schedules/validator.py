"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    kind, *words = read.fields("kind d_model warmup total peak min_lr m")
    d_model, warmup, total = (read.integer(word, -1000, 1_000_000) for word in words[:3])
    peak, min_lr = (read.number(word, low=-10, high=10, decimals=6) for word in words[3:5])
    m = read.integer(words[5], -1000, 5000)
    read.require(1 <= len(kind) <= 20, "a kind of at most 20 characters")
    if kind not in ("noam", "rsqrt", "cosine") or d_model < 1 or warmup < 1 or m < 1:
        return read.anything()
    if peak <= 0 or min_lr < 0 or min_lr > peak or (kind == "cosine" and total <= warmup):
        return read.anything()
    steps = read.integer_list(m, low=-1000, high=1_000_000)
    if min(steps) < 1:
        return read.anything()
    return read.end()
