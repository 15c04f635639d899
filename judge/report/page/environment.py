"""The environment in which pages are written: whatever a value holds, it becomes no markup and directs no writing."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.checkers.excerpts import printable

if TYPE_CHECKING:
    from jinja2 import Environment

STYLES = "judge.report.page"  # whose templates every page may include


def environment(package: str, labels: Mapping[str, str]) -> "Environment":
    """Return the environment for the templates of `package`, which find the texts of a page in `labels`."""
    from jinja2 import (  # takes longer than a page to make
        ChoiceLoader,
        Environment,
        PackageLoader,
        StrictUndefined,
    )

    made = Environment(
        loader=ChoiceLoader([PackageLoader(package), PackageLoader(STYLES)]),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_visible,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["labels"] = dict(labels)
    return made


def _visible(value: object) -> object:
    """Make visible what a value on the page holds of control and bidirectional characters; markup is ours."""
    if type(value) is not str:
        return value
    return "\n".join(printable(line, len(line)) for line in value.split("\n"))
