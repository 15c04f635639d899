"""Whether an output is the answer to the last digit: an output validator for judges of ICPC problem packages.

    python3 validator.py INPUT ANSWER FEEDBACK_FOLDER < OUTPUT       exit code 42: accepted, 43: wrong answer

Lines and tokens must be the answer's. Not compared: blanks and tabs at either end of a line and their number between
tokens, blank lines at the end, CR before LF; and blanks around the brackets and commas of an answer that is a list.
Where the exact value lies next to a rounding boundary, TIES has the second spelling that is right too.

The same comparison as AttnJudge's checker `decimal`; written to a package by `judge export` (MIT licence). It needs
nothing but Python.
"""

import hashlib
import re
import sys
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path

ACCEPTED, WRONG_ANSWER = 42, 43

# Of each test case, see `key_of`: (line, token), counted from 1 -> the second spelling.
TIES: Mapping[str, Mapping[tuple[int, int], str]] = {}

TOKEN = re.compile(r"[^ \t]+")
LIST_MARK = re.compile(r"[\[\](),;]")
LIST_PART = re.compile(r"[\[\](),;]|[^\[\](),;]+")
NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?")
NOT_FINITE = re.compile(r"[+-]?(?:nan|inf(?:inity)?)", re.IGNORECASE)
LONGEST_NUMBER = 400  # characters; beyond it a token is a word
SHOWN = 40  # characters of a token that a message shows


def key_of(input: bytes, answer: bytes) -> str:
    """Return what TIES knows a test case by: names of files differ from judge to judge, their content does not."""
    return hashlib.sha256(b"%d %b%b" % (len(input), input, answer)).hexdigest()[:16]


def difference(output: bytes, answer: bytes, ties: Mapping[tuple[int, int], str]) -> str | None:
    """Return where and how `output` first differs from `answer`, None if it is accepted."""
    if output == answer:
        return None
    text, right_text = output.decode("utf-8", "surrogateescape"), answer.decode("utf-8")
    if re.search("[\0\udc80-\udcff]", text):
        return "the output is not text: it has a NUL, or bytes that are not UTF-8"
    right_lines = lines_of(right_text)
    as_list = any(list_parts(token) for line in right_lines for token in TOKEN.findall(line))
    # A line that is missing is compared as a blank one, so blank lines at the end do not count.
    for i, (line, right_line) in enumerate(zip_longest(lines_of(text), right_lines, fillvalue=""), 1):
        pairs = zip_longest(tokens_of(line, as_list), tokens_of(right_line, as_list))
        for j, (token, right) in enumerate(pairs, 1):
            if token is None or right is None or token not in (right, ties.get((i, j))):
                return f"line {i}, token {j}: expected {shown(right)}, found {shown(token)}"
    return None


def lines_of(text: str) -> list[str]:
    """Split at LF; drop a CR before it, and blanks and tabs at either end."""
    return [line.removesuffix("\r").strip(" \t") for line in text.split("\n")]


def tokens_of(line: str, as_list: bool) -> Iterator[str]:
    """Split a line at blanks and tabs; `as_list`: brackets and commas beside numbers are tokens of their own."""
    for token in TOKEN.findall(line):
        yield from (as_list and list_parts(token)) or [token]


def list_parts(token: str) -> list[str] | None:
    """Split `[1.00,2.00]` into its marks and numbers; None for what is not made of these alone."""
    if not LIST_MARK.search(token):
        return None
    parts = LIST_PART.findall(token)
    return parts if all(LIST_MARK.match(part) or is_numeric(part) for part in parts) else None


def is_numeric(token: str) -> bool:
    """Whether a token is a number, or nan or infinite."""
    is_number = len(token) <= LONGEST_NUMBER and NUMBER.fullmatch(token)
    return bool(is_number or NOT_FINITE.fullmatch(token))


def shown(token: str | None) -> str:
    """Return a token as a message shows it."""
    return "nothing" if token is None else ascii(token[:SHOWN])


def main(input_path: str, answer_path: str, feedback_folder: str, *_: str) -> int:
    """Compare standard input with the answer; return the exit code."""
    input, answer = Path(input_path).read_bytes(), Path(answer_path).read_bytes()
    found = difference(sys.stdin.buffer.read(), answer, TIES.get(key_of(input, answer), {}))
    if found is None:
        return ACCEPTED
    with (Path(feedback_folder) / "judgemessage.txt").open("a", encoding="utf-8") as message:
        message.write(f"{found}\n")
    return WRONG_ANSWER


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
