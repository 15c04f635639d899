"""The section on illegal input says what is printed then, in both languages."""

import re
from collections.abc import Iterator, Sequence

from judge.authoring.generate import Made
from judge.authoring.verify.files import SECTIONS
from judge.authoring.verify.findings import Finding, finding
from judge.bank import Bank
from judge.bank.kinds import kind_of
from judge.bank.toml import read_file

PLACE = 4  # of the section among those of a statement


def check_illegal_rule(bank: Bank, id: str, made: Sequence[Made]) -> Iterator[Finding]:
    """See that the section says something, and names as code every one-line answer to an illegal case."""
    illegal = [each.case for each in made if kind_of(each.case.name) == "illegal"]
    answers = {case.answer.decode().rstrip("\n") for case in illegal}
    for language, headings in SECTIONS.items():
        path = bank.problem_folder(id) / f"statement.{language}.md"
        section = _section(read_file(path), headings[PLACE]) if path.exists() else None
        if section is None:  # a finding of its own
            continue
        file = f"problems/{id}/{path.name}"
        if not section:
            yield finding(file, "illegal-rule-empty", heading=headings[PLACE])
            continue
        for answer in sorted(answers):
            if "\n" not in answer and f"`{answer}`" not in section:
                yield finding(file, "illegal-output-not-named", heading=headings[PLACE], answer=answer)


def _section(text: str, heading: str) -> str | None:
    found = re.search(rf"^## {re.escape(heading)}\s*$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else None
