"""Adam with and without bias correction: fill in the function, the rest reads and prints."""

import sys


def adam(
    gradients: list[float],
    lr: float,
    beta1: float,
    beta2: float,
    eps: float,
    w_0: float,
    warmup: int,
    corrected: bool,
) -> tuple[list[float], float]:
    """Run Adam on one scalar weight.

    corrected: whether to use bias correction
    returns:   the updates u_1 ... u_n and the weight w_n, neither times 1000 nor rounded
    """
    # TODO: replace this placeholder by your own computation.
    return [0.0 for _ in gradients], w_0


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    tokens = sys.stdin.read().split()
    n, warmup = int(tokens[0]), int(tokens[6])
    lr, beta1, beta2, eps, w_0 = map(float, tokens[1:6])
    if n < 1 or lr <= 0 or not 0 <= beta1 < 1 or not 0 <= beta2 < 1 or eps <= 0 or warmup < 0:
        print(0)
        return

    gradients = list(map(float, tokens[7 : 7 + n]))
    for corrected in (True, False):
        updates, w_n = adam(gradients, lr, beta1, beta2, eps, w_0, warmup, corrected)
        print(*(two_decimals(1000 * update) for update in updates))
        print(two_decimals(1000 * w_n))


if __name__ == "__main__":
    main()
