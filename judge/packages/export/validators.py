"""The programs of a package that check inputs and outputs, made of ours: each stands alone."""

import re
from collections.abc import Iterable, Mapping
from importlib import resources

from judge.checkers.validator import VALIDATOR
from judge.model import CheckerSpec, TestCase
from judge.packages.output_validator.decimal_validator import key_of

PACKAGES = resources.files("judge.packages")
MAIN = "__main__.py"
INIT = PACKAGES / "input_validator" / "__init__.py"  # of any program in a folder
READING = resources.files("judge.authoring") / "reading.py"

NO_TIES = "TIES: Mapping[str, Mapping[tuple[int, int], str]] = {}\n"


def startable(program: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return a program in a folder with the `__init__.py` that the format asks for."""
    return {"__init__.py": INIT.read_bytes(), **program} if MAIN in program else dict(program)


def input_validator(validator: str) -> dict[str, bytes]:
    """Return a program that checks inputs by an exercise's `validator.py`: name in its folder -> source."""
    source = re.sub(
        r"^from judge\.authoring import reading\b", "import reading", validator, flags=re.MULTILINE
    )
    source = re.sub(r"\bjudge\.authoring\.reading\b", "reading", source)
    return startable(
        {
            MAIN: (PACKAGES / "input_validator" / MAIN).read_bytes(),
            "reading.py": READING.read_bytes(),
            "validator.py": source.encode(),
        }
    )


def output_validator(checker: CheckerSpec, cases: Iterable[TestCase]) -> dict[str, bytes]:
    """Return the program that compares as `checker` does; nothing where the default output validator does."""
    if checker.type == "tokens":
        return {}
    if checker.type == VALIDATOR:
        return startable(checker.validator)
    source = (PACKAGES / "output_validator" / f"{checker.type}_validator.py").read_text(encoding="utf-8")
    if checker.type == "decimal":
        assert source.count(NO_TIES) == 1
        source = source.replace(NO_TIES, _table(cases))
    return {"validator.py": source.encode()}


def _table(cases: Iterable[TestCase]) -> str:
    """Return the table of ties as Python."""
    lines: dict[str, list[str]] = {}
    for case in cases:
        if case.ties:
            entries = [f"        ({tie.line}, {tie.token}): {tie.spelling!r},\n" for tie in case.ties]
            key = key_of(case.input, case.answer)
            lines[key] = [f"    {key!r}: {{  # {case.name}\n", *entries, "    },\n"]
    body = "".join(line for of_one in lines.values() for line in of_one)
    return NO_TIES.replace("{}", f"{{\n{body}}}") if body else NO_TIES
