"""A report with all that is shown beside it, the same for every format."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from judge.model import Mistake, Report, TestCase


@dataclass(frozen=True, slots=True)
class View:
    """What is shown of a report, and how much."""

    report: Report
    title: str = ""  # of the exercise
    revealed: Mapping[str, TestCase] = field(
        default_factory=dict
    )  # cases whose input and answer may be shown
    mistakes: Mapping[str, Mistake] = field(default_factory=dict)  # those that the report names, by id
    commands: Mapping[str, str] = field(default_factory=dict)  # case -> the shell line that runs it by hand
    explain: bool = False  # say plainly what is wrong, not only hint at it
    is_old: bool = False  # taken from the history: there is nothing more to reveal
