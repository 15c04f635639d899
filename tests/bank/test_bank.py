"""`Bank`: finding exercises by name, their order, several folders, the files of one exercise."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from judge.bank import Bank
from judge.errors import BankError, UsageError
from judge.model import Text

AddExercise = Callable[..., Path]
Write = Callable[[str, str], Path]

IDS = ("scaled-dot-product", "scaled-softmax", "softmax", "softmax-backward", "sliding-window")


def tracks(*topics: Sequence[str]) -> str:
    """Write a `tracks.toml` with these exercises under each topic."""
    return "format_version = 1\n" + "".join(
        f'[[topic]]\nid = "topic-{number}"\ntitle.en = "T"\ntitle.zh = "主题"\nproblems = {list(ids)}\n'
        for number, ids in enumerate(topics)
    )


@pytest.fixture
def small_bank(root: Path, add_exercise: AddExercise) -> Bank:
    """A bank with the exercises `IDS`."""
    for id in IDS:
        add_exercise(root, id)
    return Bank((root,))


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("sliding-window", "sliding-window"),
        ("softmax", "softmax"),  # although it begins another id too
        ("softmax-", "softmax-backward"),
        ("sl", "sliding-window"),
        ("scaled-d", "scaled-dot-product"),
    ],
)
def test_an_id_or_a_prefix_of_one_alone_finds_it(small_bank: Bank, name: str, id: str) -> None:
    assert small_bank.find(name) == id


@pytest.mark.parametrize(
    ("name", "candidates"),
    [
        ("scaled", "scaled-dot-product, scaled-softmax"),
        ("soft", "softmax, softmax-backward"),
        ("s", "scaled-dot-product, scaled-softmax, sliding-window, softmax, softmax-backward"),
    ],
)
def test_a_prefix_of_several_is_ambiguous(small_bank: Bank, name: str, candidates: str) -> None:
    with pytest.raises(UsageError) as error:
        small_bank.find(name)
    assert error.value.key == "usage.ambiguous-id"
    assert error.value.parameters == {"id": name, "candidates": candidates}


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("slidng-window", "sliding-window"),
        ("window", "sliding-window"),
        ("widnow", "sliding-window"),
        ("slidinh", "sliding-window"),
        ("Sliding-window", "sliding-window"),
        ("dot-product", "scaled-dot-product"),
        ("sliding_window", "sliding-window"),
        ("scaeld-soft", "scaled-softmax"),  # rather than scaled-dot-product, which it resembles too
        ("sotfmax-b", "softmax-backward"),
    ],
)
def test_an_unknown_id_suggests_the_nearest_first(small_bank: Bank, name: str, first: str) -> None:
    with pytest.raises(UsageError) as error:
        small_bank.find(name)
    assert error.value.key == "usage.unknown-id-near"
    suggested = str(error.value.parameters["candidates"]).split(", ")
    assert suggested[0] == first
    assert len(suggested) <= 3


@pytest.mark.parametrize("name", ["sofmax", "Softmax", "softmaks"])
def test_an_id_that_resembles_as_a_whole_is_nearest(small_bank: Bank, name: str) -> None:
    with pytest.raises(UsageError) as error:
        small_bank.find(name)
    assert str(error.value.parameters["candidates"]).split(", ")[0] == "softmax"


@pytest.mark.parametrize("name", ["transposition", "42", "../problems", "é"])
def test_an_id_like_no_other_suggests_nothing(small_bank: Bank, name: str) -> None:
    with pytest.raises(UsageError) as error:
        small_bank.find(name)
    assert error.value.key == "usage.unknown-id"
    assert error.value.parameters["id"] == name


def test_the_empty_name_finds_nothing_even_if_there_is_one_exercise(
    root: Path, add_exercise: AddExercise
) -> None:
    with pytest.raises(UsageError):
        Bank((add_exercise(root, "softmax"),)).find("")


def test_the_empty_name_resembles_nothing(small_bank: Bank) -> None:
    with pytest.raises(UsageError) as error:
        small_bank.find("")
    assert error.value.key == "usage.unknown-id"


def test_a_bank_without_exercises_suggests_nothing(root: Path) -> None:
    with pytest.raises(UsageError) as error:
        Bank((root,)).find("softmax")
    assert error.value.key == "usage.unknown-id"


def test_exercises_come_in_the_order_of_the_topics_others_behind(small_bank: Bank, write: Write) -> None:
    write("problems/tracks.toml", tracks(["softmax", "sliding-window"], [], ["scaled-softmax"]))
    assert small_bank.ids == (
        "softmax",
        "sliding-window",
        "scaled-softmax",
        "scaled-dot-product",
        "softmax-backward",
    )


def test_without_topics_the_order_is_alphabetical(small_bank: Bank) -> None:
    assert small_bank.topics == ()
    assert small_bank.ids == tuple(sorted(IDS))


def test_an_exercise_that_is_listed_twice_or_not_there_stands_once_or_not_at_all(
    small_bank: Bank, write: Write
) -> None:
    write("problems/tracks.toml", tracks(["softmax", "not-written-yet"], ["softmax", "sliding-window"]))
    assert small_bank.ids[:2] == ("softmax", "sliding-window")
    assert sorted(small_bank.ids) == sorted(IDS)


def test_hidden_folders_and_files_are_no_exercises(small_bank: Bank, root: Path, write: Write) -> None:
    write("problems/.hidden/problem.toml", "")
    write("problems/__pycache__/generator.pyc", "")
    write("problems/README.md", "")
    assert sorted(Bank((root,)).ids) == sorted(IDS)


@pytest.mark.parametrize("part", ["problems", "solutions", "testcases"])
def test_a_folder_without_one_of_the_three_parts_is_no_bank(root: Path, part: str) -> None:
    (root / part).rmdir()
    with pytest.raises(BankError) as error:
        Bank((root,))
    assert (error.value.key, error.value.parameters["path"]) == ("bank.not-a-bank", root)


@pytest.fixture
def two_banks(tmp_path: Path, add_exercise: AddExercise) -> Bank:
    """Two folders that both have `shared`; each has an exercise of its own."""
    folders = tmp_path / "first", tmp_path / "second"
    for folder, own in zip(folders, ("of-the-first", "of-the-second"), strict=True):
        for id in (own, "shared"):
            add_exercise(folder, id)
        statement = folder / "problems" / "shared" / "statement.en.md"
        statement.write_text(f"# In the {folder.name}\n", encoding="utf-8")
    (folders[0] / "problems" / "tracks.toml").write_text(tracks(["shared"]), encoding="utf-8")
    (folders[1] / "problems" / "tracks.toml").write_text(tracks(["of-the-second"]), encoding="utf-8")
    return Bank(folders)


def test_a_folder_of_exercises_that_cannot_be_looked_into_is_named(
    small_bank: Bank, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = Path.iterdir

    def refuse(path: Path) -> Iterator[Path]:
        if path == root / "problems":
            raise PermissionError(13, "Permission denied")
        return looking(path)

    monkeypatch.setattr(Path, "iterdir", refuse)
    with pytest.raises(BankError) as error:
        small_bank.ids()
    assert error.value.key == "bank.unreadable"
    assert str(root / "problems") in str(error.value)


def test_several_folders_are_one_bank(two_banks: Bank) -> None:
    assert two_banks.ids == ("shared", "of-the-second", "of-the-first")
    assert [topic.problems for topic in two_banks.topics] == [("shared",), ("of-the-second",)]


def test_an_exercise_in_two_folders_is_that_of_the_first(two_banks: Bank) -> None:
    assert two_banks.statement("shared", "en") == "# In the first\n"
    first, second = two_banks.folders
    assert two_banks.problem_folder("shared") == first / "problems" / "shared"
    assert two_banks.solutions_folder("of-the-second") == second / "solutions" / "of-the-second"
    assert two_banks.cases_folder("of-the-second") == second / "testcases" / "of-the-second"


def test_the_parts_of_an_exercise_are_found_by_its_id(small_bank: Bank) -> None:
    assert small_bank.problem("softmax").title == Text("Row sums", "行和")
    assert [case.name for case in small_bank.cases("softmax")] == ["sample/01-two"]
    assert small_bank.solutions("softmax").hints == (Text("Add.", "相加。"),)
    assert small_bank.reference("softmax").startswith(b"numbers = input().split()\n")
    assert small_bank.starter("softmax") == "print('0.00')\n"


def test_a_statement_is_in_english_where_it_is_not_translated(small_bank: Bank, write: Write) -> None:
    write("problems/softmax/statement.zh.md", "# 行和\n")
    assert small_bank.statement("softmax", "zh") == "# 行和\n"
    assert small_bank.statement("softmax", "en") == "# Row sums\n"
    assert small_bank.statement("sliding-window", "zh") == "# Row sums\n"


def test_an_exercise_that_is_broken_does_not_hide_the_others(small_bank: Bank, write: Write) -> None:
    path = write("problems/softmax/problem.toml", "stars = \n")
    assert "softmax" in small_bank.ids
    assert small_bank.problem("sliding-window").stars == 2
    with pytest.raises(BankError) as error:
        small_bank.problem("softmax")
    assert (error.value.key, error.value.parameters["path"]) == ("bank.toml", path)


def test_an_unknown_id_is_an_error_of_ours_for_the_library_too(small_bank: Bank) -> None:
    with pytest.raises(UsageError):
        small_bank.problem("not-there")
