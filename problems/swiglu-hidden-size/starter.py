"""The hidden size of SwiGLU: fill in the function, the rest reads and prints."""

import sys


def swiglu_size(d_model: int, mult: float, multiple_of: int) -> tuple[int, int, float]:
    """Size a SwiGLU network.

    returns: d_ff, the number of parameters, and the excess in percent, not rounded
    """
    # TODO: replace this placeholder by your own computation.
    return 0, 0, 0.0


def two_decimals(x: float) -> str:
    """Format with 2 decimals, never as -0.00."""
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    """Read the parameters, print the sizes."""
    tokens = sys.stdin.read().split()
    d_model, mult, multiple_of = int(tokens[0]), float(tokens[1]), int(tokens[2])
    if d_model < 1 or mult <= 0 or multiple_of < 1:
        print(0)
        return
    d_ff, params, excess = swiglu_size(d_model, mult, multiple_of)
    print(d_ff, params)
    print(two_decimals(excess))


if __name__ == "__main__":
    main()
