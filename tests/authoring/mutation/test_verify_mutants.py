"""verify and mutants: what survives is found, marks are held to what is true, and a clean run is remembered."""

from typing import TYPE_CHECKING

import pytest

from judge.authoring.verify import Mutate, Verification, accepted, in_turn, verify
from judge.authoring.verify.mutants import examine_mutants
from judge.bank.mutants import read_marks
from judge.messages import LANGUAGES, text
from judge.model import Report, Verdict
from judge.sandbox import Isolation

if TYPE_CHECKING:
    from conftest import RememberingSandbox, ToyBank

REFERENCE = "solutions/row-means/reference.py"
MARKS = "solutions/row-means/mutants.toml"
ALIKE = ("print(two_decimals(mean))\n", 'print(two_decimals(mean), end="\\n")\n')
MARK = """\
[[equivalent]]
operator = "keyword"
old = 'print(two_decimals(mean), end="\\n")'
new = "print(two_decimals(mean))"
reason = "It is what print does."
"""


def run(toy: "ToyBank", mutate: Mutate = Mutate.ALWAYS) -> Verification:
    return verify(toy.bank, toy.id, mutate=mutate)


def mutation_findings(verification: Verification) -> list[tuple[str, str]]:
    """Key and file of each finding on mutants, for which there must be words in both languages."""
    found = [each for each in verification.findings if "mutant" in each.key or "mark-" in each.key]
    for each in found:
        for language in LANGUAGES:
            assert text(language, each.key, **each.parameters)
    return [(each.key.removeprefix("verify."), each.file) for each in found]


def mark(toy: "ToyBank", *marks: str, fingerprint: str = "") -> None:
    toy.write(
        "solutions/mutants.toml", f'format_version = 1\nfingerprint = "{fingerprint}"\n' + "".join(marks)
    )


def test_the_tests_of_a_good_exercise_kill_every_mutant(toy: "ToyBank", quick: "RememberingSandbox") -> None:
    verification = run(toy)
    assert verification.findings == ()
    assert verification.mutation is not None
    assert verification.mutation.ran
    assert verification.mutation.total == len(verification.mutation.killed) > 80
    assert (verification.mutation.equivalent, verification.mutation.survivors) == ((), ())


def test_a_gap_in_the_tests_is_found_with_the_change_that_nothing_notices(
    toy: "ToyBank", quick: "RememberingSandbox"
) -> None:
    toy.replace("problems/generator.py", '    "illegal-no-rows": "0 3\\n",\n', "")
    toy.replace("problems/generator.py", '    "illegal-negative-rows": "-2 3\\n",\n', "")
    toy.generate(quick)
    verification = run(toy)
    assert set(mutation_findings(verification)) == {("mutant-survives", REFERENCE)}
    assert verification.mutation is not None
    diffs = [mutant.diff for mutant in verification.mutation.survivors]
    assert (
        "@@ -6,3 +6,3 @@\n"
        "     rows, columns = map(int, tokens[:2])\n"
        "-    if rows < 1 or columns < 1:\n"
        "+    if False or columns < 1:\n"
        "         return 0"
    ) in diffs
    assert all("or columns" in diff for diff in diffs)
    found = next(each for each in verification.findings if each.key == "verify.mutant-survives")
    shown = text("en", found.key, **found.parameters)
    assert shown.startswith("Line 7: no test case notices this change")
    assert "\n-    if rows < 1 or columns < 1:\n" in shown


def test_a_change_that_makes_no_difference_is_marked(toy: "ToyBank", quick: "RememberingSandbox") -> None:
    toy.replace("solutions/reference.py", *ALIKE)
    assert mutation_findings(run(toy)) == [("mutant-survives", REFERENCE)]
    mark(toy, MARK)
    verification = run(toy)
    assert mutation_findings(verification) == []
    assert verification.mutation is not None
    assert [mutant.change.operator for mutant in verification.mutation.equivalent] == ["keyword"]


def test_a_mark_holds_wherever_its_line_stands(toy: "ToyBank", quick: "RememberingSandbox") -> None:
    toy.replace("solutions/reference.py", *ALIKE)
    toy.replace("solutions/reference.py", "import sys\n", "import sys\n\n# One more line.\n")
    mark(toy, MARK)
    assert mutation_findings(run(toy)) == []


def test_a_mark_without_a_mutant_is_found(toy: "ToyBank", quick: "RememberingSandbox") -> None:
    mark(toy, MARK)
    assert mutation_findings(run(toy)) == [("mark-without-mutant", MARKS)]


def test_a_mark_is_good_for_one_mutant(toy: "ToyBank", quick: "RememberingSandbox") -> None:
    toy.replace("solutions/reference.py", *ALIKE)
    mark(toy, MARK, MARK)
    assert mutation_findings(run(toy)) == [("mark-without-mutant", MARKS)]


def test_a_marked_mutant_that_a_test_kills_is_found_with_the_test(
    toy: "ToyBank", quick: "RememberingSandbox"
) -> None:
    wrong = (
        MARK.replace("keyword", "statement")
        .replace('(mean), end="\\n")', "(mean))")
        .replace('"print(two_decimals(mean))"', '"pass"')
    )
    mark(toy, wrong)
    verification = run(toy)
    assert mutation_findings(verification) == [("mark-refuted", MARKS)]
    assert verification.findings[0].parameters["case"] == "secret/10-negative-zero-last-row"


def test_mutants_are_not_run_where_nobody_asks_for_them(toy: "ToyBank", quick: "RememberingSandbox") -> None:
    verification = run(toy, Mutate.NEVER)
    assert verification.mutation is None
    assert [each.mutants for each in verification.kills] == [None] * 13


def test_a_reference_that_is_not_accepted_has_no_mutants(toy: "ToyBank") -> None:
    wrong = Report(toy.id, Verdict.WA, (), (), None, "portable", "", "")
    mutation = examine_mutants(
        toy.bank,
        toy.id,
        (),
        toy.bank.solutions(toy.id),
        {"reference.py": wrong},
        Mutate.ALWAYS,
        lambda result: None,
        Isolation(),
        None,
    )
    assert mutation is None


def test_a_clean_run_is_remembered_until_something_changes(
    toy: "ToyBank", quick: "RememberingSandbox"
) -> None:
    first = run(toy, Mutate.IF_STALE)
    assert first.mutation is not None
    assert (first.mutation.ran, first.mutation.accepted) == (True, False)
    noted = accepted(toy.bank, first)
    assert noted.mutation is not None
    assert noted.mutation.accepted
    assert read_marks(toy.path("solutions/mutants.toml").parent).fingerprint == first.mutation.fingerprint

    second = run(toy, Mutate.IF_STALE)
    assert second.findings == ()
    assert second.mutation is not None
    assert (second.mutation.ran, second.mutation.accepted) == (False, True)

    again = run(toy, Mutate.ALWAYS)
    assert again.mutation is not None
    assert (again.mutation.ran, again.mutation.accepted) == (True, True)

    toy.replace("problems/generator.py", '"1 1\\n-3.5\\n"', '"1 1\\n-3.7\\n"')
    toy.generate(quick)
    stale = run(toy, Mutate.IF_STALE)
    assert stale.mutation is not None
    assert (stale.mutation.ran, stale.mutation.accepted) == (True, False)


@pytest.mark.parametrize("mutate", [Mutate.IF_STALE, Mutate.NEVER])
def test_a_run_with_findings_is_not_remembered(
    toy: "ToyBank", quick: "RememberingSandbox", mutate: Mutate
) -> None:
    mark(toy, MARK, fingerprint="old")
    verification = run(toy, mutate)
    assert accepted(toy.bank, verification) == verification
    assert read_marks(toy.path("solutions/mutants.toml").parent).fingerprint == "old"


def test_of_each_case_it_is_told_what_it_kills(toy: "ToyBank", quick: "RememberingSandbox") -> None:
    verification = run(toy)
    assert verification.mutation is not None
    by_case = {each.case: each for each in verification.kills}
    assert by_case["secret/12-largest"].mistakes == 3
    assert by_case["secret/03-illegal-negative-rows"].mistakes == 1
    killed = [outcome.killer for outcome in verification.mutation.killed]
    assert {name: each.mutants for name, each in by_case.items()} == {
        name: killed.count(name) for name in by_case
    }
    assert not any(each.idle for each in verification.kills)


def test_a_case_that_kills_nothing_is_noted_unless_it_is_the_only_one_of_its_kind(
    toy: "ToyBank", quick: "RememberingSandbox"
) -> None:
    squares = {"boundary-zeros": 2, "tie-zeros": 3, "zeros": 4}  # means of columns are right there, too
    idle = ((name, f"{n} {n}\\n" + n * (" ".join("0" * n) + "\\n")) for name, n in squares.items())
    entries = "".join(f'    "{name}": "{input}",\n' for name, input in idle)
    toy.replace("problems/generator.py", '    "typical-ten-rows"', f'{entries}    "typical-ten-rows"')
    toy.generate(quick)
    (note,) = [each for each in run(toy).notes if each.key == "verify.idle-cases"]
    assert note.parameters == {"cases": "secret/11-boundary-zeros, secret/13-zeros"}
    assert not [each for each in run(toy, Mutate.NEVER).notes if each.key == "verify.idle-cases"]


@pytest.mark.parametrize(
    ("count", "day", "ids"),
    [(0, 3, []), (2, 0, ["a", "b"]), (2, 1, ["c", "d"]), (2, 2, ["e", "a"]), (9, 1, list("eabcd"))],
)
def test_exercises_take_turns(count: int, day: int, ids: list[str]) -> None:
    assert in_turn("abcde", count, day) == ids


def test_in_some_days_every_exercise_has_its_turn() -> None:
    ids = [str(number) for number in range(71)]
    assert {id for day in range(15) for id in in_turn(ids, 5, 739000 + day)} == set(ids)
