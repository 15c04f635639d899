"""The page that `--html` writes: what stands on it."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from typing import Any

import pytest

from judge.messages import Messages
from judge.model import (
    MIB,
    CheckResult,
    Difference,
    ErrorMap,
    Execution,
    Limits,
    Match,
    Mistake,
    Remark,
    Report,
    TestCase,
    TestResult,
    Text,
    Tie,
    Verdict,
)
from judge.report.page import page
from judge.report.view import View

ENGLISH, CHINESE = Messages("en"), Messages("zh")
SAMPLE, SECRET = "sample/01-two-rows", "secret/02-typical-small"


@dataclass
class Element:
    """An element of a page: its tag, its attributes, and all text in it, blanks as one."""

    tag: str
    attributes: dict[str, str | None]
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join("".join(self.pieces).split())

    @property
    def classes(self) -> list[str]:
        return (self.attributes.get("class") or "").split()


class Page(HTMLParser):
    """The elements of a page in their order."""

    VOID = frozenset({"meta", "link", "img", "br", "hr", "input"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        self.elements.append(element)
        if tag in ("td", "th"):
            self.handle_data(" ")
        if tag not in self.VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.pieces.append(data)

    def all(self, tag: str, css_class: str = "") -> Iterator[Element]:
        return (e for e in self.elements if e.tag == tag and (not css_class or css_class in e.classes))

    def texts(self, tag: str, css_class: str = "") -> list[str]:
        return [element.text for element in self.all(tag, css_class)]

    @property
    def text(self) -> str:
        (body,) = self.all("body")
        return body.text


def ran(stdout: bytes = b"", stderr: bytes = b"", **changes: Any) -> Execution:
    facts: dict[str, Any] = {
        "exit_code": 0,
        "signal": None,
        "stopped": None,
        "cpu_time": 0.25,
        "wall_time": 0.5,
        "memory": 30 * MIB,
    }
    return Execution(**{**facts, **changes}, stdout=stdout, stderr=stderr)


def accepted(case: str = SAMPLE) -> TestResult:
    return TestResult(case, Verdict.AC, execution=ran(b"1\n"), check=CheckResult(Match.SAME))


def wrong(case: str = SECRET, output: bytes = b"1.00\n2.00 0.75\n", **changes: Any) -> TestResult:
    difference = Difference(line=2, column=6, token=2, expected="0.50", found="0.75", error=0.25)
    result = TestResult(
        case,
        Verdict.WA,
        "check.wrong-number",
        execution=ran(output),
        check=CheckResult(Match.DIFFERENT, "check.wrong-number", difference),
    )
    return replace(result, **changes)


def failed(case: str = SAMPLE, **changes: Any) -> TestResult:
    details: dict[str, str | int | float] = {"exit_code": 1, "line": 7, "detail": "ValueError: no 3.14"}
    result = TestResult(
        case, Verdict.RTE, "ended.exception-in-line", details, ran(b"begun\n", b"Traceback\n")
    )
    return replace(result, **changes)


def report(*results: TestResult, **changes: Any) -> Report:
    verdicts = [result.verdict for result in results if result.verdict is not Verdict.AC]
    facts: dict[str, Any] = {
        "problem": "row-sums",
        "verdict": [*verdicts, Verdict.AC][0],
        "not_run": (),
        "limits": Limits(time=2.0, memory=256 * MIB, output=4 * MIB),
        "tier": "portable",
        "source_hash": "ab" * 32,
        "fingerprint": "0123456789abcdef",
    }
    return Report(**{**facts, **changes}, results=results)


def view(*results: TestResult, **changes: Any) -> View:
    return View(report(*results), "Sum of each row", **changes)


def parsed(view: View, say: Messages = ENGLISH) -> Page:
    return Page(page(say, view))


def mistake(id: str) -> Mistake:
    texts = Text(f"title of {id}", f"{id} 的名称"), Text(f"hint at {id}", f"{id} 的提示")
    return Mistake(id, "f", Verdict.WA, frozenset(), "", *texts, b"")


def revealed(answer: bytes, case: str = SAMPLE, **changes: Any) -> dict[str, TestCase]:
    return {case: TestCase(case, b"2 2\n", answer, **changes)}


def test_an_accepted_program() -> None:
    shown = parsed(view(accepted()))
    assert shown.texts("h1") == ["Sum of each row"]
    assert shown.texts("p", "outcome") == ["AC accepted 1 of 1 tests passed"]
    assert shown.texts("title") == ["AC · row-sums"]
    assert "Slowest test: sample/01-two-rows, 0.250 s of 2 s CPU (12%)" in shown.text
    assert "Isolation: portable" in shown.texts("li")
    assert list(shown.all("details")) == []


@pytest.mark.parametrize("say", [ENGLISH, CHINESE], ids=["en", "zh"])
def test_the_language_is_that_of_the_reader(say: Messages) -> None:
    shown = parsed(view(accepted(), wrong()), say)
    (html,) = shown.all("html")
    assert html.attributes["lang"] == say.language
    assert say("verdict.WA") in shown.text
    assert say("report.first-failure", case=SECRET) in shown.texts("h2")
    assert say("check.wrong-number") in shown.texts("p")


def test_a_program_of_an_exercise_without_a_title_is_named_by_its_id() -> None:
    assert parsed(View(report(accepted()))).texts("h1") == ["row-sums"]


def test_the_table_of_tests_has_measurements_and_the_share_of_the_time_limit() -> None:
    untested = TestResult("secret/03-largest", Verdict.JE, "judge.sandbox", {"detail": "no room"})
    slow = wrong(execution=ran(cpu_time=2.5))
    shown = parsed(view(accepted(), slow, untested))
    rows = [row.text for row in shown.all("tr")]
    assert rows == [
        "verdict test CPU ms of 2000 wall ms MiB",
        "AC sample/01-two-rows 250 500 30",
        "WA secret/02-typical-small 2500 500 30",
        "JE secret/03-largest – – –",
    ]
    assert [bar.attributes["width"] for bar in shown.all("rect", "used")] == ["12.5"]
    assert [bar.attributes["width"] for bar in shown.all("rect", "failed")][-1] == "100.0", "over the limit"


def test_without_limits_there_are_no_shares_of_them() -> None:
    shown = parsed(View(report(accepted(), limits=None)))
    assert list(shown.all("rect")) == []
    assert shown.texts("th")[2] == "CPU ms"


def test_groups_of_tests_as_bars() -> None:
    results = (accepted(), accepted("secret/01-illegal-count"), wrong("secret/02-illegal-rows"))
    left = ("secret/03-illegal-columns", "secret/04-illegal-garbage", "secret/05-largest")
    shown = parsed(View(report(*results, not_run=left)))
    groups = [text for text in shown.texts("li") if text.startswith(("samples", "illegal", "big"))]
    assert [text.split("/")[0] for text in groups] == ["samples 1", "illegal input 1", "big sizes –"]
    passed = [bar.attributes["width"] for bar in shown.all("rect", "passed")]
    wrong_bars = [(bar.attributes["x"], bar.attributes["width"]) for bar in shown.all("rect", "failed")]
    assert passed == ["100.0", "25.0", "0.0"]
    assert wrong_bars == [("100.0", "0.0"), ("25.0", "25.0"), ("0.0", "0.0")]


def test_one_group_alone_needs_no_bar() -> None:
    assert list(parsed(view(accepted())).all("rect", "passed")) == []


def test_every_test_that_is_not_accepted_has_a_section_that_its_row_leads_to() -> None:
    results = [accepted(), *(wrong(f"secret/{n:02}-typical") for n in range(1, 6))]
    shown = parsed(view(*results))
    assert shown.texts("h2") == [
        "Tests",
        "First failure: secret/01-typical",
        *(f"secret/{n:02}-typical" for n in range(2, 6)),
    ]
    targets = [(link.attributes["href"] or "")[1:] for link in shown.all("a")]
    assert targets == [e.attributes["id"] for e in shown.all("div") if "id" in e.attributes]
    assert targets == ["test-2", "test-3", "test-4", "test-5", "test-6"]
    assert ["open" in section.attributes for section in shown.all("details")] == [True] * 3 + [False] * 2


def test_reason_difference_and_notes_of_a_failure() -> None:
    note = Remark("check.line-count", {"found": 2, "expected": 3})
    shown = parsed(view(wrong(notes=(note,))))
    (sentences,) = shown.all("div", "sentences")
    assert sentences.text == (
        "A number differs from the answer. "
        "Line 2, column 6 (item 2): expected 0.50, found 0.75 (error +0.25) "
        "Number of lines: 2 in the output, 3 in the answer."
    )


def test_known_mistakes_are_hinted_at_once() -> None:
    mistakes = {"scale": mistake("scale")}
    results = report(wrong(), wrong("secret/03-typical"), mistakes=("scale",))
    shown = parsed(View(results, mistakes=mistakes))
    assert shown.texts("div", "diagnosis") == [
        "Hint: hint at scale --explain says plainly what this looks like."
    ]
    shown = parsed(View(results, mistakes=mistakes, explain=True))
    assert shown.texts("div", "diagnosis") == [
        "This mistake ends in the same way on every test so far: title of scale. Hint: hint at scale"
    ]
    shown = parsed(View(results, mistakes=mistakes, is_old=True))
    assert shown.texts("div", "diagnosis") == ["Hint: hint at scale"]


def test_what_stands_in_backticks_in_a_hint_is_code() -> None:
    hinted = replace(mistake("scale"), hint=Text("Look at `d_k` and <b>.", ""))
    shown = parsed(View(report(wrong(), mistakes=("scale",)), mistakes={"scale": hinted}))
    assert shown.texts("code")[0] == "d_k"
    assert "Hint: Look at d_k and <b>." in shown.texts("p")


@pytest.mark.parametrize(
    ("result", "changes", "is_told"),
    [
        (wrong(), {}, True),
        (failed(SECRET), {}, True),
        (wrong(), {"revealed": revealed(b"1\n", SECRET)}, False),
        (wrong(), {"is_old": True}, False),
        (wrong(SAMPLE), {"revealed": revealed(b"1\n")}, False),
        (wrong(SAMPLE, execution=None), {}, False),
    ],
    ids=["secret", "secret, failed", "revealed", "old", "sample", "sample, not run"],
)
def test_of_a_secret_test_it_is_told_that_it_is_one(
    result: TestResult, changes: dict[str, Any], is_told: bool
) -> None:
    assert ("This is a secret test" in parsed(view(result, **changes)).text) == is_told


def test_an_error_map_is_a_picture_with_a_legend() -> None:
    errors = ErrorMap(("0011", "04 2"))
    shown = parsed(view(wrong(errors=errors)))
    paths = {
        level: [p.attributes["d"] for p in shown.all("path", level)]
        for level in ("e0", "e1", "e2", "e4", "grid")
    }
    (large,) = (svg.attributes for svg in shown.all("svg") if "role" in svg.attributes)
    assert large["viewbox"] == "0 0 4 2"
    assert (large["width"], large["height"]) == ("72", "36")
    assert large["aria-label"] == ENGLISH("report.error-map")
    assert paths["e0"][0] == "M0 0.5h2M0 1.5h1"
    assert paths["e1"][0] == "M2 0.5h2"
    assert paths["e2"][0] == "M3 1.5h1"
    assert paths["e4"][0] == "M1 1.5h1"
    assert paths["grid"] == ["M0 1h4M1 0v2M2 0v2M3 0v2"]
    (use,) = shown.all("use")
    assert use.attributes["href"] == "#errors-1"
    assert [g.attributes["id"] for g in shown.all("g")] == ["errors-1"]


LEGENDS = [
    (
        ENGLISH,
        [
            "right",
            "last digit off by 1",
            "by up to 10",
            "by up to 100",
            "more or missing",
        ],
    ),
    (CHINESE, ["正确", "末位差 1", "差 10 以内", "差 100 以内", "更大或缺失"]),
]


@pytest.mark.parametrize(("say", "meanings"), LEGENDS, ids=["en", "zh"])
def test_the_legend_has_the_five_levels(say: Messages, meanings: list[str]) -> None:
    shown = parsed(view(wrong(errors=ErrorMap(("4",)))), say)
    assert shown.texts("li")[-5:] == meanings
    assert [path.classes for path in shown.all("path")][-5:] == [["e0"], ["e1"], ["e2"], ["e3"], ["e4"]]


def test_the_caption_of_a_reduced_error_map_says_what_a_cell_stands_for() -> None:
    shown = parsed(view(wrong(errors=ErrorMap(("4",), 3, 9))))
    assert ENGLISH("report.error-map-reduced", lines=3, tokens=9) in shown.texts("figcaption")


@pytest.mark.parametrize(
    ("rows", "size"),
    [
        (("4",), ("4", "4")),
        (("04" * 4,) * 6, ("32", "24")),
        (("4" * 64,) * 24, ("56", "21")),
        (("4",) * 56, ("1", "56")),
    ],
    ids=["one cell", "small", "wide", "high"],
)
def test_the_picture_in_the_table_is_small_and_has_the_proportions(
    rows: tuple[str, ...], size: tuple[str, str]
) -> None:
    shown = parsed(view(wrong(errors=ErrorMap(rows))))
    first = next(svg.attributes for svg in shown.all("svg") if "width" in svg.attributes)
    assert (first["width"], first["height"]) == size


@pytest.mark.parametrize("rows", [(), ("", "")])
def test_an_empty_error_map_is_no_picture(rows: tuple[str, ...]) -> None:
    shown = parsed(view(wrong(errors=ErrorMap(rows))))
    assert list(shown.all("use")) == []


def test_answer_and_output_side_by_side_with_the_numbers_that_differ_marked() -> None:
    case = revealed(b"1.00 2.00\n3.00 4.00\n5.00\n", ties=(Tie(2, 1, "3.01"),))
    shown = parsed(view(wrong(SAMPLE, b"1.00 2.50\n3.01\n5.00 6.00\n"), revealed=case))
    assert shown.texts("figcaption") == ["Answer", "Output"]
    answer_and_output = [row.text for row in shown.all("tr")][2:]
    assert answer_and_output == [
        *("1 1.00 2.00", "2 3.00 4.00", "3 5.00"),
        *("1 1.00 ≠ 2.50", "2 3.01 ≠ –", "3 5.00 ≠ 6.00"),
    ]
    assert shown.texts("td", "differs") == ["≠ 2.50", "≠ –", "≠ 6.00"]
    assert shown.texts("td", "expected") == ["2.00", "4.00", ""]
    assert "≠ differs from the answer" in shown.texts("p")


def test_of_large_matrices_a_window_around_the_first_difference_is_shown() -> None:
    lines = [" ".join(f"{row}.{column:02}" for column in range(60)) for row in range(100)]
    output = [*lines[:50], lines[50].replace("50.30", "0.00"), *lines[51:]]
    case = revealed("\n".join(lines).encode())
    shown = parsed(view(wrong(SAMPLE, "\n".join(output).encode()), revealed=case))
    assert shown.texts("td", "differs") == ["≠ 0.00"]
    rows = [row.text.split() for row in shown.all("tr")][2:]
    assert [row[0] for row in rows[:32]] == [str(number) for number in range(35, 67)]
    assert rows[0][1:] == [f"34.{column}" for column in range(18, 42)]
    for text in ("34 lines before", "34 lines after", "18 items to the left", "18 items to the right"):
        assert text in shown.text


def test_input_and_standard_error_of_a_revealed_case() -> None:
    shown = parsed(view(failed(), revealed=revealed(b"1\n")))
    assert shown.texts("h3") == ["Input", "Standard error", "Output"]
    assert shown.texts("pre") == ["2 2", "Traceback", "begun"]
    assert "ValueError: no 3.14" in shown.text


def test_a_first_blank_line_of_a_text_is_not_lost() -> None:
    text = page(ENGLISH, view(failed(execution=ran(b"\nx\n")), revealed=revealed(b"1\n")))
    assert '<pre tabindex="0">\n\nx</pre>' in text, "a parser drops one line break after <pre>"


def test_of_a_long_text_beginning_and_end_are_shown_and_the_rest_is_counted() -> None:
    lines = [f"line {number}" for number in range(1, 101)]
    result = failed(execution=ran(b"", "\n".join(lines).encode()))
    shown = parsed(view(result, revealed=revealed(b"1\n")))
    (stderr,) = shown.texts("pre")[1:]
    assert "line 30 … 40 lines left out … line 71" in stderr
    assert stderr.endswith("line 100")
    assert ["open" in section.attributes for section in shown.all("details", "block")] == [True, False]


@pytest.mark.parametrize("count", [60, 61])
def test_no_line_is_left_out_to_say_that_one_is(count: int) -> None:
    result = failed(execution=ran(b"", b"x\n" * count))
    shown = parsed(view(result, revealed=revealed(b"1\n")))
    assert shown.texts("pre")[1] == " ".join("x" * count)


def test_of_a_long_line_the_beginning_is_shown_and_the_rest_is_counted() -> None:
    result = failed(execution=ran(b"", b"7" * 1000))
    shown = parsed(view(result, revealed=revealed(b"1\n")))
    assert shown.texts("pre")[1] == "7" * 400 + " … 600 more characters"


def test_a_program_that_does_not_compile() -> None:
    message = 'File "solution.py", line 1\n\tdef f(:\nTabError: x'
    shown = parsed(View(report(verdict=Verdict.CE, compile_message=message, not_run=(SAMPLE, SECRET))))
    assert shown.texts("h2") == ["The program does not compile:"]
    assert shown.texts("pre") == ['File "solution.py", line 1 def f(: TabError: x']
    assert "Indent with blanks only." in shown.texts("p")
    assert list(shown.all("table")) == []
    assert list(shown.all("rect")) == [], "no groups of tests that were never run"


def test_the_line_that_runs_a_test_by_hand() -> None:
    shown = parsed(view(wrong(), commands={SECRET: "python x.py < a.in"}))
    assert shown.texts("p", "command") == ["By hand: python x.py < a.in"]
    assert shown.texts("code")[-1] == "python x.py < a.in"


def test_jinja_is_imported_only_when_a_page_is_made() -> None:
    code = "import judge.report.page, sys; sys.exit('jinja2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0
