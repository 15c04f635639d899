"""Score what a language model wrote for one exercise.

    python examples/score_completions.py sliding-window-attention examples/completions.jsonl

Each line of the file is a JSON object with `id` and `completion`. The program is the last ```python block of the
completion. Printed are its id, its verdict and the share of the tests it passes, as results come: not in the order of
the file.
"""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import judge

BLOCK = re.compile(r"^```python\n(.*?)(?:^```|\Z)", re.DOTALL | re.MULTILINE)


def program_in(completion: str) -> str:
    """Return the last block of Python; where there is none, the empty program, which no exercise accepts."""
    blocks = BLOCK.findall(completion)
    return blocks[-1] if blocks else ""


def submissions(exercise: str, path: Path) -> Iterator[dict[str, str]]:
    """Yield a submission for each line, when it is asked for: the file may be longer than fits into memory."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            yield {"problem": exercise, "source": program_in(data["completion"]), "id": data["id"]}


def main() -> None:
    exercise, path = sys.argv[1:]
    with closing(judge.grade(submissions(exercise, Path(path)), all_tests=True)) as reports:
        for report in reports:
            if report.verdict is judge.Verdict.JE:  # the judge failed, not the program: there is no score
                print(f"{report.submission.id}\t{report.verdict}")
            else:
                print(f"{report.submission.id}\t{report.verdict}\t{report.passed / report.total:.3f}")


if __name__ == "__main__":
    main()
