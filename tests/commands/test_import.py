"""`judge import`: into the bank of the user, of `--bank` or of `--into`; then the exercise is one like any other."""

from pathlib import Path

import pytest

from judge.commands import run
from judge.commands.exit_codes import EXIT_NOT_USABLE, EXIT_USAGE

PACKAGES = Path(__file__).parents[1] / "packages" / "importing" / "packages"


def test_an_exercise_goes_to_the_users_own_bank_and_is_found_there(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["import", str(PACKAGES / "anyorder")]) == 0
    captured = capsys.readouterr()
    assert "anyorder: imported into" in captured.out
    assert "`judge verify anyorder`" in captured.out
    assert "Note: the package gives no time limit" in captured.err
    assert run(["list"]) == 0
    assert "Any order" in capsys.readouterr().out
    right = PACKAGES / "anyorder" / "submissions" / "accepted" / "back.py"
    wrong = PACKAGES / "anyorder" / "submissions" / "wrong_answer" / "first.py"
    assert run(["submit", "anyorder", str(right)]) == 0
    assert run(["submit", "anyorder", str(wrong)]) == 1
    assert run(["show", "anyorder"]) == 0
    assert run(["selftest", "anyorder"]) == 0
    assert run(["verify", "anyorder"]) == 0
    assert run(["solution", "anyorder"]) == 0


def test_the_bank_can_be_another_and_the_hint_says_which(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "my bank"
    assert run(["import", str(PACKAGES / "words"), "--into", str(folder), "--id", "old-words"]) == 0
    assert f"judge --bank '{folder}' verify old-words" in capsys.readouterr().out
    assert run(["--bank", str(folder), "import", str(PACKAGES / "words")]) == 0
    assert {path.name for path in (folder / "solutions").iterdir()} == {"old-words", "words"}
    assert not home.exists() or not (home / "bank").exists()


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "There is no such package"), ("zh", "没有这个题目包")],
)
def test_a_refusal_is_one_line_in_the_users_language(
    language: str, text: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", language, "import", "/no/such/package"]) == EXIT_NOT_USABLE
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert text in captured.err


def test_a_path_is_needed(home: Path) -> None:
    assert run(["import"]) == EXIT_USAGE
