"""As generation libraries do it: every warper hides tokens of the full vocabulary by -inf, one after the other."""

import sys

import numpy as np


def probabilities(z):
    e = np.exp(z - np.max(z))
    return e / np.sum(e)


def top_k(z, k):
    """Hide all but the k best; of equal logits the smaller ids are better."""
    ranks = np.empty(len(z), dtype=int)
    ranks[np.lexsort((np.arange(len(z)), -z))] = np.arange(len(z))
    return np.where(ranks < k, z, -np.inf)


def top_p(z, p):
    """Hide every token in front of which the probability p has been used up."""
    order = np.lexsort((np.arange(len(z)), -z))
    sorted_probabilities = probabilities(z)[order]
    before = np.cumsum(sorted_probabilities) - sorted_probabilities
    hidden = np.zeros(len(z), dtype=bool)
    hidden[order] = before >= p
    return np.where(hidden, -np.inf, z)


lines = sys.stdin.read().split("\n")
V, T, K, P, M = (float(token) for token in lines[0].split())
if V < 1 or T < 0 or K < 0 or P <= 0 or P > 1 or M < 1:
    sys.exit(print(0))
logits = np.array(lines[1].split(), dtype=float)
uniforms = np.array(lines[2].split(), dtype=float)
if np.any(uniforms < 0) or np.any(uniforms >= 1):
    sys.exit(print(0))

if T == 0:
    K, P = 1, 1
else:
    logits = logits / T
if K > 0:
    logits = top_k(logits, K)
if P < 1:
    logits = top_p(logits, P)

order = np.lexsort((np.arange(len(logits)), -logits))
order = order[: np.count_nonzero(np.isfinite(logits))]
chosen = probabilities(logits)[order]
print(len(order))
print(*np.char.mod("%.2f", chosen))
print(*(order[np.argmax(np.cumsum(chosen) > u)] for u in uniforms))
