"""A package of the version legacy is what its specification asks for."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
import yaml

from judge.packages.export.statements import as_latex

Files = Mapping[str, bytes]
Below = Callable[[Files, str], dict[str, bytes]]
ID = "sliding-window-attention"


@pytest.fixture
def files(packages: Mapping[tuple[str, str], Files]) -> Files:
    return packages[ID, "legacy"]


def test_the_metadata(files: Files) -> None:
    metadata = yaml.safe_load(files["problem.yaml"])
    assert metadata["problem_format_version"] == "legacy"
    assert metadata["name"] == "Sliding-window attention"
    assert metadata["validation"] == "custom"
    assert metadata["keywords"] == "sparse-attention medium"
    assert metadata["limits"].keys() == {"time_multiplier", "time_safety_margin", "memory", "output"}


def test_it_has_the_folders_of_its_version(files: Files) -> None:
    assert {path.partition("/")[0] for path in files} == {
        *("problem.yaml", "problem_statement", "attachments", "data", "generators", "submissions"),
        *("input_validators", "output_validators"),
    }
    assert [path for path in files if path.startswith("attachments/")] == [
        "attachments/sliding_window_attention.py"
    ]


def test_data_and_validators_are_those_of_the_other_version(
    files: Files, packages: Mapping[tuple[str, str], Files], below: Below
) -> None:
    new = packages[ID, "2025-09"]
    for folder in ("data", "input_validators", "generators"):
        assert below(files, folder) == below(new, folder)
    assert below(files, "output_validators") == below(new, "output_validator")


def test_programs_with_one_way_to_fail_are_there(
    files: Files, packages: Mapping[tuple[str, str], Files], below: Below
) -> None:
    new = below(packages[ID, "2025-09"], "submissions")
    rejected = {path for path in new if path.startswith("rejected/")}
    assert rejected
    assert below(files, "submissions").keys() == new.keys() - rejected - {"submissions.yaml"}


@pytest.mark.parametrize("language", ["en", "zh"])
def test_statements_are_their_text_in_latex(files: Files, language: str, bank: Any) -> None:
    text = files[f"problem_statement/problem.{language}.tex"].decode()
    title = bank.problem(ID).title.in_language(language)
    assert text.startswith(f"\\problemname{{{title}}}\n\n\\begin{{verbatim}}\n## ")
    assert text.endswith("\n\\end{verbatim}\n")
    assert "    S[i,j] = (q_i · k_j) / √d_k" in text


def test_long_lines_are_broken_and_formulas_are_not() -> None:
    words, formula = "word " * 40, "    " + "x + " * 40
    lines = as_latex(f"# T\n\n- {words}\n\n{formula}x\n", "T").splitlines()
    assert max(len(line) for line in lines if not line.startswith("    ")) <= 88
    assert f"{formula}x" in lines
    assert "  word word" in "\n".join(lines)


def test_nothing_in_a_statement_is_read_as_a_command() -> None:
    text = as_latex("# T\n\n\\end{verbatim}\\input{x}\n", "100 % of a_b \\x {^~} #$&")
    assert text.count("\\end{verbatim}") == 1
    title = r"100 \% of a\_b \textbackslash{}x \{\textasciicircum{}\textasciitilde{}\} \#\$\&"
    assert text.startswith(f"\\problemname{{{title}}}\n")
