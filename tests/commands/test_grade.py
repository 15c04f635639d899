"""`judge grade` as it is typed: what it reads, what it writes, what it says."""

import csv
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.commands import grading
from judge.errors import SandboxError
from judge.sandbox import Isolation

from .conftest import PROGRAMS, Outcome

Cli = Callable[..., Outcome]
ANY = ("--isolation", "portable") if sys.platform != "linux" else ()

CLASS = {
    "ann/row-sums.py": "accepted",
    "ann/row-maxima.py": "wrong_in_sample",
    "李雷/row_sums.py": "wrong_in_secret",
    "=cmd()/row-sums.py": "compile_error",
    "bob/row-sums.py": "run_time_error",
    "bob/notes.txt": "accepted",
}


@pytest.fixture
def students(tmp_path: Path) -> Path:
    folder = tmp_path / "class"
    for name, program in CLASS.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(PROGRAMS[program], encoding="utf-8")
    return folder


@pytest.fixture
def grade(cli: Cli, tmp_path: Path) -> Callable[..., Outcome]:
    """`judge grade` into the folder `out`, with one worker."""

    def call(*arguments: str | Path, **options: Any) -> Outcome:
        out = () if "--out" in arguments else ("--out", tmp_path / "out")
        jobs = () if "--scheduler" in arguments or "--jobs" in arguments else ("--jobs", "1")
        return cli("grade", *arguments, *out, *jobs, *ANY, **options)

    return call


def rows(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "results.jsonl").read_text("utf-8").splitlines()]


def grades(folder: Path) -> dict[str, list[str]]:
    with (folder / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        return {line[0]: line[2:] for line in csv.reader(file)}


def test_a_class_is_graded(grade: Cli, students: Path, tmp_path: Path) -> None:
    done = grade(students)
    assert (done.code, done.err.count("notes.txt")) == (0, 1)
    assert "5 submissions of 4 students to 2 exercises" in done.out
    out = tmp_path / "out"
    assert {(row["student"], row["report"]["problem"], row["report"]["verdict"]) for row in rows(out)} == {
        ("ann", "row-sums", "AC"),
        ("ann", "row-maxima", "WA"),
        ("李雷", "row-sums", "WA"),
        ("=cmd()", "row-sums", "CE"),
        ("bob", "row-sums", "RTE"),
    }
    assert grades(out)["ann"] == ["1", "0", "1", "2"]
    assert {path.name for path in out.iterdir()} == {
        "results.jsonl",
        "grades.csv",
        "junit.xml",
        "gradescope",
        "index.html",
        "unmatched.csv",
    }


def test_the_same_class_gives_the_same_files(grade: Cli, students: Path, tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        grade(students, "--out", tmp_path / name)
        lasting = [{**row, "measured": None} for row in rows(tmp_path / name)]
        found.append((lasting, (tmp_path / name / "grades.csv").read_bytes()))
    assert found[0] == found[1]


def test_a_share_of_the_tests_counts_if_asked_for(grade: Cli, students: Path, tmp_path: Path) -> None:
    grade(students, "--score", "tests", "--points", "row-sums=10", "--points", "3")
    assert grades(tmp_path / "out")["李雷"] == ["5", "", "5", "13"]
    assert all(row["all_tests"] for row in rows(tmp_path / "out"))


def test_results_are_not_overwritten_unless_asked_for(grade: Cli, students: Path, tmp_path: Path) -> None:
    grade(students)
    again = grade(students)
    assert (again.code, "--resume" in again.err, "--force" in again.err) == (2, True, True)
    assert grade(students, "--force").code == 0
    content = (tmp_path / "out" / "results.jsonl").read_bytes()
    assert grade(students, "--resume").code == 0
    assert (tmp_path / "out" / "results.jsonl").read_bytes() == content


def test_results_stay_if_there_are_no_submissions_to_go_on_with(
    grade: Cli, students: Path, tmp_path: Path
) -> None:
    grade(students)
    content = (tmp_path / "out" / "results.jsonl").read_bytes()
    (tmp_path / "empty").mkdir()
    assert grade(tmp_path / "empty", "--resume").code == 2
    assert (tmp_path / "out" / "results.jsonl").read_bytes() == content


def test_results_in_the_folder_of_the_class_are_no_input(grade: Cli, students: Path) -> None:
    for options in ((), ("--resume",), ("--force",)):
        done = grade(students, "--out", students / "grades", *options)
        assert (done.code, done.err.count("\n")) == (0, 2)


@pytest.mark.skipif(sys.platform != "linux", reason="a shell")
def test_a_closed_standard_error_is_no_hindrance(
    judge_process: Callable[..., list[str]], students: Path, tmp_path: Path
) -> None:
    words = judge_process("grade", students, "--out", tmp_path / "out", "--jobs", "1", *ANY)
    done = subprocess.run(["sh", "-c", 'exec "$@" 2>&-', "sh", *words], capture_output=True, check=False)
    assert (done.returncode, done.stdout.count(b"5 submissions of 4 students")) == (0, 1)


def test_lines_come_from_standard_input(grade: Cli, tmp_path: Path) -> None:
    lines = [
        {"id": "1", "problem": "row-sums", "source": PROGRAMS["accepted"]},
        {"id": "2", "problem": "row-sums", "source": PROGRAMS["accepted"]},
        {"id": "3", "problem": "nothing", "source": ""},
        {"id": "4", "problem": "row-sums"},
    ]
    text = "\n".join(map(json.dumps, lines)) + "\nnonsense\n"
    done = grade("-", stdin=text.encode())
    assert done.code == 0
    assert "2 submissions to 1 exercises" in done.out
    assert [row["id"] for row in rows(tmp_path / "out")] == ["1", "2"]
    assert all(f"-:{number}: " in done.err for number in (3, 4, 5))


def test_a_summary_for_programs(grade: Cli, students: Path, tmp_path: Path) -> None:
    done = grade(students, "--json")
    assert done.json == {
        "schema_version": 1,
        "folder": str(tmp_path / "out"),
        "submissions": 5,
        "students": 4,
        "exercises": 2,
        "verdicts": {"AC": 1, "WA": 2, "RTE": 1, "CE": 1},
        "judge_errors": 0,
        "left_out": 1,
    }


def test_what_is_said_is_chinese_if_wanted(grade: Cli, students: Path, tmp_path: Path) -> None:
    done = grade(students, "--lang", "zh")
    assert "4 名学生" in done.out
    assert "不是程序" in done.err
    assert "不是程序" in (tmp_path / "out" / "unmatched.csv").read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--resume", "--force"), "exclude each other: --resume and --force"),
        (("--jobs", "2", "--scheduler", "tcp://x:1"), "exclude each other: --jobs and --scheduler"),
        (("--group", "edges"), "--score groups"),
        (("--score", "groups", "--group", "none"), "--group"),
        (("--points", "many"), "for all exercises or for one: many"),
        (("--points", "-1"), "Points are a number above 0"),
        (("--points", "row-sums=nan"), "Points are a number above 0"),
        (("--points", "row-sums=snan"), "Points are a number above 0"),
        (("--points", "1e-99999999"), "of at most four decimals"),
        (("--points", "0.00001"), "of at most four decimals"),
        (("--points", "1e99999999"), "below a million"),
        (("--points", "nothing=1"), "no exercise with this id: nothing"),
        (("--problem", "nothing"), "no exercise with this id: nothing"),
        (("--pattern", "{student}.py"), "`{exercise}`"),
        (("--scheduler", "nonsense"), "no Dask scheduler at this address: nonsense"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_said_before_anything_is_judged(
    options: tuple[str, ...], message: str, grade: Cli, students: Path, tmp_path: Path
) -> None:
    done = grade(students, *options)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert rows(tmp_path / "out") == [] if (tmp_path / "out").exists() else True


@pytest.mark.parametrize("arguments", [("--out", "x"), ("class",)], ids=["no input", "no folder"])
def test_what_is_missing_is_named(arguments: tuple[str, ...], cli: Cli, students: Path) -> None:
    done = cli("grade", *arguments)
    assert done.code == 2
    assert ("PATH" in done.err) is (arguments[0] == "--out")


def test_without_isolation_it_is_said_how_to_go_on_nevertheless(
    grade: Callable[..., Outcome], students: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unisolated:
        def __init__(self, *_: object) -> None: ...

        def tier(self) -> str:
            raise SandboxError("sandbox.no-isolation", detail="namespaces: no; landlock: no")

        def judge(self, *_: object) -> None:
            self.tier()

        def hang_up(self) -> None: ...

        def close(self) -> None: ...

    monkeypatch.setattr("judge.grading.local.Worker", Unisolated)
    done = grade(students)
    assert done.code == 3
    assert "landlock: no" in done.err
    assert "--isolation portable" in done.err


def test_a_folder_without_submissions_is_an_error(grade: Cli, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    done = grade(tmp_path / "empty")
    assert done.code == 2
    assert "There is no submission among the inputs" in done.err


def test_an_exercise_that_cannot_be_read_is_left_out(
    grade: Cli, students: Path, mini_bank: Path, tmp_path: Path
) -> None:
    (mini_bank / "problems" / "row-sums" / "problem.toml").write_text("[[", encoding="utf-8")
    done = grade(students)
    assert done.code == 0
    assert [row["report"]["problem"] for row in rows(tmp_path / "out")] == ["row-maxima"]
    assert done.err.count("problem.toml") == 4


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&1 | true"])
def test_what_cannot_be_said_is_no_hindrance(
    redirection: str, judge_process: Callable[..., list[str]], students: Path, tmp_path: Path
) -> None:
    words = judge_process("grade", students, "--out", tmp_path / "out", "--jobs", "1", *ANY)
    script = f'{{ "$@"; echo $? > {tmp_path}/code; }} {redirection}'
    subprocess.run(["sh", "-c", script, "sh", *words], capture_output=True, check=True)
    assert (tmp_path / "code").read_text() == "0\n"
    assert (tmp_path / "out" / "grades.csv").exists()


@pytest.mark.parametrize(
    ("asked", "required"),
    [
        (Isolation(), "landlock"),
        (Isolation(required="portable"), "landlock"),
        (Isolation(required="namespaces"), "namespaces"),
        (Isolation(tier="portable"), None),
        (Isolation(tier="portable", required="portable"), "portable"),
    ],
    ids=str,
)
def test_programs_are_isolated_unless_the_weak_tier_is_spelled_out(
    asked: Isolation, required: str | None
) -> None:
    assert grading._isolated(asked).required == required


@pytest.mark.skipif(sys.platform != "linux", reason="starts the sandbox of Linux")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=str)
def test_ctrl_c_ends_it_at_once_and_says_how_to_go_on(
    number: signal.Signals, judge_process: Callable[..., list[str]], tmp_path: Path
) -> None:
    lines = [{"id": "right", "problem": "row-sums", "source": PROGRAMS["accepted"]}]
    lines += [
        {"id": str(number), "problem": "row-sums", "source": f"while True: pass  # {number}"}
        for number in range(50)
    ]
    (tmp_path / "batch.jsonl").write_text("\n".join(map(json.dumps, lines)))
    out = tmp_path / "out"
    words = judge_process("grade", tmp_path / "batch.jsonl", "--out", out, "--jobs", "2")
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not (out / "results.jsonl").exists() or not rows(out):
            assert process.poll() is None
            time.sleep(0.02)
        started = time.monotonic()
        process.send_signal(number)
        _, errors = process.communicate(timeout=20)
    assert time.monotonic() - started < 5
    assert process.returncode == 130
    assert b"--resume" in errors
    assert b"Traceback" not in errors
    assert rows(out)[0]["report"]["verdict"] == "AC"
