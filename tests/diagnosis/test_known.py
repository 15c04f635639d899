"""Which known mistakes give the outputs of a submission: by digests alone."""

import pytest

from judge.checkers import digest
from judge.diagnosis.known import known_mistakes, output_digest
from judge.model import Execution, TestResult, Verdict

Outputs = dict[str, tuple[Verdict, bytes]]


def execution(stdout: bytes) -> Execution:
    return Execution(0, None, None, 0.0, 0.0, 0, stdout, b"")


def results(*outputs: tuple[Verdict, bytes]) -> list[TestResult]:
    return [
        TestResult(f"secret/{number:02}-x", verdict, execution=execution(stdout))
        for number, (verdict, stdout) in enumerate(outputs, 1)
    ]


def stored(*outputs: bytes | str | None) -> dict[str, str | None]:
    return {
        f"secret/{number:02}-x": digest(each) if isinstance(each, bytes) else each
        for number, each in enumerate(outputs, 1)
    }


AC, WA, PE, RTE, TLE = Verdict.AC, Verdict.WA, Verdict.PE, Verdict.RTE, Verdict.TLE

DIGESTS = {
    "no-scaling": stored("AC", b"1.50\n", b"2.50\n", "AC"),
    "negative-zero": stored("AC", "AC", b"-0.00\n", b"-0.00 1\n"),
    "twin-of-no-scaling": stored("AC", b"1.50\n", b"2.50\n", "AC"),
    "crashes-later": stored("AC", b"1.50\n", None, "AC"),
    "wrong-at-once": stored(b"7\n", b"1.50\n", b"2.50\n", b"8\n"),
}


def test_the_mistakes_with_the_same_outputs_are_named_in_their_order() -> None:
    outputs = results((AC, b"3"), (WA, b"1.50\n"), (WA, b"2.50\n"), (AC, b"3"))
    assert known_mistakes(outputs, DIGESTS) == ("no-scaling", "twin-of-no-scaling")


def test_on_the_tests_judged_so_far() -> None:
    outputs = results((AC, b"3"), (WA, b"1.50\n"))
    assert known_mistakes(outputs, DIGESTS) == ("no-scaling", "twin-of-no-scaling", "crashes-later")


def test_blanks_and_line_ends_do_not_matter() -> None:
    assert "no-scaling" in known_mistakes(results((AC, b""), (WA, b" 1.50 \r\n\n")), DIGESTS)


def test_a_presentation_error_is_named_too() -> None:
    outputs = results((AC, b"3"), (AC, b"3"), (PE, b"-0.00\n"))
    assert known_mistakes(outputs, DIGESTS) == ("negative-zero",)


@pytest.mark.parametrize(
    "outputs",
    [
        pytest.param([(AC, b"3"), (WA, b"1.51\n")], id="another output"),
        pytest.param([(WA, b"3"), (WA, b"1.50\n")], id="wrong where the mistake is accepted"),
        pytest.param([(AC, b"3"), (AC, b"1.50\n")], id="nothing is wrong"),
        pytest.param([(AC, b"3"), (AC, b""), (WA, b"2.50\n")], id="accepted where the mistake is wrong"),
        pytest.param([(AC, b"3"), (RTE, b"1.50\n")], id="the right wrong output of a program that crashes"),
        pytest.param([(AC, b"3"), (TLE, b"")], id="too slow"),
        pytest.param([], id="nothing was run"),
    ],
)
def test_nothing_is_named_on_a_mere_resemblance(outputs: list[tuple[Verdict, bytes]]) -> None:
    assert known_mistakes(results(*outputs), DIGESTS) == ()


def test_a_test_that_the_digests_do_not_know_is_not_the_mistakes() -> None:
    extra = TestResult("secret/99-new", WA, execution=execution(b"1.50\n"))
    assert known_mistakes([*results((AC, b"3"), (WA, b"1.50\n")), extra], DIGESTS) == ()


def test_a_crash_on_the_same_test_is_part_of_the_agreement() -> None:
    outputs = results((AC, b"3"), (WA, b"1.50\n"), (RTE, b"1"), (AC, b"3"))
    assert known_mistakes(outputs, DIGESTS) == ("crashes-later",)


def test_a_limit_on_the_same_test_is_part_of_the_agreement_too() -> None:
    outputs = results((AC, b"3"), (WA, b"1.50\n"), (TLE, b"1"), (AC, b"3"))
    assert known_mistakes(outputs, DIGESTS) == ("crashes-later",)


def test_a_crash_alone_can_tell_a_mistake() -> None:
    digests = {"crashes": stored("AC", None, b"7"), "is-wrong": stored("AC", b"1.50\n", None)}
    assert known_mistakes(results((AC, b"3"), (RTE, b"")), digests) == ("crashes",)


ROUNDING = {"weights-rounded": stored("AC", *(b"%d\n" % i for i in range(9)))}


@pytest.mark.parametrize(
    ("agreeing", "named"), [(9, True), (8, True), (5, True), (4, False), (1, False), (0, False)]
)
def test_where_no_mistake_agrees_everywhere_one_is_named_that_agrees_on_most_tests(
    agreeing: int, named: bool
) -> None:
    outputs = [b"%d\n" % i if i < agreeing else b"%d.5\n" % i for i in range(9)]
    found = known_mistakes(results((AC, b"3"), *((WA, each) for each in outputs)), ROUNDING)
    assert found == (("weights-rounded",) if named else ())


def test_an_exact_agreement_leaves_no_room_for_a_near_one() -> None:
    exact = {"exact": stored("AC", *(b"%d\n" % i for i in range(8)), b"8.5\n")}
    outputs = [b"%d\n" % i for i in range(8)] + [b"8.5\n"]
    found = known_mistakes(results((AC, b"3"), *((WA, each) for each in outputs)), {**ROUNDING, **exact})
    assert found == ("exact",)


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (TestResult("secret/01-x", AC, execution=execution(b"1")), "AC"),
        (TestResult("secret/01-x", WA, execution=execution(b"1")), digest(b"1")),
        (TestResult("secret/01-x", PE, execution=execution(b"1")), digest(b"1\n")),
        (TestResult("secret/01-x", RTE, execution=execution(b"1")), None),
        (TestResult("secret/01-x", WA), None),
    ],
)
def test_what_stands_for_an_output(result: TestResult, expected: str | None) -> None:
    assert output_digest(result) == expected
