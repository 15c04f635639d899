# id=H47 | tries=tells the tests apart, or not, by its random numbers: they must not be the same in two tests | verdicts=AC | invariants=judge_alive,fresh_random
import random, sys
import numpy as np

a, b = map(int, input().split())
print(a + b)
print("legacy", np.random.random(), file=sys.stderr)
print("generator", np.random.default_rng().random(), file=sys.stderr)
print("standard library", random.random(), file=sys.stderr)
