"""The cases that other judges test their comparison of tokens and floats with, where the file is at hand.

ATTNJUDGE_SUITES names the folder that holds it. A case is an output that is to be accepted (`ac`) or not (`wa`) for
an answer and flags; 869 outputs in 27 groups.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from judge.model import CheckResult, Match

Compare = Callable[..., CheckResult]

SUITE = Path(os.environ.get("ATTNJUDGE_SUITES", "nowhere"), "output-comparison", "token-and-float-cases.yaml")
OUTPUTS = 869


def _groups() -> list[dict[str, Any]]:
    """Read the groups; every scalar stays the text that is written there: `1e2` is no number, and `null` no None."""
    if not SUITE.is_file():
        return []
    return list(yaml.load_all(SUITE.read_text(encoding="utf-8"), Loader=yaml.BaseLoader))


GROUPS = _groups()
pytestmark = pytest.mark.skipif(not GROUPS, reason="ATTNJUDGE_SUITES names no folder with the suite")


def _rules(flags: str) -> dict[str, float | bool]:
    """Read flags as they stand in a package: names, each followed by its value if it has one."""
    rules: dict[str, float | bool] = {}
    words = iter(flags.split())
    for word in words:
        if word == "float_tolerance":
            tolerance = float(next(words))
            rules |= {"float_absolute_tolerance": tolerance, "float_relative_tolerance": tolerance}
        else:
            rules[word] = float(next(words)) if word.endswith("_tolerance") else True
    return rules


def test_the_whole_file_is_read() -> None:
    assert sum(len(group.get(kind, [])) for group in GROUPS for kind in ("ac", "wa")) >= OUTPUTS
    assert all(group.keys() <= {"flags", "ans", "ac", "wa"} for group in GROUPS)


@pytest.mark.parametrize("group", GROUPS, ids=[f"{group['flags']}: {group['ans']}" for group in GROUPS])
def test_each_output_is_judged_as_the_suite_says(compare_tokens: Compare, group: dict[str, Any]) -> None:
    rules = _rules(group["flags"])
    judged = {
        output: compare_tokens(group["ans"], output, **rules).match
        for kind in ("ac", "wa")
        for output in group.get(kind, [])
    }
    expected = dict.fromkeys(group.get("ac", []), Match.SAME) | dict.fromkeys(
        group.get("wa", []), Match.DIFFERENT
    )
    assert judged == expected
