"""The harness bites: of a program that breaks an invariant it says which. In the tier that does not isolate."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks at the machine through /proc")

HONEST = "a, b = map(int, input().split())\n"
UP = "../../.."  # from the folder of a program to that of the harness, in the tier `portable`

# invariant, allowed verdicts, what the program does
BREACHES = [
    ("no_pwn", "WA", "print('PWNED')"),
    ("verdict", "AC", "print(a - b)"),
    ("verdict", "TLE,OLE", "print(a + b)"),
    (
        "canary_unread",
        "AC",
        f"import sys; print(a + b); sys.stderr.write(open('{UP}/solutions/a-plus-b/reference.py').read())",
    ),
    ("no_file", "AC", f"print(a + b); open('{UP}/home/left', 'w')"),
    ("no_file", "AC", f"import os; print(a + b); os.makedirs('{UP}/tmp/left', exist_ok=True)"),
    (
        "no_process",
        "AC,RE",
        "import os, signal, time\n"
        "runner = os.getppid()\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    os.kill(runner, signal.SIGKILL)\n"
        "    os.execve('/bin/sleep', ['sleep', '2'], {})\n"
        "time.sleep(2)",
    ),
    (
        "machine_ok",
        "AC",
        "import os, time\n"
        "for _ in range(12):\n"
        "    if os.fork() == 0:\n"
        "        time.sleep(1)\n"
        "        os._exit(0)\n"
        "time.sleep(0.5)\n"
        "print(a + b)",
    ),
    ("fresh_random", "AC", "import sys; print(a + b); sys.stderr.write('0.25')"),
]


@pytest.mark.parametrize(
    ("invariant", "verdicts", "program"), BREACHES, ids=[f"{n}-{b[0]}" for n, b in enumerate(BREACHES)]
)
def test_a_breach_is_told(
    harness: Callable[..., Any], tmp_path: Path, invariant: str, verdicts: str, program: str
) -> None:
    header = f"# id=X01 | tries=a breach | verdicts={verdicts} | invariants=judge_alive,fresh_random\n"
    if invariant != "fresh_random":
        header = header.replace(",fresh_random", "")
    (tmp_path / "x01_breach.py").write_text(header + HONEST + program + "\n")
    _, row, last = harness("--tier", "portable", "--submissions", tmp_path)
    assert {complaint.partition(":")[0] for complaint in row["complaints"]} >= {invariant}
    assert last == {"end": 1, "failed": 1}


def test_an_honest_program_breaks_nothing(harness: Callable[..., Any], tmp_path: Path) -> None:
    header = "# id=X01 | tries=nothing | verdicts=AC | invariants=judge_alive,no_file\n"
    (tmp_path / "x01_honest.py").write_text(header + HONEST + "print(a + b)\n")
    _, row, last = harness("--tier", "portable", "--submissions", tmp_path)
    assert row["verdicts"] == ["AC", "AC"]
    assert row["complaints"] == []
    assert last == {"end": 1, "failed": 0}


def test_what_is_dangerous_is_left_out_where_nothing_isolates(
    harness: Callable[..., Any], tmp_path: Path
) -> None:
    header = "# id=X01 | tries=nothing | verdicts=AC | invariants=judge_alive | dangerous=it would be\n"
    (tmp_path / "x01_dangerous.py").write_text(header + HONEST + "print(a + b)\n")
    _, last = harness("--tier", "portable", "--submissions", tmp_path)
    assert last == {"end": 0, "failed": 0}
