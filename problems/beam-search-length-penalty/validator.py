"""What the statement allows as input."""

import math

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    *sizes, penalty, end, start = read.fields("V k T_max alpha eos bos")
    vocab_size, k, t_max = (read.integer(token, -1000, 1000) for token in sizes)
    alpha = read.number(penalty, low=-1000, high=1000, decimals=2)
    eos, bos = read.integer(end, -1000, 1000), read.integer(start, -1000, 1000)
    if k < 1 or t_max < 1 or alpha < 0 or not {eos, bos} <= set(range(vocab_size)) or eos == bos:
        return read.anything()
    read.require(vocab_size <= 60 and k <= 20 and t_max <= 40, "V <= 60, k <= 20, T_max <= 40")
    read.require(alpha <= 3, "alpha <= 3")
    p = read.matrix(vocab_size, vocab_size, low=0, high=1, decimals=3)
    read.require(all(any(row) for row in p), "a positive number in every row")
    read.end()

    # Run the search: what is kept or chosen must not depend on rounding errors.
    live, ended = [(0.0, [bos])], []
    for _ in range(t_max):
        sums = [(s + math.log(x), [*y, t]) for s, y in live for t, x in enumerate(p[y[-1]]) if x > 0]
        sums.sort(key=lambda item: (-round(item[0], 9), item[1]))
        check_gap(read, [s for s, _ in sums], k)
        ended += [item for item in sums[:k] if item[1][-1] == eos]
        live = [item for item in sums[:k] if item[1][-1] != eos]
    check_gap(read, sorted((s / (len(y) - 1) ** alpha for s, y in ended + live), reverse=True), 1)
    return None


def check_gap(read: Reader, values: list[float], count: int) -> None:
    """Compare the last of the `count` best values with all others that are not its equals."""
    if len(values) > count:
        last = values[count - 1]
        gaps = [abs(value - last) for value in values]
        clear = all(gap < 1e-12 or gap > 1e-7 for gap in gaps) and abs(last * 1e9 % 1 - 0.5) > 0.001
        read.require(clear, "sums and scores that are equal or differ by more than 10⁻⁷ where it matters")
