"""What a package may say and hold: each refusal names the file and the reason, in both languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.errors import PackageError
from judge.model import CheckerSpec
from judge.packages.importing.members import Package
from judge.packages.importing.metadata import read_metadata
from judge.packages.importing.settings import load, load_bytes

META = b"problem_format_version: 2025-09\nname: Echo\nuuid: u\nlimits:\n  time_limit: 1\n"
DRAFT = META.replace(b"2025-09", b"2023-07-draft")
LEGACY = b"name: Echo\n"
VALIDATOR = b"import sys\nsys.exit(42 if sys.stdin.read() == open(sys.argv[2]).read() else 43)\n"


@pytest.mark.parametrize(
    ("changes", "key", "named"),
    [
        ({"problem.yaml": META + b"type: interactive\n"}, "import.type", "interactive"),
        ({"problem.yaml": META + b"type: [pass-fail, multi-pass]\n"}, "import.type", "multi-pass"),
        ({"problem.yaml": META + b"type: scoring\n"}, "import.type", "scoring"),
        ({"problem.yaml": META + b"type: submit-answer\n"}, "import.type", "submit-answer"),
        ({"problem.yaml": META + b"languages: [cpp, java]\n"}, "import.no-python", "cpp, java"),
        ({"problem.yaml": META + b"keyword: [sums]\n"}, "import.unknown-key-near", "keywords"),
        ({"problem.yaml": META + b"zzzzzzzz: 1\n"}, "import.unknown-key", "zzzzzzzz"),
        ({"problem.yaml": META + b"  memmory: 5\n"}, "import.unknown-key-near", "limits.memory"),
        ({"problem.yaml": META + b"  memory: 0\n"}, "import.limit-range", "limits.memory"),
        ({"problem.yaml": META + b"  memory: 1.5\n"}, "import.wrong-type", "limits.memory"),
        ({"problem.yaml": META.replace(b"_limit: 1", b"_limit: -1")}, "import.bad-number", "time_limit"),
        ({"problem.yaml": META.replace(b"_limit: 1", b"_limit: .nan")}, "import.bad-number", "nan"),
        ({"problem.yaml": META.replace(b"_limit: 1", b"_limit: .inf")}, "import.bad-number", "inf"),
        ({"problem.yaml": META.replace(b"_limit: 1", b"_limit: yes")}, "import.wrong-type", "boolean"),
        ({"problem.yaml": META.replace(b"2025-09", b"2031-01")}, "import.version", "2031-01"),
        ({"problem.yaml": META.replace(b"Echo", b'"\\e[31m"')}, "import.bad-title", "\\x1b"),
        ({"problem.yaml": META.replace(b"Echo", b'"\\ud800"')}, "import.bad-title", "\\ud800"),
        ({"problem.yaml": META.replace(b"Echo", b"[a]")}, "import.wrong-type", "sequence"),
        ({"problem.yaml": b"- a list\n"}, "import.wrong-type", "sequence"),
        ({"problem.yaml": b"a: [\n"}, "import.yaml", "problem.yaml"),
        ({"problem.yaml": META + b"name: twice\n"}, "import.yaml", "name"),
        ({"problem.yaml": b"a: &x [1]\nb: *x\n"}, "import.yaml", "aliases"),
        ({"problem.yaml": LEGACY + b"validation: custom interactive\n"}, "import.validation", "interactive"),
        ({"problem.yaml": LEGACY + b"validation: custom score\n"}, "import.validation", "score"),
        ({"problem.yaml": LEGACY + b"validation: custom\n"}, "import.no-validator", "output_validators"),
        ({"include/default/main.py": b"x"}, "import.included-file", "include/default/main.py"),
        ({"data/secret/1.files/table.txt": b"x"}, "import.case-files", "1.files"),
        ({"data/secret/1.yaml": b"args: [x]\n"}, "import.case-arguments", "data/secret/1.yaml"),
        ({"data/secret/1.yaml": b"arg: [x]\n"}, "import.unknown-key-near", "args"),
        ({"data/secret/test_group.yaml": b"score_aggregation: min\n"}, "import.scoring", "test_group.yaml"),
        ({"data/secret/2.in": b"b\n"}, "import.no-answer", "data/secret/2.ans"),
        ({"data/secret/2.ans": b"b\n"}, "import.no-input", "data/secret/2.ans"),
        ({"data/secret/1.in": None, "data/secret/1.ans": None}, "import.no-cases", "data/secret"),
        (
            {f"data/secret/{name}": b"x\n" for name in ("a-b/c.in", "a-b/c.ans", "a/b-c.in", "a/b-c.ans")},
            "import.case-clash",
            "secret/a-b-c",
        ),
        (
            {
                "data/secret/1.yaml": b"output_validator_args: [case_sensitive]\n",
                "data/sample/1.in": b"a\n",
                "data/sample/1.ans": b"a\n",
            },
            "import.arguments-differ",
            "data/sample/1.in",
        ),
        ({"data/test_group.yaml": b"output_validator_args: [fast]\n"}, "import.bad-argument", "fast"),
        (
            {"data/test_group.yaml": b"output_validator_args: [float_tolerance, x]\n"},
            "import.bad-argument",
            "float_tolerance x",
        ),
        (
            {"data/test_group.yaml": b"output_validator_args: [float_tolerance, 1, float_absolute_tolerance, 1]\n"},
            "import.bad-argument",
            "float_tolerance",
        ),
        ({"output_validator/check.cpp": b"int main() {}"}, "import.not-python", "output_validator/check.cpp"),
        ({"output_validator/check.py": b"print 1\n"}, "import.not-python", "output_validator/check.py"),
        ({"output_validator/run": b"#!/bin/sh\n"}, "import.not-python", "output_validator/run"),
        (
            {"output_validator/one.py": VALIDATOR, "output_validator/two.py": VALIDATOR},
            "import.no-main",
            "output_validator",
        ),
        ({"submissions/accepted/echo.py": b"print raw_input()\n"}, "import.no-accepted", "submissions/accepted"),
        ({"submissions/submissions.yaml": b"'*':\n  required: [OK]\n"}, "import.wrong-type", "required"),
    ],
)  # fmt: skip
def test_what_cannot_be_judged_here_is_refused_with_the_place(
    changes: dict[str, bytes | None],
    key: str,
    named: str,
    package: Callable[..., Path],
    refused: Callable[..., PackageError],
) -> None:
    error = refused(package(changes))
    assert error.key == key
    for language in ("en", "zh"):
        assert named in error.in_language(language)


@pytest.mark.parametrize("version", [DRAFT, LEGACY])
def test_an_unknown_key_is_a_note_in_older_versions(
    version: bytes, package: Callable[..., Path], target: Any
) -> None:
    notes = target.take(package({"problem.yaml": version + b"novel: 1\n"})).notes
    assert ("import.ignored-key", "novel") in [(note.key, note.parameters.get("key")) for note in notes]


@pytest.mark.parametrize(
    "file",
    [
        "problem.yaml",
        "data/secret/1.in",
        "data/secret/1.ans",
        "statement/problem.en.md",
        "data/secret/1.yaml",
    ],
)
@pytest.mark.parametrize(
    ("damage", "key", "mended"),
    [
        (lambda content: b"\xef\xbb\xbf" + content, "import.byte-order-mark", True),
        (lambda content: content.replace(b"\n", b"\r\n"), "import.carriage-return", True),
        (lambda content: content.decode().encode("utf-16"), "import.utf-16", False),
        (lambda content: content.decode().encode("utf-16-le"), "import.utf-16", False),
        (lambda content: content + b"\xff\n", "import.not-utf8", False),
    ],
    ids=["mark", "carriage-return", "utf-16", "utf-16-without-mark", "latin-1"],
)
def test_a_text_file_that_would_make_all_submissions_wrong_is_named(
    file: str,
    damage: Callable[[bytes], bytes],
    key: str,
    mended: bool,
    package: Callable[..., Path],
    refused: Callable[..., PackageError],
    target: Any,
) -> None:
    folder = package({"data/secret/1.yaml": b"hint: h\n"})
    original = (folder / file).read_bytes()
    (folder / file).write_bytes(damage(original))
    error = refused(folder)
    assert (error.key, error.parameters["file"]) == (key, file)
    if mended:
        target.take(folder, fix=True)
        assert target.bank.cases("echo")[0].input == b"a\n"
        assert target.bank.cases("echo")[0].answer == b"a\n"
    else:
        assert refused(folder, fix=True).key == key


def test_what_acts_on_a_terminal_is_taken_out_of_a_statement(
    package: Callable[..., Path], target: Any
) -> None:
    target.take(package({"statement/problem.en.md": "one\x1b[2J\ttwo\u202ethree\n"}))
    assert target.bank.statement("echo", "en") == "# Echo\n\none[2J\ttwothree\n"


def test_a_statement_in_another_language_is_taken_for_the_english_one(
    package: Callable[..., Path], target: Any
) -> None:
    changes = {"statement/problem.en.md": None, "statement/problem.sv.md": "Skriv ut raden.\n"}
    imported = target.take(package(changes))
    assert "Skriv ut raden." in target.bank.statement("echo", "en")
    assert ("import.other-language", {"language": "sv"}) in imported.notes


def test_a_title_with_quotes_and_backslashes_stays_what_it_is(
    package: Callable[..., Path], target: Any
) -> None:
    name = b"""'a "b" \\ c'"""
    target.take(package({"problem.yaml": META.replace(b"Echo", name)}))
    assert target.bank.problem("echo").title.en == 'a "b" \\ c'


@pytest.mark.parametrize(
    ("arguments", "checker"),
    [
        ("[]", CheckerSpec("tokens")),
        (
            "[case_sensitive, space_change_sensitive]",
            CheckerSpec("tokens", case_sensitive=True, space_change_sensitive=True),
        ),
        ("[float_relative_tolerance, '0.5']", CheckerSpec("tokens", float_relative_tolerance=0.5)),
        ("[float_absolute_tolerance, 1e-3]", CheckerSpec("tokens", float_absolute_tolerance=1e-3)),
    ],
)  # fmt: skip
def test_arguments_of_the_default_output_validator_become_rules_of_tokens(
    arguments: str, checker: CheckerSpec, package: Callable[..., Path], target: Any
) -> None:
    target.take(package({"data/secret/test_group.yaml": f"output_validator_args: {arguments}\n"}))
    assert target.bank.problem("echo").checker == checker


def test_a_time_limit_cannot_be_measured_if_no_right_program_is_right(
    package: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    error = refused(
        package(
            {
                "problem.yaml": META.replace(b"limits:\n  time_limit: 1\n", b""),
                "submissions/accepted/echo.py": b"print(1)\n",
            }
        )
    )
    assert error.key == "import.not-accepted"
    assert error.parameters["verdict"] == "WA"
    assert error.parameters["case"] == "secret/1"


def test_an_exercise_that_is_there_is_not_replaced(package: Callable[..., Path], target: Any) -> None:
    target.take(package())
    before = {name: (target.folder / name).read_bytes() for name in target.files()}
    with pytest.raises(PackageError, match="There is an exercise of this id already"):
        target.take(package({"statement/problem.en.md": "Other.\n"}))
    assert {name: (target.folder / name).read_bytes() for name in target.files()} == before
    target.take(package(), "second")
    assert set(target.bank.ids) == {"echo", "second"}


@pytest.mark.parametrize("id", ["Echo", "a b", "../up", "-a", "", "a" * 101, "a--b"])
def test_an_id_is_lower_case_words(
    id: str, package: Callable[..., Path], refused: Callable[..., PackageError]
) -> None:
    assert refused(package(), id=id).key == "import.bad-id"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
KEYS = st.sampled_from(
    ["problem_format_version", "type", "name", "uuid", "source", "limits", "languages", "constants",
     "validation", "validator_flags", "license", "rights_owner"]
)  # fmt: skip


@given(text=st.text(alphabet="ab:-[]{}\"'#&*!|>%@`?, \n\t\\019.~<=\x00\ud800é", max_size=60))
@settings(max_examples=300)
def test_no_text_as_yaml_gives_a_traceback(text: str) -> None:
    try:
        settings_found = load("x.yaml", text)
    except PackageError as error:
        shown = error.in_language("zh")
    else:
        shown = " ".join(settings_found.keys())
    assert isinstance(shown, str)


@given(content=st.binary(max_size=60))
@settings(max_examples=300)
def test_no_bytes_as_yaml_give_a_traceback(content: bytes) -> None:
    try:
        keys = load_bytes("x.yaml", content).keys()
    except PackageError as error:
        keys = (error.in_language("en"),)
    assert all(isinstance(key, str) for key in keys)


@given(values=st.dictionaries(KEYS, VALUES, max_size=4), limits=VALUES)
@settings(max_examples=300)
def test_no_values_in_problem_yaml_give_a_traceback(values: dict[str, object], limits: object) -> None:
    yaml = pytest.importorskip("yaml")
    text = yaml.safe_dump({"limits": {"memory": limits, "time_limit": limits}, **values})
    try:
        names = read_metadata(Package("any", {"problem.yaml": text.encode()})).names
    except PackageError as error:
        names = {"en": error.in_language("en")}
    assert all(isinstance(name, str) for name in names.values())


@pytest.mark.parametrize(
    "text",
    [
        "a: " + "[" * 20_000,
        "{" * 20_000,
        "a: &a [x]\n" + "".join(f"b{n}: [*a, *a]\n" for n in range(30)),
        "a: " + "9" * 10_000,
        "a: 2001-99-99",
        "a: !!python/object/apply:os.system [ls]",
        "? [a]\n: b",
        "a: !!binary x",
        "<<: 3",
        "a: " + "x" * 300_000,
    ],
    ids=range(10),
)
def test_yaml_made_to_do_harm_is_refused(text: str) -> None:
    with pytest.raises(PackageError) as caught:
        load("x.yaml", text)
    assert "x.yaml" in caught.value.in_language("zh")
