"""How long judging takes, as a ratio to running the programs by hand.

Round-robin, so that both meet the same noise: each round runs the *bare floor* (`python solution.py < in > out` in a
shell loop, one BLAS thread) and the judge on the same tests, and the table shows the medians of the rounds' ratios.

    python bench/judge_submission.py [ROUNDS]
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import judge

CHECKOUT = Path(__file__).parent.parent
PROBLEM = "sliding-window-attention"
PROGRAM = CHECKOUT / "examples" / "accepted.py"
ENVIRONMENT = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def seconds(action: Callable[[], object]) -> float:
    """Return how long `action` takes on the clock."""
    started = time.perf_counter()
    action()
    return time.perf_counter() - started


def main() -> None:
    """Measure and print the table as Markdown."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    bank = judge.load_bank(CHECKOUT)
    problem, cases = bank.problem(PROBLEM), bank.cases(PROBLEM)
    source = PROGRAM.read_bytes()
    with tempfile.TemporaryDirectory() as folder, judge.open_sandbox() as sandbox:
        inputs = bank.cases_folder(PROBLEM)
        loop = f'for f in {inputs}/*/*.in; do {sys.executable} {PROGRAM} < "$f" > {folder}/out; done'
        command = [sys.executable, "-m", "judge", "submit", PROBLEM, str(PROGRAM)]
        in_scratch_home = {**ENVIRONMENT, "ATTNJUDGE_HOME": folder}
        ways: dict[str, Callable[[], object]] = {
            "bare floor (shell loop)": lambda: subprocess.run(
                ["sh", "-c", loop], env=ENVIRONMENT, check=True
            ),
            "judge, cold, sandbox open": lambda: judge.judge_submission(
                problem, cases, source, sandbox=sandbox
            ),
            "whole `judge submit` command": lambda: subprocess.run(
                command, env=in_scratch_home, check=True, capture_output=True
            ),
        }
        for way in ways.values():
            way()  # warm the disk
        measured = [{name: seconds(way) for name, way in ways.items()} for _ in range(rounds)]
    floor = next(iter(ways))
    print(f"{len(cases)} tests of {PROBLEM}, {rounds} rounds, Python {sys.version.split()[0]}\n")
    print("| way | median ms | x floor |\n|---|---|---|")
    for name in ways:
        middle = statistics.median(each[name] for each in measured)
        ratio = statistics.median(each[name] / each[floor] for each in measured)
        print(f"| {name} | {1000 * middle:.0f} | {ratio:.2f} |")


if __name__ == "__main__":
    main()
