"""Adam on one scalar weight, with and without bias correction, with a linear warmup of the rate."""

import math
import sys


def adam(
    gradients: list[float],
    lr: float,
    beta1: float,
    beta2: float,
    eps: float,
    w: float,
    warmup: int,
    corrected: bool,
) -> tuple[list[float], float]:
    """Start from weight w and follow the gradients; return all updates and the last weight."""
    m = v = 0.0
    updates = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g  # running mean of the gradients
        v = beta2 * v + (1 - beta2) * g**2  # and of their squares

        m_hat, v_hat = m, v
        if corrected:
            m_hat = m / (1 - beta1**t)  # the weights of g_1 ... g_t in m add up to 1 - beta1^t
            v_hat = v / (1 - beta2**t)

        rate = lr if warmup == 0 else lr * min(1, t / warmup)
        update = rate * m_hat / (math.sqrt(v_hat) + eps)
        w -= update
        updates.append(update)
    return updates, w


def solve(text: str) -> list[list[float]] | int:
    """Read the input; return the four unrounded lines of the answer, or 0 for illegal parameters."""
    tokens = text.split()
    n, warmup = int(tokens[0]), int(tokens[6])
    lr, beta1, beta2, eps, w_0 = map(float, tokens[1:6])
    if n < 1 or lr <= 0 or not 0 <= beta1 < 1 or not 0 <= beta2 < 1 or eps <= 0 or warmup < 0:
        return 0
    gradients = [float(token) for token in tokens[7:]]

    answer = []
    for corrected in (True, False):
        updates, w_n = adam(gradients, lr, beta1, beta2, eps, w_0, warmup, corrected)
        answer.append([1000 * update for update in updates])
        answer.append([1000 * w_n])
    return answer


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for row in answer:
        print(*map(two_decimals, row))


if __name__ == "__main__":
    main()
