"""Without NumPy: how many tokens of each sentence stay is computed, not counted down; rows are made one by one."""

import math


def kept(len_a, len_b, room):
    """How many tokens of A and of B stay."""
    if len_a + len_b <= room:
        return len_a, len_b
    # While one sentence is longer it alone shrinks; from then on the two share the room, A the odd place.
    if len_a > len_b:
        n_a = max(room - len_b, (room + 1) // 2)
        return n_a, room - n_a
    n_b = max(room - len_a, room // 2)
    return room - n_b, n_b


def normalise(row):
    mean = math.fsum(row) / len(row)
    variance = math.fsum((x - mean) ** 2 for x in row) / len(row)
    return [(x - mean) / math.sqrt(variance + 1e-12) for x in row]


def main():
    len_a, len_b, max_len, d, v = map(int, input().split())
    pair = len_b != 0
    if len_a <= 0 or len_b < 0 or d <= 0 or v <= 3 or max_len < (5 if pair else 3):
        print("0")
        return
    sentences = []
    for _ in range(2):
        sentences.append([int(token) for token in input().split()])
        if any(token < 3 or token >= v for token in sentences[-1]):
            print("0")
            return
    tokens = [[float(x) for x in input().split()] for _ in range(v)]
    segments = [[float(x) for x in input().split()] for _ in range(2)]

    n_a, n_b = kept(len_a, len_b, max_len - (3 if pair else 2))
    sequence = [(1, 0), *((token, 0) for token in sentences[0][:n_a]), (2, 0)]
    if pair:
        sequence += [(token, 1) for token in sentences[1][:n_b]] + [(2, 1)]

    blank = [0] * (max_len - len(sequence))
    print(*[token for token, _ in sequence], *blank)
    print(*[segment for _, segment in sequence], *blank)
    print(*[1 for _ in sequence], *blank)
    for token, segment in sequence:
        position = map(float, input().split())
        row = [sum(parts) for parts in zip(tokens[token], segments[segment], position, strict=True)]
        # round() may give -0.0, and adding 0.0 makes that 0.0
        print(*[f"{round(x, 2) + 0.0:.2f}" for x in normalise(row)])


main()
