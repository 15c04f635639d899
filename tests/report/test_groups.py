"""Tests by what they are for, from the names of the cases."""

from typing import Any

import pytest

from judge.bank import Bank
from judge.bank.kinds import GROUP_OF_KIND, GROUPS, KINDS, group_of, short_name
from judge.model import TestResult, Verdict
from judge.report.groups import GroupResult, groups_of


@pytest.mark.parametrize(
    ("case", "group"),
    [
        ("sample/01-two-tokens", "samples"),
        ("sample/04-illegal-batch-size", "samples"),
        ("secret/03-illegal-window-zero", "illegal"),
        ("secret/01-smallest-one-token", "edges"),
        ("secret/02-boundary-one-head", "edges"),
        ("secret/13-negative-zero-two-heads", "edges"),
        ("secret/20-tie", "edges"),
        ("secret/10-distinct-more-tokens", "shapes"),
        ("secret/20-batch-of-one", "batches"),
        ("secret/21-overflow-dominant-keys", "magnitudes"),
        ("secret/30-typical-batch", "typical"),
        ("secret/30-largest", "big"),
        ("secret/29-mixed-small-sizes", "other"),
        ("secret/29-largestest", "other"),
        ("secret/case-of-another-judge", "other"),
    ],
)
def test_the_group_of_a_case(case: str, group: str) -> None:
    assert group_of(case) == group


def test_every_kind_belongs_to_a_group() -> None:
    assert GROUP_OF_KIND.keys() == set(KINDS)
    assert len(GROUPS) == len(set(GROUPS))


@pytest.mark.parametrize(
    ("case", "name"),
    [
        ("secret/03-illegal-window", "illegal-window"),
        ("sample/01-a", "a"),
        ("secret/1-2-3", "2-3"),
        ("x", "x"),
    ],
)
def test_the_name_without_folder_and_number(case: str, name: str) -> None:
    assert short_name(case) == name


def test_groups_in_their_order_with_what_was_not_run(reported: Any) -> None:
    names = {
        "sample/01-a": "AC",
        "secret/01-illegal-x": "AC",
        "secret/02-batch-y": "AC",
        "secret/03-illegal-z": "WA",
    }
    results = [TestResult(case, Verdict(verdict)) for case, verdict in names.items()]
    report = reported(*results, not_run=("secret/04-largest", "secret/05-illegal-last"))
    assert groups_of(report) == (
        GroupResult("samples", 1, 1, 1),
        GroupResult("illegal", 1, 2, 3),
        GroupResult("batches", 1, 1, 1),
        GroupResult("big", 0, 0, 1),
    )


def test_an_old_report_that_does_not_name_what_was_not_run_has_no_groups(
    reported: Any, wrong: TestResult
) -> None:
    assert groups_of(reported(wrong, not_run=("", ""))) == ()


def test_every_case_of_the_bank_is_in_one_group_and_few_are_others(bank: Bank) -> None:
    groups = [group_of(case.name) for id in bank.ids for case in bank.cases(id)]
    assert groups.count("other") < 0.2 * len(groups)
