"""Sources that compile and sources that do not."""

import pytest

from judge.model import MIB, Verdict

SOLVE = b"a, b = map(int, input().split())\nprint(a + b)\n"


@pytest.mark.parametrize(
    "source",
    [
        SOLVE,
        SOLVE.rstrip(),
        SOLVE.replace(b"\n", b"\r\n"),
        SOLVE.replace(b"\n", b"\r"),
        b"\xef\xbb\xbf" + SOLVE,
        b"\xef\xbb\xbf" + SOLVE.replace(b"\n", b"\r\n"),
        b"# -*- coding: latin-1 -*-\n# \xe9\xff\n" + SOLVE,
        b"#!/usr/bin/env python3\n# vim: set fileencoding=latin-1 :\nx = '\xe9'\n" + SOLVE,
        "# 求和\n".encode() + SOLVE,
        b"# coding: gbk\n# " + "求和".encode("gbk") + b"\n" + SOLVE,
        b"\n\n\t\n" + SOLVE,
        b"\x0c" + SOLVE,
        b"from __future__ import annotations\n" + SOLVE,
        b"x = 1 if 1 is 1 else 2\n" + SOLVE,  # a SyntaxWarning
        b"match 1:\n    case 1: pass\n" + SOLVE,
        SOLVE + b"#" * (MIB - len(SOLVE)),
    ],
    ids=[
        *("plain", "no newline", "crlf", "cr", "bom", "bom crlf", "latin-1", "second line", "utf-8", "gbk"),
        *("blank", "form feed", "future", "warning", "match", "longest"),
    ],
)
def test_sources_that_an_interpreter_takes_are_judged(judged, source: bytes) -> None:
    report = judged(source)
    assert (report.verdict, report.compile_message) == (Verdict.AC, "")


BROKEN = [
    (b"print(", "SyntaxError: '(' was never closed"),
    (b"print 1", "SyntaxError: Missing parentheses in call to 'print'"),
    (b"if 1:\nprint(1)", "IndentationError: expected an indented block"),
    (b"if 1:\n\tx = 1\n        y = 2", "TabError: inconsistent use of tabs and spaces"),
    (b"return 1", "SyntaxError: 'return' outside function"),
    (b"def f(a, a): pass", "SyntaxError: duplicate argument 'a'"),
    (b"x = 08", "SyntaxError: leading zeros"),
    (b"x = \xe2\x80\x9chello\xe2\x80\x9d", "SyntaxError: invalid character"),
    (b"print(1)\0\n", "null bytes"),
    (
        "print(1)\n".encode("utf-16"),
        "SyntaxError: the source is not in its encoding: invalid or missing encoding declaration",
    ),
    (b"print('\xff')\n", "SyntaxError: "),
    (
        b"# coding: nonsense\nprint(1)\n",
        "SyntaxError: the source is not in its encoding: unknown encoding: nonsense",
    ),
    (
        b"\xef\xbb\xbf# coding: latin-1\nprint(1)\n",
        "SyntaxError: the source is not in its encoding: encoding problem",
    ),
    (b"x = '\\N{no such name}'", "unknown Unicode character name"),
    (b"x = " + b"(" * 1000 + b")" * 1000, "SyntaxError: too many nested parentheses"),
    (b"".join(b" " * n + b"if 1:\n" for n in range(120)), "IndentationError: too many levels"),
    (b"<html>", "SyntaxError: invalid syntax"),
    (b"#" * (MIB + 1), "SourceTooLong: 1048577"),
]


@pytest.mark.parametrize(
    ("source", "words"), BROKEN, ids=[f"{words}-{n}" for n, (_, words) in enumerate(BROKEN)]
)
def test_a_source_that_does_not_compile_is_told_why(judged, source: bytes, words: str) -> None:
    report = judged(source)
    assert report.verdict is Verdict.CE
    assert words in report.compile_message
    assert report.results == ()
    assert report.total == 2


def test_a_comment_in_another_encoding_does_not_compile_either(judged) -> None:
    report = judged(b"# \xe9t\xe9\nprint(1)\n")
    assert report.verdict is Verdict.CE
    assert "encoding" in report.compile_message or "UTF-8" in report.compile_message


@pytest.mark.parametrize(
    "source",
    [
        b"x = " + b"-" * 200_000 + b"1",
        b"x = " + b"+".join([b"1"] * 200_000),
        b"x = 1" + b".a" * 200_000,
        b"x = " + b"[" * 150 + b"]" * 150 + b"\nx = " + b"lambda: " * 50_000 + b"1",
    ],
    ids=["signs", "sum", "attributes", "lambdas"],
)
def test_a_source_that_breaks_the_parser_is_an_error_of_the_program(judged, source: bytes) -> None:
    report = judged(source)
    assert report.verdict is Verdict.CE
    assert report.compile_message
    assert judged(SOLVE).verdict is Verdict.AC


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (b"x = 1\nif x = 2:\n    pass\n", "if x = 2:"),
        (b"first = 1\nsecond = 2\nreturn first\n", "return first"),
        (b"def f(one, one):\n    pass\n", "def f(one, one):"),
        (b"x = 1\nbreak\n", "break"),
    ],
    ids=["if", "return", "argument", "break"],
)
def test_the_line_shown_is_the_programs_own(judged, source: bytes, line: str) -> None:
    shown = judged(source).compile_message.splitlines()
    assert shown[1].strip() == line


def test_compiling_runs_nothing_of_the_program(judged) -> None:
    assert judged(b"print(1)\nopen('/nowhere/at/all')\nx = (\n").verdict is Verdict.CE
