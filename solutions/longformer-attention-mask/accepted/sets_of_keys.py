"""Without NumPy: for each query the set of the keys it may look at."""

import sys


def keys_of(i, n, w, dilation, global_tokens):
    """All keys that query i sees where nothing is causal."""
    if i in global_tokens:
        return set(range(n))
    steps = range(-w * dilation, w * dilation + 1, dilation)
    return {i + step for step in steps if 0 <= i + step < n} | global_tokens


def main():
    n, w, dilation, g, causal = map(int, sys.stdin.readline().split())
    legal = n > 0 and w >= 0 and dilation > 0 and 0 <= g <= n and causal in (0, 1)
    if not legal:
        print("0")
        return
    global_tokens = set(map(int, sys.stdin.readline().split()))
    if not global_tokens <= set(range(n)):
        print("0")
        return

    ones = 0
    for i in range(n):
        keys = keys_of(i, n, w, dilation, global_tokens)
        if causal:
            keys -= set(range(i + 1, n))
        ones += len(keys)
        print(" ".join("1" if j in keys else "0" for j in range(n)))
    print(f"{ones} {ones / (n * n) * 100:.2f}")


main()
