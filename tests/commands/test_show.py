"""`judge show`: every exercise of the bank readable at 80 columns in both languages; `judge start`."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

Cli = Callable[..., Any]

CHECKOUT = Path(__file__).parent.parent.parent
EXERCISES = sorted(path.parent.name for path in (CHECKOUT / "problems").glob("*/problem.toml"))
SECTIONS = {
    "en": ["Task", "Input", "Output", "Definition", "Illegal input", "Limits", "Notes"],
    "zh": ["任务", "输入", "输出", "定义", "非法输入", "数据范围", "说明"],
}
SAMPLE_HEADING = {"en": "Sample 1", "zh": "样例 1"}
CLOSING = "。，、；：？！）」』】》"


@pytest.fixture
def shown(cli: Cli) -> Callable[[str, str], list[str]]:
    """The lines of a statement of the real bank, without the blanks at their ends."""

    def lines(id: str, language: str) -> list[str]:
        outcome = cli("show", id, "--lang", language, "--bank", CHECKOUT)
        assert (outcome.code, outcome.err) == (0, "")
        return [line.rstrip() for line in outcome.out.splitlines()]

    return lines


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("id", EXERCISES)
def test_a_statement_fits_80_columns_with_all_its_parts(
    shown: Callable[[str, str], list[str]], id: str, language: str
) -> None:
    lines = shown(id, language)
    assert [line for line in lines if cell_len(line) > 80] == []
    assert [line for line in lines if line in SECTIONS[language]] == SECTIONS[language]
    assert SAMPLE_HEADING[language] in lines
    assert id in lines[-1], "the last line says how to begin"


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("id", EXERCISES)
def test_formulas_and_samples_stand_unbroken(
    shown: Callable[[str, str], list[str]], id: str, language: str
) -> None:
    lines = shown(id, language)
    statement = (CHECKOUT / "problems" / id / f"statement.{language}.md").read_text(encoding="utf-8")
    formulas = [line.strip() for line in statement.splitlines() if line.startswith("    ")]
    assert formulas, "a definition has a formula"
    missing = [formula for formula in formulas if not any(formula in line for line in lines)]
    assert missing == []
    for path in sorted((CHECKOUT / "testcases" / id / "sample").iterdir()):
        missing = [row for row in path.read_text().splitlines() if not any(row in line for line in lines)]
        assert missing == [], path.name


@pytest.mark.parametrize("id", EXERCISES)
def test_no_line_of_chinese_begins_with_closing_punctuation(
    shown: Callable[[str, str], list[str]], id: str
) -> None:
    assert [line for line in shown(id, "zh") if line.lstrip()[:1] in tuple(CLOSING)] == []


def test_markup_of_markdown_is_not_shown_but_what_nothing_else_tells(
    shown: Callable[[str, str], list[str]],
) -> None:
    text = "\n".join(shown("attention-shape-checker", "en"))
    assert "`T < 1`" in text, "without colours only the backticks tell code from words"
    assert not re.search(r"^#", text, re.MULTILINE)


def test_input_and_answer_of_a_sample_stand_side_by_side(cli: Cli) -> None:
    lines = [line.rstrip() for line in cli("show", "row-sums").out.splitlines()]
    start = lines.index("Sample 1")
    assert lines[start : start + 5] == [
        "Sample 1",
        "  Input    Output",
        "  2 2      3",
        "  1 2      7",
        "  3 4",
    ]


def test_secret_tests_are_not_shown(cli: Cli) -> None:
    for options in ((), ("--json",)):
        out = cli("show", "row-sums", *options).out
        assert "71234" not in out
        assert "60123" not in out


def test_json_holds_the_statement_as_it_was_written_and_the_samples(cli: Cli) -> None:
    data = cli("show", "row-sums", "--json", "--lang", "zh").json
    assert data["schema_version"] == 1
    assert data["statement"] == "# 每行之和\n\n## 任务\n\n求每行之和。\n"
    assert data["samples"] == [{"name": "sample/01-two-rows", "input": "2 2\n1 2\n3 4\n", "answer": "3\n7\n"}]
    assert data["title"] == {"en": "Sum of each row", "zh": "每行之和"}
    assert "solved" not in data


def test_a_statement_that_is_not_translated_is_shown_in_english(cli: Cli) -> None:
    assert "Largest of each row" in cli("show", "row-maxima", "--lang", "zh").out


def test_a_narrow_terminal_breaks_lines_and_ends(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "10")
    outcome = cli("show", "row-sums")
    assert outcome.code == 0
    assert max(map(cell_len, outcome.out.splitlines())) <= 10


def test_a_long_sample_is_shown_whole_or_said_to_be_cut(cli: Cli, mini_bank: Path) -> None:
    rows = "".join(f"{row} {row}\n" for row in range(60))
    (mini_bank / "testcases" / "row-sums" / "sample" / "01-two-rows.in").write_text(f"60 2\n{rows}")
    out = cli("show", "row-sums").out
    assert "59 59" in out or "…" in out
