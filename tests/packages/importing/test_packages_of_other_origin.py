"""Packages of each version become exercises that can be judged and verified like any other."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from judge.authoring.verify import verify
from judge.judging import judge_submission
from judge.model import MIB, CheckerSpec, Limits, Text, Verdict
from judge.sandbox import Sandbox

VERSIONS = {
    "halves": "2025-09",
    "twoparts": "2023-07-draft",
    "words": "legacy",
    "anyorder": "legacy",
}


@pytest.mark.parametrize("name", VERSIONS)
def test_what_is_imported_is_verified(name: str, packages: Path, target: Any) -> None:
    imported = target.take(packages / name)
    found = verify(target.bank, name)
    assert imported.id == name
    assert found.findings == ()
    assert found.cases == imported.cases > 1
    assert target.bank.problem(name).imported == VERSIONS[name]


@pytest.mark.parametrize(
    ("name", "verdicts"),
    [
        ("halves", {"constant-01": Verdict.WA, "crash-02": Verdict.RTE, "whole-03": Verdict.WA}),
        ("twoparts", {"constant-01": Verdict.WA}),
        ("words", {"loop-01": Verdict.TLE, "lower-02": Verdict.WA}),
        ("anyorder", {"first-01": Verdict.WA}),
    ],
)
def test_its_programs_are_judged_right(
    name: str, verdicts: Mapping[str, Verdict], packages: Path, target: Any, sandbox: Sandbox
) -> None:
    target.take(packages / name)
    problem, cases, solutions = (
        target.bank.problem(name),
        target.bank.cases(name),
        target.bank.solutions(name),
    )

    def verdict(source: bytes) -> Verdict:
        return judge_submission(problem, cases, source, sandbox=sandbox, run_all=True).verdict

    assert {mistake.id: mistake.expect for mistake in solutions.mistakes} == verdicts
    assert {mistake.id: verdict(mistake.source) for mistake in solutions.mistakes} == verdicts
    right = [solutions.reference, *solutions.accepted.values()]
    assert [verdict(source) for source in right] == [Verdict.AC] * len(right)


def test_a_package_of_2025_09_keeps_what_it_says(packages: Path, target: Any) -> None:
    target.take(packages / "halves")
    problem = target.bank.problem("halves")
    assert problem.title == Text("Halves", "一半")
    assert problem.limits == Limits(2.0, 512 * MIB, 8 * MIB)
    assert problem.sources == ("A Contest of 2031",)
    assert problem.checker == CheckerSpec(
        "tokens", float_absolute_tolerance=1e-6, float_relative_tolerance=1e-6
    )
    solutions = target.bank.solutions("halves")
    assert b"numpy" in solutions.reference  # the model solution
    assert list(solutions.accepted) == ["accepted/a_loop.py"]
    assert target.bank.starter("halves") == "print(input())\n"
    assert target.bank.explanation("halves", "zh") == "Divide by two.\n"


def test_cases_keep_their_names_and_groups_become_a_part_of_them(packages: Path, target: Any) -> None:
    target.take(packages / "halves")
    assert [(case.name, case.answer) for case in target.bank.cases("halves")] == [
        ("sample/1", b"0.5 1\n"),
        ("secret/large-1.5", b"500000 1.5 3.5\n"),
        ("secret/small-01-five", b"2.5\n"),
        ("secret/small-02_minus", b"-2\n"),
    ]


def test_statements_are_without_the_places_of_samples_and_with_constants(packages: Path, target: Any) -> None:
    target.take(packages / "halves")
    english = target.bank.statement("halves", "en")
    assert english.startswith("# Halves\n\nYou get a number $n$ of numbers, at most 1000.")
    assert "sample}}" not in english
    assert "{{other}}" in english
    assert target.bank.statement("halves", "zh").startswith("# 一半\n\n读入若干个数（至多 1000 个）")


def test_notes_tell_what_was_left_out(packages: Path, target: Any) -> None:
    notes = {(note.key, note.parameters.get("file")) for note in target.take(packages / "halves").notes}
    assert notes == {
        ("import.left-out", "data/invalid_input"),
        ("import.left-out", "statement/problem.sv.md"),
        ("import.not-checked", "input_validators/other.ctd"),
        ("import.formulas", None),
        ("import.other-programming-language", "submissions/accepted/fast.cpp"),
        ("import.no-verdict", "submissions/rejected/two_ways.py"),
    }


def test_a_time_limit_that_is_not_given_is_measured(packages: Path, target: Any) -> None:
    notes = {note.key: note.parameters for note in target.take(packages / "twoparts").notes}
    time = target.bank.problem("twoparts").limits.time
    assert time > 0
    assert time % 0.5 == 0  # the package's time_resolution
    assert notes["import.time-measured"]["times"] == "3"
    assert notes["import.ignored-key"]["key"] == "tests_reviewed"


def test_a_legacy_package_has_its_time_limit_in_a_file(packages: Path, target: Any) -> None:
    target.take(packages / "words")
    problem = target.bank.problem("words")
    assert problem.limits.time == 0.5
    assert problem.title.en == "Words again"  # of the statement in TeX
    assert problem.checker == CheckerSpec("tokens", case_sensitive=True)


def test_a_statement_in_tex_is_kept_and_a_page_says_where(packages: Path, target: Any) -> None:
    target.take(packages / "words")
    kept = target.bank.problem_folder("words") / "package" / "problem_statement" / "problem.tex"
    assert kept.read_bytes() == (packages / "words" / "problem_statement" / "problem.tex").read_bytes()
    for language in ("en", "zh"):
        assert "package/problem_statement/problem.tex" in target.bank.statement("words", language)


def test_programs_in_python_2_or_of_several_files_are_left_out(packages: Path, target: Any) -> None:
    notes = [(note.key, note.parameters.get("file")) for note in target.take(packages / "words").notes]
    assert ("import.not-python-3", "submissions/accepted/old.py") in notes  # by its first line
    assert ("import.not-python-3", "submissions/accepted/older.py") in notes  # by its syntax
    assert ("import.several-files", "submissions/wrong_answer/several") in notes
    assert target.bank.reference("words") == b"#!/usr/bin/env python3\nprint(input())\n"


def test_the_first_lines_of_a_validators_messages_are_told(
    packages: Path, target: Any, sandbox: Sandbox
) -> None:
    target.take(packages / "twoparts")
    report = judge_submission(
        target.bank.problem("twoparts"), target.bank.cases("twoparts"), b"print(1, 2)", sandbox=sandbox
    )
    assert report.results[0].reason == "validator.refused"
    assert report.results[0].details == {"message": "Look at the sum.", "detail": "1 + 2 is not 5"}


def test_verify_finds_what_is_wrong_with_an_imported_exercise(packages: Path, target: Any) -> None:
    target.take(packages / "twoparts")
    folder = target.folder
    (folder / "testcases/twoparts/secret/9.in").write_text("nine\n")
    (folder / "solutions/twoparts/submissions/wrong_answer/constant.py").write_text(
        "n = int(input())\nprint(1, n - 1)\n"
    )
    found = {(each.key, each.parameters.get("case")) for each in verify(target.bank, "twoparts").findings}
    assert ("verify.input-refused", "secret/9") in found
    assert ("verify.not-accepted", "secret/9") in found
    assert ("verify.other-verdict", "secret/9") in found


def test_verify_finds_a_wrong_program_that_is_accepted(packages: Path, target: Any) -> None:
    target.take(packages / "words")
    path = target.folder / "solutions/words/submissions/wrong_answer/lower.py"
    path.write_text("print(input())\n")
    assert [each.key for each in verify(target.bank, "words").findings] == ["verify.few-kills"]


def test_no_exercise_of_this_bank_claims_to_be_imported(bank: Any) -> None:
    assert [id for id in bank.ids if bank.problem(id).imported is not None] == []


def test_the_archive_of_a_package_is_the_same(
    packages: Path, archive: Callable[..., Path], package: Callable[..., Path], target: Any
) -> None:
    target.take(archive(), "zipped")
    target.take(archive(top="", name="flat.kpp"))
    target.take(package())
    for name in target.files():
        if "zipped" in name:
            for other in ("flat", "echo"):
                same = target.folder / name.replace("zipped", other)
                assert same.read_bytes() == (target.folder / name).read_bytes()
    assert set(target.bank.ids) == {"echo", "flat", "zipped"}
