"""What the statement promises about an input: line 1, then X and three square weights."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, d_model, heads = read.integers("n d_model H", low=-1000, high=1000)
    if n < 1 or d_model < 1 or heads < 1 or d_model % heads != 0:
        read.anything()
        return
    read.require(n <= 200, "n <= 200")
    read.require(d_model <= 64, "d_model <= 64")
    read.require(heads <= 16, "H <= 16")
    read.matrix(n + 3 * d_model, d_model, low=-10, high=10, decimals=2)  # X, W_Q, W_K, W_V
    read.end()
