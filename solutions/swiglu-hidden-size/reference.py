"""The hidden size of SwiGLU as LLaMA computes it, and what the rounding costs."""

import sys


def hidden_size(d_model: int, mult: float, multiple_of: int) -> int:
    """Truncate twice, then round up to a multiple."""
    h = 2 * (4 * d_model) // 3  # two thirds of 4 d_model
    h = int(mult * h)  # a product in float64; int() truncates
    multiples = (h + multiple_of - 1) // multiple_of
    return multiple_of * multiples


def solve(text: str) -> tuple[int, int, float] | int:
    """Read the input; return d_ff, the parameters and the unrounded excess, or 0 for illegal parameters."""
    tokens = text.split()
    d_model, mult, multiple_of = int(tokens[0]), float(tokens[1]), int(tokens[2])
    if d_model < 1 or mult <= 0 or multiple_of < 1:
        return 0

    d_ff = hidden_size(d_model, mult, multiple_of)
    params = 3 * d_model * d_ff  # W_gate, W_up and W_down
    plain = 2 * d_model * (4 * d_model)  # the two matrices of the plain network
    return d_ff, params, 100 * (params - plain) / plain


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
    d_ff, params, excess = answer
    print(d_ff, params)
    print(two_decimals(excess))


if __name__ == "__main__":
    main()
