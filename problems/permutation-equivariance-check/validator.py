"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    words = read.fields("n d_model d_k mode")
    n, d_model, d_k = (read.integer(word, -1000, 1000) for word in words[:3])
    mode = words[3]
    read.require(mode.isascii() and mode.isalpha() and len(mode) <= 20, "a mode of at most 20 letters")
    known = mode in ("none", "sinusoidal", "causal")
    if n < 1 or d_model < 1 or d_k < 1 or not known or (mode == "sinusoidal" and d_model % 2 != 0):
        return read.anything()
    read.require(n <= 150 and d_model <= 32 and d_k <= 32, "n <= 150, d_model <= 32 and d_k <= 32")
    read.matrix(n, d_model, low=-10, high=10, decimals=2)  # X
    read.matrix(3 * d_model, d_k, low=-5, high=5, decimals=2)  # W_Q, W_K and W_V
    p = read.integer_list(n, low=-1000, high=1000)
    if sorted(p) != list(range(n)):
        return read.anything()
    return read.end()
