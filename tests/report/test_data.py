"""A report as data: every field, no NaN, and back again."""

import json
from dataclasses import replace
from typing import Any

import pytest

from judge.authoring.verify import Finding, Killed, Verification
from judge.messages import Messages
from judge.model import (
    CheckResult,
    Difference,
    ErrorMap,
    Limits,
    Match,
    Mistake,
    Remark,
    StopReason,
    TestCase,
    TestResult,
    Text,
    Tie,
    Verdict,
)
from judge.report.data import report_data, to_json, verification_data
from judge.report.stored import report_from_json
from judge.report.terminal import render_report
from judge.report.view import View


def test_every_field_of_a_report(reported: Any, accepted: TestResult, wrong: TestResult) -> None:
    assert report_data(View(reported(accepted, wrong)), "1.2.3") == {
        "schema_version": 1,
        "judge_version": "1.2.3",
        "problem": "row-sums",
        "verdict": "WA",
        "passed": 1,
        "total": 3,
        "tier": "portable",
        "source_hash": "ab" * 32,
        "fingerprint": "0123456789abcdef",
        "limits": {"cpu_ms": 2000.0, "wall_ms": 5000.0, "memory_mib": 256.0, "output_mib": 4.0},
        "compile_message": "",
        "mistakes": [],
        "groups": [
            {"name": "samples", "passed": 1, "run": 1, "total": 1},
            {"name": "other", "passed": 0, "run": 1, "total": 2},
        ],
        "tests": [
            {
                "name": "sample/01-two-rows",
                "verdict": "AC",
                "reason": None,
                "details": {},
                "cpu_ms": 12.5,
                "wall_ms": 46.1,
                "memory_kib": 30720,
                "exit_code": 0,
                "signal": None,
                "stopped": None,
                "input_bytes_read": None,
                "output_bytes": 10,
                "match": "same",
                "accepted_by_tie": [],
                "difference": None,
                "error_map": None,
                "patterns": [],
                "notes": [],
            },
            {
                "name": "secret/01-minus-signs",
                "verdict": "WA",
                "reason": "check.wrong-number",
                "details": {},
                "cpu_ms": 250.1,
                "wall_ms": 1000.0,
                "memory_kib": 31744,
                "exit_code": 0,
                "signal": None,
                "stopped": None,
                "input_bytes_read": None,
                "output_bytes": 15,
                "match": "different",
                "accepted_by_tie": [],
                "difference": {
                    "line": 2,
                    "column": 6,
                    "token": 2,
                    "expected": "0.50",
                    "found": "0.75",
                    "error": 0.25,
                },
                "error_map": None,
                "patterns": [],
                "notes": [],
            },
        ],
        "not_run": ["secret/02-left"],
    }


def test_texts_are_told_of_revealed_cases_alone(
    reported: Any, accepted: TestResult, wrong: TestResult, sample: TestCase
) -> None:
    first, second = report_data(View(reported(accepted, wrong), revealed={sample.name: sample}), "0")["tests"]
    assert first["input"] == "2 2\n1 2\n0.5 0.25\n"
    assert first["answer"] == "3.00\n0.75\n"
    assert first["output"] == "3.00\n0.75\n"
    assert first["stderr"] == ""
    assert {"input", "answer", "output", "stderr"}.isdisjoint(second)


def test_bytes_that_are_not_utf8_are_written_as_escapes(
    reported: Any, accepted: TestResult, sample: TestCase, ran: Any
) -> None:
    result = replace(accepted, execution=ran(b"\xff1\n", b"\xe4\n"))
    (test,) = report_data(View(reported(result), revealed={sample.name: sample}), "0")["tests"]
    assert (test["output"], test["stderr"]) == ("\\xff1\n", "\\xe4\n")


def results(ran: Any) -> list[TestResult]:
    """One result of each kind, with measurements that the data keep exactly."""
    tie = Tie(2, 1, "0.51")
    different = CheckResult(
        Match.DIFFERENT, "check.line-count", Difference(3, 1, 1, "4", None), {"expected": 3, "found": 2}
    )
    spelt = CheckResult(Match.PRESENTATION, "check.negative-zero", Difference(1, 1, 1, "0.00", "-0.00", -0.0))
    killed = {"exit_code": None, "signal": 9, "stopped": StopReason.CPU, "cpu_time": 1.0005}
    details = {"cpu": 1.0, "limit": 1.0}
    return [
        TestResult(
            "sample/01-a", Verdict.AC, execution=ran(), check=CheckResult(Match.SAME, ties_used=(tie,))
        ),
        TestResult(
            "secret/01-b",
            Verdict.WA,
            "check.line-count",
            {"expected": 3, "found": 2},
            execution=ran(input_read=8192),
            check=different,
            errors=ErrorMap(("0123", "4 "), 2, 3),
            patterns=(Remark("pattern.transposed"),),
            notes=(Remark("note.input-not-read"),),
        ),
        TestResult("secret/02-c", Verdict.PE, "check.negative-zero", execution=ran(), check=spelt),
        TestResult("secret/03-d", Verdict.TLE, "time.cpu", details, execution=ran(**killed)),
        TestResult("secret/04-e", Verdict.JE, "judge.sandbox", {"detail": "no room \u2028 \x1b"}),
    ]


def test_a_report_comes_back_from_json_as_it_was(reported: Any, ran: Any) -> None:
    limits = Limits(time=1.5, memory=256 << 20, output=4 << 20, wall_time=4.0)
    report = reported(
        *results(ran), total=9, tier="namespaces", limits=limits, mistakes=("signs-dropped", "sum")
    )
    assert report_from_json(to_json(report_data(View(report), "1.2.3"))) == report


def test_what_a_program_printed_does_not_come_back(reported: Any, wrong: TestResult) -> None:
    (result,) = report_from_json(to_json(report_data(View(reported(wrong)), "0"))).results
    assert result.execution is not None
    assert (result.execution.stdout, result.execution.stderr) == (b"", b"")
    assert result.check == wrong.check


def test_a_report_without_tests_comes_back(reported: Any) -> None:
    report = reported(verdict=Verdict.CE, limits=None, compile_message='SyntaxError: "x"\n\t^')
    assert report_from_json(to_json(report_data(View(report), "0"))) == report


def test_fields_that_a_later_release_added_are_ignored(reported: Any, wrong: TestResult) -> None:
    data = report_data(View(reported(wrong)), "0")
    data["colour"] = "blue"
    data["tests"][0]["energy_mj"] = 3
    assert report_from_json(json.dumps(data)).results[0].case == wrong.case


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_json_has_no_nan(value: float) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        to_json({"error": value})


def test_json_is_for_people_too(reported: Any) -> None:
    text = to_json({"title": "每行之和", "tests": [1, 2]})
    assert text == '{\n  "title": "每行之和",\n  "tests": [\n    1,\n    2\n  ]\n}'


def test_a_verification_as_data(english: Messages, chinese: Messages) -> None:
    verification = Verification(
        problem="row-sums",
        findings=(
            Finding("problems/row-sums/statement.en.md", "verify.title", {"title": "Sum of each row"}),
            Finding("solutions/row-sums/hints.toml", "verify.missing-file"),
        ),
        cases=9,
        killed=(
            Killed("signs-dropped", Verdict.WA, ("secret/01-a", "secret/02-b")),
            Killed("slow", Verdict.TLE, ("secret/02-b",)),
        ),
        named={"signs-dropped": True},
        reference_cpu=0.01234,
        tier="landlock",
    )
    assert verification_data(verification, english) == {
        "problem": "row-sums",
        "tier": "landlock",
        "cases": 9,
        "reference_cpu_ms": 12.3,
        "findings": [
            {
                "file": "problems/row-sums/statement.en.md",
                "rule": "verify.title",
                "message": "The first line must be the title: # Sum of each row",
            },
            {
                "file": "solutions/row-sums/hints.toml",
                "rule": "verify.missing-file",
                "message": "The file is missing: write it",
            },
        ],
        "mistakes": [
            {
                "id": "signs-dropped",
                "expect": "WA",
                "killed_by": ["secret/01-a", "secret/02-b"],
                "named": True,
            },
            {"id": "slow", "expect": "TLE", "killed_by": ["secret/02-b"], "named": None},
        ],
        "notes": [],
        "mutation": None,
        "kills": [],
    }
    in_chinese = verification_data(verification, chinese)
    assert in_chinese["findings"][1]["message"] == "缺少该文件，请补上"
    assert in_chinese["findings"][1]["rule"] == "verify.missing-file"


MISTAKE = Mistake(
    id="signs-dropped",
    file="solutions/row-sums/mistakes.toml",
    expect=Verdict.WA,
    also=frozenset(),
    single="",
    title=Text("Signs are dropped", "丢了负号"),
    hint=Text("Look at the signs.", "注意符号。"),
    source=b"",
)


@pytest.mark.parametrize("explain", [False, True])
def test_a_mistake_is_named_with_its_hint_and_on_request_its_title(
    reported: Any, wrong: TestResult, explain: bool
) -> None:
    report = reported(wrong, mistakes=("signs-dropped", "unknown"))
    view = View(report, mistakes={MISTAKE.id: MISTAKE}, explain=explain)
    hint = {"id": "signs-dropped", "hint": {"en": "Look at the signs.", "zh": "注意符号。"}}
    title = {"title": {"en": "Signs are dropped", "zh": "丢了负号"}} if explain else {}
    assert report_data(view, "0")["mistakes"] == [{**hint, **title}, {"id": "unknown"}]


@pytest.mark.parametrize("explain", [False, True])
def test_a_pattern_has_its_hint_and_on_request_the_plain_statement(
    reported: Any, wrong: TestResult, explain: bool
) -> None:
    result = replace(wrong, patterns=(Remark("pattern.factor", {"factor": "√8"}),))
    ((pattern,),) = [
        t["patterns"] for t in report_data(View(reported(result), explain=explain), "0")["tests"]
    ]
    assert pattern["key"] == "pattern.factor"
    assert pattern["details"] == {"factor": "√8"}
    assert {"en", "zh"} == set(pattern["hint"])
    assert ("√8" in pattern["statement"]["en"]) if explain else ("statement" not in pattern)


def test_notes_are_told_in_both_languages(reported: Any, wrong: TestResult) -> None:
    result = replace(wrong, notes=(Remark("note.input-not-read"),))
    ((note,),) = [test["notes"] for test in report_data(View(reported(result)), "0")["tests"]]
    assert note["key"] == "note.input-not-read"
    assert note["text"]["en"] != note["text"]["zh"]


def test_an_error_map_is_told_row_by_row(reported: Any, wrong: TestResult) -> None:
    (test,) = report_data(View(reported(replace(wrong, errors=ErrorMap(("01", "40"), 3, 2)))), "0")["tests"]
    assert test["error_map"] == {"rows": ["01", "40"], "lines_per_row": 3, "tokens_per_column": 2}


def test_the_line_by_hand_is_told_where_there_is_one(
    reported: Any, accepted: TestResult, wrong: TestResult
) -> None:
    view = View(reported(accepted, wrong), commands={wrong.case: "python x.py < 01.in"})
    first, second = report_data(view, "0")["tests"]
    assert "by_hand" not in first
    assert second["by_hand"] == "python x.py < 01.in"


EARLY_REPORT = """
{
  "schema_version": 1, "judge_version": "0.1.0", "problem": "row-sums", "verdict": "MLE", "passed": 0,
  "total": 3, "tier": "portable", "source_hash": "", "fingerprint": "", "compile_message": "",
  "tests": [{
    "name": "sample/01-two-rows", "verdict": "MLE", "reason": "memory",
    "details": {"limit": 256, "detail": "MemoryError"}, "cpu_ms": 1.5, "wall_ms": 2.0, "memory_kib": 1024,
    "exit_code": 1, "signal": null, "stopped": null, "output_bytes": 0
  }]
}
"""


def test_a_report_of_the_first_release_can_still_be_shown(screen: Any, english: Messages) -> None:
    report = report_from_json(EARLY_REPORT)
    assert (report.total, report.limits, report.mistakes) == (3, None, ())
    page = screen()
    render_report(page.console, english, View(report, is_old=True))
    assert "0 of 3 tests passed, 2 not run" in page.text
    assert "in use at its peak: ?\nMiB" in page.text


def test_a_pattern_that_this_release_does_not_know_is_left_out(reported: Any, wrong: TestResult) -> None:
    data = report_data(View(reported(wrong)), "0")
    data["tests"][0]["patterns"] = [{"key": "pattern.of-a-later-release", "details": {}}]
    assert report_from_json(json.dumps(data)).results[0].patterns == ()
