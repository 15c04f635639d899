"""How a package compares outputs with answers -> the `[checker]` of `problem.toml` and the files it needs.

Its input validators are kept too: `judge verify` runs them.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from judge.bank.problem import TOLERANCES, VALIDATOR_FOLDER
from judge.checkers.excerpts import printable
from judge.checkers.validator import VALIDATOR
from judge.errors import PackageError
from judge.messages import Phrase
from judge.packages.importing.cases import Data
from judge.packages.importing.members import Package
from judge.packages.importing.metadata import FILE, Metadata
from judge.packages.importing.texts import text_of, with_constants

MAIN = "__main__.py"
OUTPUT_VALIDATORS = ("output_validator", "output_validators")  # the second one in older packages
INPUT_VALIDATORS = ("input_validators", "input_format_validators")
INPUT_VALIDATOR_FOLDER = "input_validators"  # in the exercise
WITHOUT_CODE = (".md", ".txt", ".cfg", ".toml", ".pyi")
FLAGS = ("case_sensitive", "space_change_sensitive")

Compiles = Callable[[bytes], bool]


@dataclass(frozen=True, slots=True)
class Checking:
    """How outputs are compared."""

    settings: Mapping[str, object]  # of the table `[checker]`
    files: Mapping[str, bytes] = field(default_factory=dict)  # below problems/<id>/
    notes: tuple[Phrase, ...] = ()


def read_checking(package: Package, metadata: Metadata, data: Data, compiles: Compiles) -> Checking:
    """Return the checker of a package: `tokens` for the default output validator, else its own.

    Raises:
        PackageError: its output validator is no Python program, or its arguments are wrong.
    """
    inputs, notes = _input_validators(package, metadata, data, compiles)
    folder = next((name for name in OUTPUT_VALIDATORS if package.below(name)), None)
    if metadata.validation == "custom" and folder is None:
        raise PackageError("import.no-validator", file=FILE, folder=OUTPUT_VALIDATORS[1])
    if folder is None or metadata.validation == "default":
        return Checking({"type": "tokens", **_token_rules(data.arguments)}, inputs, notes)
    validator = _python_program(package.below(folder), folder, metadata, compiles)
    settings = {"type": VALIDATOR, "arguments": list(data.arguments)}
    return Checking(settings, {**inputs, **_below(VALIDATOR_FOLDER, validator)}, notes)


def _below(folder: str, files: Mapping[str, bytes]) -> dict[str, bytes]:
    return {f"{folder}/{name}": content for name, content in files.items()}


def _token_rules(arguments: tuple[str, ...]) -> dict[str, object]:
    """Return the arguments of the default output validator as keys of `[checker]`."""
    rules: dict[str, object] = {}
    left = iter(arguments)
    for name in left:
        value = next(left, "") if name in TOLERANCES else True
        if name not in (*TOLERANCES, *FLAGS) or name in rules:
            raise PackageError("import.bad-argument", found=printable(name))
        rules[name] = value if value is True else _tolerance(name, str(value))
    if TOLERANCES[0] in rules and len(rules.keys() & set(TOLERANCES)) > 1:
        raise PackageError("import.bad-argument", found=TOLERANCES[0])
    return rules


def _tolerance(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e308:
        raise PackageError("import.bad-argument", found=printable(f"{name} {text}"))
    return value


def _python_program(
    files: Mapping[str, bytes], folder: str, metadata: Metadata, compiles: Compiles
) -> dict[str, bytes]:
    """Return the files of the one Python program in a folder: `__main__.py` with its modules, or a single file.

    Raises:
        PackageError: there is another one, or it is in another language.
    """
    tops = {name.partition("/")[0] for name in files if not _is_no_code(name)}
    top = next(iter(tops), "")
    if len(tops) == 1 and top not in files:  # a program in a folder of its own
        inside = {name.removeprefix(f"{top}/"): content for name, content in files.items() if "/" in name}
        return _python_program(inside, f"{folder}/{top}", metadata, compiles)
    program = {}
    for name, content in files.items():
        if _is_no_code(name):
            continue
        if not name.endswith(".py"):
            raise PackageError("import.not-python", file=f"{folder}/{name}")
        source = with_constants(text_of(f"{folder}/{name}", content), metadata.constants).encode()
        if not compiles(source):
            raise PackageError("import.not-python", file=f"{folder}/{name}")
        program[name] = source
    if not program or (len(program) > 1 and MAIN not in program):
        raise PackageError("import.no-main", folder=folder, found=len(program))
    return program


def _is_no_code(name: str) -> bool:
    base = name.rpartition("/")[2]
    return base.endswith(WITHOUT_CODE) or base.startswith(("README", "LICENSE", "Makefile"))


def _input_validators(
    package: Package, metadata: Metadata, data: Data, compiles: Compiles
) -> tuple[dict[str, bytes], tuple[Phrase, ...]]:
    """Return the input validators in Python, and notes on the others, whose rules are not checked here."""
    kept: dict[str, bytes] = {}
    notes = []
    for folder, name, files in _programs(package):
        try:
            program = _python_program(files, folder, metadata, compiles)
        except PackageError:
            notes.append(Phrase("import.not-checked", {"file": f"{folder}/{name}"}))
            continue
        if data.input_arguments:
            notes.append(Phrase("import.with-arguments", {"file": f"{folder}/{name}"}))
            continue
        place = f"{INPUT_VALIDATOR_FOLDER}/{name.removesuffix('.py')}"
        kept |= _below(place, program)
    return kept, tuple(notes)


def _programs(package: Package) -> Iterator[tuple[str, str, dict[str, bytes]]]:
    """Yield the folder, the name and the files of each input validator."""
    for folder in INPUT_VALIDATORS:
        files = package.below(folder)
        for top in dict.fromkeys(name.partition("/")[0] for name in files):
            own = {name: content for name, content in files.items() if name.partition("/")[0] == top}
            if not all(map(_is_no_code, own)):
                yield folder, top, own
