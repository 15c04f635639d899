"""What verify finds: a file, what is wrong with it and what to do, as a key of the catalogue of messages."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to put right in an exercise, or, as a note, to think about."""

    file: str  # below the folder of the bank
    key: str  # of the catalogue of messages
    parameters: Mapping[str, object] = field(default_factory=dict)
    is_note: bool = False  # the exercise may stay as it is


def finding(file: str, key: str, **parameters: object) -> Finding:
    """Make a finding; `key` without its prefix."""
    return Finding(file, f"verify.{key}", parameters)


def note(found: Finding) -> Finding:
    """Make a finding a note."""
    return replace(found, is_note=True)
