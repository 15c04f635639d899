"""The files of `solutions/<id>/`: mistakes as edits and as whole programs, accepted programs, hints."""

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.bank.solutions import read_solutions
from judge.errors import BankError
from judge.model import Solutions, Text, Verdict

Write = Callable[[str, str], Path]

REFERENCE = """\
numbers = input().split()
total = sum(map(float, numbers))
print(f"{total:.2f}")
"""

EDIT = """\
[[mistake]]
id = "mean"
expect = "WA"
also = ["PE", "RTE"]
single = "why not"
title.en = "The mean"
title.zh = "均值"
hint.en = "Divide?"
hint.zh = "除？"
edits = [{ old = "{total:.2f}", new = "{total / len(numbers):.2f}" }]
"""

DOCUMENTED = '''\
"""
expect = "%s"
title.en = "The first number"
title.zh = "第一个数"
hint.en = "All?"
hint.zh = "全部？"
"""

print(input().split()[0])
'''

HINTS = """\
[[hint]]
en = "Read."
zh = "读。"

[[hint]]
en = "Add."
zh = "加。"
"""


@pytest.fixture
def folder(root: Path, write: Write) -> Path:
    """The folder of an exercise without mistakes."""
    write("solutions/row-sums/reference.py", REFERENCE)
    write("solutions/row-sums/hints.toml", HINTS)
    write("solutions/row-sums/mistakes.toml", "")
    return root / "solutions" / "row-sums"


@pytest.fixture
def read_edit(folder: Path, write: Write) -> Callable[..., Solutions]:
    """Read the exercise with the mistake above, one thing of it changed."""

    def read(old: str = "", new: str = "") -> Solutions:
        assert not old or EDIT.count(old) == 1
        write("solutions/row-sums/mistakes.toml", EDIT.replace(old, new) if old else EDIT)
        return read_solutions(folder)

    return read


def test_a_mistake_is_an_edit_of_the_reference(read_edit: Callable[..., Solutions]) -> None:
    (mistake,) = read_edit().mistakes
    assert mistake.source.decode() == REFERENCE.replace("{total:.2f}", "{total / len(numbers):.2f}")
    assert mistake.id == "mean"
    assert mistake.file == "solutions/row-sums/mistakes.toml"
    assert mistake.expect is Verdict.WA
    assert mistake.also == {Verdict.PE, Verdict.RTE}
    assert mistake.single == "why not"
    assert mistake.title == Text("The mean", "均值")
    assert mistake.hint == Text("Divide?", "除？")


def test_the_reference_itself_stays_as_it_is(read_edit: Callable[..., Solutions]) -> None:
    assert read_edit().reference.decode() == REFERENCE


def test_several_edits_make_one_mistake(read_edit: Callable[..., Solutions]) -> None:
    (mistake,) = read_edit(
        'edits = [{ old = "{total:.2f}", new = "{total / len(numbers):.2f}" }]',
        'edits = [{ old = "float", new = "int" }, { old = ".2f", new = ".3f" }]',
    ).mistakes
    assert mistake.source.decode() == REFERENCE.replace("float", "int").replace(".2f", ".3f")


def test_what_may_be_left_out(read_edit: Callable[..., Solutions]) -> None:
    (mistake,) = read_edit('also = ["PE", "RTE"]\nsingle = "why not"\n', "").mistakes
    assert (mistake.also, mistake.single) == (frozenset(), "")


@pytest.mark.parametrize(("old", "times"), [("product", 0), ("total", 2), ("numbers", 2), ("", 82)])
def test_the_edited_text_must_occur_exactly_once(
    read_edit: Callable[..., Solutions], old: str, times: int
) -> None:
    with pytest.raises(BankError) as error:
        read_edit('old = "{total:.2f}"', f'old = "{old}"')
    assert error.value.key == "bank.bad-value"
    assert error.value.parameters["key"] == "mistake[0].edits[0].old"
    assert f"exactly once in reference.py, not {times} times: '{old}'" in str(error.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('new = "{total / len(numbers):.2f}"', 'new = "{total:.2f}"'),
        ('edits = [{ old = "{total:.2f}", new = "{total / len(numbers):.2f}" }]', "edits = []"),
        ('edits = [{ old = "{total:.2f}", new = "{total / len(numbers):.2f}" }]', ""),
    ],
)
def test_a_mistake_that_is_the_reference_is_refused(
    read_edit: Callable[..., Solutions], old: str, new: str
) -> None:
    with pytest.raises(BankError) as error:
        read_edit(old, new)
    assert error.value.key == ("bank.bad-value" if new else "bank.missing-key")
    assert error.value.parameters["key"] == "mistake[0].edits"


@pytest.mark.parametrize(
    ("old", "new", "message", "key"),
    [
        ("expect =", "expcet =", "bank.unknown-key-near", "mistake[0].expcet"),
        ("single =", "singel =", "bank.unknown-key-near", "mistake[0].singel"),
        ("hint.zh", "hint.cn", "bank.missing-key", "mistake[0].hint.zh"),
        ('id = "mean"\n', "", "bank.missing-key", "mistake[0].id"),
        ("new =", "now =", "bank.unknown-key-near", "mistake[0].edits[0].now"),
        ("[[mistake]]", "[mistake]", "bank.wrong-type", "mistake"),
        ("[[mistake]]", "[[mistakes]]", "bank.unknown-key-near", "mistakes"),
        ('expect = "WA"', 'expect = "AC"', "bank.bad-value", "mistake[0].expect"),
        ('expect = "WA"', 'expect = "JE"', "bank.bad-value", "mistake[0].expect"),
        ('expect = "WA"', 'expect = "wa"', "bank.bad-value", "mistake[0].expect"),
        ('"RTE"', '"RE"', "bank.bad-value", "mistake[0].also"),
    ],
)
def test_a_rule_of_mistakes_toml_that_is_broken(
    read_edit: Callable[..., Solutions], old: str, new: str, message: str, key: str
) -> None:
    with pytest.raises(BankError) as error:
        read_edit(old, new)
    assert (error.value.key, error.value.parameters["key"]) == (message, key)


def test_edits_mistyped_are_named_as_such(read_edit: Callable[..., Solutions]) -> None:
    with pytest.raises(BankError) as error:
        read_edit("edits =", "edit =")
    assert (error.value.key, error.value.parameters["key"]) == ("bank.unknown-key-near", "mistake[0].edit")


PERMITTED = {
    "wrong_answer": {"WA", "PE"},
    "time_limit_exceeded": {"TLE"},
    "run_time_error": {"RTE", "MLE", "OLE"},
}


@pytest.mark.parametrize("verdict", ["AC", "CE", "JE", "MLE", "OLE", "PE", "RTE", "TLE", "WA"])
@pytest.mark.parametrize("place", sorted(PERMITTED))
def test_a_folder_permits_its_verdicts_alone(folder: Path, write: Write, place: str, verdict: str) -> None:
    write(f"solutions/row-sums/{place}/first_number.py", DOCUMENTED % verdict)
    if verdict in PERMITTED[place]:
        (mistake,) = read_solutions(folder).mistakes
        assert mistake.expect == verdict
        return
    with pytest.raises(BankError) as error:
        read_solutions(folder)
    assert (error.value.key, error.value.parameters["key"]) == ("bank.bad-value", "expect")


def test_an_edit_may_claim_any_verdict_that_is_a_failure(read_edit: Callable[..., Solutions]) -> None:
    for verdict in ("CE", "TLE", "MLE", "OLE", "RTE", "WA", "PE"):
        (mistake,) = read_edit('expect = "WA"', f'expect = "{verdict}"').mistakes
        assert mistake.expect == verdict


def test_a_whole_program_is_named_after_its_file(folder: Path, write: Write) -> None:
    source = DOCUMENTED % "WA"
    write("solutions/row-sums/wrong_answer/first_number.py", source)
    (mistake,) = read_solutions(folder).mistakes
    assert mistake.id == "first-number"
    assert mistake.file == "solutions/row-sums/wrong_answer/first_number.py"
    assert mistake.source.decode() == source
    assert mistake.title.zh == "第一个数"


@pytest.mark.parametrize(
    ("source", "message", "parameter"),
    [
        ("print(0)\n", "bank.missing-key", "expect"),
        ('"""The first number."""\n', "bank.toml", None),
        (DOCUMENTED % "WA" + "print(\n", "bank.bad-program", None),
        ((DOCUMENTED % "WA").replace("expect", "expcet"), "bank.unknown-key-near", "expcet"),
        ((DOCUMENTED % "WA").replace("hint.en", "hint.eng"), "bank.unknown-key-near", "hint.eng"),
        ((DOCUMENTED % "WA").replace("expect", 'id = "x"\nexpect'), "bank.unknown-key-near", "id"),
    ],
)
def test_a_whole_program_that_breaks_a_rule(
    folder: Path, write: Write, source: str, message: str, parameter: str | None
) -> None:
    path = write("solutions/row-sums/wrong_answer/first_number.py", source)
    with pytest.raises(BankError) as error:
        read_solutions(folder)
    assert error.value.key == message
    assert error.value.parameters["path"] == path
    assert error.value.parameters.get("key") == parameter


def test_an_error_of_syntax_in_a_docstring_names_the_line_of_the_file(folder: Path, write: Write) -> None:
    write(
        "solutions/row-sums/wrong_answer/first_number.py",
        '# The first number only.\n"""\nexpect = "WA"\nhint is missing\n"""\nprint(0)\n',
    )
    with pytest.raises(BankError, match="line 4,"):
        read_solutions(folder)


def test_two_mistakes_must_not_have_one_id(read_edit: Callable[..., Solutions], write: Write) -> None:
    write("solutions/row-sums/wrong_answer/mean.py", DOCUMENTED % "WA")
    with pytest.raises(BankError) as error:
        read_edit()
    assert (error.value.key, error.value.parameters["id"]) == ("bank.duplicate-mistake", "mean")


def test_mistakes_come_in_a_fixed_order(read_edit: Callable[..., Solutions], write: Write) -> None:
    write("solutions/row-sums/run_time_error/a.py", DOCUMENTED % "RTE")
    write("solutions/row-sums/time_limit_exceeded/b.py", DOCUMENTED % "TLE")
    write("solutions/row-sums/wrong_answer/d.py", DOCUMENTED % "WA")
    write("solutions/row-sums/wrong_answer/c.py", DOCUMENTED % "WA")
    assert [mistake.id for mistake in read_edit().mistakes] == ["mean", "c", "d", "b", "a"]


def test_the_file_of_a_mistake_is_below_the_bank_wherever_that_is(
    tmp_path: Path, add_exercise: Callable[..., Path]
) -> None:
    root = add_exercise(tmp_path / "solutions" / "bank", "row-sums")
    (root / "solutions" / "row-sums" / "mistakes.toml").write_text(EDIT, encoding="utf-8")
    (mistake,) = read_solutions(root / "solutions" / "row-sums").mistakes
    assert mistake.file == "solutions/row-sums/mistakes.toml"


def test_accepted_programs_are_read_in_order(folder: Path, write: Write) -> None:
    write("solutions/row-sums/accepted/b.py", "print(2)\n")
    write("solutions/row-sums/accepted/a.py", "print('行')\n")
    write("solutions/row-sums/accepted/notes.txt", "not a program")
    accepted = read_solutions(folder).accepted
    assert list(accepted.items()) == [
        ("accepted/a.py", "print('行')\n".encode()),
        ("accepted/b.py", b"print(2)\n"),
    ]


def test_hints_are_read_from_gentle_to_plain(folder: Path) -> None:
    assert read_solutions(folder).hints == (Text("Read.", "读。"), Text("Add.", "加。"))


def test_a_hint_in_one_language_is_refused(folder: Path, write: Write) -> None:
    write("solutions/row-sums/hints.toml", '[[hint]]\nen = "Read."\n')
    with pytest.raises(BankError) as error:
        read_solutions(folder)
    assert (error.value.key, error.value.parameters["key"]) == ("bank.missing-key", "hint[0].zh")


@pytest.mark.parametrize("name", ["reference.py", "mistakes.toml", "hints.toml"])
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(BankError) as error:
        read_solutions(folder)
    assert error.value.key == "bank.missing-file"
    assert error.value.parameters["path"] == folder / name
