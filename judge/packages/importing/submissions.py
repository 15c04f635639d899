"""`submissions/` of a package -> the programs of an exercise: reference, other accepted ones, known mistakes.

Only single files of Python 3 are taken. A wrong program keeps its text, so it is described by an entry in
`mistakes.toml` that names it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from judge.errors import PackageError
from judge.messages import LANGUAGES, Phrase, text
from judge.model import LONGEST_SOURCE, Verdict
from judge.packages.importing.checking import Compiles
from judge.packages.importing.members import Package
from judge.packages.importing.metadata import Metadata
from judge.packages.importing.settings import Settings, load_bytes
from judge.packages.importing.texts import with_constants
from judge.packages.importing.toml import array_of_tables

ACCEPTED = "accepted"
FOLDER = "submissions"  # of the wrong programs, below solutions/<id>/
FILE = "submissions/submissions.yaml"
SUFFIXES = (".py", ".py3")
PYTHON_2 = re.compile(rb"#!.*python2")
BRACES = re.compile(r"\{([^{}]*)\}")
MOST_PATTERNS = 50  # that one pattern with braces may stand for
MOST_STARS = 4  # in a pattern: matching takes the length of a name to the power of their number

# The verdicts that a folder stands for: the one it must get, then others it may get; no entry: no single one.
VERDICTS: Mapping[str, tuple[Verdict, ...]] = {
    "wrong_answer": (Verdict.WA,),
    "time_limit_exceeded": (Verdict.TLE, Verdict.WA),
    "run_time_error": (Verdict.RTE, Verdict.MLE, Verdict.OLE),
}
CRASHES = (Verdict.RTE, Verdict.MLE, Verdict.OLE)  # what packages call RTE


@dataclass(frozen=True, slots=True)
class Expectation:
    """What `submissions.yaml` says of a program."""

    model: bool = False  # whether it is the one to learn from
    required: tuple[str, ...] = ()
    permitted: tuple[str, ...] = ()
    timed: bool = True  # whether its time counts for the time limit


@dataclass(frozen=True, slots=True)
class Submissions:
    """The programs of an exercise."""

    reference: str  # path of it in the package
    accepted: Mapping[str, bytes]  # all right programs by their path in the package
    timed: frozenset[str]  # those whose time counts
    files: Mapping[str, bytes] = field(default_factory=dict)  # below solutions/<id>/
    notes: tuple[Phrase, ...] = ()


def read_submissions(package: Package, metadata: Metadata, compiles: Compiles) -> Submissions:
    """Read the programs.

    Raises:
        PackageError: no accepted one is in Python 3.
    """
    notes: list[Phrase] = []
    expected = _expectations(package)
    programs = dict(_programs(package, metadata, compiles, notes))
    accepted = {path: source for path, source in programs.items() if path.startswith(f"{ACCEPTED}/")}
    if not accepted:
        raise PackageError("import.no-accepted", folder=f"submissions/{ACCEPTED}")
    rules = {path: _expectation(path, expected) for path in programs}
    models = [path for path in accepted if rules[path].model]
    reference = [*models, *accepted][0]
    files = {"reference.py": accepted[reference], "hints.toml": b""}
    for path, source in accepted.items():
        if path != reference:
            files[f"{ACCEPTED}/{_file_name(path)}"] = source
    entries: list[dict[str, object]] = []
    for path, source in programs.items():
        if path in accepted:
            continue
        verdicts = _verdicts(path, rules[path])
        if not verdicts:
            notes.append(Phrase("import.no-verdict", {"file": f"submissions/{path}"}))
            continue
        name = f"{FOLDER}/{path.partition('/')[0]}/{_file_name(path)}"
        files[name] = source
        entries.append(_entry(path, name, verdicts, len(entries)))
    files["mistakes.toml"] = array_of_tables("mistake", entries).encode()
    timed = frozenset(path for path in accepted if rules[path].timed)
    return Submissions(reference, accepted, timed, files, tuple(notes))


def _programs(
    package: Package, metadata: Metadata, compiles: Compiles, notes: list[Phrase]
) -> Iterator[tuple[str, bytes]]:
    """Yield the programs that can be judged here by their path below `submissions/`; note why others cannot."""
    files = package.below("submissions")
    units: dict[str, list[str]] = {}
    for path in sorted(files):
        parts = path.split("/")
        if len(parts) > 1:
            units.setdefault("/".join(parts[:2]), []).append(path)
    for unit, paths in units.items():
        file = f"submissions/{unit}"
        source = files[paths[0]]
        if not all(path.endswith(SUFFIXES) for path in paths):
            notes.append(Phrase("import.other-programming-language", {"file": file}))
        elif len(paths) > 1:
            notes.append(Phrase("import.several-files", {"file": file}))
        elif PYTHON_2.match(source) or len(source) > LONGEST_SOURCE or not _is_text(source):
            notes.append(Phrase("import.not-python-3", {"file": file}))
        else:
            source = with_constants(source.decode(), metadata.constants).encode()
            if compiles(source):
                yield paths[0], source
            else:
                notes.append(Phrase("import.not-python-3", {"file": file}))


def _is_text(source: bytes) -> bool:
    try:
        source.decode()
    except UnicodeDecodeError:
        return False
    return b"\0" not in source


def _file_name(path: str) -> str:
    """Return the name of a program's file: its own, or that of its folder."""
    stem = path.split("/")[1]
    for suffix in SUFFIXES:
        stem = stem.removesuffix(suffix)
    return f"{stem}.py"


def _expectations(package: Package) -> dict[str, Expectation]:
    """Read `submissions.yaml`: pattern -> what it says. Keys that matter to other judges alone are passed over."""
    if FILE not in package.files:
        return {}
    settings = load_bytes(FILE, package.files[FILE])
    found = {}
    for pattern in settings.keys():  # noqa: SIM118
        of_one = settings.take_map(pattern)
        found[pattern] = Expectation(
            model=of_one.take("model_solution", bool) is True,
            required=_known_verdicts(of_one, "required"),
            permitted=_known_verdicts(of_one, "permitted"),
            timed=of_one.take("use_for_time_limit") in (None, True, "lower"),
        )
    return found


def _known_verdicts(settings: Settings, key: str) -> tuple[str, ...]:
    verdicts = settings.take_strings(key) or ()
    for verdict in verdicts:
        if verdict not in ("AC", "WA", "TLE", "RTE"):
            raise settings.error(key, verdict, "AC / WA / TLE / RTE")
    return verdicts


def _expectation(path: str, expected: Mapping[str, Expectation]) -> Expectation:
    """Return what is said of a program: patterns match it or a folder of it, the more precise one last."""
    model, timed = False, True
    required: tuple[str, ...] = ()
    permitted: tuple[str, ...] = ()
    parts = path.split("/")
    prefixes = ["/".join(parts[: depth + 1]) for depth in range(len(parts))]
    for pattern in sorted(expected, key=len):
        if any(regex.fullmatch(prefix) for regex in _regexes(pattern) for prefix in prefixes):
            rule = expected[pattern]
            model, timed = model or rule.model, timed and rule.timed
            required, permitted = rule.required or required, rule.permitted or permitted
    return Expectation(model, required, permitted, timed)


def _regexes(pattern: str) -> list[re.Pattern[str]]:
    """Return the expressions for a pattern: `*` stays within a name, `{a,b}` is either."""
    patterns = [pattern]
    while patterns and (braces := BRACES.search(patterns[0])) and len(patterns) < MOST_PATTERNS:
        options = braces[1].split(",")
        patterns = [each.replace(braces[0], option, 1) for each in patterns for option in options]
    return [
        re.compile("[^/]*".join(map(re.escape, parts)))
        for each in patterns[:MOST_PATTERNS]
        if len(parts := re.split(r"\*+", each)) <= MOST_STARS + 1
    ]


def _verdicts(path: str, rule: Expectation) -> tuple[Verdict, ...]:
    """Return the verdict that a wrong program must get, then those it may get; nothing where that is open."""
    if len(rule.required) != 1:
        return VERDICTS.get(path.partition("/")[0], ()) if not rule.required else ()
    named = [verdict for verdict in (*rule.required, *rule.permitted) if verdict != "AC"]
    verdicts: list[Verdict] = []
    for verdict in map(Verdict, named):
        verdicts += CRASHES if verdict is Verdict.RTE else (verdict,)
    return tuple(dict.fromkeys(verdicts))


def _entry(path: str, name: str, verdicts: tuple[Verdict, ...], number: int) -> dict[str, object]:
    words = re.findall(r"[a-z0-9]+", _file_name(path).removesuffix(".py").lower())
    shown = f"submissions/{path}"
    return {
        "id": "-".join([*words, f"{number + 1:02}"]),
        "expect": verdicts[0].value,
        "also": [verdict.value for verdict in verdicts[1:]],
        "single": "not said by the package",
        "program": name,
        "title": {each: text(each, "import.mistake-title", file=shown) for each in LANGUAGES},
        "hint": {each: text(each, "import.mistake-hint") for each in LANGUAGES},
    }
