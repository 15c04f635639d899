"""Kinds of test cases: the first words of a case's name say what it is for."""

KINDS = (
    "smallest",
    "illegal",
    "boundary",
    "distinct",
    "batch",
    "negative-zero",
    "overflow",
    "typical",
    "largest",
    "tie",
)


def is_of_kind(name: str, kind: str) -> bool:
    """Whether the case `name` (without its group and number) is of `kind`."""
    return name == kind or name.startswith(f"{kind}-")
