"""Whatever a program prints, a page has the elements of its template alone, and shows the text without obeying it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.checkers.excerpts import printable
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
    Verdict,
)
from judge.report.page import page
from judge.report.view import View

ENGLISH = Messages("en")
SAMPLE, SECRET = "sample/01-x", "secret/02-x"
TAGS = frozenset(
    {
        "html",
        "head",
        "meta",
        "title",
        "style",
        "body",
        "header",
        "main",
        "section",
        "div",
        "details",
        "summary",
    }
    | {
        "h1",
        "h2",
        "h3",
        "p",
        "pre",
        "ul",
        "li",
        "figure",
        "figcaption",
        "code",
        "strong",
        "b",
        "i",
        "small",
        "span",
        "a",
    }
    | {"table", "thead", "tbody", "tr", "th", "td", "svg", "g", "rect", "path", "use"}
)

MARKUP = (
    "<script>alert('x')</script>",
    '"><img/src=x/onerror=alert(1)>',
    "'onmouseover='alert(1)",
    "</style><script>x</script>",
    "</pre></details></td></html>",
    "</title><svg/onload=x>",
    "<!--",
    "-->",
    "<![CDATA[",
    "<?xml?>",
    "&lt;b&gt;&#60;",
    "{{7*7}}{%raw%}{#",
    "javascript:alert(1)",
)
CHARACTERS = (
    "\0",
    "\x1b[31m",
    "a\rb",
    "\x9b2J",
    "\u202eabc\u202c",
    "\u2066x\u2069",
    "\u200b\u200f\ufeff",
    "\u2028",
    "\ud800\udfff",
    "\udcff",
    "\uffff\U000e0001",
)


class Structure(HTMLParser):
    """What of a page a browser would act on: tags with their attributes, comments, declarations; and the text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.events: list[tuple[Any, ...]] = []
        self.pieces: list[str] = []
        self.feed(text)
        self.close()

    @property
    def text(self) -> str:
        return "".join(self.pieces)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.events.append((tag, *attrs))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.events.append((f"{tag}/", *attrs))

    def handle_endtag(self, tag: str) -> None:
        self.events.append((f"/{tag}",))

    def handle_comment(self, data: str) -> None:
        self.events.append(("comment", data))

    def handle_decl(self, decl: str) -> None:
        self.events.append(("declaration", decl))

    def handle_pi(self, data: str) -> None:
        self.events.append(("instruction", data))

    def unknown_decl(self, data: str) -> None:
        self.events.append(("unknown", data))

    def handle_data(self, data: str) -> None:
        self.pieces.append(data)


def blanked(text: str) -> str:
    """A text of as many lines and tokens that means nothing to anyone."""
    return re.sub(r"[^ \n]", "7", text)


def as_bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def ran(stdout: bytes = b"", stderr: bytes = b"") -> Execution:
    return Execution(0, None, None, 0.25, 0.5, 30 * MIB, stdout, stderr)


def compared(output: bytes, case: str = SAMPLE, **changes: Any) -> TestResult:
    check = CheckResult(Match.DIFFERENT, "check.wrong-number", Difference(1, 1, 1, "0.50", "0.75"))
    result = TestResult(case, Verdict.WA, "check.wrong-number", execution=ran(output), check=check)
    return replace(result, errors=ErrorMap(("04",)), **changes)


def failed(stdout: bytes = b"", stderr: bytes = b"", detail: str = "x", case: str = SAMPLE) -> TestResult:
    details: dict[str, str | int | float] = {"exit_code": 1, "detail": detail}
    return TestResult(case, Verdict.RTE, "ended.exception", details, ran(stdout, stderr))


def view(result: TestResult, case: TestCase | None = None, **changes: Any) -> View:
    facts = {
        "problem": "row-sums",
        "verdict": result.verdict,
        "not_run": (),
        "limits": Limits(2.0, 256 * MIB, 4 * MIB),
        "tier": "portable",
        "source_hash": "",
        "fingerprint": "",
    }
    of_view = {
        name: changes.pop(name)
        for name in ("title", "revealed", "commands", "explain", "is_old")
        if name in changes
    }
    report = Report(**{**facts, **changes}, results=(result,))
    return View(report, **{"title": "x", "revealed": {case.name: case} if case else {}, **of_view})


def case(input: bytes = b"1\n", answer: bytes = b"0.123456789\n") -> TestCase:
    return TestCase(SAMPLE, input, answer)


def hinted(text: str) -> View:
    mistake = Mistake("m", "f", Verdict.WA, frozenset(), "", Text(text, ""), Text(text, ""), b"")
    return replace(view(compared(b""), mistakes=("m",)), mistakes={"m": mistake}, explain=True)


def different(expected: str, found: str) -> CheckResult:
    return CheckResult(Match.DIFFERENT, "check.wrong-word", Difference(1, 1, 1, expected, found))


# where a text may come from -> a report that holds it there
AS_BYTES = ("output", "output of a run that failed", "standard error", "input", "answer")
FIELDS: Mapping[str, Callable[[str], View]] = {
    "output": lambda text: view(compared(as_bytes(text)), case()),
    "output of a run that failed": lambda text: view(failed(as_bytes(text)), case()),
    "standard error": lambda text: view(failed(b"", as_bytes(text)), case()),
    "input": lambda text: view(compared(b"1\n"), case(as_bytes(text))),
    "answer": lambda text: view(compared(b"0.987654321\n"), case(answer=as_bytes(text))),
    "message of an exception": lambda text: view(failed(detail=text), case()),
    "token expected": lambda text: view(compared(b"", check=different(text, "1"))),
    "token found": lambda text: view(compared(b"", check=different("1", text))),
    "note": lambda text: view(compared(b"", notes=(Remark("report.tier", {"tier": text}),))),
    "message of the compiler": lambda text: view(failed(), compile_message=text),
    "name of a test": lambda text: view(compared(b"", text)),
    "command": lambda text: view(compared(b""), commands={SAMPLE: text}),
    "hint": hinted,
    "title": lambda text: view(compared(b""), title=text),
    "exercise": lambda text: view(compared(b""), problem=text),
    "tier": lambda text: view(compared(b""), tier=text),
}


def harmless(text: str) -> bool:
    """Whether no character of a page directs the writing, acts on a terminal or cannot be encoded."""
    return all(character == "\n" or character.isprintable() for character in text)


@pytest.mark.parametrize("words", [MARKUP, CHARACTERS], ids=["markup", "characters"])
@pytest.mark.parametrize("field", FIELDS)
def test_a_text_is_shown_and_becomes_no_part_of_the_page(field: str, words: Sequence[str]) -> None:
    text = " ".join(words)
    shown = page(ENGLISH, FIELDS[field](text))
    found = Structure(shown)
    assert found.events == Structure(page(ENGLISH, FIELDS[field](blanked(text)))).events
    assert harmless(shown)
    if field in AS_BYTES:
        text = as_bytes(text).decode("utf-8", "surrogateescape")
    for word in text.split(" "):
        assert printable(word, 24).rstrip("…") in found.text


def test_the_template_has_these_tags_alone_and_nothing_active() -> None:
    for make in FIELDS.values():
        for name, *attributes in Structure(page(ENGLISH, make("x"))).events:
            if name != "declaration":
                assert name.strip("/") in TAGS
            for attribute, value in attributes if name != "declaration" else ():
                assert not attribute.startswith("on")
                assert attribute not in ("src", "style")
                assert attribute != "href" or value.startswith("#")


def test_the_page_forbids_itself_scripts_and_everything_from_elsewhere() -> None:
    text = page(ENGLISH, FIELDS["output"]("x"))
    (policy,) = [
        dict(e[1:]) for e in Structure(text).events if ("http-equiv", "Content-Security-Policy") in e
    ]
    assert policy["content"] == "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    assert text.index("Content-Security-Policy") < text.index("<style>")
    assert "://" not in text
    assert "url(" not in text
    assert "@import" not in text


@settings(max_examples=50)
@given(st.binary(max_size=300))
def test_of_any_bytes_the_page_has_the_structure_of_harmless_ones(printed: bytes) -> None:
    harmless_bytes = re.sub(rb"[^ \t\n]", b"7", printed.replace(b"\r\n", b"\n"))
    texts = []
    for each in (printed, harmless_bytes):
        texts.append(
            page(ENGLISH, view(compared(each), case(each)))
            + page(ENGLISH, view(failed(each, each), case(each)))
        )
    assert Structure(texts[0]).events == Structure(texts[1]).events
    assert harmless(texts[0])
    texts[0].encode("utf-8")


@settings(max_examples=60)
@given(
    st.text(st.characters(exclude_characters=" \n`"), min_size=1, max_size=100),
    st.sampled_from(sorted(FIELDS)),
)
def test_any_characters_anywhere_leave_the_structure_alone(text: str, field: str) -> None:
    if "\r" in text or "\t" in text:  # parts of the layout of a text
        text = text.replace("\r", "").replace("\t", "") or "x"
    shown = page(ENGLISH, FIELDS[field](text))
    assert Structure(shown).events == Structure(page(ENGLISH, FIELDS[field](blanked(text)))).events
    assert harmless(shown)


def test_of_an_error_map_only_the_levels_are_drawn() -> None:
    errors = ErrorMap(('"/><script>04', "\u202e<!-- 4 04"))
    drawn = page(ENGLISH, view(replace(compared(b""), errors=errors)))
    expected = page(
        ENGLISH, view(replace(compared(b""), errors=ErrorMap((" " * 11 + "04", " " * 6 + "4 04 "))))
    )
    assert drawn == expected


INPUT, REST, PRINTED, WRITTEN, RAISED = "7654.321", "8765.432", "9876.543", "1357.246", "2468.135"


def secret_views(revealed: bool, **changes: Any) -> list[View]:
    """Reports on a test whose input, answer, output, standard error and exception hold figures found nowhere else."""
    secret = TestCase(SECRET, f"{INPUT}\n".encode(), f"0.50\n{REST}\n".encode())
    message = f"ValueError: {RAISED}"
    wrong = compared(f"0.75\n{PRINTED}\n".encode(), SECRET)
    wrong = replace(wrong, execution=ran(f"0.75\n{PRINTED}\n".encode(), WRITTEN.encode()))
    crashed = failed(PRINTED.encode(), f"{WRITTEN}\n{message}\n".encode(), message, SECRET)
    return [view(result, secret if revealed else None, **changes) for result in (wrong, crashed)]


@pytest.mark.parametrize("changes", [{}, {"explain": True}, {"is_old": True}], ids=["new", "explain", "old"])
def test_no_figure_of_a_secret_test_is_told_but_the_first_that_differs(changes: dict[str, bool]) -> None:
    text = "".join(page(ENGLISH, shown) for shown in secret_views(False, **changes))
    assert [figure for figure in (INPUT, REST, PRINTED, WRITTEN, RAISED) if figure in text] == []
    assert "expected 0.50, found 0.75" in text


def test_they_are_told_when_the_test_is_revealed() -> None:
    text = "".join(page(ENGLISH, shown) for shown in secret_views(True))
    assert [figure for figure in (INPUT, REST, PRINTED, WRITTEN, RAISED) if figure not in text] == []


@pytest.mark.parametrize(
    "printed",
    [
        b'"' * 3_000_000,
        b'" ' * 200_000,
        b"\xf3\xa0\x80\x81 " * 100_000,
        b"\n" * 200_000,
        (b"\xf3\xa0\x80\x81" * 1000 + b"\n") * 500,
        ("\U0001f600 " * 100 + "\n").encode() * 500,
    ],
    ids=["one token", "tokens in a line", "invisible tokens", "blank lines", "long lines", "wide matrix"],
)
def test_a_page_stays_small_whatever_is_printed(printed: bytes) -> None:
    names = [f"secret/{number:02}-x" for number in range(4)]
    cases = {name: TestCase(name, b"1\n", b"1\n") for name in names}
    chessboard = ErrorMap(("04" * 32, "40" * 32) * 12)
    results = (
        *(
            replace(compared(printed, name), errors=chessboard, execution=ran(printed, printed))
            for name in names[:3]
        ),
        failed(printed, printed, "x" * 100_000, names[3]),
    )
    shown = view(results[0], revealed=cases, compile_message=printed.decode())
    text = page(ENGLISH, replace(shown, report=replace(shown.report, results=results)))
    assert len(text.encode()) < 2_000_000


def test_where_the_page_would_become_too_large_the_first_failure_is_shown_and_the_others_say_what_is_missing() -> (
    None
):
    printed = ("\U000e0001" * 24 + " ").encode() * 24 + b"\n"
    names = [f"secret/{number:02}-x" for number in range(6)]
    cases = {name: TestCase(name, b"1\n", b"1\n") for name in names}
    results = tuple(replace(compared(b"", name), execution=ran(printed * 32, printed)) for name in names)
    shown = view(results[0], revealed=cases)
    text = page(ENGLISH, replace(shown, report=replace(shown.report, results=results)))
    sections = text.split('<details class="card')[1:]
    assert len(sections) == 6
    assert "matrix" in sections[0]
    left_out = ["left out here" in section for section in sections]
    assert left_out == sorted(left_out)
    assert left_out[-1]
    assert ["matrix" in section for section in sections] == [not each for each in left_out]
    assert len(text.encode()) < 2_000_000
