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

# What a learner is told of the tests: the group that a kind belongs to, in the order in which they are shown.
GROUP_OF_KIND = {
    "illegal": "illegal",
    "smallest": "edges",
    "boundary": "edges",
    "negative-zero": "edges",
    "tie": "edges",
    "distinct": "shapes",
    "batch": "batches",
    "overflow": "magnitudes",
    "typical": "typical",
    "largest": "big",
}
SAMPLES = "samples"
OTHER = "other"
GROUPS = (SAMPLES, *dict.fromkeys(GROUP_OF_KIND.values()), OTHER)


def is_of_kind(name: str, kind: str) -> bool:
    """Whether the case `name` (without its group and number) is of `kind`."""
    return name == kind or name.startswith(f"{kind}-")


def short_name(case: str) -> str:
    """Return the name of a case without folder and number, as the generator has it."""
    return case.rpartition("/")[2].lstrip("0123456789").removeprefix("-")


def group_of(case: str) -> str:
    """Return the group of a test case, such as "edges" for "secret/02-smallest-two-tokens"."""
    if case.startswith("sample/"):
        return SAMPLES
    name = short_name(case)
    return next((group for kind, group in GROUP_OF_KIND.items() if is_of_kind(name, kind)), OTHER)
