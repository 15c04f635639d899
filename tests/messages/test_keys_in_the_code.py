"""The code and the catalogue agree: every key used exists, with its parameters, and every key is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import judge
from judge.authoring.reading import corruptions
from judge.bank.kinds import GROUPS
from judge.bank.problem import DIFFICULTIES
from judge.doctor import Promise
from judge.messages import CATALOGUE
from judge.model import Verdict

PACKAGE = Path(judge.__file__).parent
MODULES = {
    str(path.relative_to(PACKAGE)): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(PACKAGE.rglob("*.py"))
    if not path.is_relative_to(PACKAGE / "messages") and not path.is_relative_to(PACKAGE / "_bank")
}

PREFIXES = {key.partition(".")[0] for key in CATALOGUE if "." in key}
KEY = re.compile(rf"({'|'.join(sorted(PREFIXES))})\.[a-zA-Z][\w.-]*")
OTHER_NAMES = re.compile(r"\w+\.(py|json|toml|sqlite3)")  # files

SPEAKERS = {"say", "UsageError", "BankError", "SandboxError", "HistoryError", "PackageError", "JudgeError"}
COMPUTED = {
    "verdict.": [f"verdict.{verdict}" for verdict in Verdict],
    "difficulty.": [f"difficulty.{difficulty}" for difficulty in DIFFICULTIES],
    "group.": [f"group.{group}" for group in GROUPS],
    "promise.": [f"promise.{promise}" for promise in Promise],
    "damage.": [f"damage.{what}" for what, _ in corruptions("1 2\n3 4\n")],
    "verify.": [],  # what `finding` makes of the key it is given, see below
}


class Use(NamedTuple):
    """A key in the code, with the names of the parameters beside it (None: they cannot be told)."""

    module: str
    line: int
    key: str
    parameters: frozenset[str] | None


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def parameters_of(call: ast.Call) -> frozenset[str] | None:
    """The names of keyword arguments, None if there is a `**`."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(filter(None, names))


def uses() -> Iterator[Use]:
    """Every key that is spelt out in the code."""
    for module, tree in MODULES.items():
        seen: set[int] = set()
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            arguments = node.args
            if name_of(node.func) == "finding":
                key = ast.literal_eval(arguments[1])
                yield Use(module, node.lineno, f"verify.{key}", parameters_of(node))
            elif name_of(node.func) in SPEAKERS and arguments:
                for key_node in constants(arguments[0]):
                    seen.add(id(key_node))
                    parameters = parameters_of(node)
                    yield Use(module, node.lineno, str(key_node.value), parameters)
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) and id(node) not in seen else None
            if isinstance(text, str) and is_key(text, module):
                yield Use(module, getattr(node, "lineno", 0), text, None)


def is_key(text: str, module: str) -> bool:
    """Whether a string looks like a key; names of files and, outside `judging`, of our modules do not."""
    if module == "judging.py" and text in CATALOGUE:  # words such as "memory", the reason of a verdict
        return True
    if text.startswith("judge.") and module != "judging.py":
        return False
    return bool(KEY.fullmatch(text)) and not OTHER_NAMES.fullmatch(text)


def constants(node: ast.expr) -> list[ast.Constant]:
    """The strings an argument may be: itself, or either side of an `if`."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


USES = list(uses())


def test_there_are_keys_in_the_code() -> None:
    assert len(USES) > 100
    used = {use.key for use in USES}
    assert {"usage.no-file", "verify.slow", "check.nan", "report.judging", "time.cpu", "memory"} <= used


def test_every_key_used_is_in_the_catalogue() -> None:
    unknown = [use for use in USES if use.key not in CATALOGUE]
    assert unknown == []


def test_every_key_made_of_parts_is_in_the_catalogue() -> None:
    beginnings = set()
    for tree in MODULES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
                beginnings |= {first.value} if str(first.value).rstrip(".") in PREFIXES else set()
    assert beginnings == set(COMPUTED)
    missing = [key for keys in COMPUTED.values() for key in keys if key not in CATALOGUE]
    assert missing == []


def test_every_key_of_the_catalogue_is_used() -> None:
    used = {use.key for use in USES} | {key for keys in COMPUTED.values() for key in keys}
    used |= {f"{key}.hint" for key in used if key.startswith("pattern.")}  # told before the pattern itself
    assert sorted(CATALOGUE.keys() - used) == []


def test_every_message_gets_the_parameters_it_names() -> None:
    wrong = []
    for use in USES:
        if use.parameters is None or use.key not in CATALOGUE:
            continue
        needed = {name for _, name, _, _ in Formatter().parse(CATALOGUE[use.key][0]) if name}
        if missing := needed - use.parameters:
            wrong.append((use.module, use.line, use.key, sorted(missing)))
    assert wrong == []


def test_reasons_of_judging_and_checkers_come_with_their_parameters() -> None:
    """A reason stands beside the dictionary of its details, in a call or in a tuple."""
    checked = 0
    wrong = []
    for module, tree in MODULES.items():
        for node in ast.walk(tree):
            parts = node.args if isinstance(node, ast.Call) else getattr(node, "elts", [])
            keys = [p.value for p in parts if isinstance(p, ast.Constant) and p.value in CATALOGUE]
            tables = [p for p in parts if isinstance(p, ast.Dict) and None not in p.keys]
            if len(keys) != 1 or len(tables) != 1:
                continue
            given = {ast.literal_eval(key) for key in tables[0].keys if key is not None}
            needed = {name for _, name, _, _ in Formatter().parse(CATALOGUE[keys[0]][0]) if name}
            checked += 1
            if not needed <= given:
                wrong.append((module, node.lineno, keys[0], sorted(needed - given)))
    assert checked >= 8
    assert wrong == []


# Not for people: styles of rich, commands, ranges of characters.
STYLE = re.compile(
    r"(bold|dim|red|green|yellow|magenta|cyan|italic|none)( (bold|dim|red|green|yellow|magenta|cyan))*"
)
COMMAND = re.compile(r"judge [a-z]+")
RANGE = re.compile(r"[\u2e80-\uffef]-[\u2e80-\uffef]")


def docstrings(tree: ast.AST) -> set[int]:
    """The nodes of docstrings, and of annotations in quotes."""
    found = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            found.add(id(body[0].value))
        for field in ("annotation", "returns"):
            if annotation := getattr(node, field, None):
                found |= {id(each) for each in ast.walk(annotation)}
    return found


def is_prose(text: str) -> bool:
    """Whether a text seems to be meant for people: Chinese, or more than one word."""
    if STYLE.fullmatch(text) or COMMAND.fullmatch(text) or RANGE.search(text):
        return False
    if re.search(r"[\u3400-\u9fff]", text):
        return True
    return len(re.findall(r"[A-Za-z]{2,}", text)) > 1 and " " in text.strip()


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith(("commands", "report"))])
def test_no_text_for_people_stands_outside_the_catalogue(module: str) -> None:
    tree = MODULES[module]
    skipped = docstrings(tree)
    found = [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
        if is_prose(node.value)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "prose"),
    [
        ("No exercise matches.", True),
        ("题目", True),
        ("bold red", False),
        ("utf-8", False),
        (" ms / ", False),
        ("schema_version", False),
    ],
)
def test_prose_is_told_from_names(text: str, prose: bool) -> None:
    assert is_prose(text) == prose
