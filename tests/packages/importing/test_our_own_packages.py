"""A package that `judge export` wrote gives the exercise back, byte for byte; one that was tampered with is refused."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from judge.bank import Bank
from judge.bank.places import PARTS
from judge.errors import PackageError
from judge.judging import judge_submission
from judge.model import Verdict
from judge.packages.export import package_files
from judge.packages.export.writing import write_package
from judge.sandbox import Sandbox

ORIGIN = "generators/attnjudge"
IDS = [path.parent.name for path in sorted(Path(__file__).parents[3].glob("problems/*/problem.toml"))]


def files_of(bank: Bank, id: str) -> Mapping[str, bytes]:
    return {
        f"{part}/{path.relative_to(folder / part / id)}": path.read_bytes()
        for folder in bank.folders
        for part in PARTS
        for path in (folder / part / id).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("version", ["2025-09", "legacy"])
@pytest.mark.parametrize("zipped", [False, True])
def test_export_then_import_is_the_identity(
    id: str, version: str, zipped: bool, bank: Bank, target: Any, tmp_path: Path
) -> None:
    path = write_package(tmp_path / "out", id, package_files(bank, id, version), zipped=zipped, force=False)
    imported = target.take(path)
    assert (imported.id, imported.notes, imported.tier) == (id, (), None)
    assert files_of(target.bank, id) == files_of(bank, id)


def test_a_package_without_our_files_is_one_of_any_other_judge(
    bank: Bank, target: Any, tmp_path: Path, sandbox: Sandbox
) -> None:
    id = "sliding-window-attention"
    files = package_files(bank, id, "2025-09")
    foreign = {name: content for name, content in files.items() if not name.startswith(ORIGIN)}
    target.take(write_package(tmp_path / "out", id, foreign, zipped=False, force=False))
    name = "slidingwindowattention"
    problem, cases = target.bank.problem(name), target.bank.cases(name)
    assert problem.checker.type == "validator"
    assert len(cases) == len(bank.cases(id))
    wrong = next(mistake for mistake in bank.solutions(id).mistakes if mistake.expect is Verdict.WA)
    right = judge_submission(problem, cases, bank.reference(id), sandbox=sandbox)
    assert right.verdict is Verdict.AC
    assert judge_submission(problem, cases, wrong.source, sandbox=sandbox).verdict is Verdict.WA


EXERCISE = b'format_version = 1\nid = "by-hand"\ntopic = "sums"\nuuid = "x"\n'
PROBLEM = b"""\
# a comment that stays
format_version = 1
title.en = "By hand"
title.zh = "\xe6\x89\x8b\xe5\x86\x99"
topic = "sums"
difficulty = "easy"
stars = 1
sources = []

[limits]
time_limit = 1.0
memory = 64
output = 1

[checker]
type = "decimal"
"""
BY_HAND: Mapping[str, bytes] = {
    f"{ORIGIN}/exercise.toml": EXERCISE,
    f"{ORIGIN}/problem/problem.toml": PROBLEM,
    f"{ORIGIN}/problem/statement.en.md": b"# By hand\r\n",  # kept, whatever it is
    f"{ORIGIN}/problem/starter.py": b"",
    f"{ORIGIN}/solutions/reference.py": b"print(1)\n",
    f"{ORIGIN}/solutions/mistakes.toml": b"",
    f"{ORIGIN}/solutions/hints.toml": b"",
    f"{ORIGIN}/solutions/explanation.en.md": b"",
    f"{ORIGIN}/testcases/mistakes.json": b'{"format_version": 1, "digests": {}}\n',
    f"{ORIGIN}/testcases/secret/1.ties": b"1 1 2\n",
}


def test_a_package_made_by_hand_is_restored(package: Callable[..., Path], target: Any) -> None:
    target.take(package(BY_HAND))
    restored = files_of(target.bank, "by-hand")
    expected = {
        name.removeprefix(f"{ORIGIN}/").replace("problem/", "problems/", 1): content
        for name, content in BY_HAND.items()
        if not name.endswith("exercise.toml")
    }
    assert restored == {
        **expected,
        "testcases/secret/1.in": b"a\n",
        "testcases/secret/1.ans": b"a\n",
    }


def test_the_id_can_be_another(package: Callable[..., Path], target: Any) -> None:
    target.take(package(BY_HAND), "renamed")
    assert target.bank.ids == ("renamed",)


@pytest.mark.parametrize(
    ("changes", "key", "named"),
    [
        ({"exercise.toml": EXERCISE.replace(b"by-hand", b"../up")}, "import.bad-id", "../up"),
        ({"exercise.toml": EXERCISE.replace(b"= 1", b"= 2")}, "import.version", "exercise.toml"),
        ({"exercise.toml": b"a = " + b"[" * 50_000}, "import.not-readable", "exercise.toml"),
        ({"exercise.toml": b"\xff"}, "import.not-utf8", "exercise.toml"),
        ({"testcases/secret/1.in": b"x"}, "import.stray-file", "testcases/secret/1.in"),
        ({"testcases/run.py": b"x"}, "import.stray-file", "testcases/run.py"),
        ({"testcases/secret/1.ties": b"x\n"}, "import.not-readable", "testcases/by-hand/secret/1.ties"),
        ({"problem/problem.toml": None}, "import.not-readable", "problems/by-hand/problem.toml"),
        ({"problem/problem.toml": b"x = " + b"9" * 9_000}, "import.not-readable", "problem.toml"),
        ({"solutions/reference.py": b"\xff"}, "import.not-readable", "solutions/by-hand/reference.py"),
        (
            {"solutions/wrong_answer/deep.py": b"x = " + b"(" * 90 + b"-" * 20_000 + b"1" + b")" * 90},
            "import.not-readable",
            "deep.py",
        ),
        (
            {
                "solutions/mistakes.toml": b'[[mistake]]\nid = "a"\nexpect = "WA"\nprogram = "../../../x"\n'
                b'title.en = ""\ntitle.zh = ""\nhint.en = ""\nhint.zh = ""\n'
            },
            "import.not-readable",
            "../../../x",
        ),
    ],
    ids=range(12),
)
def test_a_package_that_was_tampered_with_is_refused(
    changes: dict[str, bytes | None],
    key: str,
    named: str,
    package: Callable[..., Path],
    refused: Callable[..., PackageError],
) -> None:
    error = refused(package({**BY_HAND, **{f"{ORIGIN}/{name}": new for name, new in changes.items()}}))
    assert error.key == key
    for language in ("en", "zh"):
        assert named in error.in_language(language)
