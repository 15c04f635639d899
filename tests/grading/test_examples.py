"""The example that scores completions, and the one in docs/scaling.md: as they stand there."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import judge
from judge.sandbox import ISOLATED_TIERS, Sandbox

CHECKOUT = Path(__file__).parent.parent.parent
PROGRAM = CHECKOUT / "examples" / "score_completions.py"
SCALING = CHECKOUT / "docs" / "scaling.md"
EXERCISE = "attention-shape-checker"


@pytest.fixture
def isolated(sandbox: Sandbox) -> None:
    if sandbox.tier not in ISOLATED_TIERS:
        pytest.skip("programs of others are judged in isolation, which is not to be had here")


def scores(exercise: str, path: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-W", "error", PROGRAM, exercise, path],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "ATTNJUDGE_BANK": str(CHECKOUT)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return sorted(done.stdout.splitlines())


@pytest.mark.usefixtures("isolated")
def test_the_completions_of_the_example_are_scored() -> None:
    found = scores("sliding-window-attention", CHECKOUT / "examples" / "completions.jsonl")
    assert [line.split("\t")[:2] for line in found] == [
        ["greedy", "AC"],
        ["sample-1", "WA"],
        ["sample-2", "WA"],
    ]
    full, partial, none = (float(line.split("\t")[2]) for line in found)
    assert (full, none) == (1, 0)
    assert 0 < partial < 1


@pytest.mark.usefixtures("isolated")
def test_the_last_block_of_python_is_judged_also_one_that_was_cut_off(
    tmp_path: Path, bank: judge.Bank
) -> None:
    right = bank.reference(EXERCISE).decode()
    completions = {
        "last": f"```python\nprint(1)\n```\nBetter:\n```python\n{right}```\nDone.",
        "first": f"```python\n{right}```\nOr:\n```python\nprint(1)\n```\n",
        "open": f"```python\n{right}",
        "cut": "```python\nprint(",
        "shell": "```sh\npython solution.py\n```\n",
    }
    path = tmp_path / "completions.jsonl"
    lines = [json.dumps({"id": id, "completion": text}) for id, text in completions.items()]
    path.write_text("\n".join(lines))
    verdicts = dict(line.split("\t")[:2] for line in scores(EXERCISE, path))
    assert verdicts == {"last": "AC", "first": "WA", "open": "AC", "cut": "CE", "shell": "WA"}


def test_the_function_in_the_document_puts_rewards_in_their_places(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    def grade(batch: list[dict[str, str]], **options: Any) -> Iterator[Any]:
        given.append((batch, options))
        yield SimpleNamespace(index=2, verdict=judge.Verdict.AC, passed=4, total=4)
        yield SimpleNamespace(index=0, verdict=judge.Verdict.WA, passed=1, total=4)
        yield SimpleNamespace(index=1, verdict=judge.Verdict.JE, passed=0, total=4)

    [code] = re.findall(
        r"^```python\n(.*?)^```", SCALING.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    names: dict[str, Any] = {}
    exec(compile(code, SCALING, "exec"), names)
    monkeypatch.setattr(judge, "grade", grade)
    assert names["rewards"]("softmax", ["a", "b", "c"]) == [0.25, None, 1.0]
    [(batch, options)] = given
    assert batch[1] == {"problem": "softmax", "source": "b"}
    assert options["all_tests"] is True
