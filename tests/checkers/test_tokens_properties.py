"""What holds for the `tokens` checker whatever the answer, the output and the rules."""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from judge import messages
from judge.model import CheckResult, Match

Compare = Callable[..., CheckResult]
Rules = dict[str, Any]

MANY = settings(derandomize=True, deadline=None, database=None, max_examples=400)

tolerances = st.none() | st.sampled_from([0.0, 1e-9, 1e-6, 0.01, 0.1, 0.5, 1.0])
rules = st.fixed_dictionaries(
    {
        "float_absolute_tolerance": tolerances,
        "float_relative_tolerance": tolerances,
        "case_sensitive": st.booleans(),
        "space_change_sensitive": st.booleans(),
    }
)
numbers = st.builds(
    lambda units, decimals: f"{Decimal(units).scaleb(-decimals):f}",
    st.integers(-99999, 99999),
    st.integers(0, 4),
)
words = st.sampled_from(["nan", "-inf", "Yes", "ERR", "[MASK]", "1_0", "0x1F", "注意", "é", "-", "."])
texts = st.lists(numbers | words, max_size=6)
blanks = st.text(" \t\n\r\v\f", min_size=1, max_size=3)
PIECES = [
    "1",
    "0",
    ".",
    "-",
    "+",
    "e",
    "E9",
    "nan",
    "inf",
    "x",
    "É",
    " ",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "_",
    "9" * 50,
]
pieces = st.lists(st.sampled_from(PIECES), max_size=12).map("".join)


@MANY
@given(
    answer=pieces | st.text(max_size=30), output=pieces.map(str.encode) | st.binary(max_size=30), rules=rules
)
def test_any_output_gets_a_result_that_can_be_shown(
    compare_tokens: Compare, answer: str, output: bytes, rules: Rules
) -> None:
    result = compare_tokens(answer, output, **rules)
    assert result.match is not Match.PRESENTATION
    assert (result.reason is None) == (result.difference is None) == (result.match is Match.SAME)
    if result.reason is not None and result.difference is not None:
        assert messages.text("en", result.reason, **result.details)
        where = result.difference
        assert min(where.line, where.column, where.token) >= 1
        assert all(text is None or text.isprintable() for text in (where.found, where.expected))
        assert all(count > 0 for name, count in result.details.items() if name == "items")


@MANY
@given(answer=pieces | st.text(max_size=30), rules=rules)
def test_the_answer_is_accepted(compare_tokens: Compare, answer: str, rules: Rules) -> None:
    assert compare_tokens(answer, answer, **rules) == CheckResult(Match.SAME)


@MANY
@given(tokens=texts, rules=rules, data=st.data())
def test_other_blanks_matter_only_where_they_are_said_to(
    compare_tokens: Compare, tokens: list[str], rules: Rules, data: st.DataObject
) -> None:
    answer, output = (
        data.draw(st.just("") | blanks) + "".join(token + data.draw(blanks) for token in tokens)
        for _ in range(2)
    )
    result = compare_tokens(answer, output, **rules)
    assert (result.match is Match.SAME) == (not rules["space_change_sensitive"] or answer == output)
    assert result.reason in (None, "tokens.blanks")


@MANY
@given(answer=texts.map(" ".join).filter(str.isascii), rules=rules)
def test_capitals_matter_only_where_they_are_said_to(
    compare_tokens: Compare, answer: str, rules: Rules
) -> None:
    result = compare_tokens(answer, answer.swapcase(), **rules)
    assert (result.match is Match.SAME) == (not rules["case_sensitive"] or answer == answer.swapcase())


@MANY
@given(tokens=st.lists(numbers | words, min_size=1, max_size=5), rules=rules, data=st.data())
def test_one_token_more_or_less_is_wrong(
    compare_tokens: Compare, tokens: list[str], rules: Rules, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(tokens) - 1))
    longer = [*tokens[:at], data.draw(numbers | words), *tokens[at:]]
    shorter = [*tokens[:at], *tokens[at + 1 :]]
    for output in (longer, shorter):
        assert compare_tokens(" ".join(tokens), " ".join(output), **rules).match is Match.DIFFERENT


@MANY
@given(tokens=st.lists(numbers, min_size=1, max_size=4), rules=rules, data=st.data())
def test_a_number_is_right_exactly_within_the_tolerances(
    compare_tokens: Compare, tokens: list[str], rules: Rules, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(tokens) - 1))
    answer = Fraction(tokens[at])
    absolute, relative = rules["float_absolute_tolerance"], rules["float_relative_tolerance"]
    bounds = [] if absolute is None else [Fraction(repr(absolute))]
    bounds += [] if relative is None else [Fraction(repr(relative)) * abs(answer)]
    offsets = [sign * bound for bound in bounds for sign in (-1, 1)]
    nearly = [offset * (1 + Fraction(sign, 10**9)) for offset in offsets for sign in (-1, 1)]
    value = answer + data.draw(
        st.sampled_from([Fraction(0), Fraction(1, 1000), Fraction(-3), *offsets, *nearly])
    )
    spelt = f"{Decimal(value.numerator) / Decimal(value.denominator):f}"
    output = [*tokens[:at], spelt, *tokens[at + 1 :]]
    accepted = spelt == tokens[at] or any(abs(Fraction(spelt) - answer) <= bound for bound in bounds)
    assert (compare_tokens(" ".join(tokens), " ".join(output), **rules).match is Match.SAME) == accepted


@MANY
@given(tokens=st.lists(numbers, min_size=1, max_size=4), data=st.data())
def test_one_digit_changed_is_wrong_without_a_tolerance(
    compare_tokens: Compare, tokens: list[str], data: st.DataObject
) -> None:
    text = " ".join(tokens)
    at = data.draw(st.sampled_from([i for i, character in enumerate(text) if character.isdecimal()]))
    digit = data.draw(st.sampled_from("0123456789").filter(lambda digit: digit != text[at]))
    output = text[:at] + digit + text[at + 1 :]
    assert compare_tokens(text, output).match is Match.DIFFERENT
    is_zero = (
        Fraction(text.split()[text[:at].count(" ")]) == Fraction(output.split()[text[:at].count(" ")]) == 0
    )
    assert is_zero or compare_tokens(text, output, float_absolute_tolerance=0.0).match is Match.DIFFERENT


@MANY
@given(tokens=st.lists(numbers, min_size=1, max_size=4), data=st.data())
def test_the_same_value_is_right_however_it_is_spelt(
    compare_tokens: Compare, tokens: list[str], data: st.DataObject
) -> None:
    output = []
    for token in tokens:
        point = "" if "." in token else "."
        sign = "" if token.startswith("-") else "+"
        output.append(
            data.draw(st.sampled_from([f"{Decimal(token):e}", token + point + "000", sign + token]))
        )
    for tolerance in ("float_absolute_tolerance", "float_relative_tolerance"):
        assert compare_tokens(" ".join(tokens), "\n".join(output), **{tolerance: 0.0}).match is Match.SAME


@MANY
@given(tokens=texts, output=pieces, rules=rules)
def test_what_is_found_stands_where_the_checker_says(
    compare_tokens: Compare, tokens: list[str], output: str, rules: Rules
) -> None:
    where = compare_tokens(" ".join(tokens), output, **rules).difference
    if where is not None and where.found is not None and not set(where.found) & {"\\", "…"}:
        line = output.split("\n")[where.line - 1]
        assert line[where.column - 1 :].startswith(where.found)
        assert len(line[: where.column - 1].encode().split()) == where.token - 1
