"""Bounds the reach of L layers, finds the smallest sufficient L by bisection, sums the pairs of a window by ends."""


def reach(kind, a, depth):
    """How far back the last position sees after so many layers."""
    if kind == "attention":
        return depth * 10**10
    if kind == "dilated":
        return a ** min(depth, 31) - 1
    return depth * {"rnn": 1, "cnn": a - 1, "window": a}[kind]


def smallest_depth(kind, n, a):
    too_few, enough = 0, n
    while enough - too_few > 1:
        middle = (too_few + enough) // 2
        if reach(kind, a, middle) >= n - 1:
            enough = middle
        else:
            too_few = middle
    return enough


def pairs(n, w):
    """Pairs at each distance k: n - k to the left, n - k to the right; the sum over k = 1 ... w in closed form."""
    return n + 2 * (w * n - w * (w + 1) // 2)


def answer(kind, n, d, a):
    ranges = {
        "rnn": (0, 0),
        "attention": (0, 0),
        "cnn": (2, 10**9),
        "dilated": (2, 10**9),
        "window": (1, n - 1),
    }
    if kind not in ranges or n <= 1 or d <= 0:
        return "0"
    low, high = ranges[kind]
    if a < low or a > high:
        return "0"
    if kind == "rnn":
        cost = n * d * d
    elif kind == "attention":
        cost = pairs(n, n - 1) * (d + d)
    elif kind == "window":
        cost = pairs(n, a) * (d + d)
    else:
        cost = d * d * n * a
    steps = n if kind == "rnn" else 1
    return f"{cost} {steps} {smallest_depth(kind, n, a)}"


T = int(input())
if T <= 0:
    print("0")
for _ in range(T):
    word, *rest = input().split()
    print(answer(word, *map(int, rest)))
