"""JSON Lines from files and from standard input: streamed, whatever the lines are."""

import io
import json
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.bank import Bank
from judge.errors import UsageError
from judge.grading.inputs import InputOptions, lines, open_inputs
from judge.grading.records import Submission, Unmatched
from judge.messages import text as message
from judge.model import LONGEST_SOURCE

Read = Callable[..., list[Submission | Unmatched]]
Left = Callable[..., Mapping[str, str]]


def line(**fields: object) -> bytes:
    return json.dumps({"id": "1", "problem": "rope", "source": "x", **fields}).encode() + b"\n"


def test_a_line_is_a_submission(read: Read) -> None:
    stream = io.BytesIO(
        line(source="print('李')\n")
        + b"\n"
        + line(id=17, problem="Stable_Softmax", student="李雷", student_id=5, more=[1])
        + line(problem="adam", student=None).rstrip()
    )
    assert read("-", standard_input=stream) == [
        Submission("rope", "print('李')\n".encode(), "1"),
        Submission("stable-softmax", b"x", "17", "李雷", "5"),
        Submission("adam-bias-correction", b"x", "1"),
    ]


def test_one_exercise_for_all_lines(read: Read) -> None:
    stream = io.BytesIO(b'{"id": 1, "source": ""}')
    assert read("-", standard_input=stream, problem="rope") == [Submission("rope", b"", "1")]


def test_a_file_may_begin_with_a_byte_order_mark(read: Read, tmp_path: Path) -> None:
    path = tmp_path / "generated.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + line() + line(id="2"))
    assert [item.id for item in read(path) if isinstance(item, Submission)] == ["1", "2"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"not JSON", "grade.not-json"),
        (b'{"id": "1"', "grade.not-json"),
        (b"[" * 100_000, "grade.not-json"),
        (b'{"a":' * 100_000, "grade.not-json"),
        (b'{"id": ' + b"9" * 5000 + b"}", "grade.not-json"),
        (b'{"id": "\xff"}', "grade.line-not-utf8"),
        (json.dumps({"id": "1"}).encode("utf-16"), "grade.line-not-utf8"),
        (b"[]", "grade.not-object"),
        (b"NaN", "grade.not-object"),
        (b"null", "grade.not-object"),
        (b"{}", "grade.no-field"),
        (line(id=None), "grade.bad-field"),
        (line(id=True), "grade.bad-field"),
        (line(id=1.5), "grade.bad-field"),
        (line(id=float("nan")), "grade.bad-field"),
        (line(problem=1), "grade.bad-field"),
        (line(source=["x"]), "grade.bad-field"),
        (line(student=[]), "grade.bad-field"),
        (b'{"id": "1", "problem": "rope"}', "grade.no-field"),
        (line(problem="nothing"), "usage.unknown-id"),
        (line(problem=""), "usage.unknown-id"),
        (line(problem="s"), "usage.ambiguous-id"),
        (line(problem="\ud800\x1b"), "usage.unknown-id"),
        (line(problem="x" * 1_000_000), "usage.unknown-id"),
    ],
)
def test_a_line_that_is_no_submission_is_told_with_its_number(
    content: bytes, reason: str, left: Left
) -> None:
    stream = io.BytesIO(line() + content.rstrip(b"\n") + b"\n" + line())
    assert left("-", standard_input=stream) == {"-:2": reason}


class Endless(io.RawIOBase):
    """A stream whose first line has many times more bytes than fit into memory; counts what is asked for at once."""

    def __init__(self, length: int, last: bytes) -> None:
        self.left, self.last, self.most = length, last, 0

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        assert size > 0
        self.most = max(self.most, size)
        if self.left:
            taken = min(size, self.left)
            self.left -= taken
            return b"x" * taken if self.left else b"x" * (taken - 1) + b"\n"
        last, self.last = self.last, b""
        return last


def test_a_line_too_long_is_skipped_in_pieces(
    left: Left, read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "LONGEST_LINE", 100_000)
    stream = Endless(200 << 20, line())
    found = read("-", standard_input=stream)
    assert isinstance(found[0], Unmatched)
    assert (found[0].place, found[0].reason) == ("-:1", "grade.long-line")
    assert found[1] == Submission("rope", b"x", "1")
    assert stream.most <= 1 << 20


def test_a_long_source_is_cut_and_lone_surrogates_are_kept(read: Read) -> None:
    stream = io.BytesIO(line(source="x" * (LONGEST_SOURCE + 100)) + line(source="\ud800"))
    long, odd = read("-", standard_input=stream)
    assert isinstance(long, Submission)
    assert isinstance(odd, Submission)
    assert len(long.source) == LONGEST_SOURCE + 1
    assert odd.source == b"\xed\xa0\x80"


@pytest.mark.parametrize(
    ("content", "count"), [(b"", 0), (b"a", 1), (b"a\n", 1), (b"a\nb", 2), (b"\n" * 3_000_000, 3_000_000)]
)
def test_lines_are_counted(content: bytes, count: int) -> None:
    assert lines.count_lines(io.BytesIO(content)) == count


def test_standard_input_is_read_as_it_is_asked_for(small_bank: Bank) -> None:
    stream = io.BytesIO(line(id="1") + line(id="2"))
    inputs = open_inputs(["-"], small_bank, InputOptions(), stream)
    assert inputs.expected is None
    assert stream.tell() == 0
    next(inputs.items)
    assert stream.tell() == len(line(id="1"))


def test_how_many_lines_a_file_has_is_known(small_bank: Bank, tmp_path: Path) -> None:
    path = tmp_path / "generated.jsonl"
    path.write_bytes(line() * 3)
    assert open_inputs([str(path)], small_bank, InputOptions()).expected == 3


def test_there_may_be_no_standard_input(read: Read) -> None:
    closed = io.BytesIO()
    closed.close()
    for stream in (None, closed):
        with pytest.raises(UsageError) as caught:
            read("-", standard_input=stream)
        assert caught.value.key == "grade.no-standard-input"


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner),
    max_leaves=4,
)
objects = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(("id", "problem", "source", "student", "student_id"), values)
)


@given(
    content=st.binary()
    | objects.map(lambda value: json.dumps(value).encode())
    | values.map(repr).map(str.encode)
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_line_gives_a_traceback(content: bytes, small_bank: Bank) -> None:
    for item in open_inputs(["-"], small_bank, InputOptions(), io.BytesIO(content)).items:
        if isinstance(item, Unmatched):
            assert message("en", item.reason, **item.details).isprintable()
            assert message("zh", item.reason, **item.details)
        else:
            assert item.problem in small_bank.ids
