"""Make the picture of README.md from a real run: `python docs/make_pictures.py`."""

import os
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import judge
from judge.diagnosis import diagnose
from judge.messages import Messages
from judge.report.terminal import render_report
from judge.report.view import View

CHECKOUT = Path(__file__).parent.parent
PROBLEM = "sliding-window-attention"
PROGRAM = "examples/rounded_weights.py"


def main() -> None:
    """Judge the example with the mistake and save what the terminal shows."""
    bank = judge.load_bank(CHECKOUT)
    problem, cases = bank.problem(PROBLEM), bank.cases(PROBLEM)
    report = judge.judge_submission(problem, cases, (CHECKOUT / PROGRAM).read_bytes())
    report = diagnose(report, cases, bank.digests(PROBLEM))
    mistakes = {each.id: each for each in bank.solutions(PROBLEM).mistakes}
    with Path(os.devnull).open("w") as nowhere:
        console = Console(record=True, width=80, force_terminal=True, highlight=False, file=nowhere)
        console.print(Text(f"$ judge submit {PROBLEM} {PROGRAM}", style="dim"))
        shown = {case.name: case for case in cases if case.is_sample}
        render_report(console, Messages("en"), View(report, problem.title.en, shown, mistakes))
        picture = console.export_svg(title="judge submit")
    self_contained = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # no font from elsewhere
    (CHECKOUT / "docs" / "submit.svg").write_text(self_contained, encoding="utf-8")


if __name__ == "__main__":
    main()
