"""Kinds of test cases: the first words of a case's name say what it is for."""

from judge.model import is_sample

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


def kind_of(case: str) -> str | None:
    """Return the kind of a test case, such as "smallest" for "secret/02-smallest-two-tokens"; None if it has none."""
    name = short_name(case)
    return next((kind for kind in KINDS if is_of_kind(name, kind)), None)


def group_of(case: str) -> str:
    """Return the group of a test case, such as "edges" for "secret/02-smallest-two-tokens"."""
    kind = kind_of(case)
    if is_sample(case):
        return SAMPLES
    return OTHER if kind is None else GROUP_OF_KIND[kind]
