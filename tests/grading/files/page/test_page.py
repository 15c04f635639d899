"""What stands on the page of a batch; whatever names hold, it is shown and becomes no part of the page."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from judge.grading.files import LeftOut, Summary
from judge.grading.records import Row, Unmatched
from judge.grading.scores import Rule, Scoring
from judge.model import Verdict

AC, WA, CE, JE = Verdict.AC, Verdict.WA, Verdict.CE, Verdict.JE
TAGS = {"html", "head", "meta", "title", "style", "body", "header", "main", "section", "div"}
TAGS |= {"h1", "h2", "p", "ul", "ol", "li", "code", "strong", "b", "small", "span", "svg", "rect"}
TAGS |= {"table", "thead", "tbody", "tr", "th", "td"}

Rows = Callable[..., Row]
Write = Callable[..., Summary]
Show = Callable[..., "Page"]


class Page(HTMLParser):
    """What of a page a browser would act on, and the text that it shows."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.source = text
        self.events: list[tuple[Any, ...]] = []
        self.sections: list[str] = [""]
        self._is_style = False
        self.feed(text)
        self.close()

    @property
    def text(self) -> str:
        return " ".join(self.sections)

    def section(self, heading: str) -> str:
        """The text of the section with this heading; empty if there is none."""
        return next((text for text in self.sections if text.startswith(heading)), "")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.events.append((tag, *attrs))
        self._is_style = tag == "style"
        if tag == "section":
            self.sections.append("")

    def handle_endtag(self, tag: str) -> None:
        self.events.append((f"/{tag}",))
        self._is_style = False

    def handle_comment(self, data: str) -> None:
        self.events.append(("comment", data))

    def handle_decl(self, decl: str) -> None:
        self.events.append(("declaration", decl))

    def handle_data(self, data: str) -> None:
        if not self._is_style and data.strip():
            self.sections[-1] = " ".join([*self.sections[-1].split(), *data.split()])


@pytest.fixture
def show(write: Write, tmp_path: Path) -> Show:
    """The page of a batch."""

    def shown(*rows: Row, **changes: Any) -> Page:
        write(*rows, **changes)
        return Page((tmp_path / "index.html").read_bytes().decode("utf-8"))

    return shown


def test_the_batch_in_figures(row: Rows, show: Show) -> None:
    page = show(row(0), row(1, "Bob", verdicts=WA), row(2, "Bob", "means", CE), row(3, "", id="gen"))
    assert page.sections[0] == "Results Results 4 submissions 2 students 2 exercises 50% accepted"
    assert page.section("Verdicts").startswith(
        "Verdicts AC accepted 2 50% WA wrong answer 1 25% CE compile error 1 25% An accepted program has"
    )


@pytest.mark.parametrize(
    ("scoring", "sentence"),
    [
        (Scoring(), "An accepted program has full marks"),
        (Scoring(Rule.TESTS), "by the share of the secret tests"),
        (Scoring(Rule.GROUPS), "by the share of the groups of secret tests"),
        (Scoring(Rule.GROUPS, ("edges", "big")), "these groups of secret tests that it passes as a whole: edges · big"),
    ],
)  # fmt: skip
def test_it_says_how_submissions_are_scored(row: Rows, show: Show, scoring: Scoring, sentence: str) -> None:
    assert sentence in show(row(), scoring=scoring).section("Verdicts")


def test_an_exercise_with_its_figures(row: Rows, show: Show) -> None:
    page = show(row(0), row(1, "Bob", verdicts={"batch": WA}), scoring=Scoring(Rule.TESTS))
    assert page.section("Exercises") == (
        "Exercises exercise accepted mean score scores Sum of each row row-sums 1 / 2 90%"
    )


def test_students_by_exercises_with_scores(row: Rows, show: Show) -> None:
    page = show(
        row(0, verdicts={"batch": WA}, student_id="7"),
        row(1, "Ada", "means", student_id="7"),
        row(2, "Bob"),
        scoring=Scoring(Rule.TESTS),
    )
    assert page.section("Students") == (
        "Students student row-sums means total / 2 Ada 7 0.80 1.00 1.80 Bob 1.00 – 1.00"
    )
    grades = [dict(event[1:])["class"] for event in page.events if ("class", "grade s4") in event[1:]]
    assert len(grades) == 2
    assert any(("class", "grade s3") in event[1:] for event in page.events)


def test_where_scores_are_all_or_nothing_the_table_has_verdicts(row: Rows, show: Show) -> None:
    page = show(row(0, verdicts=WA), row(1, "Ada", "means"))
    assert page.section("Students") == "Students student row-sums means total / 2 Ada WA AC 1"


def test_a_large_class_is_cut_and_it_is_said_where_all_of_it_is(row: Rows, show: Show) -> None:
    text = show(*(row(index, f"student {index}") for index in range(502))).section("Students")
    assert "student 499" in text
    assert "student 500" not in text
    assert text.endswith("The first 500 of 502 students. grades.csv has all of them.")


def test_programs_without_a_student_do_not_stand_among_students(row: Rows, show: Show) -> None:
    text = show(row(0, "", id="gen-1"), row(1)).section("Students")
    assert "total / 2 Ada AC – 1 Programs that belong to no student: 1." in text


def test_programs_without_a_student_are_in_no_table(row: Rows, show: Show) -> None:
    page = show(*(row(index, "", id=f"gen-{index}") for index in range(1200)))
    assert page.section("Students") == ""
    assert page.section("Total scores") == ""
    assert "gen-" not in page.text
    assert "Programs that belong to no student: 1,200." in page.text
    assert "Of several submissions" not in page.text


def test_how_total_scores_are_distributed(row: Rows, show: Show) -> None:
    page = show(row(0), row(1, "Ada", "means"), row(2, "Bob"), row(3, "Cy", verdicts=WA), row(4, "Di"))
    assert page.section("Total scores") == (
        "Total scores Students by points, of 2. Median: 1, mean: 1. 1 0 2 1 1 2"
    )


def test_totals_that_are_not_known_are_not_counted(row: Rows, show: Show) -> None:
    page = show(row(0), row(1, "Bob", verdicts=JE))
    assert page.section("Total scores").endswith("because a submission was not judged: 1")


def test_judge_errors_come_first(row: Rows, show: Show) -> None:
    page = show(row(0), row(1, "Bob", "means", JE))
    assert page.sections[1] == (
        "Not judged The judge failed at these submissions, and the fault is not the students'. They have no score yet: "
        "run judge grade again with --resume . JE Bob means The judge could not run the program (not your fault): "
        "the runner ended: signal 9"
    )
    assert "Bob – JE –" in page.section("Students")
    assert show(row(0)).section("Not judged") == ""


def test_many_judge_errors_are_counted(row: Rows, show: Show) -> None:
    text = show(*(row(index, f"s{index}", verdicts=JE) for index in range(60))).section("Not judged")
    assert "s49" in text
    assert "s50" not in text
    assert text.endswith("… and 10 more")


def test_the_hardest_tests_with_the_share_of_those_that_ran_them(row: Rows, show: Show) -> None:
    rows = [row(0), row(1, "b", verdicts={"batch": WA}), row(2, "c", verdicts={"batch": WA, "typical-a": WA})]
    assert show(*rows).section("Hardest tests") == (
        "Hardest tests The share of submissions that fail a test, of those that ran it. test failed share "
        "secret/03-batch-of-three row-sums 2 / 3 67% secret/04-typical-a row-sums 1 / 3 33%"
    )


def test_a_test_at_which_the_judge_failed_was_not_run(row: Rows, show: Show) -> None:
    page = show(row(0, verdicts=WA), row(1, "b", verdicts={"batch": JE}), scoring=Scoring(Rule.TESTS))
    assert "secret/03-batch-of-three row-sums 1 / 1 100%" in page.section("Hardest tests")


def test_where_judging_stopped_the_shares_are_of_those_that_reached_the_test(row: Rows, show: Show) -> None:
    rows = [row(0, stops=True), row(1, "b", verdicts={"batch": WA, "typical": WA}, stops=True)]
    text = show(*rows).section("Hardest tests")
    assert "of those that reached it" in text
    assert "typical" not in text
    assert text.endswith("secret/03-batch-of-three row-sums 1 / 2 50%")


def test_a_test_that_few_reached_is_not_called_hard(row: Rows, show: Show) -> None:
    early = [row(index, f"s{index}", verdicts={"smallest": WA}, stops=True) for index in range(20)]
    text = show(*early, row(20, "last", verdicts={"typical": WA}, stops=True)).section("Hardest tests")
    assert "smallest" in text
    assert "typical" not in text


def test_the_most_frequent_mistakes_by_title(row: Rows, show: Show) -> None:
    rows = [
        row(0, verdicts=WA, mistakes=("columns",)),
        row(1, "b", verdicts=WA, mistakes=("columns", "forgotten")),
        row(2, "c", "means", WA, mistakes=("columns",)),
    ]
    assert (
        show(*rows)
        .section("Most frequent mistakes")
        .endswith("mistake submissions Columns are summed row-sums 2 Columns are summed means 1")
    )
    assert "错误 Columns" in show(*rows, language="zh").section("最常见的错误")


def test_files_that_are_no_submissions(row: Rows, show: Show) -> None:
    first = tuple(Unmatched(f"notes-{n}.txt", "usage.no-file", {"path": "p", "id": "i"}) for n in range(60))
    text = show(row(), left_out=LeftOut(70, first)).section("Files that are no submissions")
    assert "not judged: 70" in text
    assert "notes-49.txt There is no such file: p" in text
    assert "notes-50.txt" not in text
    assert text.endswith("… and 20 more")
    assert show(row()).section("Files that are no submissions") == ""


def test_the_page_is_in_the_language_asked_for(row: Rows, show: Show) -> None:
    page = show(row(), language="zh")
    assert ("html", ("lang", "zh")) in page.events
    assert page.section("各题情况").startswith("各题情况 题目 通过 平均得分 每行之和 row-sums")


def test_a_batch_of_nothing_has_a_page(show: Show) -> None:
    assert show().text == "Results Results 0 submissions 0 exercises – accepted"


def everywhere(row: Rows, name: str) -> tuple[list[Row], LeftOut]:
    """A batch in which a name stands wherever one can."""
    rows = [
        row(0, name, student_id=name),
        row(1, name, id=name, student_id=name),
        row(2, "", "means", JE, id=name),
        row(3, f"x{name}", verdicts=JE),
    ]
    details = {"path": name, "id": name}
    return rows, LeftOut(1, (Unmatched(name, "usage.no-file", details),))


@pytest.mark.parametrize(
    "markup", ['"><img src=x onerror=alert(1)>', "</style></td></table>", "<!--", "{{7*7}}", "&lt;"]
)
def test_markup_in_a_name_is_text(row: Rows, show: Show, markup: str) -> None:
    pages = []
    for name in (markup, "y" * len(markup)):
        rows, left_out = everywhere(row, name)
        pages.append(show(*rows, left_out=left_out))
    assert pages[0].events == pages[1].events
    assert pages[0].text.count(" ".join(markup.split())) == pages[1].text.count("y" * len(markup))


def test_what_a_name_holds_cannot_direct_the_page(row: Rows, show: Show, hostile: str) -> None:
    rows, left_out = everywhere(row, hostile)
    page = show(*rows, left_out=left_out)
    rows, left_out = everywhere(row, "y")
    assert page.events == show(*rows, left_out=left_out).events
    assert all(c == "\n" or c.isprintable() for c in page.source)


def test_the_page_is_made_of_these_elements_and_forbids_itself_everything_else(row: Rows, show: Show) -> None:
    rows, left_out = everywhere(row, "y")
    page = show(
        *rows, row(4, verdicts=WA, mistakes=("columns",)), left_out=left_out, scoring=Scoring(Rule.TESTS)
    )
    for name, *attributes in page.events:
        if name == "declaration":
            continue
        assert name.strip("/") in TAGS
        assert not any(key.startswith("on") or key in ("src", "style", "href") for key, _ in attributes)
    (policy,) = [
        dict(event[1:]) for event in page.events if ("http-equiv", "Content-Security-Policy") in event
    ]
    assert policy["content"] == "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    assert page.source.index("Content-Security-Policy") < page.source.index("<style>")
    assert not re.search(r"://|url\(|@import", page.source)
