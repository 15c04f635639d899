"""Gradescope's results.json: only fields that are published, and nothing that a student should not see."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.errors import UsageError
from judge.grading.files import Summary
from judge.grading.records import Exercise, Row
from judge.grading.scores import Rule, Scoring
from judge.model import Verdict

AC, WA, CE, JE, RTE = Verdict.AC, Verdict.WA, Verdict.CE, Verdict.JE, Verdict.RTE
FIELDS = {
    "score", "execution_time", "output", "output_format", "visibility", "stdout_visibility", "tests", "extra_data",
}  # fmt: skip
FIELDS_OF_TESTS = {
    "score", "max_score", "status", "name", "number", "output", "output_format", "tags", "visibility", "extra_data",
}  # fmt: skip
VISIBILITIES = {"hidden", "after_due_date", "after_published", "visible"}

Rows = Callable[..., Row]
Write = Callable[..., Summary]


def results(folder: Path, student: str = "Ada") -> dict[str, Any]:
    text = (folder / "gradescope" / student / "results.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def exercise_entries(data: dict[str, Any]) -> list[dict[str, Any]]:
    return [test for test in data["tests"] if "." not in test["number"]]


def test_there_are_published_fields_alone(row: Rows, write: Write, tmp_path: Path) -> None:
    for verdicts in (AC, WA, CE, JE, {"batch": RTE}, {"batch": WA, "typical": JE}):
        write(row(0, verdicts=verdicts), scoring=Scoring(Rule.TESTS))
        data = results(tmp_path)
        assert data.keys() == FIELDS
        for test in data["tests"]:
            assert test.keys() <= FIELDS_OF_TESTS
            assert test.get("status") in ("passed", "failed", None)
            assert test["visibility"] in VISIBILITIES
            assert {type(test[name]) for name in ("name", "number", "output")} == {str}
            assert {type(tag) for tag in test["tags"]} == {str}


def test_an_exercise_has_a_score_and_its_tests_have_none(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, verdicts={"batch": WA}), row(1, "Ada", "means"), scoring=Scoring(Rule.TESTS))
    data = results(tmp_path)
    assert data["score"] == 1.8
    assert data["execution_time"] == 3.0
    first, second = exercise_entries(data)
    assert (first["score"], first["max_score"], first["status"]) == (0.8, 1, "failed")
    assert (second["score"], second["max_score"], second["status"]) == (1, 1, "passed")
    tests = [test for test in data["tests"] if test["number"].startswith("1.")]
    assert not any("score" in test or "max_score" in test for test in tests)
    assert [(test["number"], test["status"], test["visibility"]) for test in tests][:4] == [
        ("1.1", "passed", "visible"),
        ("1.2", "passed", "after_published"),
        ("1.3", "passed", "after_published"),
        ("1.4", "failed", "after_published"),
    ]
    assert tests[1]["tags"] == ["row-sums", "edges"]


def test_a_student_reads_verdict_counts_reason_and_hint(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, verdicts={"batch": WA}, mistakes=("columns",)))
    assert exercise_entries(results(tmp_path))[0]["output"].split("\n") == [
        "WA wrong answer · 5 of 6 tests passed",
        "First failure: secret/03-batch-of-three",
        "A number differs from the answer.",
        "Line 1, column 1 (item 1): expected 0.50, found 0.75 (error +0.25)",
        "Hint: Which axis?",
    ]


def test_no_title_of_a_mistake_and_no_message_that_quotes_a_secret_input_is_told(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    write(
        row(0, verdicts=WA, mistakes=("columns",)),
        row(1, "Ada", "means", {"secret": RTE}, mistakes=("columns",)),
    )
    text = json.dumps(results(tmp_path))
    assert "Which axis" in text
    assert "Columns are summed" not in text
    assert "ValueError: 7" not in text


def test_a_judge_error_is_nobodys_failure(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, verdicts=JE), row(1, "Ada", "means"))
    data = results(tmp_path)
    text = json.dumps(data)
    assert "JE" not in text
    assert "signal 9" not in text
    entry = exercise_entries(data)[0]
    assert {"score", "max_score", "status"}.isdisjoint(entry)
    assert entry["output"].count("not your fault") == 1
    assert data["score"] == 1
    assert "not the final score" in data["output"]
    assert data["extra_data"]["is_final"] is False
    assert "status" not in data["tests"][1]


def test_a_judge_error_behind_a_failure_leaves_the_score_open(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    write(row(0, verdicts={"batch": WA, "typical-b": JE}), scoring=Scoring(Rule.TESTS))
    entry = exercise_entries(results(tmp_path))[0]
    assert "score" not in entry
    assert "A number differs from the answer." in entry["output"]
    assert "not your fault" in entry["output"]


def test_a_submission_that_is_missing_is_named_and_has_no_points(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    write(row(0))
    entry = exercise_entries(results(tmp_path))[1]
    assert (entry["score"], entry["max_score"], entry["status"]) == (0, 1, "failed")
    assert entry["output"] == "Nothing was handed in."


def test_a_test_that_was_not_run_is_neither_passed_nor_failed(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    write(row(0, verdicts={"smallest": WA}, stops=True))
    last = next(test for test in results(tmp_path)["tests"] if test["number"] == "1.6")
    assert "status" not in last
    assert last["output"] == "Not run: judging stopped at the first failure."


def test_the_submission_that_counts_is_shown(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, verdicts=WA, id="a.py"), row(1, id="b.py"), row(2, verdicts=CE, id="c.py"))
    entry = exercise_entries(results(tmp_path))[0]
    assert entry["status"] == "passed"
    assert entry["output"].endswith("Of 3 submissions the best counts: b.py")
    assert entry["extra_data"] == {"exercise": "row-sums", "submission": "b.py", "index": 1}


def test_texts_are_in_the_language_asked_for(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, verdicts={"batch": WA}), language="zh")
    entry = exercise_entries(results(tmp_path))[0]
    assert entry["name"] == "每行之和"
    assert entry["output"].startswith("WA 答案错误 · 通过 5/6 个测试点")


def test_the_index_says_whose_folder_is_which(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, "Ada Lovelace", student_id="1"), row(1, "ada/lovelace", student_id="1"), row(2, "=1+1"))
    folder = tmp_path / "gradescope"
    with (folder / "index.csv").open(encoding="utf-8", newline="") as file:
        header, *lines = csv.reader(file)
    assert header == ["folder", "student", "student_id"]
    assert lines == [
        ["Ada-Lovelace_1", "Ada Lovelace", "1"],
        ["ada-lovelace_1-2", "ada/lovelace", "1"],
        ["1-1", "'=1+1", ""],
    ]
    assert {path.name for path in folder.iterdir()} == {"index.csv", *(line[0] for line in lines)}


def test_any_name_has_a_folder_and_readable_results(
    row: Rows, write: Write, tmp_path: Path, hostile: str
) -> None:
    write(row(0, hostile, student_id=hostile, id=hostile), row(1, "last"))
    found = sorted((tmp_path / "gradescope").glob("*/results.json"))
    assert len(found) == 2
    for path in found:
        json.loads(path.read_bytes().decode("utf-8")).get("score")
        path.read_text(encoding="utf-8").encode("utf-8")


def test_programs_without_a_student_have_no_folder(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, "", id="gen-1"))
    assert not (tmp_path / "gradescope").exists()
    write(row(0, "", id="gen-1"), row(1, "Ada"))
    assert {path.name for path in (tmp_path / "gradescope").iterdir()} == {"index.csv", "Ada"}


def test_results_of_an_earlier_run_are_replaced(row: Rows, write: Write, tmp_path: Path) -> None:
    write(row(0, "Ada"))
    write(row(0, "Bob"))
    assert {path.name for path in (tmp_path / "gradescope").iterdir()} == {"index.csv", "Bob"}


def test_a_folder_of_somebody_else_is_left_alone(row: Rows, write: Write, tmp_path: Path) -> None:
    theirs = tmp_path / "gradescope" / "submission.py"
    theirs.parent.mkdir()
    theirs.write_text("x")
    with pytest.raises(UsageError, match="not written by `judge grade`"):
        write(row(0))
    write(row(0, "", id="gen-1"))
    assert theirs.read_text() == "x"


def test_a_file_of_somebody_else_is_left_alone(row: Rows, write: Write, tmp_path: Path) -> None:
    (tmp_path / "gradescope").write_text("x")
    with pytest.raises(UsageError, match="not written by `judge grade`"):
        write(row(0))
    assert (tmp_path / "gradescope").read_text() == "x"


def test_students_of_an_earlier_run_are_not_left_beside_a_batch_without_students(
    row: Rows, write: Write, tmp_path: Path
) -> None:
    write(row(0))
    write(row(0, "", id="gen-1"))
    assert not (tmp_path / "gradescope").exists()


def test_exercises_are_numbered_in_their_order(
    row: Rows, write: Write, tmp_path: Path, exercises: dict[str, Exercise]
) -> None:
    write(row(0, "Ada", "means"))
    entries = exercise_entries(results(tmp_path))
    assert [entry["tags"] for entry in entries] == [[id] for id in exercises]
    assert [entry["number"] for entry in entries] == ["1", "2"]
