"""What the statement allows as input."""

from judge.authoring.reading import Reader

MOST = 100_000


def validate(read: Reader) -> None:
    n, layers = read.integers("n L", low=-MOST, high=MOST)
    if n < 1 or layers < 1:
        return read.anything()
    steps = 0
    for _ in range(layers):
        w, dilation, causal = read.integers("w dilation causal", low=-MOST, high=MOST)
        if w < 0 or dilation < 1 or causal not in (0, 1):
            return read.anything()
        steps += 2 * w + 1
    (q,) = read.integers("q", low=-MOST, high=MOST)
    if not 0 <= q < n:
        return read.anything()
    read.require(steps <= 2000, "the sum of 2w + 1 <= 2000")
    return read.end()
