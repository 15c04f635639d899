"""`judge doctor`: what was found is told in plain words and as JSON, and is the exit code."""

import json
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge.doctor import Examination, Facts, Outcome, Promise, TierExamination
from judge.errors import SandboxError
from judge.messages import Phrase
from judge.sandbox import Isolation

Cli = Callable[..., Any]

FACTS = Facts("Linux 6.1.0", "x86_64", 1000, "3.12.1", "2.1.0", landlock_abi=4, filter_known=True)
KEPT = tuple(Outcome(promise, holds=True) for promise in Promise)
LIMITS = {"threads": 16, "RLIMIT_NOFILE": 64, "RLIMIT_FSIZE": 0, "RLIMIT_CORE": 0}
REFUSED = TierExamination(
    "namespaces",
    Phrase("sandbox.cannot-start", {"detail": "unshare: Operation not permitted"}),
    Phrase("advice.setting", {"name": "kernel.some_setting", "value": "1"}),
)
LANDLOCK = TierExamination("landlock", outcomes=KEPT, limits=LIMITS)
SOUND = Examination(FACTS, (REFUSED, LANDLOCK, TierExamination("portable")))
BREACH = Phrase("breach.read", {"path": "/home/teacher/answers\x1b[2J", "way": "openat"})
BROKEN = replace(
    SOUND,
    tiers=(
        REFUSED,
        replace(LANDLOCK, outcomes=(Outcome(Promise.READING, False, (BREACH,)), *KEPT[1:])),
    ),
)
WEAK = Examination(
    FACTS,
    (
        REFUSED,
        TierExamination("portable", outcomes=(Outcome(Promise.READING, None), *KEPT[5:])),
    ),
)
NOTHING = Examination(replace(FACTS, numpy=None), (REFUSED,))


class Doctor:
    """Stands for the examination: finds what it is told to, and remembers what it was asked."""

    def __init__(self) -> None:
        self.finds = SOUND
        self.asked: dict[str, Any] = {}

    def examine(self, isolation: Isolation, **asked: Any) -> Examination:
        self.asked = {"isolation": isolation, **asked}
        return self.finds


@pytest.fixture
def doctor(monkeypatch: pytest.MonkeyPatch) -> Doctor:
    made = Doctor()
    monkeypatch.setattr("judge.doctor.examine", made.examine)
    return made


def test_what_holds_is_told_in_a_line_for_each_promise(cli: Cli, doctor: Doctor) -> None:
    outcome = cli("doctor")
    assert (outcome.code, outcome.err) == (0, "")
    lines = [line.rstrip() for line in outcome.out.splitlines()]
    ticks = [line for line in lines if line.startswith("✓ A submission ")]
    assert "✓ A submission cannot use the network." in ticks
    assert sum(line.startswith("✓ ") for line in lines) == len(Promise) + 2, "and the two tiers that work"
    assert lines[-1] == "The tier `landlock` keeps all its promises on this computer."


def test_the_machine_and_its_tiers_are_told(cli: Cli, doctor: Doctor) -> None:
    text = " ".join(cli("doctor").out.split())
    assert "Linux 6.1.0 x86_64" in text
    assert "an ordinary one (uid 1000)" in text
    assert "Python 3.12.1 and NumPy 2.1.0" in text
    assert "Landlock version: 4; filter of system calls: yes" in text
    assert "✗ namespaces: does not work here The program could not be started: unshare:" in text
    assert "kernel.some_setting=1" in text
    assert "✓ landlock: works here, programs get this one" in text
    assert "✓ portable: works here What" in text, "it would not be chosen"
    assert "16 threads · 64 open files · 0 bytes written to a file" in text


def test_a_broken_promise_is_told_with_what_was_seen_and_what_to_do(cli: Cli, doctor: Doctor) -> None:
    doctor.finds = BROKEN
    outcome = cli("doctor")
    text = " ".join(outcome.out.split())
    assert outcome.code == 1
    assert "✗ A submission cannot read your files" in text
    assert r"A program has read this: /home/teacher/answers\x1b[2J (by openat)" in text
    assert "breaks 1 of its promises" in text
    assert text.endswith("or judge only programs you trust.")


def test_of_many_breaches_only_a_few_are_told_but_all_in_json(cli: Cli, doctor: Doctor) -> None:
    many = Outcome(Promise.READING, False, (BREACH,) * 12)
    doctor.finds = replace(SOUND, tiers=(replace(LANDLOCK, outcomes=(many,)),))
    out = cli("doctor").out
    assert out.count("A program has read this") == 5
    assert "… and 7 more" in out
    assert len(cli("doctor", "--json").json["tiers"][0]["promises"][0]["seen"]) == 12


def test_a_tier_that_does_not_isolate_is_not_praised(cli: Cli, doctor: Doctor) -> None:
    doctor.finds = WEAK
    outcome = cli("doctor")
    assert outcome.code == 0, "what little it promises holds"
    assert "– Not promised: A submission cannot read your files" in outcome.out
    assert "it does not isolate" in outcome.out
    assert "Judge only programs you trust" in outcome.err


def test_where_nothing_works_that_is_said(cli: Cli, doctor: Doctor) -> None:
    doctor.finds = NOTHING
    outcome = cli("doctor")
    assert outcome.code == 1
    assert "NumPy missing" in outcome.out
    assert "None of these tiers works" in outcome.out


@pytest.mark.parametrize("finds", [SOUND, BROKEN, WEAK, NOTHING], ids=["sound", "broken", "weak", "nothing"])
def test_everything_is_told_in_chinese(cli: Cli, doctor: Doctor, finds: Examination) -> None:
    doctor.finds = finds
    outcome = cli("doctor", "--lang", "zh")
    assert outcome.code == cli("doctor").code
    for english in ("submission", "tier", "works", "threads", "promise", "computer", "program"):
        assert english not in outcome.out + outcome.err


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_no_line_is_wider_than_the_terminal(
    cli: Cli, doctor: Doctor, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    doctor.finds = BROKEN
    assert max(len(line.rstrip()) for line in cli("doctor").out.splitlines()) <= min(columns, 100)


def test_in_json_everything_is_told(cli: Cli, doctor: Doctor) -> None:
    doctor.finds = BROKEN
    outcome = cli("doctor", "--json")
    data = outcome.json
    assert (outcome.code, outcome.err) == (1, "")
    assert (data["schema_version"], data["sound"]) == (1, False)
    assert data["facts"] == {
        "system": "Linux 6.1.0",
        "machine": "x86_64",
        "uid": 1000,
        "python": "3.12.1",
        "numpy": "2.1.0",
        "landlock_abi": 4,
        "filter_known": True,
    }
    refused, landlock = data["tiers"]
    assert (refused["tier"], refused["works"], refused["promises"]) == ("namespaces", False, [])
    assert "Operation not permitted" in refused["failure"]
    assert "kernel.some_setting=1" in refused["advice"]
    assert (landlock["tier"], landlock["works"], landlock["failure"]) == ("landlock", True, None)
    assert landlock["limits"] == LIMITS
    assert [promise["id"] for promise in landlock["promises"]] == [promise.value for promise in Promise]
    assert landlock["promises"][0]["holds"] is False
    assert len(landlock["promises"][0]["seen"]) == 1
    assert landlock["promises"][1] == {
        "id": "names",
        "promise": "A submission cannot find out which files there are, or how large.",
        "holds": True,
        "seen": [],
    }


@pytest.mark.parametrize(
    ("arguments", "isolation", "every"),
    [
        ((), Isolation(), False),
        (("--all",), Isolation(), True),
        (("--isolation", "landlock", "--cold"), Isolation("landlock", cold=True), False),
        (("--require-isolation", "landlock"), Isolation(required="landlock"), False),
    ],
)
def test_options_say_what_is_examined(
    cli: Cli, doctor: Doctor, arguments: tuple[str, ...], isolation: Isolation, every: bool
) -> None:
    cli("doctor", *arguments)
    assert (doctor.asked["isolation"], doctor.asked["every"]) == (isolation, every)


def test_a_tier_weaker_than_required_is_refused(cli: Cli, doctor: Doctor) -> None:
    outcome = cli("doctor", "--isolation", "portable", "--require-isolation", "landlock")
    assert outcome.code == 3
    assert doctor.asked == {}


def test_hidden_answers_of_the_bank_are_what_probes_look_for(
    cli: Cli, doctor: Doctor, mini_bank: Path, home: Path
) -> None:
    cli("doctor")
    assert doctor.asked["secrets"] == [
        mini_bank / "testcases/row-sums/secret/01-minus-signs.ans",
        mini_bank / "solutions/row-sums/reference.py",
        home / "history.sqlite3",
    ]
    assert doctor.asked["home"] == home.parent, "it is not made for the occasion"
    assert not home.exists()


def test_without_a_bank_the_machine_is_examined_all_the_same(
    cli: Cli, doctor: Doctor, tmp_path: Path
) -> None:
    assert cli("doctor", "--bank", tmp_path).code == 0
    assert [path.name for path in doctor.asked["secrets"]] == ["history.sqlite3"]


def test_a_sandbox_that_cannot_be_opened_at_all_is_an_error(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> Examination:
        raise SandboxError("sandbox.no-room", detail="full")

    monkeypatch.setattr("judge.doctor.examine", fail)
    outcome = cli("doctor")
    assert outcome.code == 3
    assert "full" in outcome.err


def test_the_doctor_examines_this_machine(judge_process: Callable[..., list[str]]) -> None:
    words = judge_process("doctor", "--isolation", "portable", "--json")
    done = subprocess.run(words, capture_output=True, timeout=120, check=False)
    data: Mapping[str, Any] = json.loads(done.stdout)
    assert b"Traceback" not in done.stderr
    assert b"not isolated" in done.stderr
    assert done.returncode == (0 if data["sound"] else 1)
    (tier,) = data["tiers"]
    holds = {promise["id"]: promise["holds"] for promise in tier["promises"]}
    assert holds["verdict"] is True
    assert holds["reading"] is None
