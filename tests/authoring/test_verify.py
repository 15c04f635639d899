"""verify: a clean exercise has no findings; one planted defect gives its own finding and no other."""

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from judge.authoring.verify import Finding, verify
from judge.authoring.verify.files import check_files
from judge.errors import BankError
from judge.messages import CATALOGUE, LANGUAGES, text

if TYPE_CHECKING:
    from conftest import RememberingSandbox, ToyBank

Defect = dict[str, Any]
DEFECTS: list[Defect] = tomllib.loads(Path(__file__).with_name("defects.toml").read_text(encoding="utf-8"))[
    "defect"
]


def plant(toy: "ToyBank", defect: Defect, quick: "RememberingSandbox") -> None:
    for name, *change in defect.get("changes", []):
        if not change:
            toy.remove(name)
        elif change[0]:
            toy.replace(name, *change)
        else:
            toy.write(name, change[1])
    if "copy" in defect:
        source, target = defect["copy"]
        toy.write(target, toy.path(source).read_text(encoding="utf-8"))
    if defect.get("regenerate"):
        toy.generate(quick)


def told(found: tuple[Finding, ...]) -> list[str]:
    """Return key and file of each finding, and see that there are words for it in both languages."""
    for each in found:
        for language in LANGUAGES:
            assert text(language, each.key, **each.parameters)
    return [f"{each.key.removeprefix('verify.')} {each.file}" for each in found]


def findings_of(toy: "ToyBank") -> list[str]:
    return told(verify(toy.bank, toy.id).findings)


FRAGILE = ["fragile-mistake solutions/row-means/mistakes.toml"]  # the toy has one mistake of this kind


def test_a_clean_exercise_has_no_findings(toy: "ToyBank") -> None:
    verification = verify(toy.bank, toy.id)  # in sandboxes of its own, nothing remembered
    assert verification.findings == ()
    assert verification.problem == "row-means"
    assert verification.cases == 13
    assert [(each.mistake, each.expect, len(each.cases)) for each in verification.killed] == [
        ("sum", "WA", 6),
        ("negative-zero", "PE", 2),
        ("not-checked", "WA", 2),
        ("nineteen-rows", "WA", 1),
        ("means-of-columns", "WA", 7),
    ]
    assert verification.killed[1].cases == (
        "secret/09-negative-zero-first-row",
        "secret/10-negative-zero-last-row",
    )
    assert told(verification.notes) == FRAGILE
    assert verification.notes[0].parameters == {"mistake": "nineteen-rows", "case": "secret/12-largest"}
    assert 0 <= verification.reference_cpu < 0.25


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect["name"])
def test_a_planted_defect_gives_its_own_finding_and_no_other(
    toy: "ToyBank", sandbox: "RememberingSandbox", request: pytest.FixtureRequest, defect: Defect
) -> None:
    if not defect.get("differs"):
        request.getfixturevalue("quick")
    plant(toy, defect, sandbox)
    key, _, name = defect.get("finding", defect.get("note")).partition(" ")
    file = toy.path(name).relative_to(toy.folder) if "/" in name else Path(name, toy.id)
    expected = [f"{key} {file.as_posix()}"] * defect.get("times", 1)
    verification = verify(toy.bank, toy.id)
    if "note" in defect:
        assert told(verification.findings) == []
        assert [each for each in told(verification.notes) if each not in FRAGILE] == expected
    else:
        assert told(verification.findings) == expected


def test_every_finding_has_been_planted() -> None:
    rules = {key.removeprefix("verify.") for key in CATALOGUE if key.startswith("verify.")}
    rules -= {"mistake", "kills", "summary"}  # headings of the report
    rules -= {"not-named"}  # no exercise can have it while the diagnosis is right: see test_verify_naming.py
    rules -= {
        "mutant-survives",
        "mark-refuted",
        "mark-without-mutant",
        "idle-cases",
    }  # test_verify_mutants.py
    rules -= {"fragile-mistake"}  # the toy has one: see test_a_clean_exercise_has_no_findings
    rules -= {"reference-differs"}  # see test_verify_determinism.py
    planted = {defect.get("finding", defect.get("note")).split()[0] for defect in DEFECTS}
    assert planted == rules


def test_a_starter_that_crashes_everywhere_is_said_so_for_every_case(
    toy: "ToyBank", quick: "RememberingSandbox"
) -> None:
    toy.replace("problems/starter.py", "return 0.0", "return 1 / 0")
    starter = "problems/row-means/starter.py"
    # on the sample and the eight secret cases that are legal
    assert findings_of(toy) == [f"starter-verdict {starter}"] + [f"starter-fails {starter}"] * 9


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("problems/problem.toml", "bank.missing-file"),
        ("problems/starter.py", "bank.missing-file"),
        ("problems/generator.py", "bank.missing-file"),
        ("problems/validator.py", "bank.missing-file"),
        ("solutions/reference.py", "bank.missing-file"),
        ("solutions/mistakes.toml", "bank.missing-file"),
        ("solutions/hints.toml", "bank.missing-file"),
    ],
)
def test_without_a_file_that_it_needs_an_exercise_cannot_be_verified(
    toy: "ToyBank", quick: "RememberingSandbox", name: str, key: str
) -> None:
    toy.remove(name)
    with pytest.raises(BankError) as error:
        verify(toy.bank, toy.id)
    assert (error.value.key, error.value.parameters["path"]) == (key, toy.path(name))


def test_compiled_python_is_no_stray_file(toy: "ToyBank", quick: "RememberingSandbox") -> None:
    cache = toy.path("problems/__pycache__/generator.cpython-311.pyc")
    cache.parent.mkdir()
    cache.write_bytes(b"\0")
    assert findings_of(toy) == []


ANYTHING = "    read.anything()\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    rows, columns =", f"{ANYTHING}    return\n    rows, columns ="),  # accepts everything
        ("    return read.end()", ANYTHING),  # accepts anything behind a legal input
        ("    read.matrix(rows, columns, low=-100, high=100, decimals=3)\n    return read.end()", ANYTHING),
    ],
)
def test_a_validator_that_accepts_everything_is_found(
    toy: "ToyBank", quick: "RememberingSandbox", old: str, new: str
) -> None:
    toy.replace("problems/validator.py", old, new)
    found = findings_of(toy)
    assert {finding.split()[1] for finding in found} == {"problems/row-means/validator.py"}


def test_an_input_without_lines_is_verified_like_any_other(
    toy: "ToyBank", quick: "RememberingSandbox"
) -> None:
    toy.replace("problems/generator.py", '"illegal-no-rows": "0 3\\n"', '"illegal-no-rows": ""')
    toy.replace(
        "solutions/reference.py",
        "rows, columns = map(int, tokens[:2])",
        "rows, columns = map(int, tokens[:2] or (0, 0))",
    )
    toy.generate(quick)
    assert "input-refused problems/row-means/validator.py" in findings_of(toy)


def test_what_other_judges_are_told_may_lie_beside_the_problem(toy: "ToyBank") -> None:
    toy.write("problems/package.toml", 'format_version = 1\nlicense = "cc0"\n')
    assert list(check_files(toy.bank, toy.id)) == []
