"""Where banks and data are looked for, in which order."""

import sys
from pathlib import Path

import pytest

from judge.bank import places
from judge.bank.places import bank_folders, data_folder, is_bank, shipped_bank

CHECKOUT = Path(__file__).parents[2]


def make_bank(folder: Path) -> Path:
    for part in ("problems", "solutions", "testcases"):
        (folder / part).mkdir(parents=True)
    return folder


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to stand in that is in no bank."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def test_the_bank_that_is_chosen_stands_alone(elsewhere: Path, tmp_path: Path) -> None:
    chosen = tmp_path / "chosen"
    environment = {
        "ATTNJUDGE_BANK": str(make_bank(tmp_path / "named")),
        "ATTNJUDGE_HOME": str(make_bank(tmp_path / "home" / "bank").parent),
    }
    assert bank_folders(chosen, environment) == (chosen,)


def test_the_bank_the_environment_names_stands_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(make_bank(tmp_path / "checkout"))
    make_bank(tmp_path / "home" / "bank")
    environment = {"ATTNJUDGE_BANK": str(tmp_path / "named"), "ATTNJUDGE_HOME": str(tmp_path / "home")}
    assert bank_folders(None, environment) == (tmp_path / "named",)


def test_a_tilde_in_the_environment_is_the_home(
    elsewhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert bank_folders(None, {"ATTNJUDGE_BANK": "~/exercises"}) == (tmp_path / "exercises",)
    assert data_folder({"ATTNJUDGE_HOME": "~/data"}) == tmp_path / "data"


def test_an_empty_variable_names_no_bank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout = make_bank(tmp_path / "checkout")
    monkeypatch.chdir(checkout)
    assert bank_folders(None, {"ATTNJUDGE_BANK": ""}) == (checkout,)


@pytest.mark.parametrize("below", [".", "problems", "problems/softmax", "docs/deep/er"])
def test_the_checkout_one_stands_in_also_from_below(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, below: str
) -> None:
    checkout = make_bank(tmp_path / "checkout")
    make_bank(tmp_path / "home" / "bank")
    (checkout / below).mkdir(parents=True, exist_ok=True)
    monkeypatch.chdir(checkout / below)
    assert bank_folders(None, {"ATTNJUDGE_HOME": str(tmp_path / "home")}) == (checkout,)


def test_the_innermost_checkout_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = make_bank(make_bank(tmp_path / "outer") / "inner")
    monkeypatch.chdir(inner / "problems")
    assert bank_folders(None, {}) == (inner,)


def test_a_folder_with_only_two_of_the_parts_is_no_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = make_bank(tmp_path / "outer")
    project = checkout / "project"
    (project / "problems").mkdir(parents=True)
    (project / "solutions").mkdir()
    (project / "testcases").write_text("a file", encoding="utf-8")
    monkeypatch.chdir(project)
    assert not is_bank(project)
    assert bank_folders(None, {}) == (checkout,)


def test_elsewhere_it_is_the_shipped_bank_with_ones_own_behind(elsewhere: Path, tmp_path: Path) -> None:
    environment = {"ATTNJUDGE_HOME": str(tmp_path / "home")}
    assert bank_folders(None, environment) == (CHECKOUT,)  # one's own is not there yet
    own = make_bank(tmp_path / "home" / "bank")
    assert bank_folders(None, environment) == (CHECKOUT, own)


def test_the_bank_in_the_wheel_goes_before_the_folder_beside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "judge"
    (package / "bank").mkdir(parents=True)
    monkeypatch.setattr(places, "__file__", str(package / "bank" / "places.py"))
    assert shipped_bank() == tmp_path / "site-packages"
    in_wheel = make_bank(package / "_bank")
    assert shipped_bank() == in_wheel


def test_data_is_where_the_environment_says(tmp_path: Path) -> None:
    environment = {"ATTNJUDGE_HOME": str(tmp_path / "here"), "XDG_DATA_HOME": str(tmp_path / "not-here")}
    assert data_folder(environment) == tmp_path / "here"


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, ".local/share/attnjudge"),
        ("linux", {"XDG_DATA_HOME": ""}, ".local/share/attnjudge"),
        ("darwin", {}, "Library/Application Support/attnjudge"),
        ("darwin", {"XDG_DATA_HOME": "/x"}, "Library/Application Support/attnjudge"),
    ],
)
def test_data_is_where_the_system_keeps_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    environment: dict[str, str],
    expected: str,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder(environment) == tmp_path / expected


def test_data_is_below_the_folder_of_the_xdg_standard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "attnjudge"
