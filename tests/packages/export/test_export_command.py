"""`judge export`."""

from pathlib import Path

import pytest

from judge.commands import packaging, run
from judge.packages.export import VERSIONS

TOY_BANK = Path(__file__).parent.parent.parent / "authoring" / "toy_bank"
ID = "row-means"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder of its own, with the toy bank."""
    monkeypatch.setenv("ATTNJUDGE_BANK", str(TOY_BANK))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)


def test_a_package_is_written_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", "row"]) == 0
    count = sum(path.is_file() for path in (tmp_path / "rowmeans").rglob("*"))
    assert capsys.readouterr().out == f"row-means: written to rowmeans ({count} files)\n"
    assert b"2025-09" in (tmp_path / "rowmeans" / "problem.yaml").read_bytes()


def test_a_zip_is_written_to_another_folder(tmp_path: Path) -> None:
    assert run(["export", ID, "--zip", "--version", "legacy", "--format", "icpc", "-o", "out"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["rowmeans.zip"]


def test_what_is_in_the_way_stays_unless_forced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "rowmeans").mkdir()
    assert run(["export", ID]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "no earlier export" in captured.err
    assert run(["export", ID, "--force"]) == 0
    assert run(["export", ID]) == 0, "of its own kind it needs no force"


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ([], 2, "ID"),
        ([ID, "sliding"], 2, "sliding"),
        ([ID, "--version", "2023-07"], 2, "2025-09"),
        ([ID, "--output", "/dev/null/x"], 3, "--output"),
    ],
)
def test_wrong_usage_is_told(
    arguments: list[str], code: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["export", *arguments]) == code
    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.out == "", "nothing was written before"


def test_the_versions_offered_are_those_that_are_written() -> None:
    assert packaging.VERSIONS == VERSIONS


def test_it_speaks_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", ID, "--lang", "zh"]) == 0
    assert "已写入 rowmeans" in capsys.readouterr().out
