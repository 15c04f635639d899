"""What a fixed-length context keeps of each token: the Jacobians of h_N, in one sweep backwards."""

import sys

import numpy as np


def encode(x: np.ndarray, w_x: np.ndarray, w_h: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Run the recurrent encoder over the tokens; returns h_1 ... h_N as rows, (N, d_h)."""
    h = np.zeros(len(b))
    states = []
    for token in x:
        h = np.tanh(w_x @ token + w_h @ h + b)
        states.append(h)
    return np.array(states)


def sensitivities(states: np.ndarray, w_x: np.ndarray, w_h: np.ndarray) -> np.ndarray:
    """Compute g_t = ||dh_N/dx_t|| for every token; returns (N,)."""
    n, d_h = states.shape
    g = np.zeros(n)
    chain = np.eye(d_h)  # dh_N/dh_t, for t = N the identity
    for t in reversed(range(n)):
        # To the pre-activation of step t: the diagonal D_t on the right scales the columns.
        chain = chain * (1 - states[t] ** 2)
        g[t] = np.linalg.norm(chain @ w_x)  # Frobenius norm of a (d_h, d_in) matrix
        chain = chain @ w_h  # one step back in time
    return g


def solve(text: str) -> list[np.ndarray] | int:
    """Read the input; return the unrounded c and g, or 0 for illegal sizes."""
    tokens = text.split()
    n, d_in, d_h = map(int, tokens[:3])
    if n < 1 or d_in < 1 or d_h < 1:
        return 0
    numbers = np.array(tokens[3:], dtype=float)
    x, w_x, w_h, b = np.split(numbers, np.cumsum([n * d_in, d_h * d_in, d_h * d_h]))
    x, w_x, w_h = x.reshape(n, d_in), w_x.reshape(d_h, d_in), w_h.reshape(d_h, d_h)

    states = encode(x, w_x, w_h, b)
    return [states[-1], sensitivities(states, w_x, w_h)]


def two_decimals(value: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{value:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print c on the first line and g on the second."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
