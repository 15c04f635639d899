"""Without NumPy and without logarithms: where a bucket begins is decided by powers of integers, free of rounding.

x >= k means (n/E)^(B-E) >= (D/E)^k, and with B - E = E that is n^E >= D^k E^(E-k). Sums are differences of running
totals over the distances; a bucket counts how many pairs have each of its distances.
"""

from itertools import accumulate


def sizes_of(direction, longest, max_distance):
    """The buckets of the distances 0 ... longest, among `direction` buckets."""
    exact = direction // 2
    buckets = []
    k = 0
    for n in range(longest + 1):
        if n < exact:
            buckets.append(n)
            continue
        while k < exact - 1 and n**exact >= max_distance ** (k + 1) * exact ** (exact - k - 1):
            k += 1
        buckets.append(exact + k)
    return buckets


def main():
    rows, columns, both, total, max_distance = map(int, input().split())
    if rows < 1 or columns < 1 or both not in (0, 1):
        return print(0)
    direction = total // 2 if both else total
    if total < 2 or direction % 2 or total % (1 + both) or max_distance <= direction // 2:
        return print(0)
    bias = [float(token) for token in input().split()]

    by_distance = sizes_of(direction, max(rows, columns), max_distance)
    earlier = [by_distance[n] for n in range(rows - 1, 0, -1)]
    later = [direction + by_distance[n] if both else 0 for n in range(1, columns)]
    line = [*earlier, 0, *later]  # the distances 1 - rows ... columns - 1

    counts = [0] * total
    for distance, bucket in enumerate(line, 1 - rows):
        counts[bucket] += min(rows, columns - distance) - max(0, -distance)
    totals = [0.0, *accumulate(bias[bucket] for bucket in line)]
    sums = [totals[rows - i + columns - 1] - totals[rows - i - 1] for i in range(rows)]

    print(*line[rows - 1 :])
    print(*line[:columns])
    print(*counts)
    return print(" ".join(f"{value:.2f}" for value in sums).replace("-0.00", "0.00"))


main()
