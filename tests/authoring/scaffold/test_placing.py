"""Where a new exercise goes: the bank in use, or one that is made; everything is written, or nothing."""

from pathlib import Path

import pytest

from judge.authoring.scaffold import NewExercise, bank_to_write, refuse_if_taken, write_exercise
from judge.bank import Bank
from judge.errors import UsageError
from judge.model import Text, Topic

EXERCISE = NewExercise("mine", Text("Mine", "我的题"), "masks", "easy", 1, 2)
TRACKS = (
    'format_version = 1\n\n[[topic]]\nid = "masks"\ntitle.en = "Masks"\ntitle.zh = "掩码"\nproblems = ["a"]\n'
)


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    folder = tmp_path / "bank"
    for part in ("problems", "solutions", "testcases"):
        (folder / part).mkdir(parents=True)
    (folder / "problems/tracks.toml").write_text(TRACKS, encoding="utf-8")
    return folder


def test_a_folder_that_is_not_there_becomes_a_bank(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "bank"
    assert bank_to_write(folder, {}) == folder
    assert len(write_exercise(folder, EXERCISE, {})) == 12
    assert Bank((folder,)).ids == ("mine",)


def test_so_does_an_empty_one_even_where_git_is(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    assert bank_to_write(tmp_path, {}) == tmp_path
    write_exercise(tmp_path, EXERCISE, {})
    assert Bank((tmp_path,)).ids == ("mine",)


def test_a_folder_with_other_things_does_not(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("")
    with pytest.raises(UsageError, match="neither a bank of exercises nor an empty folder"):
        bank_to_write(tmp_path, {})


def test_a_file_is_no_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match=r"cannot be written: .*file \(Not a directory\)"):
        bank_to_write(tmp_path / "file", {})
    with pytest.raises(UsageError, match="cannot be written"):
        write_exercise(tmp_path / "file" / "bank", EXERCISE, {})


def test_the_bank_that_the_environment_names_is_written(bank: Path) -> None:
    assert bank_to_write(None, {"ATTNJUDGE_BANK": str(bank)}) == bank


def test_so_is_the_bank_one_stands_in(bank: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(bank / "problems")
    assert bank_to_write(None, {}) == bank


def test_the_bank_in_the_wheel_is_not_written_but_the_users_own(
    tmp_path: Path, bank: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = bank.rename(tmp_path / "_bank")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    monkeypatch.setattr("judge.bank.places.shipped_bank", lambda: shipped)
    home = {"ATTNJUDGE_HOME": str(tmp_path / "home")}
    assert bank_to_write(None, home) == tmp_path / "home" / "bank"
    assert bank_to_write(shipped.parent / "other", home) == tmp_path / "other", "one that is named is taken"


def test_a_checkout_that_came_with_the_package_is_written(
    tmp_path: Path, bank: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    monkeypatch.setattr("judge.bank.places.shipped_bank", lambda: bank)
    assert bank_to_write(None, {"ATTNJUDGE_HOME": str(tmp_path / "home")}) == bank


def test_it_is_listed_under_its_topic(bank: Path) -> None:
    write_exercise(bank, EXERCISE, {})
    text = (bank / "problems/tracks.toml").read_text(encoding="utf-8")
    assert text == TRACKS.replace('["a"]', '["a", "mine"]')


def test_a_new_topic_has_a_mark_for_its_titles(bank: Path) -> None:
    write_exercise(bank, NewExercise("mine", Text("Mine", "我的题"), "kv-cache", "easy", 1, 2), {})
    text = (bank / "problems/tracks.toml").read_text(encoding="utf-8")
    assert text.startswith(TRACKS)
    assert text.count("TODO") == 1
    (_, new) = Bank((bank,)).topics
    assert new == Topic("kv-cache", Text("Kv cache", "Kv cache"), ("mine",))


def test_a_topic_of_another_bank_comes_with_its_titles(tmp_path: Path) -> None:
    masks = Topic("masks", Text("Masks", "掩码"), ("a",))
    write_exercise(tmp_path, EXERCISE, {"masks": masks})
    assert Bank((tmp_path,)).topics == (Topic("masks", Text("Masks", "掩码"), ("mine",)),)
    assert "TODO" not in (tmp_path / "problems/tracks.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("part", ["problems", "solutions", "testcases"])
def test_what_exists_is_never_overwritten(bank: Path, part: str) -> None:
    (bank / part / "mine").mkdir()
    (bank / part / "mine" / "reference.py").write_text("precious")
    before = content(bank)
    for refuse in (lambda: refuse_if_taken(bank, "mine"), lambda: write_exercise(bank, EXERCISE, {})):
        with pytest.raises(UsageError, match="There is an exercise of this id already"):
            refuse()
    assert content(bank) == before


def test_if_something_cannot_be_written_nothing_is(bank: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_text

    def no_room(path: Path, text: str, encoding: str | None = None) -> int:
        if path.name == "mistakes.toml":
            raise OSError(28, "No space left on device", str(path))
        return write(path, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", no_room)
    before = content(bank)
    with pytest.raises(UsageError, match=r"mistakes\.toml \(No space left on device\)"):
        write_exercise(bank, EXERCISE, {})
    assert content(bank) == before
    assert [path.name for path in (bank / "problems").iterdir()] == ["tracks.toml"]
    assert list((bank / "solutions").iterdir()) == []


def test_tracks_that_are_not_understood_are_left_alone_and_so_is_the_rest(bank: Path) -> None:
    (bank / "problems/tracks.toml").write_text('topic = [{ id = "masks", problems = [] }]\n')
    before = content(bank)
    with pytest.raises(UsageError, match="by hand"):
        write_exercise(bank, EXERCISE, {})
    assert content(bank) == before
