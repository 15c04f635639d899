"""Cost, sequential steps and longest path of five layer types, in exact integers."""

import sys


def is_legal(kind: str, n: int, d: int, a: int) -> bool:
    """Whether the kind is known and its sizes make sense."""
    a_fits = {
        "rnn": a == 0,
        "cnn": a >= 2,  # a kernel of one position never reaches another
        "dilated": a >= 2,
        "attention": a == 0,
        "window": 1 <= a < n,
    }
    return n >= 2 and d >= 1 and a_fits.get(kind, False)


def divide_up(distance: int, reach: int) -> int:
    """How many layers cover the distance if each moves information by `reach` positions."""
    return (distance + reach - 1) // reach


def dilated_layers(n: int, kernel: int) -> int:
    """Smallest L with kernel^L >= n, without a logarithm."""
    layers, seen = 0, 1  # positions that the last one depends on, itself included
    while seen < n:
        layers += 1
        seen *= kernel
    return layers


def compare(kind: str, n: int, d: int, a: int) -> list[int]:
    """Return cost, steps and path of a layer, or the single 0 of an illegal case."""
    if not is_legal(kind, n, d, a):
        return [0]
    steps = 1
    if kind == "rnn":
        cost, steps, path = n * d**2, n, n - 1
    elif kind == "cnn":
        cost, path = a * n * d**2, divide_up(n - 1, a - 1)
    elif kind == "dilated":
        cost, path = a * n * d**2, dilated_layers(n, a)
    elif kind == "attention":
        cost, path = 2 * n**2 * d, 1  # Q Kᵀ and A V
    else:
        pairs = n * (2 * a + 1) - a * (a + 1)  # 1 + 2 + ... + a are missing at either end
        cost, path = 2 * pairs * d, divide_up(n - 1, a)
    return [cost, steps, path]


def solve(text: str) -> list[list[int]]:
    """Read the input; return one list per case, or the single list [0] when T is illegal."""
    lines = text.splitlines()
    case_count = int(lines[0])
    if case_count < 1:
        return [[0]]

    answers = []
    for line in lines[1:]:
        kind, *sizes = line.split()
        n, d, a = map(int, sizes)
        answers.append(compare(kind, n, d, a))
    return answers


def main() -> None:
    """Print a line for each case."""
    for answer in solve(sys.stdin.read()):
        print(*answer)


if __name__ == "__main__":
    main()
