"""What the statement promises about an input: line 1, the head outputs, W_O and the line of keep flags."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    n, heads, d_k, d_model = read.integers("n H d_k d_model", low=-1000, high=1000)
    if n < 1 or heads < 1 or d_k < 1 or d_model < 1:
        read.anything()
        return
    read.require(n <= 150, "n <= 150")
    read.require(heads * d_k <= 64, "H * d_k <= 64")
    read.require(d_model <= 96, "d_model <= 96")
    read.matrix(heads * n, d_k, low=-10, high=10, decimals=2)  # O_0, O_1, ...
    read.matrix(heads * d_k, d_model, low=-10, high=10, decimals=2)  # W_O
    read.integer_list(heads, low=0, high=1)  # keep
    read.end()
