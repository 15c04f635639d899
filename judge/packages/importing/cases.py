"""`data/` of a package -> test cases, and the arguments that its output validator gets for all of them.

Groups are flattened into names: `secret/group1/01.in` becomes the case `secret/group1-01`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from judge.bank.testcases import GROUPS
from judge.errors import PackageError
from judge.messages import Phrase
from judge.model import TestCase
from judge.packages.importing.members import Package
from judge.packages.importing.metadata import LEGACY, Metadata
from judge.packages.importing.settings import Settings, load
from judge.packages.importing.texts import text_of, with_constants

GROUP_FILES = ("test_group.yaml", "testdata.yaml")  # the second one in older packages
UNUSED = (
    "max_score",
    "require_pass",
    "static_validator_args",
    "input_visualizer_args",
    "output_visualizer_args",
    "full_feedback",
    "hint",
    "description",
    "on_reject",
    "grading",
    "grader_flags",
    "accept_score",
    "reject_score",
    "range",
    "scoring",
    "show_test_data_groups",
)
NOT_TAKEN = ("invalid_input", "invalid_output", "valid_output")


@dataclass(frozen=True, slots=True)
class Rules:
    """What settings say of one or more test cases."""

    file: str
    arguments: tuple[str, ...] | None  # of the output validator; None: not said
    input_arguments: bool  # whether input validators get arguments


@dataclass(frozen=True, slots=True)
class Data:
    """The test data of a package."""

    cases: tuple[TestCase, ...]
    arguments: tuple[str, ...]  # of the output validator
    input_arguments: bool  # whether input validators get arguments for some case
    notes: tuple[Phrase, ...]


def read_data(package: Package, metadata: Metadata) -> Data:
    """Read the test cases.

    Raises:
        PackageError: there are none, one lacks its answer, or they ask for what this judge does not have.
    """
    paths = [path for group in GROUPS for path in sorted(package.files) if path.startswith(f"data/{group}/")]
    for path in paths:
        if any(part.endswith(".files") for part in path.split("/")):
            raise PackageError("import.case-files", file=path)
        stem, _, extension = path.rpartition(".")
        if extension == "ans" and f"{stem}.in" not in package.files:
            raise PackageError("import.no-input", file=path)
    notes: list[Phrase] = []
    rules = {path: _rules(package, path, metadata, notes) for path in _settings_files(package, paths)}
    cases: dict[str, TestCase] = {}
    arguments: dict[tuple[str, ...], str] = {}
    for stem in sorted(path.removesuffix(".in") for path in paths if path.endswith(".in")):
        case = _case(package, stem)
        if case.name.casefold() in cases:
            raise PackageError("import.case-clash", file=f"{stem}.in", case=case.name)
        cases[case.name.casefold()] = case
        of_case = _arguments(stem, rules, metadata)
        arguments.setdefault(of_case, f"{stem}.in")
        if len(arguments) > 1:
            one, other = arguments.values()
            raise PackageError("import.arguments-differ", file=one, other=other)
    if not cases:
        raise PackageError("import.no-cases", folder="data/secret")
    notes += [
        Phrase("import.left-out", {"file": f"data/{folder}"})
        for folder in NOT_TAKEN
        if package.below(f"data/{folder}")
    ]
    return Data(
        cases=tuple(cases.values()),
        arguments=next(iter(arguments)),
        input_arguments=any(each.input_arguments for each in rules.values()),
        notes=tuple({repr(note): note for note in notes}.values()),  # one for each, however many files say it
    )


def _case(package: Package, stem: str) -> TestCase:
    answer = f"{stem}.ans"
    if answer not in package.files:
        raise PackageError("import.no-answer", file=f"{stem}.in", answer=answer)
    _, group, *rest = stem.split("/")
    return TestCase(f"{group}/{'-'.join(rest)}", package.files[f"{stem}.in"], package.files[answer])


def _settings_files(package: Package, paths: list[str]) -> Iterator[str]:
    """Yield the files with settings of groups and of single cases."""
    for name in GROUP_FILES:
        if f"data/{name}" in package.files:
            yield f"data/{name}"
    for path in paths:
        stem = path.removesuffix(".yaml")
        if stem != path and (path.rpartition("/")[2] in GROUP_FILES or f"{stem}.in" in package.files):
            yield path


def _rules(package: Package, path: str, metadata: Metadata, notes: list[Phrase]) -> Rules:
    text = with_constants(text_of(path, package.files[path]), metadata.constants)
    settings = load(path, text)
    if settings.take_strings("args"):
        raise PackageError("import.case-arguments", file=path)
    for key, allowed in (("score_aggregation", "pass-fail"), ("static_validation_score", None)):
        found = settings.take(key)
        if found not in (None, allowed):
            raise PackageError("import.scoring", file=path, key=key)
    for key in UNUSED:
        settings.take(key)
    inputs = [settings.take("input_validator_args"), settings.take("input_validator_flags")]
    arguments = settings.take_strings("output_validator_args")
    flags = _flags(settings)
    notes += settings.unknown(metadata.strict)
    return Rules(path, arguments if flags is None else flags, any(inputs))


def _flags(settings: Settings) -> tuple[str, ...] | None:
    """Return what legacy packages call arguments: a string, or a map with the name of the validator they are for."""
    found = settings.take("output_validator_flags", str, dict)
    if isinstance(found, dict):
        settings = Settings(found, settings.file, "output_validator_flags.")
        return settings.take_strings("flags")
    return None if found is None else tuple(found.split())


def _arguments(stem: str, rules: dict[str, Rules], metadata: Metadata) -> tuple[str, ...]:
    """Return the arguments of the output validator for a case: those of the nearest settings that say any."""
    folders = stem.split("/")[:-1]
    groups = ["/".join(folders[:depth]) for depth in range(len(folders), 0, -1)]
    places = [f"{stem}.yaml", *(f"{group}/{name}" for group in groups for name in GROUP_FILES)]
    nearest = (rules[place].arguments for place in places if place in rules)
    found = next((each for each in nearest if each is not None), ())
    return (*metadata.arguments, *found) if metadata.version == LEGACY else found
