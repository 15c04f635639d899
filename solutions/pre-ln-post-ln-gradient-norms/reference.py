"""Gradient norms at every depth of a residual stack: LayerNorm behind the addition, or inside the branch."""

import sys

import numpy as np

EPS = 1e-5


def layer_norm(x: np.ndarray) -> np.ndarray:
    """Normalize the vector x over its d components."""
    centred = x - x.mean()
    return centred / np.sqrt((centred**2).mean() + EPS)


def layer_norm_backward(grad: np.ndarray, x: np.ndarray) -> np.ndarray:
    """Turn the gradient behind layer_norm(x) into the gradient before it.

    With n = layer_norm(x), the Jacobian is (I - 1 1ᵀ / d - n nᵀ / d) / √(var + eps), which is symmetric.
    """
    n = layer_norm(x)
    through_mean = grad.mean()
    through_variance = n * (n * grad).mean()
    return (grad - through_mean - through_variance) / np.sqrt(x.var() + EPS)


def post_ln_gradients(x: np.ndarray, weights: np.ndarray, grad: np.ndarray) -> list[np.ndarray]:
    """Return the gradients with respect to x_0 ... x_L, where x_l = LN(x_{l-1} + f_l(x_{l-1}))."""
    steps = []
    for w in weights:
        branch = np.tanh(w @ x)
        r = x + branch
        x = layer_norm(r)
        steps.append((w, 1 - branch**2, r))  # the slope of tanh belongs to the backward pass

    gradients = [grad]
    for w, slope, r in reversed(steps):
        grad = layer_norm_backward(grad, r)  # with respect to r_l
        grad = grad + w.T @ (slope * grad)  # along the skip path and through the branch
        gradients.append(grad)
    return gradients[::-1]


def pre_ln_gradients(x: np.ndarray, weights: np.ndarray, grad: np.ndarray) -> list[np.ndarray]:
    """Return the gradients with respect to x_0 ... x_L, where x_l = x_{l-1} + f_l(LN(x_{l-1}))."""
    steps = []
    for w in weights:
        branch = np.tanh(w @ layer_norm(x))
        steps.append((w, 1 - branch**2, x))
        x = x + branch

    grad = layer_norm_backward(grad, x)  # the LayerNorm behind the last layer
    gradients = [grad]
    for w, slope, x in reversed(steps):
        grad = grad + layer_norm_backward(w.T @ (slope * grad), x)  # the skip path has no LayerNorm
        gradients.append(grad)
    return gradients[::-1]


def solve(text: str) -> list[list[float]] | int:
    """Read the input; return the unrounded norms of both modes, or 0 for an illegal line 1."""
    tokens = text.split()
    d, layers = map(int, tokens[:2])
    if d < 2 or layers < 1:
        return 0
    rows = np.array(tokens[2:], dtype=float).reshape(-1, d)
    x, g = rows[0], rows[-1]
    weights = rows[1:-1].reshape(layers, d, d)

    answer = []
    for gradients_of in (post_ln_gradients, pre_ln_gradients):
        answer.append([np.linalg.norm(grad) for grad in gradients_of(x, weights, g)])
    return answer


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for norms in answer:
        print(*(f"{norm:.2f}" for norm in norms))  # a norm is never negative


if __name__ == "__main__":
    main()
