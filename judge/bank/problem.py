"""`problem.toml` and `tracks.toml` -> records."""

import math
from pathlib import Path

from judge.bank.toml import Table, parse, read_file
from judge.checkers import CHECKERS
from judge.checkers.validator import VALIDATOR
from judge.errors import BankError
from judge.messages import Phrase
from judge.model import MIB, CheckerSpec, Limits, Problem, Text, Topic

FORMAT_VERSION = 1
DIFFICULTIES = ("easy", "medium", "hard")
TOLERANCES = ("float_tolerance", "float_absolute_tolerance", "float_relative_tolerance")
# Keys that one checker takes and no other.
OF_ONE_TYPE = {
    **dict.fromkeys((*TOLERANCES, "case_sensitive", "space_change_sensitive"), "tokens"),
    "arguments": VALIDATOR,
}
VALIDATOR_FOLDER = "output_validator"  # beside problem.toml


def read_problem(path: Path) -> Problem:
    """Read a `problem.toml`; the id of the exercise is the name of its folder.

    Raises:
        BankError: the file is missing or breaks a rule of the format; the message names the key.
    """
    with parse(read_file(path), path) as table:
        _require_version(table, path)
        return Problem(
            id=path.parent.name,
            title=table.text("title"),
            topic=table.required("topic", str),
            difficulty=_one_of(table, "difficulty", DIFFICULTIES),
            stars=_stars(table),
            sources=tuple(table.list_of("sources", str, required=True)),
            limits=_limits(table),
            checker=_checker(table, path),
            not_applicable=table.table("not_applicable", required=False).strings(),
            # Written by `judge import` alone: not to be suggested for a key that is mistyped.
            imported=table.required("imported", str) if "imported" in table.keys() else None,  # noqa: SIM118
        )


def read_topics(path: Path) -> list[Topic]:
    """Read `tracks.toml`: the topics and the order of the exercises, kept in this one place."""
    with parse(read_file(path), path) as table:
        _require_version(table, path)
        return [_topic(topic) for topic in table.tables("topic")]


def _topic(table: Table) -> Topic:
    with table:
        title: Text = table.text("title")
        return Topic(table.required("id", str), title, tuple(table.list_of("problems", str)))


def _require_version(table: Table, path: Path) -> None:
    version = table.required("format_version", int)
    if version != FORMAT_VERSION:
        raise BankError("bank.version", path=path, found=version, known=FORMAT_VERSION)


def _one_of(table: Table, key: str, options: tuple[str, ...]) -> str:
    value = table.required(key, str)
    if value not in options:
        raise table.error(key, Phrase("rule.one-of", {"options": ", ".join(options), "found": value}))
    return value


def _stars(table: Table) -> int:
    stars = table.required("stars", int)
    if not 1 <= stars <= 5:
        raise table.error("stars", Phrase("rule.one-of", {"options": "1, 2, 3, 4, 5", "found": stars}))
    return stars


def _limits(table: Table) -> Limits:
    with table.table("limits") as limits:
        time = limits.required("time_limit", float)
        memory = limits.required("memory", int)
        output = limits.required("output", int)
        wall = limits.optional("wall_time_limit", float, None)
        for key, value in (
            ("time_limit", time),
            ("memory", memory),
            ("output", output),
            ("wall_time_limit", wall),
        ):
            if value is not None and not (value > 0 and math.isfinite(value)):
                raise limits.error(key, Phrase("rule.above-zero", {"found": value}))
        return Limits(time, memory * MIB, output * MIB, wall)


def _checker(table: Table, path: Path) -> CheckerSpec:
    with table.table("checker") as checker:
        kind = _one_of(checker, "type", (*CHECKERS, VALIDATOR))
        decimals = tuple(checker.list_of("decimals", int))
        given = checker.keys()
        for key in given:
            if (owner := OF_ONE_TYPE.get(key, kind)) != kind:
                raise BankError("bank.key-of-type", path=path, key=f"checker.{key}", owner=owner, found=kind)
        both, absolute, relative = (_tolerance(checker, key) for key in TOLERANCES)
        if both is not None and not (absolute is relative is None):
            raise checker.error(
                "float_tolerance", Phrase("rule.alone", {"others": ", ".join(TOLERANCES[1:])})
            )
        return CheckerSpec(
            kind,
            decimals,
            float_absolute_tolerance=absolute if both is None else both,
            float_relative_tolerance=relative if both is None else both,
            case_sensitive=checker.optional("case_sensitive", bool, False),
            space_change_sensitive=checker.optional("space_change_sensitive", bool, False),
            validator=_validator(path.parent / VALIDATOR_FOLDER) if kind == VALIDATOR else {},
            arguments=tuple(checker.list_of("arguments", str)),
        )


def _validator(folder: Path) -> dict[str, bytes]:
    """Read the author's own checker: `__main__.py` with its modules, or a single file."""
    files = {
        path.relative_to(folder).as_posix(): read_file(path).encode() for path in sorted(folder.rglob("*.py"))
    }
    if not files or (len(files) > 1 and "__main__.py" not in files):
        raise BankError("bank.missing-file", path=folder / "__main__.py")
    return files


def _tolerance(checker: Table, key: str) -> float | None:
    tolerance = checker.optional(key, float, None)
    if tolerance is not None and not (tolerance >= 0 and math.isfinite(tolerance)):
        raise checker.error(key, Phrase("rule.not-negative", {"found": tolerance}))
    return tolerance
