"""Without NumPy. In every mask of the five a query sees the first few keys and no others, so a row is a run of
ones followed by a run of zeros, and one number per query, the length of the first run, says it all."""

import sys


def seen(kind, i, valid, prefix):
    """How many keys query i sees."""
    if kind == "causal":
        return i + 1
    if kind == "decoder":
        return min(i + 1, valid)
    if kind == "prefix":
        return min(max(i + 1, prefix), valid)
    return valid


def is_wrong(kind, n, m, valid, prefix):
    yield n <= 0 or m <= 0
    yield valid < 0 or valid > m
    if kind == "cross":
        yield prefix != 0
    elif kind == "prefix":
        yield n != m
        yield prefix < 0 or prefix > m
    elif kind == "causal":
        yield n != m
        yield valid != 0 or prefix != 0
    elif kind == "encoder" or kind == "decoder":
        yield n != m
        yield prefix != 0
    else:
        yield True


def main():
    count = int(sys.stdin.readline())
    if count <= 0:
        print("0")
    for _ in range(count):
        kind, *numbers = sys.stdin.readline().split()
        n, m, valid, prefix = [int(number) for number in numbers]
        if any(is_wrong(kind, n, m, valid, prefix)):
            print("0")
            continue
        ones = 0
        for i in range(n):
            run = seen(kind, i, valid, prefix)
            print(" ".join("1" * run + "0" * (m - run)))
            ones += run
        print(ones)


main()
