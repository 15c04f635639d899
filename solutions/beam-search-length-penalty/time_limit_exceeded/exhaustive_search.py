"""
expect = "TLE"
also = ["WA"]
title.en = "All sequences up to length T_max are scored instead of those in the beam"
title.zh = "给长度不超过 T_max 的所有序列打分，而不是只看束中的序列"
hint.en = "How many sequences of 40 tokens are there over a vocabulary of 60? And does beam search always find the best of them?"
hint.zh = "词表大小为 60 时，长度为 40 的序列有多少个？束搜索总能找到其中最好的吗？"
"""

import math
import sys

words = sys.stdin.read().split()
v, k, t_max = map(int, words[:3])
alpha = float(words[3])
eos, bos = map(int, words[4:6])
if k < 1 or t_max < 1 or alpha < 0 or not (0 <= eos < v and 0 <= bos < v) or eos == bos:
    sys.exit(print(0))
p = [[float(x) for x in words[6 + c * v : 6 + (c + 1) * v]] for c in range(v)]


def sequences(tokens, log_prob):
    """Yield every sequence that begins with these tokens and ends in eos or has t_max tokens."""
    if tokens[-1] == eos or len(tokens) > t_max:
        yield tokens[1:], log_prob
        return
    for token in range(v):
        if p[tokens[-1]][token] > 0:
            yield from sequences([*tokens, token], log_prob + math.log(p[tokens[-1]][token]))


best = min(sequences([bos], 0.0), key=lambda y: (-round(y[1] / len(y[0]) ** alpha, 9), y[0]))

greedy, log_prob = [], 0.0
while len(greedy) < t_max and eos not in greedy:
    row = p[greedy[-1] if greedy else bos]
    greedy.append(row.index(max(row)))
    log_prob += math.log(max(row))

print(*greedy)
print(f"{log_prob:.2f}".replace("-0.00", "0.00"))
print(*best[0])
print(f"{best[1]:.2f} {best[1] / len(best[0]) ** alpha:.2f}".replace("-0.00", "0.00"))
