"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, b, w, g, r = read.integers("n b w g r", low=-1_000_000, high=1_000_000)
    if n < 1 or b < 1 or n % b != 0 or min(w, g, r) < 0 or g > n // b:
        return read.anything()
    nb = n // b
    read.require(nb <= 200, "n / b <= 200")
    read.require(r <= 40, "r <= 40")
    read.require(r <= nb, "r <= n / b")
    for _ in range(nb if r > 0 else 0):
        listed = read.integer_list(r, low=-1000, high=1000)
        if min(listed) < 0 or max(listed) >= nb:
            return read.anything()
    return read.end()
