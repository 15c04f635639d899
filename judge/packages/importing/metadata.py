"""`problem.yaml`, in each version of the format -> `Metadata`; what this judge cannot do is refused."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from judge.checkers.excerpts import printable
from judge.errors import PackageError
from judge.messages import Phrase
from judge.model import Text
from judge.packages.importing.members import TIME_LIMIT_FILE, Package
from judge.packages.importing.settings import Settings, load_bytes, name_of

FILE = "problem.yaml"
LEGACY = "legacy"
# What a package may call its version -> the version that it is read as.
VERSIONS = {
    "2025-09": "2025-09",
    "2023-07-draft": "2023-07-draft",
    "2023-07": "2023-07-draft",
    LEGACY: LEGACY,
    "legacy-icpc": LEGACY,
}
NEWEST = "2025-09"
PASS_FAIL = "pass-fail"
PYTHON = "python3"
LONGEST_TITLE = 200  # characters

# Keys that are of no use here; problem.yaml itself is kept.
UNUSED = {
    NEWEST: ("version", "credits", "embargo_until", "keywords", "allow_file_writing"),
    "2023-07-draft": ("version", "credits", "embargo_until", "keywords", "allow_file_writing"),
    LEGACY: ("author", "source_url", "keywords", "grading", "version"),
}
UNUSED_LIMITS = (
    "code",
    "compilation_time",
    "compilation_memory",
    "validation_time",
    "validation_memory",
    "validation_output",
    "validation_passes",
    "time_safety_margin",
)
MEMORY, OUTPUT = 2048, 8  # MiB, where a package does not say
LARGEST_MEMORY, LARGEST_OUTPUT = 16384, 256  # MiB
LEGACY_MULTIPLIER, MULTIPLIER = 5.0, 2.0  # of the slowest right program's time
DOMJUDGE_FILE = "domjudge-problem.ini"  # another place where legacy packages have their time limit
DOMJUDGE_LIMIT = re.compile(rb"^\s*timelimit\s*=\s*['\"]?([0-9.]+)['\"]?\s*$", re.MULTILINE)
SECONDS = re.compile(rb"\s*([0-9]+(?:\.[0-9]+)?)\s*")


@dataclass(frozen=True, slots=True)
class PackageLimits:
    """What a package says of limits."""

    time: float | None  # seconds; None: to be measured
    multiplier: float  # of the slowest right program's time
    resolution: float  # seconds, of which a measured limit is a multiple
    memory: int  # MiB
    output: int  # MiB


@dataclass(frozen=True, slots=True)
class Metadata:
    """What `problem.yaml` says that matters here."""

    version: str
    names: Mapping[str, str]  # language -> name; empty: the statement has it
    sources: tuple[str, ...]
    uuid: str | None
    license: str | None
    rights_owner: str | None
    limits: PackageLimits
    validation: str | None  # "default", "custom"; None: told by the files of the package
    arguments: tuple[str, ...]  # of the output validator
    constants: Mapping[str, str]
    notes: tuple[Phrase, ...]

    @property
    def strict(self) -> bool:
        """Whether a key that the format does not know is an error."""
        return self.version == NEWEST


def read_metadata(package: Package) -> Metadata:
    """Read `problem.yaml`.

    Raises:
        PackageError: it is not valid, or asks for what this judge does not have.
    """
    settings = load_bytes(FILE, package.files[FILE])
    version = _version(settings)
    _require_pass_fail(settings)
    validation = _validation(settings) if version == LEGACY else None
    _require_python(settings)
    limits = settings.take_map("limits")
    metadata = Metadata(
        version=version,
        names=_names(settings),
        sources=_sources(settings),
        uuid=settings.take("uuid", str),
        license=settings.take("license", str),
        rights_owner=settings.take("rights_owner", str),
        limits=_limits(limits, version, package),
        validation=validation,
        arguments=(settings.take_strings("validator_flags") if version == LEGACY else None) or (),
        constants=_constants(settings.take_map("constants")) if version != LEGACY else {},
        notes=(),
    )
    for key in UNUSED[version]:
        settings.take(key)
    notes = settings.unknown(metadata.strict) + limits.unknown(metadata.strict)
    return replace(metadata, notes=notes)


def _version(settings: Settings) -> str:
    found = settings.take("problem_format_version", str) or LEGACY
    if found not in VERSIONS:
        raise PackageError(
            "import.version", file=FILE, found=printable(found), known=", ".join(dict.fromkeys(VERSIONS))
        )
    return VERSIONS[found]


def _require_pass_fail(settings: Settings) -> None:
    for kind in settings.take_strings("type") or (PASS_FAIL,):
        if kind != PASS_FAIL:
            raise PackageError("import.type", file=FILE, found=printable(kind), known=PASS_FAIL)


def _validation(settings: Settings) -> str:
    """Return how outputs of a legacy package are validated, `default` or `custom`."""
    words = settings.take_strings("validation") or ("default",)
    if words[0] not in ("default", "custom") or len(words) > 1:
        raise PackageError("import.validation", file=FILE, found=printable(" ".join(words)))
    return words[0]


def _require_python(settings: Settings) -> None:
    languages = settings.take_strings("languages") or ("all",)
    if languages != ("all",) and PYTHON not in languages:
        found = printable(", ".join(languages), 200)
        raise PackageError("import.no-python", file=FILE, found=found, wanted=PYTHON)


def _names(settings: Settings) -> dict[str, str]:
    name = settings.take("name", str, dict)
    names = name if isinstance(name, dict) else {"en": name} if name else {}
    for language, each in names.items():
        if not isinstance(each, str):
            raise settings.error(f"name.{language}", each, name_of(""))
    return {str(language): one_line(each, FILE) for language, each in names.items()}


def one_line(text: str, file: str) -> str:
    """Return a title as one line.

    Raises:
        PackageError: it is empty, too long, or has characters that cannot be shown.
    """
    line = " ".join(text.split())
    if not line or len(line) > LONGEST_TITLE or not line.isprintable():
        raise PackageError("import.bad-title", file=file, found=printable(line))
    return line


def title_of(names: Mapping[str, str], otherwise: str) -> Text:
    """Return the title in both languages of the project, from the nearest that there are."""
    default = names.get("en") or next(iter(names.values()), otherwise)
    chinese = next((name for language, name in names.items() if language.lower().startswith("zh")), default)
    return Text(default, chinese)


def _sources(settings: Settings) -> tuple[str, ...]:
    source = settings.take("source", str, list, dict)
    entries = source if isinstance(source, list) else [] if source is None else [source]
    names = [entry.get("name") if isinstance(entry, dict) else entry for entry in entries]
    return tuple(printable(name, LONGEST_TITLE) for name in names if isinstance(name, str) and name)


def _constants(settings: Settings) -> dict[str, str]:
    return {key: str(settings.take(key, str, int, float)) for key in settings.keys()}  # noqa: SIM118


def _limits(settings: Settings, version: str, package: Package) -> PackageLimits:
    for key in UNUSED_LIMITS:
        settings.take(key)
    multipliers = settings.take_map("time_multipliers")
    default = LEGACY_MULTIPLIER if version == LEGACY else MULTIPLIER
    older = settings.take_number("time_multiplier", default) if version != NEWEST else default
    multiplier = multipliers.take_number("ac_to_time_limit", older)
    multipliers.take("time_limit_to_tle")
    multipliers.unknown(version == NEWEST)
    time = settings.take_number("time_limit", None)
    resolution = settings.take_number("time_resolution", 1.0)
    assert multiplier is not None
    assert resolution is not None
    return PackageLimits(
        time=time if time is not None else _time_in_files(package) if version != NEWEST else None,
        multiplier=multiplier,
        resolution=resolution,
        memory=_mebibytes(settings, "memory", MEMORY, LARGEST_MEMORY),
        output=_mebibytes(settings, "output", OUTPUT, LARGEST_OUTPUT),
    )


def _mebibytes(settings: Settings, key: str, default: int, most: int) -> int:
    found = settings.take(key, int)
    if found is not None and not 1 <= found <= most:
        raise PackageError("import.limit-range", file=FILE, key=f"limits.{key}", found=found, most=most)
    return default if found is None else int(found)


def _time_in_files(package: Package) -> float | None:
    """Return the time limit of an older package, which stands beside `problem.yaml` if anywhere."""
    places = ((TIME_LIMIT_FILE, SECONDS.fullmatch), (DOMJUDGE_FILE, DOMJUDGE_LIMIT.search))
    for file, match in places:
        if file in package.files:
            found = match(package.files[file])
            try:
                seconds = float(found[1]) if found else 0.0
            except ValueError:
                seconds = 0.0
            if found and not 0 < seconds < 1e6:
                raise PackageError("import.bad-number", file=file, key="", found=printable(str(found[1])))
            if found:
                return seconds
    return None
