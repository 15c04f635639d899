"""A bank of two exercises written by hand, programs for it, and the command line as a function."""

import io
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from judge.commands import run
from judge.sandbox import Sandbox

TRACKS = """\
format_version = 1

[[topic]]
id = "sums"
title.en = "Adding up"
title.zh = "求和"
problems = ["row-sums"]

[[topic]]
id = "extremes"
title.en = "Least and largest"
title.zh = "最值"
problems = ["row-maxima"]

[[topic]]
id = "nothing-yet"
title.en = "Nothing yet"
title.zh = "暂无"
problems = []
"""

ROW_SUMS = """\
format_version = 1
title.en = "Sum of each row"
title.zh = "每行之和"
topic = "sums"
difficulty = "easy"
stars = 1
sources = ["A-1", "ch1.2"]

[limits]
time_limit = 1.0
memory = 256
output = 1

[checker]
type = "decimal"
"""

ROW_MAXIMA = (
    ROW_SUMS.replace("Sum of each row", "Largest of each row")
    .replace("每行之和", "每行最大值")
    .replace('"sums"', '"extremes"')
    .replace('"easy"', '"hard"')
    .replace("stars = 1", "stars = 4")
    .replace('"A-1", "ch1.2"', '"A-2"')
)

GENERATOR = """\
SAMPLE = {"two-rows": "2 2\\n1 2\\n3 4\\n"}
SECRET = {
    "minus-signs": "2 3\\n71234 82345 -93456\\n64567 55678 46789\\n",
    "one-row": "1 2\\n31415 92653\\n",
}
"""

VALIDATOR = """\
def validate(read):
    rows, columns = read.integers("rows columns", low=1, high=9)
    for _ in range(rows):
        read.numbers(columns, low=-99999, high=99999, decimals=0)
    read.end()
"""

REFERENCE = """\
import sys


def solve(text):
    rows = text.splitlines()[1:]
    return [[sum(map(int, row.split()))] for row in rows]


def main():
    for row in solve(sys.stdin.read()):
        print(*row)


if __name__ == "__main__":
    main()
"""

MISTAKES = """\
[[mistake]]
id = "signs-dropped"
expect = "WA"
title.en = "Signs are dropped"
title.zh = "丢了负号"
hint.en = "Look at the signs."
hint.zh = "注意符号。"
edits = [{ old = "map(int, row.split())", new = "map(abs, map(int, row.split()))" }]
"""

FILES = {
    "problems/tracks.toml": TRACKS,
    "problems/row-sums/problem.toml": ROW_SUMS,
    "problems/row-sums/statement.en.md": "# Sum of each row\n\n## Task\n\nAdd up `rows`.\n",
    "problems/row-sums/statement.zh.md": "# 每行之和\n\n## 任务\n\n求每行之和。\n",
    "problems/row-sums/starter.py": "print('your code')\n",
    "problems/row-sums/generator.py": GENERATOR,
    "problems/row-sums/validator.py": VALIDATOR,
    "solutions/row-sums/reference.py": REFERENCE,
    "solutions/row-sums/mistakes.toml": MISTAKES,
    "solutions/row-sums/hints.toml": "",
    "testcases/row-sums/sample/01-two-rows.in": "2 2\n1 2\n3 4\n",
    "testcases/row-sums/sample/01-two-rows.ans": "3\n7\n",
    "testcases/row-sums/secret/01-minus-signs.in": "2 3\n71234 82345 -93456\n64567 55678 46789\n",
    "testcases/row-sums/secret/01-minus-signs.ans": "60123\n167034\n",
    "testcases/row-sums/secret/02-one-row.in": "1 2\n31415 92653\n",
    "testcases/row-sums/secret/02-one-row.ans": "124068\n",
    "problems/row-maxima/problem.toml": ROW_MAXIMA,
    "problems/row-maxima/statement.en.md": "# Largest of each row\n",
    "problems/row-maxima/starter.py": "print('your code')\n",
    "solutions/row-maxima/reference.py": REFERENCE.replace("sum(", "max("),
    "testcases/row-maxima/sample/01-two-rows.in": "2 2\n1 2\n3 4\n",
    "testcases/row-maxima/sample/01-two-rows.ans": "2\n4\n",
    "testcases/row-maxima/secret/01-one-row.in": "1 2\n31415 92653\n",
    "testcases/row-maxima/secret/01-one-row.ans": "92653\n",
}

PROGRAMS = {
    "accepted": REFERENCE,
    "wrong_in_secret": REFERENCE.replace("map(int, row.split())", "map(abs, map(int, row.split()))"),
    "wrong_in_sample": "print('nine')\n",
    "presentation": REFERENCE.replace("print(*row)", "print(row)"),
    "run_time_error": "import sys\nprint(3)\nsys.exit(7)\n",
    "compile_error": "def solve(:\n    pass\n",
    "killed": "import os\nprint(3)\nos.kill(os.getpid(), 9)\n",
    "transposed": REFERENCE.replace(
        "for row in solve(sys.stdin.read()):", "for row in zip(*solve(sys.stdin.read())):"
    ),
}

LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
INTERPRETER = ("PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8", "PYTHONWARNINGS")
TERMINAL = ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "LINES")


@dataclass(frozen=True)
class Outcome:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def mini_bank(tmp_path: Path) -> Path:
    """The folder of the bank described above, to be read and spoiled."""
    folder = tmp_path / "bank"
    for name, content in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return folder


@pytest.fixture
def programs(tmp_path: Path) -> dict[str, str]:
    """The paths of programs for `row-sums`, by what becomes of them."""
    paths = {}
    for name, source in PROGRAMS.items():
        path = tmp_path / f"{name}.py"
        path.write_text(source, encoding="utf-8")
        paths[name] = str(path)
    return paths


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, home: Path, mini_bank: Path, tmp_path: Path) -> Path:
    """An environment of its own: English, 80 columns, no colours, the bank above; returns the data folder."""
    for name in (*LOCALE, *TERMINAL, *INTERPRETER):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("ATTNJUDGE_BANK", str(mini_bank))
    monkeypatch.chdir(tmp_path)
    return home


@pytest.fixture
def shared_sandbox(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands run programs in the sandbox of the whole run, which has probed this machine already."""

    @contextmanager
    def open_shared(*_: Any, **__: Any) -> Iterator[Sandbox]:
        yield sandbox

    monkeypatch.setattr("judge.sandbox.open_sandbox", open_shared)


@pytest.fixture
def cli(
    settings: Path,
    shared_sandbox: None,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[..., Outcome]:
    """The command line: `cli("list", "--json")`."""

    def call(*arguments: str | Path, stdin: bytes = b"") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return call


@pytest.fixture
def judge_process(settings: Path) -> Callable[..., list[str]]:
    """The words that start the command line as a process of its own."""

    def words(*arguments: str | Path) -> list[str]:
        return [sys.executable, "-m", "judge", *map(str, arguments)]

    return words
