"""The skeleton of an exercise: it works as it stands, and has a mark in every file and no other defect."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from judge.authoring.generate import expected_files, make_cases, run_mistakes, write_files
from judge.authoring.scaffold import NewExercise, checked_id, checked_title, title_of, write_exercise
from judge.authoring.scaffold.skeleton import skeleton
from judge.authoring.verify import verify
from judge.bank import Bank
from judge.errors import UsageError
from judge.model import Text
from judge.sandbox import Sandbox

FILES = {
    "problems/mine/generator.py",
    "problems/mine/problem.toml",
    "problems/mine/starter.py",
    "problems/mine/statement.en.md",
    "problems/mine/statement.zh.md",
    "problems/mine/validator.py",
    "solutions/mine/accepted/plain_loops.py",
    "solutions/mine/explanation.en.md",
    "solutions/mine/explanation.zh.md",
    "solutions/mine/hints.toml",
    "solutions/mine/mistakes.toml",
    "solutions/mine/reference.py",
}


def exercise(title: str = "Mine", decimals: int = 2) -> NewExercise:
    return NewExercise("mine", Text(title, "我的题"), "masks", "hard", 4, decimals)


@pytest.mark.parametrize("decimals", [1, 2, 3, 4])
def test_verify_finds_the_marks_and_nothing_else(tmp_path: Path, sandbox: Sandbox, decimals: int) -> None:
    write_exercise(tmp_path, exercise(decimals=decimals), {})
    bank = Bank((tmp_path,))
    cases = [each.case for each in make_cases(bank, "mine", sandbox)]
    results = run_mistakes(bank.problem("mine"), cases, bank.solutions("mine").mistakes)
    write_files(bank.cases_folder("mine"), expected_files(cases, results))
    found = verify(bank, "mine").findings
    assert Counter(each.file for each in found) == Counter({*FILES, "problems/tracks.toml"})
    assert {each.key for each in found} == {"verify.todo-left"}
    largest = max(cases, key=lambda case: len(case.answer))
    assert len(largest.answer.split()[-1].partition(b".")[2]) == decimals


def test_there_is_every_file_with_a_mark() -> None:
    files = skeleton(exercise())
    assert files.keys() == FILES
    assert [name for name, text in files.items() if "TODO" not in text] == []
    assert "TODO(author)" in files["problems/mine/starter.py"]


def test_what_the_author_says_stands_in_the_files(tmp_path: Path) -> None:
    title = 'What "softmax" \\ costs: $5 & {more}'
    write_exercise(tmp_path, exercise(title), {})
    bank = Bank((tmp_path,))
    problem = bank.problem("mine")
    assert (problem.title, problem.topic, problem.difficulty, problem.stars, problem.checker.decimals) == (
        Text(title, "我的题"),
        "masks",
        "hard",
        4,
        (2,),
    )
    assert bank.statement("mine", "en").startswith(f"# {title}\n")
    assert bank.statement("mine", "zh").startswith("# 我的题\n")
    assert bank.explanation("mine", "en").startswith(f"# {title}\n")
    assert len(bank.solutions("mine").mistakes) == len(bank.solutions("mine").hints) == 3


def test_no_placeholder_is_left() -> None:
    assert [name for name, text in skeleton(exercise()).items() if "$" in text] == []


def test_decimals_are_named_as_verify_wants_them() -> None:
    assert "exactly 1 decimal;" in skeleton(exercise(decimals=1))["problems/mine/statement.en.md"]
    three = skeleton(exercise(decimals=3))
    assert "printed `0.000`, never `-0.000`" in three["problems/mine/statement.en.md"]
    assert "恰好保留 3 位小数" in three["problems/mine/statement.zh.md"]
    assert tomllib.loads(three["problems/mine/problem.toml"])["checker"]["decimals"] == [3]


@pytest.mark.parametrize("name", ["a", "kv-cache", "a-1", "top2-gating"])
def test_an_id_is_words_joined_by_dashes(name: str) -> None:
    assert checked_id(name) == name


@pytest.mark.parametrize(
    ("name", "candidate"),
    [
        ("Masked Softmax", "masked-softmax"),
        ("masked_softmax", "masked-softmax"),
        ("-a", "a"),
        ("a--b", "a-b"),
        ("a\n", "a"),
        ("../a", "a"),
        ("", "masked-softmax"),
        ("注意力", "masked-softmax"),
    ],
)
def test_what_is_no_id_is_refused_with_one_that_would_be(name: str, candidate: str) -> None:
    with pytest.raises(UsageError) as error:
        checked_id(name)
    assert (error.value.key, error.value.parameters["candidate"]) == ("new.bad-id", candidate)


@pytest.mark.parametrize("title", ["", "  ", "a\nb", "a\tb", "\x7f"])
def test_a_title_is_one_line(title: str) -> None:
    with pytest.raises(UsageError, match="A title is one line"):
        checked_title(title)


def test_titles() -> None:
    assert checked_title("  因果掩码 ") == "因果掩码"
    assert title_of("kv-cache-size") == "Kv cache size"


def test_a_bank_without_tracks_has_no_marks_there(tmp_path: Path, sandbox: Sandbox) -> None:
    write_exercise(tmp_path, exercise(), {})
    (tmp_path / "problems/tracks.toml").unlink()
    found = {(each.file, each.key) for each in verify(Bank((tmp_path,)), "mine").findings}
    assert ("problems/tracks.toml", "verify.not-in-tracks") in found
    assert ("problems/tracks.toml", "verify.todo-left") not in found
