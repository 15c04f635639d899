"""`judge hint`: one hint more each time."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]

HINTS = """\
[[hint]]
en = "Look at the signs."
zh = "注意符号。"

[[hint]]
en = "Add, do not multiply."
zh = "用加法，不是乘法。"

[[hint]]
en = "sum(row)"
zh = "用 sum(row)"
"""
ENGLISH = ["Look at the signs.", "Add, do not multiply.", "sum(row)"]


@pytest.fixture(autouse=True)
def hints(mini_bank: Path) -> Path:
    path = mini_bank / "solutions/row-sums/hints.toml"
    path.write_text(HINTS, encoding="utf-8")
    return path


def shown(out: str) -> list[str]:
    return [hint for hint in ENGLISH if hint in out]


def test_each_time_one_more_hint_is_shown_below_the_earlier_ones(cli: Cli) -> None:
    outcomes = [cli("hint", "row-sums") for _ in range(4)]
    assert [(outcome.code, outcome.err) for outcome in outcomes] == [(0, "")] * 4
    assert [shown(outcome.out) for outcome in outcomes] == [ENGLISH[:1], ENGLISH[:2], ENGLISH, ENGLISH]
    assert [outcome.out.rpartition("\n\n")[2].partition(".")[0] for outcome in outcomes] == [
        "`judge hint row-sums` shows the next one",
        "`judge hint row-sums` shows the next one",
        "That was the last hint",
        "You have seen all the hints",
    ]
    assert all("`judge solution row-sums` shows" in outcome.out for outcome in outcomes[2:])


def test_the_first_hint_stands_alone(cli: Cli) -> None:
    assert cli("hint", "row-s").out == (
        "Hint 1 of 3\nLook at the signs.\n\n`judge hint row-sums` shows the next one.\n"
    )


def test_json_shows_one_more_as_well(cli: Cli) -> None:
    cli("hint", "row-sums")
    data = cli("hint", "row-sums", "--json").json
    assert data == {
        "schema_version": 1,
        "problem": "row-sums",
        "shown": 2,
        "total": 3,
        "hints": [
            {"en": "Look at the signs.", "zh": "注意符号。"},
            {"en": "Add, do not multiply.", "zh": "用加法，不是乘法。"},
        ],
    }
    assert shown(cli("hint", "row-sums").out) == ENGLISH


def test_hints_are_shown_in_the_language_of_now(cli: Cli) -> None:
    cli("hint", "row-sums")
    assert cli("hint", "row-sums", "--lang", "zh").out == (
        "提示 1/3\n注意符号。\n\n提示 2/3\n用加法，不是乘法。\n\n用 `judge hint row-sums` 查看下一条。\n"
    )


def test_hints_are_counted_for_each_exercise(cli: Cli, mini_bank: Path) -> None:
    folder = mini_bank / "solutions/row-maxima"
    (folder / "hints.toml").write_text(HINTS, encoding="utf-8")
    (folder / "mistakes.toml").write_text("")
    cli("hint", "row-sums")
    assert cli("hint", "row-maxima", "--json").json["shown"] == 1


def test_a_bank_with_fewer_hints_than_were_shown_is_no_error(cli: Cli, hints: Path) -> None:
    for _ in range(3):
        cli("hint", "row-sums")
    hints.write_text(HINTS.partition("\n\n")[0], encoding="utf-8")
    outcome = cli("hint", "row-sums")
    assert (outcome.code, shown(outcome.out)) == (0, ENGLISH[:1])
    assert "You have seen all the hints" in outcome.out
    hints.write_text(HINTS, encoding="utf-8")
    assert shown(cli("hint", "row-sums").out) == ENGLISH, "the count has not been lost"


def test_an_exercise_without_hints_says_so(cli: Cli, hints: Path, home: Path) -> None:
    hints.write_text("")
    outcome = cli("hint", "row-sums")
    assert (outcome.code, outcome.out) == (0, "This exercise has no hints: row-sums\n")
    assert cli("hint", "row-sums", "--json").json["hints"] == []
    assert not home.exists()


def a_file_for_a_folder(home: Path) -> None:
    home.write_text("not a folder\n")


def damaged(home: Path) -> None:
    home.mkdir()
    (home / "history.sqlite3").write_bytes(b"not a database" * 100)


@pytest.mark.parametrize("spoil", [a_file_for_a_folder, damaged])
def test_without_a_history_the_first_hint_is_shown_with_a_warning(
    cli: Cli, home: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(home)
    for _ in range(2):
        outcome = cli("hint", "row-sums")
        assert (outcome.code, shown(outcome.out)) == (0, ENGLISH[:1])
        assert outcome.err.startswith("Warning: The history is not usable: ")
        assert outcome.err.count("Warning") == 1


def test_with_a_history_that_may_only_be_read_the_hint_is_shown_with_a_warning(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("hint", "row-sums")
    connect = sqlite3.connect

    def read_only(path: Path, **options: Any) -> sqlite3.Connection:
        return connect(f"file:{path}?mode=ro", uri=True, **options)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    outcome = cli("hint", "row-sums")
    assert (outcome.code, shown(outcome.out)) == (0, ENGLISH[:2])
    assert "(attempt to write a readonly database)" in outcome.err


def test_hints_seen_are_told_by_status(cli: Cli, home: Path) -> None:
    cli("hint", "row-sums")
    cli("hint", "row-sums")
    assert cli("status", "--json").json["problems"][0]["hints_shown"] == 2
    assert "not solved yet · hints seen: 2" in cli("status", "row-sums").out
    with closing(sqlite3.connect(home / "history.sqlite3")) as connection:
        assert connection.execute("SELECT problem, shown FROM hints").fetchall() == [("row-sums", 2)]


def test_a_bank_whose_hints_cannot_be_read_is_not_usable(cli: Cli, hints: Path) -> None:
    hints.write_text("no TOML")
    outcome = cli("hint", "row-sums")
    assert (outcome.code, outcome.out) == (3, "")
    assert "hints.toml" in outcome.err
