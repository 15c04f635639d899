"""A package of the version 2025-09 is what its specification asks for, and holds the whole exercise."""

import ast
import re
import shutil
import tomllib
import uuid
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import yaml

from judge.bank import Bank
from judge.errors import BankError
from judge.model import MIB, Verdict
from judge.packages.export import VERSIONS, package_files
from judge.packages.layout import PARTS, default_uuid, is_in_data, package_name

Files = Mapping[str, bytes]
Packages = Mapping[tuple[str, str], Files]
Below = Callable[[Files, str], dict[str, bytes]]

NAME = re.compile(r"[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}")
ROOT = {
    "problem.yaml",
    *("statement", "attachments", "solution", "data", "generators", "submissions"),
    *("input_validators", "output_validator"),
}
KEYS = {
    *("problem_format_version", "type", "name", "uuid", "license", "rights_owner", "limits", "keywords"),
    "languages",
}


@pytest.fixture(params=["attention-shape-checker", "sliding-window-attention"])
def id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def files(packages: Packages, id: str) -> Files:
    return packages[id, "2025-09"]


def test_every_name_is_allowed(packages: Packages) -> None:
    for files in packages.values():
        assert [path for path in files if not all(map(NAME.fullmatch, path.split("/")))] == []


def test_there_is_nothing_that_the_format_does_not_know(files: Files) -> None:
    assert {path.partition("/")[0] for path in files} == ROOT
    public = [PurePosixPath(path) for path in files if path.startswith("attachments/")]
    assert [path.parts[1:3] for path in public] == [("templates", "python3")]


def test_texts_are_utf8_with_lines_that_end(packages: Packages) -> None:
    for files in packages.values():
        for path, content in files.items():
            text = content.decode()
            assert "\r" not in text, path
            assert text.endswith("\n") or text == "", path
            assert not text.startswith("\ufeff"), path


def test_the_metadata(files: Files, id: str, bank: Bank) -> None:
    problem = bank.problem(id)
    metadata = yaml.safe_load(files["problem.yaml"])
    assert metadata.keys() == KEYS
    assert metadata["problem_format_version"] == "2025-09"
    assert metadata["type"] == "pass-fail"
    assert metadata["name"] == {"en": problem.title.en, "zh": problem.title.zh}
    assert metadata["languages"] == ["python3"]
    assert metadata["keywords"] == [problem.topic, problem.difficulty]
    assert metadata["license"] == "educational"
    limits = metadata["limits"]
    assert limits["time_limit"] == problem.limits.time
    assert limits["memory"] == problem.limits.memory // MIB + 256
    assert limits["output"] == problem.limits.output // MIB


def test_the_uuid_follows_from_the_id(packages: Packages) -> None:
    found = {key: yaml.safe_load(files["problem.yaml"])["uuid"] for key, files in packages.items()}
    assert all(found[id, version] == default_uuid(id) for id, version in found)
    assert len(set(found.values())) == len(found) / len(VERSIONS)
    assert default_uuid("sliding-window-attention") == "0be71a58-422c-510e-889f-125aead501fb"
    assert uuid.UUID(default_uuid("x")).version == 5


def test_a_statement_has_neither_title_nor_samples(files: Files, id: str, bank: Bank) -> None:
    for language, heading in (("en", "## Task\n"), ("zh", "## 任务\n")):
        text = files[f"statement/problem.{language}.md"].decode()
        assert text.startswith(heading)
        assert bank.statement(id, language).endswith(text)


def test_a_language_without_statement_has_no_name(toy: Any) -> None:
    toy.path("problems/statement.zh.md").unlink()
    assert toy.metadata()["name"].keys() == {"en"}
    assert "statement/problem.zh.md" not in toy.export()


def test_all_cases_are_there(files: Files, id: str, bank: Bank, below: Below) -> None:
    data = below(files, "data")
    cases = bank.cases(id)
    assert data.keys() == {f"{case.name}.{end}" for case in cases for end in ("in", "ans")}
    assert all(data[f"{case.name}.in"] == case.input for case in cases)
    assert all(data[f"{case.name}.ans"] == case.answer for case in cases)


def test_all_programs_are_there(files: Files, id: str, bank: Bank, below: Below) -> None:
    solutions = bank.solutions(id)
    submissions = below(files, "submissions")
    listed = yaml.safe_load(submissions.pop("submissions.yaml"))
    assert submissions["accepted/reference.py"] == solutions.reference
    assert listed["accepted/reference.py"] == {"model_solution": True}
    assert {path: submissions[path] for path in solutions.accepted} == solutions.accepted
    programs = {path: source for path, source in submissions.items() if not path.startswith("accepted/")}
    named = {path.partition("/")[2]: source for path, source in programs.items()}
    assert named == {f"{each.id.replace('-', '_')}.py": each.source for each in solutions.mistakes}
    for source in submissions.values():
        ast.parse(source)


FOLDERS = {"WA": "wrong_answer", "TLE": "time_limit_exceeded", "RTE": "run_time_error"}
EXPECTED = [
    ("PE", [], "wrong_answer", None),
    ("WA", ["PE"], "wrong_answer", None),
    ("TLE", [], "time_limit_exceeded", None),
    ("RTE", ["MLE"], "run_time_error", None),
    ("MLE", [], "run_time_error", None),
    ("OLE", [], "run_time_error", None),
    ("WA", ["RTE"], "rejected", (["AC", "WA", "RTE"], ["WA"])),
    ("MLE", ["WA", "TLE"], "rejected", (["AC", "RTE", "TLE", "WA"], ["RTE"])),
    ("WA", ["CE"], "wrong_answer", None),
]


@pytest.mark.parametrize(("expect", "also", "folder", "rule"), EXPECTED)
def test_a_mistake_is_in_the_folder_of_its_verdicts(
    toy: Any, expect: str, also: list[str], folder: str, rule: tuple[list[str], list[str]] | None
) -> None:
    toy.write(
        "solutions/mistakes.toml",
        f'[[mistake]]\nid = "one-more"\nexpect = "{expect}"\nalso = {also}\ntitle = {{en = "a", zh = "a"}}\n'
        'hint = {en = "a", zh = "a"}\nedits = [{ old = "import sys", new = "import sys  # wrong" }]\n',
    )
    files = toy.export()
    assert f"submissions/{folder}/one_more.py" in files
    listed = yaml.safe_load(files["submissions/submissions.yaml"])
    named = listed.get(f"{folder}/one_more.py")
    assert (named and (named["permitted"], named["required"])) == rule


def test_a_program_that_does_not_compile_is_no_submission(toy: Any, below: Below) -> None:
    before = below(toy.export(), "submissions").keys()
    known = toy.path("solutions/mistakes.toml").read_text(encoding="utf-8")
    toy.write(
        "solutions/mistakes.toml",
        f'{known}\n[[mistake]]\nid = "no-colon"\nexpect = "CE"\ntitle = {{en = "a", zh = "a"}}\n'
        'hint = {en = "a", zh = "a"}\nedits = [{ old = "import sys", new = "import sys )" }]\n',
    )
    assert Verdict.CE in {mistake.expect for mistake in toy.bank.solutions("row-means").mistakes}
    assert below(toy.export(), "submissions").keys() == before


def test_how_long_wrong_programs_take_sets_no_time_limit(files: Files, below: Below) -> None:
    listed = yaml.safe_load(files["submissions/submissions.yaml"])
    present = {path.partition("/")[0] for path in below(files, "submissions")} & {
        *FOLDERS.values(),
        "rejected",
    }
    assert present >= {"wrong_answer", "rejected"}
    for folder in present - {"time_limit_exceeded"}:
        assert listed[folder]["use_for_time_limit"] is False
    assert "time_limit_exceeded" not in listed
    assert listed["wrong_answer"]["permitted"] == ["AC", "WA"]


def test_the_starter_is_a_template_and_the_explanation_a_solution(files: Files, id: str, bank: Bank) -> None:
    name = f"{id.replace('-', '_')}.py"
    assert files[f"attachments/templates/python3/{name}"].decode() == bank.starter(id)
    assert files["solution/solution.zh.md"].decode() == bank.explanation(id, "zh")


@pytest.mark.parametrize("version", VERSIONS)
def test_the_exercise_can_be_restored_byte_for_byte(
    packages: Packages, id: str, version: str, bank: Bank, below: Below, tmp_path: Path
) -> None:
    files = packages[id, version]
    origin = below(files, "generators/attnjudge")
    assert not any(is_in_data(name) for name in below(origin, "testcases"))
    facts = tomllib.loads(origin.pop("exercise.toml").decode())
    topic = bank.problem(id).topic
    assert facts == {"format_version": 1, "id": id, "topic": topic, "uuid": default_uuid(id)}
    restored = {
        f"testcases/{id}/{name}": each for name, each in below(files, "data").items() if is_in_data(name)
    }
    for part, folder in PARTS.items():
        restored |= {f"{part}/{id}/{name}": each for name, each in below(origin, folder).items()}
    kept = {
        f"{part}/{id}/{path.relative_to(root).as_posix()}": path.read_bytes()
        for part in PARTS
        for root in [bank.folders[0] / part / id]
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert restored == kept


def test_what_lies_about_does_not_travel(toy: Any) -> None:
    before = toy.export()
    toy.write("problems/.DS_Store", "x")
    toy.write("solutions/__pycache__/reference.pyc", "x")
    toy.write("solutions/.cache/x", "x")
    assert toy.export() == before


def test_the_same_exercise_gives_the_same_bytes_wherever_it_lies(toy: Any, tmp_path: Path) -> None:
    there = shutil.copytree(toy.folder, tmp_path / "elsewhere")
    assert package_files(Bank((there,)), "row-means", "2025-09") == toy.export()
    assert list(toy.export()) == sorted(toy.export())


def test_a_name_that_packages_do_not_allow_is_refused(toy: Any) -> None:
    toy.write("problems/notes to self.md", "x\n")
    with pytest.raises(BankError, match=r"row-means: generators/attnjudge/problem/notes to self\.md\."):
        toy.export()


def test_two_programs_of_one_name_are_refused(toy: Any) -> None:
    toy.write("solutions/accepted/reference.py", "print(1)\n")
    with pytest.raises(BankError, match=r"accepted/reference\.py\. Rename the program"):
        toy.export()


def test_an_exercise_without_validator_is_refused(toy: Any) -> None:
    toy.path("problems/validator.py").unlink()
    with pytest.raises(BankError, match=r"checks inputs.*row-means/validator\.py"):
        toy.export()


@pytest.mark.parametrize(
    ("id", "name"), [("sliding-window-attention", "slidingwindowattention"), ("Top-1_x", "top1x"), ("题", "")]
)
def test_a_package_is_named_by_letters_and_digits(id: str, name: str) -> None:
    assert package_name(id) == name


def test_an_id_in_other_letters_is_refused(toy: Any) -> None:
    for part in ("problems", "solutions", "testcases"):
        (toy.folder / part / "row-means").rename(toy.folder / part / "行平均")
    with pytest.raises(BankError, match="行平均"):
        package_files(toy.bank, "行平均", "2025-09")
