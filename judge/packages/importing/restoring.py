"""A package that this judge has exported -> the exercise, byte for byte, see `judge.packages.layout`."""

from pathlib import PurePosixPath

from judge.bank.testcases import DIGESTS, GROUPS
from judge.bank.toml import parse
from judge.errors import JudgeError, PackageError
from judge.messages import Phrase
from judge.packages.importing.exercise import Files
from judge.packages.importing.members import Package
from judge.packages.importing.texts import text_of
from judge.packages.layout import EXERCISE_FILE, EXERCISE_FORMAT, ORIGIN, PARTS, is_in_data


def is_own(package: Package) -> bool:
    """Whether a package holds the exercise that it was exported from."""
    return EXERCISE_FILE in package.files


def restore(package: Package) -> tuple[str, Files]:
    """Return the id of the exercise and its files.

    Raises:
        PackageError: the package is of a newer release, or has been tampered with.
    """
    id = _id(package)
    parts = {part: package.below(f"{ORIGIN}/{folder}") for part, folder in PARTS.items()}
    for name in parts["testcases"]:
        if name != DIGESTS and not (name.endswith(".ties") and _is_case(name)):
            raise PackageError("import.stray-file", file=f"{ORIGIN}/{PARTS['testcases']}/{name}")
    data = {
        name: content
        for name, content in package.below("data").items()
        if is_in_data(name) and _is_case(name)
    }
    return id, Files(parts["problems"], parts["solutions"], {**parts["testcases"], **data})


def _is_case(name: str) -> bool:
    path = PurePosixPath(name)
    return len(path.parts) == 2 and path.parts[0] in GROUPS


def _id(package: Package) -> str:
    text = text_of(EXERCISE_FILE, package.files[EXERCISE_FILE])
    try:
        with parse(text, PurePosixPath(EXERCISE_FILE)) as table:
            version = table.required("format_version", int)
            id = table.required("id", str)
            table.optional("topic", str, "")
            table.optional("uuid", str, "")
    except JudgeError as error:
        raise PackageError("import.not-readable", reason=Phrase(error.key, error.parameters)) from None
    if version != EXERCISE_FORMAT:
        raise PackageError("import.version", file=EXERCISE_FILE, found=version, known=EXERCISE_FORMAT)
    return id
