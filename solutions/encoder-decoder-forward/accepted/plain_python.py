"""Without NumPy: the decoder runs token by token, with a cache of the keys and values it has seen."""

import math
import sys
from operator import mul


def times(vector, columns):
    """Multiply a row vector by a matrix that is given by its columns."""
    return [sum(map(mul, vector, column)) for column in columns]


def distribution(logits):
    top = max(logits)
    exps = [math.exp(logit - top) for logit in logits]
    total = math.fsum(exps)
    return [e / total for e in exps]


def add_and_norm(a, b):
    z = [p + q for p, q in zip(a, b, strict=True)]
    mean = math.fsum(z) / len(z)
    var = math.fsum((entry - mean) ** 2 for entry in z) / len(z)
    return [(entry - mean) / math.sqrt(var + 0.00001) for entry in z]


def embedding(row, pos):
    d = len(row)
    out = []
    for c in range(d):
        wave = math.cos if c % 2 else math.sin
        out.append(row[c] * d**0.5 + wave(pos * 10000.0 ** (-(c - c % 2) / d)))
    return out


class Attention:
    """Keys and values that have been stored so far, for queries one at a time."""

    def __init__(self, w_q, w_k, w_v, w_o):
        self.w_q, self.w_k, self.w_v, self.w_o = w_q, w_k, w_v, w_o
        self.keys, self.values = [], []

    def store(self, token):
        self.keys.append(times(token, self.w_k))
        self.values.append(times(token, self.w_v))

    def ask(self, token):
        query = times(token, self.w_q)
        scores = [s / len(token) ** 0.5 for s in times(query, self.keys)]
        return times(times(distribution(scores), list(zip(*self.values, strict=True))), self.w_o)


class FeedForward:
    def __init__(self, w_1, w_2):
        self.w_1, self.w_2 = w_1, w_2

    def ask(self, token):
        return times([h if h > 0 else 0.0 for h in times(token, self.w_1)], self.w_2)


def main():
    lines = iter(sys.stdin.read().split("\n"))
    n, m, d, d_ff, vocab = map(int, next(lines).split())
    if n < 1 or m < 1 or d < 1 or d_ff < 1 or vocab < 2 or d % 2 == 1:
        print(0)
        return
    sentences = []
    for _ in "source", "target":
        sentences.append([int(word) for word in next(lines).split()])
        if any(not 0 <= word < vocab for word in sentences[-1]):
            print(0)
            return

    def rows(count):
        return [[float(word) for word in next(lines).split()] for _ in range(count)]

    def columns(count):
        return list(zip(*rows(count), strict=True))

    table = rows(vocab)
    enc_self = Attention(*[columns(d) for _ in range(4)])
    enc_ffn = FeedForward(columns(d), columns(d_ff))
    dec_self = Attention(*[columns(d) for _ in range(4)])
    dec_cross = Attention(*[columns(d) for _ in range(4)])
    dec_ffn = FeedForward(columns(d), columns(d_ff))

    source = [embedding(table[word], pos) for pos, word in enumerate(sentences[0])]
    for token in source:
        enc_self.store(token)
    for token in source:
        token = add_and_norm(token, enc_self.ask(token))
        dec_cross.store(add_and_norm(token, enc_ffn.ask(token)))

    best, printed = [], []
    for pos, word in enumerate(sentences[1]):
        token = embedding(table[word], pos)
        dec_self.store(token)  # later tokens are not there yet: no mask is needed
        for sublayer in dec_self, dec_cross, dec_ffn:
            token = add_and_norm(token, sublayer.ask(token))
        chances = distribution(times(token, table))
        bar = max(chances) - 1e-9
        best.append(next(v for v, chance in enumerate(chances) if chance >= bar))
        printed.append(" ".join(f"{chance:.2f}" for chance in chances))
    print(*best)
    print("\n".join(printed))


main()
