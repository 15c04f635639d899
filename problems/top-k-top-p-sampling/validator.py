"""What the statement allows as input."""

import math
from itertools import accumulate

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    size, heat, count, mass, draws = read.fields("V T k p m")
    vocab_size, k, m = (read.integer(token, -10_000, 10_000) for token in (size, count, draws))
    t = read.number(heat, low=-100, high=100, decimals=2)
    p = read.number(mass, low=-10, high=10, decimals=3)
    if vocab_size < 1 or t < 0 or k < 0 or not 0 < p <= 1 or m < 1:
        return read.anything()
    read.require(m <= 1000, "m <= 1000")
    logits = read.numbers(vocab_size, low=-1000, high=1000, decimals=2)
    uniforms = read.numbers(m, low=-10, high=10, decimals=4)
    if not all(0 <= u < 1 for u in uniforms):
        return read.anything()
    read.end()

    # The gaps: where the nucleus ends, and which candidate a uniform picks.
    kept = sorted(logits, reverse=True)[: k or vocab_size]
    weights = [math.exp((z - kept[0]) / t) for z in kept] if t > 0 else [1.0]
    sums = [mass / sum(weights) for mass in accumulate(weights)]
    if t > 0 and p < 1:
        read.require(
            min(abs(mass - p) for mass in sums) > 1e-9, "p is 10⁻⁹ away from every cumulative probability"
        )
        nucleus = [mass for mass in sums if mass < p]
        nucleus.append(sums[len(nucleus)])
        sums = [mass / nucleus[-1] for mass in nucleus]
    apart = all(abs(mass - u) > 1e-9 for mass in sums for u in uniforms)
    read.require(apart, "every u is 10⁻⁹ away from every cumulative probability")
    return None
