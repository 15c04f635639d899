"""results.jsonl: what is in it after a run, after a run that was cut off, and after the run that goes on."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge.errors import UsageError
from judge.grading.judging import judge_error, judge_one
from judge.grading.records import Exercise, Submission
from judge.grading.results import NAME, SORTED, Results
from judge.sandbox import Sandbox

from .conftest import DIFFERENCE, RIGHT, WAITS


def submission(number: int, source: bytes = RIGHT) -> Submission:
    return Submission("a-plus-b", source, f"s{number}", f"student {number}", str(number))


@pytest.fixture(scope="module")
def accepted(exercise: Exercise, sandbox: Sandbox) -> Mapping[str, Any]:
    return judge_one(exercise, RIGHT, sandbox, all_tests=False).data


@pytest.fixture(scope="module")
def wrong(exercise: Exercise, sandbox: Sandbox) -> Mapping[str, Any]:
    return judge_one(exercise, DIFFERENCE, sandbox, all_tests=False).data


def sha(source: bytes) -> str:
    return hashlib.sha256(source).hexdigest()


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / NAME).read_text(encoding="utf-8").splitlines()]


def open_results(folder: Path, **options: bool) -> Results:
    return Results(folder, **{"all_tests": False, **options})


def test_rows_come_in_any_order_and_are_sorted_at_the_end(
    tmp_path: Path, accepted: Mapping[str, Any]
) -> None:
    with open_results(tmp_path) as results:
        for number in (2, 0, 1):
            results.add(number, submission(number), accepted)
        assert [line["index"] for line in lines(tmp_path)] == [2, 0, 1]
        results.finish(3)
        assert [row.index for row in results.rows()] == [0, 1, 2]
    assert [(line["index"], line["id"], line["student"]) for line in lines(tmp_path)] == [
        (number, f"s{number}", f"student {number}") for number in range(3)
    ]
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


def test_every_row_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path, accepted: Mapping[str, Any]) -> None:
    with open_results(tmp_path) as results:
        for number in range(5):
            results.add(number, submission(number), accepted)
            assert len(lines(tmp_path)) == number + 1


def test_a_report_that_is_known_is_given_back_whole(
    tmp_path: Path, exercise: Exercise, accepted: Mapping[str, Any], wrong: Mapping[str, Any]
) -> None:
    with open_results(tmp_path) as results:
        results.add(0, submission(0), accepted)
        results.add(1, submission(1, DIFFERENCE), wrong)
        assert results.known(exercise, sha(RIGHT)) == accepted
        assert results.known(exercise, sha(DIFFERENCE)) == wrong
        assert results.known(exercise, sha(WAITS)) is None
        changed = replace(exercise, cases=exercise.cases[:2])
        assert results.known(changed, sha(RIGHT)) is None


@pytest.fixture
def cut_off(tmp_path: Path, accepted: Mapping[str, Any], wrong: Mapping[str, Any]) -> Path:
    """What a judge leaves that is killed while it writes its third row."""
    with open_results(tmp_path) as results:
        results.add(1, submission(1), accepted)
        results.add(0, submission(0, DIFFERENCE), wrong)
        results.add(2, submission(2), accepted)
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes()[:-100])
    return tmp_path


def test_a_run_that_goes_on_has_what_was_whole(
    cut_off: Path, exercise: Exercise, accepted: Mapping[str, Any], wrong: Mapping[str, Any]
) -> None:
    with open_results(cut_off, resume=True) as results:
        assert [line["index"] for line in lines(cut_off)] == [1, 0], "the torn line is gone"
        assert results.known(exercise, sha(RIGHT)) == accepted
        assert results.known(exercise, sha(DIFFERENCE)) == wrong
        for number, data in enumerate((wrong, accepted, accepted)):
            results.add(number, submission(number, DIFFERENCE if number == 0 else RIGHT), data)
        assert [line["index"] for line in lines(cut_off)] == [1, 0, 2], "no row is written twice"
        results.finish(3)
    assert [(line["index"], line["report"]["verdict"]) for line in lines(cut_off)] == [
        (0, "WA"),
        (1, "AC"),
        (2, "AC"),
    ]


def test_a_batch_that_has_changed_keeps_what_was_judged_and_has_its_own_rows(
    tmp_path: Path, exercise: Exercise, accepted: Mapping[str, Any]
) -> None:
    with open_results(tmp_path) as results:
        for number in range(4):
            results.add(number, submission(number), accepted)
        results.finish(4)
    with open_results(tmp_path, resume=True) as results:
        data = results.known(exercise, sha(RIGHT))
        assert data is not None
        for number in range(2):
            results.add(number, submission(number + 7), data)
        results.finish(2)
    assert [line["id"] for line in lines(tmp_path)] == ["s7", "s8"]


def test_a_finished_run_that_goes_on_gives_the_same_bytes(
    tmp_path: Path, exercise: Exercise, accepted: Mapping[str, Any]
) -> None:
    for resume in (False, True):
        with open_results(tmp_path, resume=resume) as results:
            assert (results.known(exercise, sha(RIGHT)) is not None) is resume
            for number in range(3):
                results.add(number, submission(number), accepted)
            results.finish(3)
        content = (tmp_path / NAME).read_bytes()
        if not resume:
            before = content
    assert content == before


def test_judge_errors_are_judged_again(tmp_path: Path, exercise: Exercise) -> None:
    failed = judge_error(exercise, RIGHT, "landlock", "it ended").data
    with open_results(tmp_path) as results:
        results.add(0, submission(0), failed)
        assert results.known(exercise, sha(RIGHT)) is None
    with open_results(tmp_path, resume=True) as results:
        assert results.known(exercise, sha(RIGHT)) is None
        results.add(0, submission(0), failed)
        results.finish(1)
    assert len(lines(tmp_path)) == 1


def test_rows_that_stopped_at_the_first_failure_do_not_stand_for_all_tests(
    tmp_path: Path, exercise: Exercise, wrong: Mapping[str, Any]
) -> None:
    with open_results(tmp_path) as results:
        results.add(0, submission(0, DIFFERENCE), wrong)
    with open_results(tmp_path, resume=True, all_tests=True) as results:
        assert results.known(exercise, sha(DIFFERENCE)) is None


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"[]\n",
        b"{}\n",
        b"\xff\xfe\n",
        b'{"index": 0}\n',
        b"null\n",
        b"9" * 5000 + b"\n",
        b"[" * 100_000 + b"\n",
        b"\0" * 100 + b"\n",
    ],
    ids=lambda line: repr(line[:20]),
)
def test_a_line_that_is_not_a_row_is_passed_over(
    line: bytes, tmp_path: Path, exercise: Exercise, accepted: Mapping[str, Any]
) -> None:
    with open_results(tmp_path) as results:
        results.add(0, submission(0), accepted)
    path = tmp_path / NAME
    path.write_bytes(line + path.read_bytes())
    with open_results(tmp_path, resume=True) as results:
        assert results.known(exercise, sha(RIGHT)) == accepted
        results.add(0, submission(0), accepted)
        results.finish(1)
    assert len(lines(tmp_path)) == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("index", None),
        ("index", -1),
        ("index", 10**30),
        ("index", "0"),
        ("index", True),
        ("id", []),
        ("student", None),
        ("all_tests", 0),
        ("report", "AC"),
        ("report", {"verdict": "AC"}),
        ("measured", None),
    ],
)
def test_a_row_that_somebody_has_changed_is_judged_again(
    name: str, value: object, tmp_path: Path, exercise: Exercise, accepted: Mapping[str, Any]
) -> None:
    with open_results(tmp_path) as results:
        results.add(0, submission(0), accepted)
    [line] = lines(tmp_path)
    (tmp_path / NAME).write_text(json.dumps({**line, name: value}) + "\n")
    with open_results(tmp_path, resume=True) as results:
        assert results.known(exercise, sha(RIGHT)) is None
        results.add(0, submission(0), accepted)
        results.finish(1)
    assert lines(tmp_path) == [line]


@pytest.mark.parametrize(
    ("weakest", "is_known"), [("portable", True), ("landlock", True), ("namespaces", False)]
)
def test_what_was_judged_in_less_isolation_than_is_asked_for_is_judged_again(
    weakest: str, is_known: bool, tmp_path: Path, exercise: Exercise, accepted: Mapping[str, Any]
) -> None:
    with open_results(tmp_path) as results:
        results.add(0, submission(0), {**accepted, "tier": "landlock"})
    with Results(tmp_path, all_tests=False, weakest=weakest, resume=True) as results:
        assert (results.known(exercise, sha(RIGHT)) is not None) is is_known


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_disk_that_is_full_at_the_end_costs_no_row(tmp_path: Path, accepted: Mapping[str, Any]) -> None:
    with open_results(tmp_path) as results:
        results.add(0, submission(0), accepted)
        (tmp_path / SORTED).symlink_to("/dev/full")
        with pytest.raises(UsageError, match="No space left"):
            results.finish(1)
    assert [path.name for path in tmp_path.iterdir()] == [NAME], "what was written until then takes no room"
    assert len(lines(tmp_path)) == 1


def test_no_room_for_the_index_is_an_error(tmp_path: Path, accepted: Mapping[str, Any]) -> None:
    with open_results(tmp_path) as results:
        results._index.execute("PRAGMA max_page_count = 1")
        large = replace(submission(0), id="x" * 100_000)
        with pytest.raises(UsageError, match="no room for temporary files"):
            results.add(0, large, accepted)


def test_results_of_an_earlier_run_are_not_overwritten_by_mistake(
    tmp_path: Path, exercise: Exercise, accepted: Mapping[str, Any]
) -> None:
    with open_results(tmp_path) as results:
        results.add(0, submission(0), accepted)
    with pytest.raises(UsageError, match="--resume"):
        open_results(tmp_path)
    with open_results(tmp_path, replace=True) as results:
        assert results.known(exercise, sha(RIGHT)) is None
    assert lines(tmp_path) == []


def test_two_judges_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with open_results(tmp_path):
        for options in ({}, {"resume": True}, {"replace": True}):
            with pytest.raises(UsageError, match="Another judge"):
                open_results(tmp_path, **options)
    open_results(tmp_path).close()


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="cannot be written"):
        open_results(tmp_path / "file")


def test_texts_of_any_kind_come_back_as_they_were(tmp_path: Path, accepted: Mapping[str, Any]) -> None:
    names = ["=1+1", 'a"b', "a\nb", "\ud800", "\x00", "注意", "\u202e", "\u2028"]
    with open_results(tmp_path) as results:
        for number, name in enumerate(names):
            results.add(number, Submission("a-plus-b", RIGHT, name, name, name), accepted)
        results.finish(len(names))
        assert [(row.id, row.student, row.student_id) for row in results.rows()] == [(n, n, n) for n in names]
    assert (tmp_path / NAME).read_bytes().count(b"\n") == len(names)
