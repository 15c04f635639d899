"""What the statement allows as input."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    """Accept what the statement allows, and nothing else."""
    kind, *sizes = read.fields("kind n d_model d_ff")
    n, d_model, d_ff = (read.integer(size) for size in sizes)
    plain = kind in ("relu", "gelu")
    if not (plain or kind in ("swiglu", "geglu", "reglu")) or min(n, d_model, d_ff) < 1:
        read.require(max(map(abs, (n, d_model, d_ff))) <= 1000, "integers between -1000 and 1000 in line 1")
        read.require(1 <= len(kind) <= 20, "a kind of at most 20 characters")
        return read.anything()
    read.require(d_model <= 128, "d_model <= 128")
    read.require(n * d_ff <= 100_000, "n * d_ff <= 100000")
    read.require(n * d_model + 3 * d_model * d_ff <= 20_000, "n * d_model + 3 * d_model * d_ff <= 20000")

    shapes = [(n, d_model), (d_model, d_ff), (1 if plain else d_model, d_ff), (d_ff, d_model)]
    if plain:
        shapes.append((1, d_model))
    largest = []
    for rows, columns in shapes:
        matrix = read.matrix(rows, columns, low=-100, high=100, decimals=3)
        largest.append(max(abs(entry) for row in matrix for entry in row))
    if plain:
        x, w_1, b_1, w_2, b_2 = largest
        bound = (d_model * x * w_1 + b_1) * d_ff * w_2 + b_2
    else:
        x, w_gate, w_up, w_down = largest
        bound = (d_model * x * w_gate) * (d_model * x * w_up) * d_ff * w_down
    read.require(bound <= 1e8, "no output above 10⁸")
    return read.end()
