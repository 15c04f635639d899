"""Sharpness: inputs and answers on which wrong programs show.

A wrong program passes where the softmax has one weight of nearly 1, where a matrix is its own transpose, where Q is K,
or where all answers are alike. What an input means is not known here; its matrices are looked for as whole squares and
equal parts in blocks of lines with equally many numbers.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from judge.authoring.generate import Made
from judge.authoring.programs import weigh_rows
from judge.authoring.verify.findings import Finding, finding
from judge.bank import Bank
from judge.bank.kinds import kind_of
from judge.model import TestCase
from judge.sandbox import Sandbox

PECULIAR = ("smallest", "boundary", "overflow", "tie")  # may be degenerate: that is what they are for
MOST = 0.5  # of the rows of a case, or of the cases
SAME_ANSWER = 0.75  # of the cases: an exercise that asks yes or no has one answer on half of them
PARTS = (2, 3, 4)  # Q and K; Q, K and V; and another one
FEWEST_VALUES = 3  # different ones, or what is equal may be so by chance

Row = tuple[float, ...]


def legal_cases(made: Sequence[Made]) -> list[TestCase]:
    """Return the secret cases that are not illegal."""
    cases = [each.case for each in made if not each.case.is_sample]
    return [case for case in cases if kind_of(case.name) != "illegal"]


def is_peculiar(case: TestCase) -> bool:
    """Whether a case may be degenerate."""
    return kind_of(case.name) in PECULIAR


def check_softmax(bank: Bank, id: str, made: Sequence[Made], sandbox: Sandbox) -> Iterator[Finding]:
    """See that no typical case, and at most half of the other ordinary ones, saturates the reference's softmax."""
    cases = [case for case in legal_cases(made) if not is_peculiar(case)]
    weighed = weigh_rows(bank, id, sandbox, [case.input.decode() for case in cases])
    if weighed is None:
        return
    rows = {case.name: counted for case, counted in zip(cases, weighed, strict=True) if counted.rows}
    shares = {name: counted.saturated / counted.rows for name, counted in rows.items()}
    saturated = [name for name, share in shares.items() if share > MOST]
    too_many = len(saturated) > MOST * len(shares)
    for name in saturated:
        if too_many or kind_of(name) == "typical":
            share = f"{100 * shares[name]:.0f}"
            yield finding(f"problems/{id}/generator.py", "saturated-softmax", case=name, share=share)


def check_matrices(id: str, made: Sequence[Made]) -> Iterator[Finding]:
    """See that no ordinary case has a symmetric matrix, an identity or two equal matrices."""
    file = f"problems/{id}/generator.py"
    for case in legal_cases(made):
        if is_peculiar(case):
            continue
        found: dict[str, int] = {}
        for line, rows in blocks(case.input.decode()):
            for start, square in squares(rows):
                if is_identity(square) and (len(square) > 2 or not is_mask(rows)):
                    found.setdefault("identity", line + start)
                elif is_symmetric(square):
                    found.setdefault("symmetric", line + start)
            if (again := repeated(rows)) is not None:
                found.setdefault("equal", line + again)
        if "identity" in found:
            yield finding(file, "identity-matrix", case=case.name, line=found["identity"])
        if "symmetric" in found:
            yield finding(file, "symmetric-matrix", case=case.name, line=found["symmetric"])
        if "equal" in found:
            yield finding(file, "equal-matrices", case=case.name, line=found["equal"])


def check_distinct_sizes(id: str, made: Sequence[Made]) -> Iterator[Finding]:
    """See that a case named distinct-... has sizes that differ: the integers above 1 on its first line."""
    cases = [case for case in legal_cases(made) if kind_of(case.name) == "distinct"]
    sizes = [_sizes(case) for case in cases]
    compared = [each for each in sizes if len(each) > 1]
    if compared and not any(len(set(each)) == len(each) for each in compared):
        yield finding(f"problems/{id}/generator.py", "no-distinct-sizes")


def _sizes(case: TestCase) -> list[int]:
    tokens = case.input.decode().partition("\n")[0].split()
    return [int(token) for token in tokens if token.isascii() and token.isdecimal() and int(token) > 1]


def check_answers(id: str, made: Sequence[Made]) -> Iterator[Finding]:
    """See that no program passes most cases that prints the same text always, or one number again and again."""
    file = f"problems/{id}/generator.py"
    cases = legal_cases(made)
    if not cases:
        return
    answer, count = Counter(case.answer for case in cases).most_common(1)[0]
    if count > 1 and count >= SAME_ANSWER * len(cases):
        yield finding(file, "same-answer", answer=answer.decode()[:40].strip(), count=count, cases=len(cases))
    longer = [tokens for case in cases if len(tokens := case.answer.split()) > 1]
    constant = sum(len(set(tokens)) == 1 for tokens in longer)
    if constant > MOST * len(longer):
        yield finding(file, "constant-answers", count=constant, cases=len(longer))


def blocks(text: str) -> Iterator[tuple[int, list[Row]]]:
    """Yield each run of lines of equally many numbers, at least two by two, with the number of its first line."""
    rows: list[Row] = []
    for number, line in enumerate([*text.split("\n"), ""], 1):
        row = _numbers(line)
        if rows and len(row) != len(rows[0]):
            if len(rows) > 1:
                yield number - len(rows), rows
            rows = []
        if len(row) > 1:
            rows.append(row)


def _numbers(line: str) -> Row:
    try:
        return tuple(map(float, line.split()))
    except ValueError:
        return ()


def squares(rows: Sequence[Row]) -> Iterator[tuple[int, Sequence[Row]]]:
    """Yield the square matrices one below the other, counted from the first row and from the last, with their start."""
    size = len(rows[0])
    last = len(rows) - size
    for start in sorted({*range(0, last + 1, size), *range(last, -1, -size)}):
        yield start, rows[start : start + size]


def is_mask(rows: Sequence[Row]) -> bool:
    """Whether there are only zeros and ones: two rows of them may look like an identity by chance."""
    return {value for row in rows for value in row} <= {0.0, 1.0}


def is_identity(square: Sequence[Row]) -> bool:
    """Whether a matrix is the identity."""
    return all(value == (i == j) for i, row in enumerate(square) for j, value in enumerate(row))


def is_symmetric(square: Sequence[Row]) -> bool:
    """Whether a matrix is its own transpose, and that not by chance."""
    above = {value for i, row in enumerate(square) for value in row[i + 1 :]}
    return len(above) >= FEWEST_VALUES and list(map(tuple, zip(*square, strict=True))) == list(square)


def repeated(rows: Sequence[Row]) -> int | None:
    """Return where rows begin that repeat those above them: one of a few equal parts, or a square; None if none does.

    The first row is left out as well: it may be a line of sizes that has as many numbers.
    """
    size = len(rows[0])
    lengths = {(offset, (len(rows) - offset) // parts) for offset in (0, 1) for parts in PARTS}
    for offset, length in sorted({*lengths, (len(rows) % size, size)}):
        if length < 2:
            continue
        for start in range(offset + length, len(rows) - length + 1, length):
            part = rows[start : start + length]
            if part == rows[start - length : start] and len({v for r in part for v in r}) >= FEWEST_VALUES:
                return start
    return None
