"""
expect = "TLE"
title.en = "The derivatives are central differences: each component of each x_l is moved, and the layers behind it are run again"
title.zh = "用中心差分求导：逐个移动每个 x_l 的每个分量，再把后面的各层重新运行一遍"
hint.en = "How often does your program run the last layer for d = 6 and L = 400?"
hint.zh = "d = 6、L = 400 时，你的程序把最后一层运行了多少次？"
"""

import sys

import numpy as np

tokens = sys.stdin.read().split()
d, layers = map(int, tokens[:2])
if d < 2 or layers < 1:
    sys.exit(print(0))
rows = np.array(tokens[2:], dtype=float).reshape(-1, d)
weights = rows[1:-1].reshape(layers, d, d)
g = rows[-1]


def layer_norm(x):
    centred = x - x.mean()
    return centred / np.sqrt((centred**2).mean() + 1e-5)


def run(mode, x, start):
    for w in weights[start:]:
        x = layer_norm(x + np.tanh(w @ x)) if mode == "post" else x + np.tanh(w @ layer_norm(x))
    return g @ (x if mode == "post" else layer_norm(x))


for mode in ("post", "pre"):
    x = rows[0]
    norms = []
    for start in range(layers + 1):
        grad = np.zeros(d)
        for k in range(d):
            step = np.zeros(d)
            step[k] = 1e-5
            grad[k] = (run(mode, x + step, start) - run(mode, x - step, start)) / 2e-5
        norms.append(np.linalg.norm(grad))
        if start < layers:
            w = weights[start]
            x = layer_norm(x + np.tanh(w @ x)) if mode == "post" else x + np.tanh(w @ layer_norm(x))
    print(*(f"{value:.2f}" for value in norms))
