"""Plain Python in O(n d): no score matrix is built.

One step down a diagonal changes the sinusoidal score by a_j + b_i, since the term PE · PE stays the same. So the
largest change needs only the extremes of the a_j and of the b_i. The other three change by nothing.
"""

import math
import sys
from itertools import pairwise


def dot(a, b):
    return math.fsum(x * y for x, y in zip(a, b, strict=True))


def main():
    tokens = sys.stdin.read().split()
    n, d = int(tokens[0]), int(tokens[1])
    if n <= 1 or d <= 1 or d % 2 == 1:
        print("0")
        return
    values = [float(token) for token in tokens[2:]]
    q, k, m = values[:d], values[d : 2 * d], values[2 * d]
    root = math.sqrt(d)

    def encoding(position):
        row = []
        for t in range(0, d, 2):
            angle = position / math.pow(10000, t / d)
            row += [math.sin(angle), math.cos(angle)]
        return row

    def scores_at(distance):
        """RoPE for j - i = distance, as complex numbers: Re(conj(q) k e^(i distance θ))."""
        total = 0.0
        for t in range(0, d, 2):
            angle = distance / math.pow(10000, t / d)
            turn = complex(math.cos(angle), math.sin(angle))
            total += (complex(q[t], -q[t + 1]) * complex(k[t], k[t + 1]) * turn).real
        return total / root

    table = [encoding(position) for position in range(n)]
    first, last = table[0], table[-1]
    steps_q, steps_k = [], []
    for before, after in pairwise(table):
        step = [y - x for x, y in zip(before, after, strict=True)]
        steps_q.append(dot(q, step) / root)
        steps_k.append(dot(k, step) / root)
    dev = max(abs(max(steps_q) + max(steps_k)), abs(min(steps_q) + min(steps_k)))

    def sinusoidal(at_query, at_key):
        shifted_q = [x + y for x, y in zip(q, at_query, strict=True)]
        shifted_k = [x + y for x, y in zip(k, at_key, strict=True)]
        return dot(shifted_q, shifted_k) / root

    plain = dot(q, k) / root
    lines = [
        ("none", plain, plain, 0.0),
        ("sinusoidal", sinusoidal(first, last), sinusoidal(last, first), dev),
        ("rope", scores_at(n - 1), scores_at(1 - n), 0.0),
        ("alibi", plain - m * (n - 1), plain - m * (n - 1), 0.0),
    ]
    for name, *numbers in lines:
        word = "ABSOLUTE" if numbers[-1] > 1e-9 else "RELATIVE"
        # round() may give -0.0, and adding 0.0 makes that 0.0
        print(name, *("%.2f" % (round(x, 2) + 0.0) for x in numbers), word)


main()
