"""Keeps a cost per token and pair of tokens, finds the crossover by bisection, rounds the percentage as an integer."""


def costs(batch, n, d, f):
    pairs = n * n * batch * d
    tokens = n * batch
    return [pairs, pairs, tokens * d * d * 4, tokens * d * (f + f)]


def quadratic_prevails(n, d, f):
    qk, av, projections, ffn = costs(1, n, d, f)
    return qk + av > projections + ffn


def main():
    batch, n, d, heads, f = (int(word) for word in input().split())
    legal = batch > 0 and n > 0 and d > 0 and heads > 0 and f > 0
    if not legal or d // heads * heads != d:
        print("0")
        return

    counts = costs(batch, n, d, f)
    whole = sum(counts)
    hundredths = (10000 * 2 * (counts[0] + counts[1]) + whole) // (2 * whole)

    below, above = 0, 1  # it does not prevail at `below`, and does at `above`
    while not quadratic_prevails(above, d, f):
        below, above = above, 2 * above
    while above - below > 1:
        middle = (below + above) // 2
        if quadratic_prevails(middle, d, f):
            above = middle
        else:
            below = middle

    print(" ".join(map(str, [*counts, whole])))
    print(f"{hundredths // 100}.{hundredths % 100:02d} {above}")


main()
