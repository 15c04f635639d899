"""The surface of the library: the names that others may rely on, and a judging without a command line."""

import inspect
import tomllib
from pathlib import Path

import pytest

import judge
from judge.bank import Bank
from judge.sandbox import Sandbox

CHECKOUT = Path(judge.__file__).parent.parent


def test_the_public_names() -> None:
    assert judge.__all__ == [
        "Bank",
        "BankError",
        "Graded",
        "HistoryError",
        "Isolation",
        "JudgeError",
        "Problem",
        "Report",
        "SandboxError",
        "Submission",
        "TestCase",
        "TestResult",
        "UsageError",
        "Verdict",
        "diagnose",
        "grade",
        "judge_submission",
        "load_bank",
        "open_sandbox",
    ]


@pytest.mark.parametrize("name", judge.__all__)
def test_a_public_name_exists_and_is_documented(name: str) -> None:
    assert inspect.getdoc(getattr(judge, name))


def test_every_error_can_be_caught_as_one() -> None:
    for name in ("BankError", "HistoryError", "SandboxError", "UsageError"):
        assert issubclass(getattr(judge, name), judge.JudgeError)
    assert not issubclass(judge.JudgeError, OSError)


def test_the_verdicts_in_the_order_in_which_they_are_decided() -> None:
    assert [verdict.value for verdict in judge.Verdict] == [
        *("JE", "CE", "TLE", "MLE", "OLE", "RTE", "WA", "PE", "AC"),
    ]


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert judge.__version__ == project["version"]


def test_the_package_is_typed() -> None:
    assert (CHECKOUT / "judge" / "py.typed").exists()


def test_a_program_can_be_judged_without_a_command_line(
    bank: Bank, sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    id = "attention-shape-checker"
    seen: list[judge.TestResult] = []
    report = judge.judge_submission(
        bank.problem(id), bank.cases(id)[:4], bank.reference(id), sandbox=sandbox, on_result=seen.append
    )
    assert isinstance(report, judge.Report)
    assert report.verdict is judge.Verdict.AC
    assert (report.passed, report.total) == (4, 4)
    assert tuple(seen) == report.results
    assert capsys.readouterr() == ("", "")


def test_a_sandbox_is_opened_where_none_is_given(bank: Bank) -> None:
    id = "attention-shape-checker"
    report = judge.judge_submission(bank.problem(id), bank.cases(id)[:1], b"print(0)\n")
    assert report.verdict is judge.Verdict.WA


def test_a_bank_that_is_not_there_is_an_error_of_the_bank(tmp_path: Path) -> None:
    with pytest.raises(judge.BankError, match="This is not a bank of exercises"):
        judge.load_bank(tmp_path)


@pytest.fixture
def bank_of_one(tmp_path: Path) -> Path:
    for part in ("problems/one", "solutions", "testcases"):
        (tmp_path / part).mkdir(parents=True)
    return tmp_path


def test_the_path_of_a_bank_may_be_a_string(bank_of_one: Path) -> None:
    assert judge.load_bank(str(bank_of_one)).ids == judge.load_bank(bank_of_one).ids == ("one",)


def test_the_bank_named_in_the_environment_is_loaded(
    bank_of_one: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ATTNJUDGE_BANK", str(bank_of_one))
    assert judge.load_bank().ids == ("one",)


def test_what_a_wrong_program_got_wrong_can_be_asked_for(bank: Bank) -> None:
    id = "sliding-window-attention"
    (mistake,) = [each for each in bank.solutions(id).mistakes if each.id == "no-scaling"]
    cases = bank.cases(id)
    report = judge.judge_submission(bank.problem(id), cases, mistake.source)
    assert judge.diagnose(report, cases, bank.digests(id)).mistakes == ("no-scaling",)
