"""What holds for the `decimal` checker whatever the answer and the output."""

import re
from collections.abc import Callable
from decimal import Decimal

from hypothesis import example, given, settings
from hypothesis import strategies as st

from judge import messages
from judge.checkers.layout import normal_lines
from judge.model import CheckResult, Match, Tie

Compare = Callable[..., CheckResult]
Rows = list[list[str]]

ANYTHING = settings(derandomize=True, deadline=None, database=None)
MANY = settings(ANYTHING, max_examples=400)

WORDS = ["ERR", "[MASK]", "S", "q1", "注意", "nan", "inf", "a.b"]
PIECES = [
    *[
        "1",
        "0",
        "-",
        "+",
        ".",
        "e",
        "1.00",
        "-0.00",
        "0.5",
        "1e9999",
        "9" * 50,
        "nan",
        "inf",
        "x",
        "注",
        "\u202e",
    ],
    *[" ", "\t", "\n", "\n\n", "\r\n", "\r", "\f", "\v", "\x1b[31m", "\ufeff", "...", "_", "\u0661"],
    *[
        "[",
        "]",
        "(",
        ")",
        ",",
        ";",
        "'",
        '"',
        "np.float64(",
        "array(",
        "dtype=float32",
        ", dtype=f)",
        "ERR",
        "[MASK]",
    ],
]


def _decimal(units: int, decimals: int) -> str:
    digits = str(abs(units)).zfill(decimals + 1)
    sign = "-" if units < 0 else ""
    return f"{sign}{digits[:-decimals]}.{digits[-decimals:]}" if decimals else sign + digits


PLAIN = "0159.-+e[](),;' \t\n\r\"naifx"

decimals = st.builds(_decimal, st.integers(-99999, 99999), st.sampled_from([1, 2, 2, 2, 4]))
integers = st.integers(-9999, 9999).map(str)
numbers = decimals | integers
tokens = numbers | st.sampled_from(WORDS)
numeric_rows = st.lists(st.lists(numbers, min_size=1, max_size=4), min_size=1, max_size=4)
rows_of_tokens = st.lists(st.lists(tokens, max_size=4), max_size=4)
outputs = st.lists(st.sampled_from(PIECES), max_size=25).map(lambda pieces: "".join(pieces).encode())


def normal_form(output: bytes) -> bytes:
    return b"".join(normal_lines(output))


def _text(rows: Rows) -> str:
    return "".join(" ".join(row) + "\n" for row in rows)


def _as_list(rows: Rows) -> str:
    return "[" + ", ".join("[" + ", ".join(row) + "]" for row in rows) + "]\n"


@st.composite
def reformatted(draw: st.DrawFn, text: str) -> str:
    """Change what is not compared: blanks around tokens, CR before LF, blank lines and the newline at the end."""
    blanks = st.text(" \t", max_size=3)
    lines = []
    for line in text.removesuffix("\n").split("\n"):
        parts = [draw(blanks)]
        for word in line.split(" "):
            parts += [word, draw(blanks.map(lambda blank: blank + " "))]
        lines.append("".join(parts[:-1]) + draw(blanks) + draw(st.sampled_from(["", "\r"])))
    end = draw(st.sampled_from(["", "\r", "\n", "\r\n", "\n\n \t\n", "\n\r\n "]))
    return "\n".join(lines).removesuffix("\r") + end


@MANY
@given(rows=rows_of_tokens, output=st.binary(max_size=40) | outputs.filter(lambda text: b"\r" not in text))
def test_no_output_makes_the_checker_fail(compare: Compare, rows: Rows, output: bytes) -> None:
    _check_shape(compare(_text(rows), output))


@MANY
@given(rows=numeric_rows, output=outputs.filter(lambda text: b"\r" not in text))
def test_no_output_makes_the_checker_fail_where_the_answer_is_a_list(
    compare: Compare, rows: Rows, output: bytes
) -> None:
    _check_shape(compare(_as_list(rows), output))


@MANY
@example(rows=[["1.00"]], output=b"1.00\r\r\n")
@given(rows=rows_of_tokens, output=outputs)
def test_no_output_with_cr_makes_the_checker_fail(compare: Compare, rows: Rows, output: bytes) -> None:
    _check_shape(compare(_text(rows), output))


@MANY
@example(answer="'", output=b"x")
@given(answer=st.lists(st.sampled_from(PIECES), max_size=12).map("".join), output=outputs)
def test_no_answer_makes_the_checker_fail(compare: Compare, answer: str, output: bytes) -> None:
    _check_shape(compare(answer, output))
    assert compare(answer, answer).match is Match.SAME


@MANY
@given(
    answer=st.text(max_size=30),
    output=st.binary(max_size=30) | st.text(max_size=30).map(str.encode),
    data=st.data(),
)
def test_no_text_as_an_answer_makes_the_checker_fail(
    compare: Compare, answer: str, output: bytes, data: st.DataObject
) -> None:
    ties = data.draw(st.lists(st.tuples(st.integers(1, 3), st.integers(1, 3), decimals), max_size=2))
    _check_shape(compare(answer, output, *ties))
    assert compare(answer, answer, *ties) == CheckResult(Match.SAME)


@MANY
@given(answer=st.text(PLAIN, max_size=30), data=st.data())
def test_no_change_of_an_answer_makes_the_checker_fail(
    compare: Compare, answer: str, data: st.DataObject
) -> None:
    start, end = sorted(data.draw(st.tuples(st.integers(0, len(answer)), st.integers(0, len(answer)))))
    output = answer[:start] + data.draw(st.text(PLAIN, max_size=4)) + answer[end:]
    _check_shape(compare(answer, output))


def _check_shape(result: CheckResult) -> None:
    if result.match is Match.SAME:
        assert (result.reason, result.difference) == (None, None)
        return
    assert result.reason is not None
    assert messages.text("en", result.reason, **result.details)
    assert result.ties_used == ()
    if result.difference is not None:
        where = result.difference
        assert min(where.line, where.column, where.token) >= 1
        assert where.found is None or where.found.isprintable()


@ANYTHING
@given(rows=rows_of_tokens)
def test_the_answer_is_accepted(compare: Compare, rows: Rows) -> None:
    assert compare(_text(rows), _text(rows)) == CheckResult(Match.SAME)


@MANY
@given(rows=rows_of_tokens, data=st.data())
def test_what_is_not_compared_never_matters(compare: Compare, rows: Rows, data: st.DataObject) -> None:
    output = data.draw(reformatted(_text(rows)))
    assert compare(_text(rows), output) == CheckResult(Match.SAME)
    assert normal_form(output.encode()) == normal_form(_text(rows).encode())


@ANYTHING
@given(rows=numeric_rows, data=st.data())
def test_blanks_never_matter_in_a_list(compare: Compare, rows: Rows, data: st.DataObject) -> None:
    parts = re.findall(r"[\[\],]|[^\[\], \n]+", _as_list(rows))
    output = "".join(part + data.draw(st.text(" \t", max_size=2)) for part in parts)
    assert compare(_as_list(rows), output) == CheckResult(Match.SAME)


@st.composite
def with_a_digit_changed(draw: st.DrawFn, text: str) -> str:
    """Change one digit of one number."""
    places = [i for i, character in enumerate(text) if character.isdecimal()]
    at = draw(st.sampled_from(places))
    digit = draw(st.sampled_from("0123456789").filter(lambda digit: digit != text[at]))
    return text[:at] + digit + text[at + 1 :]


@MANY
@given(rows=numeric_rows, data=st.data())
def test_one_digit_changed_is_always_wrong(compare: Compare, rows: Rows, data: st.DataObject) -> None:
    wrong = data.draw(with_a_digit_changed(_text(rows)))
    disguised = data.draw(
        st.sampled_from(
            [wrong, _as_list([line.split() for line in wrong.splitlines()]), wrong.replace("\n", " ")]
        )
    )
    assert compare(_text(rows), disguised).match is Match.DIFFERENT
    assert compare(_text(rows), data.draw(reformatted(wrong))).match is Match.DIFFERENT


@ANYTHING
@given(rows=numeric_rows, data=st.data())
def test_one_digit_changed_in_a_list_is_always_wrong(
    compare: Compare, rows: Rows, data: st.DataObject
) -> None:
    wrong = data.draw(with_a_digit_changed(_as_list(rows)))
    assert compare(_as_list(rows), wrong).match is Match.DIFFERENT


@ANYTHING
@given(rows=numeric_rows, extra=tokens, data=st.data())
def test_one_token_more_or_less_is_always_wrong(
    compare: Compare, rows: Rows, extra: str, data: st.DataObject
) -> None:
    i = data.draw(st.integers(0, len(rows) - 1))
    j = data.draw(st.integers(0, len(rows[i]) - 1))
    longer = [*rows[:i], [*rows[i][:j], extra, *rows[i][j:]], *rows[i + 1 :]]
    shorter = [*rows[:i], [*rows[i][:j], *rows[i][j + 1 :]], *rows[i + 1 :]]
    assert compare(_text(rows), _text(longer)).match is Match.DIFFERENT
    assert compare(_text(rows), _text(shorter)).match is Match.DIFFERENT


def _respelt(token: str) -> st.SearchStrategy[str]:
    """Spell a number in another way that has the same value."""
    spellings = [token, f"{Decimal(token):e}", "+" + token if token[0] != "-" else "-0" + token[1:]]
    if "." in token:
        stripped = token.rstrip("0")
        spellings += [
            token + "0",
            token + "0" * 30,
            stripped if stripped[-1] != "." else stripped + "0",
            stripped,
        ]
    else:
        spellings += [token + ".0", token + "."]
    return st.sampled_from(spellings)


@MANY
@given(rows=numeric_rows, data=st.data())
def test_the_same_values_in_another_dress_are_never_wrong(
    compare: Compare, rows: Rows, data: st.DataObject
) -> None:
    respelt = [[data.draw(_respelt(token)) for token in row] for row in rows]
    dress = data.draw(
        st.sampled_from([_text, _as_list, repr, lambda rows: f"array({rows}, dtype=float64)\n"])
    )
    separator = data.draw(st.sampled_from(["\n", "\n\n", " ", "\n "]))
    output = dress(respelt).replace("\n", separator)
    assert compare(_text(rows), output).match is not Match.DIFFERENT


@ANYTHING
@given(rows=numeric_rows, output=outputs.filter(lambda text: b"\r" not in text))
def test_an_accepted_output_has_the_normal_form_of_the_answer(
    compare: Compare, rows: Rows, output: bytes
) -> None:
    answer = _text(rows).encode()
    assert (compare(answer, output).match is Match.SAME) == (normal_form(output) == normal_form(answer))


@MANY
@given(rows=st.lists(st.lists(decimals, min_size=1, max_size=3), min_size=1, max_size=3), data=st.data())
def test_an_accepted_output_is_the_answer_but_for_the_ties_reported(
    compare: Compare, rows: Rows, data: st.DataObject
) -> None:
    places = [(i, j) for i, row in enumerate(rows) for j in range(len(row))]
    ties = {
        (i, j): data.draw(decimals.filter(lambda token, other=rows[i][j]: token != other))
        for i, j in data.draw(st.sets(st.sampled_from(places)))
    }
    shuffled = [
        [
            data.draw(st.sampled_from([token, token, ties.get((i, j), token), *ties.values()]))
            for j, token in enumerate(row)
        ]
        for i, row in enumerate(rows)
    ]
    result = compare(_text(rows), _text(shuffled), *((i + 1, j + 1, token) for (i, j), token in ties.items()))
    expected = all(shuffled[i][j] in (rows[i][j], ties.get((i, j))) for i, j in places)
    assert (result.match is Match.SAME) == expected
    used = {(tie.line - 1, tie.token - 1) for tie in result.ties_used}
    assert used == ({(i, j) for i, j in places if shuffled[i][j] != rows[i][j]} if expected else set())


@MANY
@given(rows=rows_of_tokens, output=outputs.filter(lambda text: b"\r" not in text))
def test_what_is_found_stands_where_the_checker_says(compare: Compare, rows: Rows, output: bytes) -> None:
    where = compare(_text(rows), output).difference
    if where is not None and where.found is not None and not set(where.found) & {"\\", "…"}:
        line = output.decode().split("\n")[where.line - 1]
        assert line[where.column - 1 :].startswith(where.found)
        assert len(line[: where.column - 1].replace("\t", " ").split(" ")) >= where.token


@ANYTHING
@given(output=(st.binary(max_size=60) | outputs).filter(lambda text: b"\r\r" not in text))
def test_the_normal_form_is_its_own_normal_form(output: bytes) -> None:
    assert normal_form(normal_form(output)) == normal_form(output)


@ANYTHING
@given(rows=numeric_rows, data=st.data())
def test_the_beginning_of_the_answer_lacks_the_rest(
    compare: Compare, rows: Rows, data: st.DataObject
) -> None:
    places = [(i, j) for i, row in enumerate(rows) for j in range(len(row))]
    i, j = data.draw(st.sampled_from([place for place in places if place != (0, 0)] or [(0, 0)]))
    output = data.draw(reformatted(_text([*rows[:i], rows[i][:j]])))
    result = compare(_text(rows), output)
    assert result.reason == ("check.no-output" if (i, j) == (0, 0) else "check.missing-output")
    if result.reason == "check.missing-output":
        assert result.details == {"lines": len(rows) - i, "items": len(places) - places.index((i, j))}


@ANYTHING
@given(rows=numeric_rows, more=numeric_rows, data=st.data())
def test_the_answer_with_more_around_it_has_too_much(
    compare: Compare, rows: Rows, more: Rows, data: st.DataObject
) -> None:
    together = data.draw(st.sampled_from([[*rows, *more], [*more, *rows]]))
    result = compare(_text(rows), data.draw(reformatted(_text(together))))
    assert (result.match, result.reason) == (Match.DIFFERENT, "check.extra-output")
    assert result.details == {"lines": len(more), "items": sum(map(len, more))}


@ANYTHING
@given(rows=st.lists(st.lists(decimals, min_size=1, max_size=3), min_size=1, max_size=3), data=st.data())
def test_a_digit_changed_is_accepted_as_a_tie_and_not_otherwise(
    compare: Compare, rows: Rows, data: st.DataObject
) -> None:
    i = data.draw(st.integers(0, len(rows) - 1))
    j = data.draw(st.integers(0, len(rows[i]) - 1))
    other = data.draw(with_a_digit_changed(rows[i][j]))
    changed = [*rows[:i], [*rows[i][:j], other, *rows[i][j + 1 :]], *rows[i + 1 :]]
    assert compare(_text(rows), _text(changed)).match is Match.DIFFERENT
    accepted = compare(_text(rows), _text(changed), (i + 1, j + 1, other))
    assert accepted == CheckResult(Match.SAME, ties_used=(Tie(i + 1, j + 1, other),))
