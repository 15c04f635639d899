"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    n, m, d, d_ff, vocab_size = read.integers("n m d d_ff V", low=-1000, high=1000)
    if min(n, m, d, d_ff) < 1 or d % 2 != 0 or vocab_size < 2:
        read.anything()
        return
    read.require(n <= 100 and m <= 100, "n <= 100 and m <= 100")
    read.require(d <= 32 and d_ff <= 64, "d <= 32 and d_ff <= 64")
    read.require(vocab_size <= 100, "V <= 100")
    for count in n, m:
        ids = read.integer_list(count, low=-1000, high=1000)
        if min(ids) < 0 or max(ids) >= vocab_size:
            read.anything()
            return
    read.matrix(vocab_size, d, low=-10, high=10, decimals=2)  # E
    for attentions in 1, 2:  # encoder, decoder
        read.matrix(4 * attentions * d, d, low=-10, high=10, decimals=2)
        read.matrix(d, d_ff, low=-10, high=10, decimals=2)
        read.matrix(d_ff, d, low=-10, high=10, decimals=2)
    read.end()
