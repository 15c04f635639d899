"""An encoder-decoder Transformer of one layer each: Post-LN, one head, tied embeddings."""

import math
import sys

import numpy as np

EPS = 1e-5  # of the LayerNorm, inside the root
TOLERANCE = 1e-9  # probabilities this close are equal, but for rounding


def softmax(scores: np.ndarray) -> np.ndarray:
    """Softmax over each row; a score of -inf gets weight 0."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def layer_norm(x: np.ndarray) -> np.ndarray:
    """Normalize each token over its features, without scale and shift."""
    centred = x - x.mean(axis=1, keepdims=True)
    variance = (centred**2).mean(axis=1, keepdims=True)  # population variance
    return centred / np.sqrt(variance + EPS)


def embed(ids: list[int], table: np.ndarray) -> np.ndarray:
    """Look the tokens up and add their positions: (length, d)."""
    length, d = len(ids), table.shape[1]
    positions = np.arange(length)[:, None]
    angles = positions / 10000 ** (2 * np.arange(d // 2) / d)  # (length, d/2), one column for each pair
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=2)  # (length, d/2, 2)
    return table[ids] * math.sqrt(d) + pairs.reshape(length, d)


def attention(
    asking: np.ndarray, asked: np.ndarray, weights: list[np.ndarray], causal: bool = False
) -> np.ndarray:
    """Let the rows of `asking` attend to the rows of `asked`, or only to those that are not later."""
    w_q, w_k, w_v, w_o = weights
    q, k, v = asking @ w_q, asked @ w_k, asked @ w_v
    scores = q @ k.T / math.sqrt(q.shape[1])  # (len(asking), len(asked))
    if causal:
        scores[np.triu_indices_from(scores, k=1)] = -np.inf  # above the diagonal j > i
    return softmax(scores) @ v @ w_o


def feed_forward(x: np.ndarray, w_1: np.ndarray, w_2: np.ndarray) -> np.ndarray:
    """Widen each token to d_ff features, cut off what is negative, and come back to d."""
    return np.maximum(x @ w_1, 0) @ w_2


def encode(x: np.ndarray, weights: list[np.ndarray]) -> np.ndarray:
    """Run the encoder layer: two sublayers, every token sees all of the source."""
    x = layer_norm(x + attention(x, x, weights[:4]))
    return layer_norm(x + feed_forward(x, *weights[4:]))


def decode(y: np.ndarray, memory: np.ndarray, weights: list[np.ndarray]) -> np.ndarray:
    """Run the decoder layer: three sublayers, the second one asks the encoder's output."""
    y = layer_norm(y + attention(y, y, weights[:4], causal=True))
    y = layer_norm(y + attention(y, memory, weights[4:8]))
    return layer_norm(y + feed_forward(y, *weights[8:]))


def most_probable(probabilities: np.ndarray) -> np.ndarray:
    """Find the smallest id with the largest probability of each row: (m, V) -> (m,)."""
    largest = probabilities.max(axis=1, keepdims=True)
    return (probabilities >= largest - TOLERANCE).argmax(axis=1)  # argmax of truth values: the first True


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the best ids and the rows of probabilities, or 0 for an illegal input."""
    tokens = text.split()
    n, m, d, d_ff, vocab_size = map(int, tokens[:5])
    if min(n, m, d, d_ff) < 1 or d % 2 != 0 or vocab_size < 2:
        return 0
    source = [int(token) for token in tokens[5 : 5 + n]]
    if min(source) < 0 or max(source) >= vocab_size:
        return 0
    target = [int(token) for token in tokens[5 + n : 5 + n + m]]
    if min(target) < 0 or max(target) >= vocab_size:
        return 0

    numbers = np.array(tokens[5 + n + m :], dtype=float)
    square, ffn = (d, d), [(d, d_ff), (d_ff, d)]
    shapes = [(vocab_size, d), *[square] * 4, *ffn, *[square] * 8, *ffn]
    ends = np.cumsum([math.prod(shape) for shape in shapes])
    parts = np.split(numbers, ends[:-1])
    table, *weights = [part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)]

    memory = encode(embed(source, table), weights[:6])  # (n, d)
    y = decode(embed(target, table), memory, weights[6:])  # (m, d)
    probabilities = softmax(y @ table.T)  # (m, V)
    return [most_probable(probabilities), *probabilities]


def main() -> None:
    """Print the answer to the input; the first line holds integers."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    ids, *rows = answer
    print(*ids)
    for row in rows:
        print(*(f"{p:.2f}" for p in row))


if __name__ == "__main__":
    main()
