"""`judge selftest`, `generate` and `verify`: what they find is printed and is the exit code."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge.authoring.mutation.mutants import Mutant
from judge.authoring.mutation.running import Outcome
from judge.authoring.verify import CaseKills, Finding, Killed, Mutate, Mutation, Verification
from judge.bank.mutants import Change
from judge.model import Verdict

Cli = Callable[..., Any]


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sandbox at a time is enough for these small exercises."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)


def files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_selftest_judges_the_references_of_all_exercises(cli: Cli) -> None:
    outcome = cli("selftest")
    lines = [line.split() for line in outcome.out.splitlines()]
    assert (outcome.code, outcome.err) == (0, "")
    assert lines[1][:3] == ["row-sums", "AC", "3/3"]
    assert lines[2][:3] == ["row-maxima", "AC", "2/2"]


def test_selftest_of_one_exercise(cli: Cli) -> None:
    outcome = cli("selftest", "row-m")
    assert outcome.code == 0
    assert "row-maxima" in outcome.out
    assert "row-sums" not in outcome.out


def test_a_reference_that_fails_is_found_with_every_test_it_fails(cli: Cli, mini_bank: Path) -> None:
    (mini_bank / "testcases/row-sums/secret/01-minus-signs.ans").write_text("1\n2\n")
    outcome = cli("selftest")
    lines = [line.split() for line in outcome.out.splitlines()]
    assert outcome.code == 1
    assert lines[1][:3] == ["row-sums", "WA", "2/3"]
    assert lines[2][:3] == ["row-maxima", "AC", "2/2"]


def test_selftest_records_nothing(cli: Cli, home: Path) -> None:
    cli("selftest", "row-maxima")
    assert not home.exists()


def test_selftest_in_json_has_a_report_for_each_exercise(cli: Cli) -> None:
    data = cli("selftest", "--json").json
    assert data["schema_version"] == 1
    assert [(r["problem"], r["verdict"]) for r in data["reports"]] == [
        ("row-sums", "AC"),
        ("row-maxima", "AC"),
    ]
    assert "input" not in data["reports"][0]["tests"][1]


def test_generate_makes_the_test_cases_again_and_the_check_then_agrees(cli: Cli, mini_bank: Path) -> None:
    folder = mini_bank / "testcases" / "row-sums"
    stored = files(folder)
    for path in folder.rglob("*.*"):
        path.unlink()
    outcome = cli("generate", "row-sums")
    assert outcome.code == 0
    assert "row-sums: 7 files written, 0 removed" in outcome.out
    made = files(folder)
    digests = made.pop("mistakes.json")
    assert made == stored
    assert b"signs-dropped" in digests

    outcome = cli("generate", "row-sums", "--check")
    assert outcome.code == 0
    assert "row-sums: the files are as they ought to be" in outcome.out
    assert cli("generate", "row-sums").code == 0
    assert files(folder) == {**made, "mistakes.json": digests}


def test_generate_check_finds_drift_and_writes_nothing(cli: Cli, mini_bank: Path) -> None:
    folder = mini_bank / "testcases" / "row-sums"
    (folder / "secret/02-one-row.ans").write_text("124069\n")
    (folder / "secret/99-stray.in").write_text("1 1\n1\n")
    before = files(folder)
    outcome = cli("generate", "row-sums", "--check")
    assert outcome.code == 1
    summary = " ".join(outcome.out.split())
    # mistakes.json is not there either
    assert "row-sums: 2 files differ from what is generated, 1 do not belong." in summary
    for name in ("secret/02-one-row.ans", "secret/99-stray.in", "mistakes.json"):
        assert name in summary
    assert files(folder) == before


def test_generate_removes_what_does_not_belong(cli: Cli, mini_bank: Path) -> None:
    stray = mini_bank / "testcases/row-sums/secret/99-stray.in"
    stray.write_text("1 1\n1\n")
    outcome = cli("generate", "row-sums")
    assert outcome.code == 0
    assert "1 removed" in outcome.out
    assert not stray.exists()


def test_a_generator_that_fails_is_quoted(cli: Cli, mini_bank: Path) -> None:
    (mini_bank / "problems/row-sums/generator.py").write_text("SAMPLE = 1 / 0\n")
    outcome = cli("generate", "row-sums")
    assert (outcome.code, outcome.out) == (3, "")
    assert "generator.py" in outcome.err
    assert "ZeroDivisionError" in outcome.err


@pytest.mark.parametrize("width", ["80", "200"])
def test_the_table_of_generated_cases_cuts_no_number(
    cli: Cli, mini_bank: Path, monkeypatch: pytest.MonkeyPatch, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    rows = "1\\n" * 29992  # with the first line 60,000 bytes
    (mini_bank / "problems/row-sums/generator.py").write_text(
        'SAMPLE = {"two-rows": "2 2\\n1 2\\n3 4\\n"}\n'
        f'SECRET = {{"a-name-as-long-as-the-longest-ones-of-the-bank-are": "29992 1        \\n{rows}"}}\n'
    )
    out = cli("generate", "row-sums", "--check").out
    assert "60000" in out
    assert "…" not in out


def test_a_bank_that_may_not_be_written_is_named(
    cli: Cli, mini_bank: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (mini_bank / "testcases/row-sums/secret/01-minus-signs.ans").write_text("1\n")

    write = Path.write_bytes

    def refuse(path: Path, content: bytes) -> int:
        if mini_bank in path.parents:
            raise PermissionError(13, "Permission denied", str(path))
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", refuse)
    outcome = cli("generate", "row-sums")
    assert outcome.code in (2, 3)
    assert "01-minus-signs.ans" in outcome.err


def verified(*findings: Finding) -> Verification:
    return Verification(
        problem="row-sums",
        findings=findings,
        cases=3,
        killed=(Killed("signs-dropped", Verdict.WA, ("secret/01-minus-signs", "secret/03-more")),),
        named={"signs-dropped": True},
        reference_cpu=0.0124,
        tier="landlock",
    )


@pytest.fixture
def verify_finds(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Let `verify` find what the test says; the list returned fills with the exercises verified."""

    def prepare(*findings: Finding) -> list[str]:
        asked: list[str] = []

        def verify(_: object, id: str, *__: object, **___: object) -> Verification:
            asked.append(id)
            return verified(*findings)

        monkeypatch.setattr("judge.authoring.verify.verify", verify)
        return asked

    return prepare


FINDING = Finding("problems/row-sums/generator.py", "verify.few-cases", {"fewest": 8, "found": 2})


def test_verify_without_findings_is_content(cli: Cli, verify_finds: Callable[..., list[str]]) -> None:
    asked = verify_finds()
    outcome = cli("verify", "row-s")
    assert outcome.code == 0
    assert asked == ["row-sums"]
    assert "0 findings · 3 test cases · 1 mistakes, the diagnosis names 1 of the 1 with" in outcome.out
    assert "reference at most 12 ms of CPU" in outcome.out
    assert outcome.out.splitlines()[2].split() == ["signs-dropped", "WA", "2"]


def test_what_verify_finds_is_told_with_the_file_and_is_the_exit_code(
    cli: Cli, verify_finds: Callable[..., list[str]]
) -> None:
    verify_finds(FINDING)
    outcome = cli("verify", "row-sums")
    assert outcome.code == 1
    assert "problems/row-sums/generator.py: At least 8 secret cases are needed, found: 2" in " ".join(
        outcome.out.split()
    )
    assert "至少需要 8 个隐藏测试点" in cli("verify", "row-sums", "--lang", "zh").out


def test_verify_of_several_exercises_ends_with_a_table(
    cli: Cli, verify_finds: Callable[..., list[str]]
) -> None:
    verify_finds(FINDING)
    lines = [line.split() for line in cli("verify", "--all").out.splitlines()]
    assert lines[-2][:6] == ["row-sums", "3", "1/1", "1", "0", "1%"]
    assert lines[-3][0] == "exercise"
    assert "seconds" not in cli("verify", "row-sums").out


def test_verify_in_json(cli: Cli, verify_finds: Callable[..., list[str]]) -> None:
    verify_finds(FINDING)
    outcome = cli("verify", "row-sums", "--json")
    assert outcome.code == 1
    assert outcome.json == {
        "schema_version": 1,
        "exercises": [
            {
                "problem": "row-sums",
                "tier": "landlock",
                "cases": 3,
                "reference_cpu_ms": 12.4,
                "findings": [
                    {
                        "file": "problems/row-sums/generator.py",
                        "rule": "verify.few-cases",
                        "message": "At least 8 secret cases are needed, found: 2",
                    }
                ],
                "notes": [],
                "mistakes": [
                    {
                        "id": "signs-dropped",
                        "expect": "WA",
                        "killed_by": ["secret/01-minus-signs", "secret/03-more"],
                        "named": True,
                    }
                ],
                "mutation": None,
                "kills": [],
            }
        ],
    }


@pytest.mark.parametrize(
    ("options", "when"),
    [((), Mutate.IF_STALE), (("--mutate",), Mutate.ALWAYS), (("--no-mutate",), Mutate.NEVER)],
)
def test_verify_runs_mutants_when_it_is_told_to(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], when: Mutate
) -> None:
    asked: list[object] = []

    def verify(*arguments: object) -> Verification:
        asked.append(arguments[-1])
        return verified()

    monkeypatch.setattr("judge.authoring.verify.verify", verify)
    assert cli("verify", "row-sums", *options).code == 0
    assert asked == [when]


SURVIVOR = Mutant(
    Change("constant", "x = 1", "x = 2"), 7, "x = 2\n", "@@ -7,1 +7,1 @@\n-x = 1\n+x = 2  # " + 80 * "-"
)


def with_mutants(monkeypatch: pytest.MonkeyPatch, mutation: Mutation, *findings: Finding) -> None:
    verification = replace(
        verified(*findings),
        mutation=mutation,
        kills=(CaseKills("secret/01-minus-signs", mistakes=1, mutants=2, idle=False),),
    )
    monkeypatch.setattr("judge.authoring.verify.verify", lambda *_: verification)


def test_verify_tells_what_became_of_the_mutants(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    killed = Outcome(SURVIVOR, "secret/01-minus-signs", Verdict.WA)
    survives = Finding(
        "solutions/row-sums/reference.py",
        "verify.mutant-survives",
        {"line": 7, "operator": "constant", "diff": SURVIVOR.diff},
    )
    mutation = Mutation("f" * 16, accepted=False, ran=True, killed=(killed, killed), survivors=(SURVIVOR,))
    with_mutants(monkeypatch, mutation, survives)
    outcome = cli("verify", "row-sums", "--accept")
    assert outcome.code == 1
    assert "3 mutants: 2 killed, 0 marked as equivalent, 1 survive" in outcome.out
    assert f"\n{SURVIVOR.diff}\n" in outcome.out  # no line of code is broken
    data = cli("verify", "row-sums", "--json").json["exercises"][0]
    assert data["mutation"] == {
        "ran": True,
        "accepted": False,
        "fingerprint": "f" * 16,
        "mutants": 3,
        "killed": 2,
        "equivalent": 0,
        "survivors": [
            {"operator": "constant", "line": 7, "old": "x = 1", "new": "x = 2", "diff": SURVIVOR.diff}
        ],
    }
    assert data["kills"] == [{"case": "secret/01-minus-signs", "mistakes": 1, "mutants": 2, "idle": False}]


def test_a_clean_run_of_the_mutants_is_noted_on_request(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, mini_bank: Path
) -> None:
    with_mutants(monkeypatch, Mutation("f" * 16, accepted=False, ran=True))
    marks = mini_bank / "solutions/row-sums/mutants.toml"
    assert "`judge verify row-sums --accept`" in cli("verify", "row-sums").out
    assert not marks.exists()
    assert "mutants.toml has noted this" in cli("verify", "row-sums", "--accept").out
    assert marks.read_text() == 'format_version = 1\nfingerprint = "ffffffffffffffff"\n'


def test_mutants_that_were_not_run_are_not_counted(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    with_mutants(monkeypatch, Mutation("f" * 16, accepted=True))
    out = cli("verify", "row-sums").out
    assert "Mutants not run" in out
    assert "killed" not in out
    data = cli("verify", "row-sums", "--json").json["exercises"][0]
    assert data["mutation"] == {"ran": False, "accepted": True, "fingerprint": "f" * 16}


def test_a_note_is_told_and_is_no_finding(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    idle = Finding(
        "problems/row-sums/generator.py",
        "verify.idle-cases",
        {"cases": "secret/01-minus-signs"},
        is_note=True,
    )
    monkeypatch.setattr("judge.authoring.verify.verify", lambda *_: replace(verified(), notes=(idle,)))
    outcome = cli("verify", "row-sums")
    assert outcome.code == 0
    assert "problems/row-sums/generator.py: Of no use?" in outcome.out
    (exercise,) = cli("verify", "row-sums", "--json").json["exercises"]
    assert [note["rule"] for note in exercise["notes"]] == ["verify.idle-cases"]
    assert exercise["findings"] == []


def test_verify_all_verifies_every_exercise(cli: Cli, verify_finds: Callable[..., list[str]]) -> None:
    asked = verify_finds()
    assert cli("verify", "--all").code == 0
    assert asked == ["row-sums", "row-maxima"]


def test_verify_is_wired_to_the_real_thing(cli: Cli) -> None:
    outcome = cli("verify", "row-sums", "--json")
    rules = {finding["rule"] for finding in outcome.json["exercises"][0]["findings"]}
    assert outcome.code == 1
    assert {"verify.few-cases", "verify.missing-file", "verify.sections"} <= rules
    assert outcome.json["exercises"][0]["mistakes"] == [
        {"id": "signs-dropped", "expect": "WA", "killed_by": ["secret/01-minus-signs"], "named": False}
    ]
