"""`problem.toml` and `tracks.toml`: what a well-formed one says, and every rule that can be broken."""

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.bank.problem import read_problem, read_topics
from judge.errors import BankError
from judge.model import MIB, CheckerSpec, Limits, Problem, Text, Topic

Write = Callable[[str, str], Path]

GOOD = """\
format_version = 1
title.en = "Row sums"
title.zh = "行和"
topic = "sums"
difficulty = "easy"
stars = 2
sources = ["ch15.7.3", "A-59"]

[limits]
time_limit = 1.5
memory = 64
output = 2

[checker]
type = "decimal"
decimals = [2, 4]

[not_applicable]
batch = "one sequence only"
"""

TRACKS = """\
format_version = 1

[[topic]]
id = "sums"
title.en = "Sums"
title.zh = "和"
problems = ["row-sums", "column-sums"]

[[topic]]
id = "empty"
title.en = "Nothing yet"
title.zh = "暂无"
"""


@pytest.fixture
def changed(write: Write) -> Callable[[str, str], Path]:
    """Write the good file with one change."""

    def write_changed(old: str, new: str) -> Path:
        assert GOOD.count(old) == 1
        return write("problems/row-sums/problem.toml", GOOD.replace(old, new))

    return write_changed


def refusal(path: Path) -> BankError:
    with pytest.raises(BankError) as error:
        read_problem(path)
    return error.value


def test_a_well_formed_file_is_read_whole(write: Write) -> None:
    assert read_problem(write("problems/row-sums/problem.toml", GOOD)) == Problem(
        id="row-sums",
        title=Text("Row sums", "行和"),
        topic="sums",
        difficulty="easy",
        stars=2,
        sources=("ch15.7.3", "A-59"),
        limits=Limits(time=1.5, memory=64 * MIB, output=2 * MIB, wall_time=None),
        checker=CheckerSpec("decimal", (2, 4)),
        not_applicable={"batch": "one sequence only"},
    )


def test_the_wall_limit_is_generous_unless_it_is_given(changed: Callable[[str, str], Path]) -> None:
    assert read_problem(changed("stars = 2", "stars = 3")).limits.wall == 4.0  # 2 x 1.5 + 1
    given = changed("time_limit = 1.5", "time_limit = 1.5\nwall_time_limit = 9")
    assert read_problem(given).limits.wall == 9.0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("decimals = [2, 4]\n", ""),
        ('[not_applicable]\nbatch = "one sequence only"\n', ""),
        ('sources = ["ch15.7.3", "A-59"]', "sources = []"),
        ("time_limit = 1.5", "time_limit = 2"),
        ('type = "decimal"', 'type = "exact"'),
        ('"easy"', '"medium"'),
        ('"easy"', '"hard"'),
        ("stars = 2", "stars = 1"),
        ("stars = 2", "stars = 5"),
    ],
)
def test_what_the_format_leaves_open(changed: Callable[[str, str], Path], old: str, new: str) -> None:
    assert read_problem(changed(old, new)).id == "row-sums"


@pytest.mark.parametrize(
    "line",
    [
        "format_version = 1\n",
        'topic = "sums"\n',
        'difficulty = "easy"\n',
        "stars = 2\n",
        'sources = ["ch15.7.3", "A-59"]\n',
        "time_limit = 1.5\n",
        "memory = 64\n",
        "output = 2\n",
        'type = "decimal"\n',
        'title.zh = "行和"\n',
    ],
)
def test_a_key_that_is_left_out_is_missed(changed: Callable[[str, str], Path], line: str) -> None:
    error = refusal(changed(line, ""))
    assert error.key == "bank.missing-key"
    assert str(error.parameters["key"]).split(".")[-1] == line.split(" = ")[0].split(".")[-1]


@pytest.mark.parametrize(
    ("old", "new", "key", "nearest"),
    [
        ("stars", "starz", "starz", "stars"),
        ("difficulty", "dificulty", "dificulty", "difficulty"),
        ("time_limit", "timelimit", "limits.timelimit", "limits.time_limit"),
        ("[limits]", "[limit]", "limit", "limits"),
        ("title.zh", "title.zhh", "title.zhh", "title.zh"),
        ("decimals", "decimal", "checker.decimal", "checker.decimals"),
        ("[not_applicable]", "[not_aplicable]", "not_aplicable", "not_applicable"),
    ],
)
def test_a_mistyped_key_is_refused_with_the_right_one(
    changed: Callable[[str, str], Path], old: str, new: str, key: str, nearest: str
) -> None:
    error = refusal(changed(old, new))
    assert error.key == "bank.unknown-key-near"
    assert (error.parameters["key"], error.parameters["nearest"]) == (key, nearest)


def test_a_key_too_many_is_refused(changed: Callable[[str, str], Path]) -> None:
    error = refusal(changed("stars = 2", 'stars = 2\nauthor = "me"'))
    assert (error.key, error.parameters["key"]) == ("bank.unknown-key", "author")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("stars = 2", "stars = 0", "stars"),
        ("stars = 2", "stars = 6", "stars"),
        ('"easy"', '"Easy"', "difficulty"),
        ('"easy"', '"trivial"', "difficulty"),
        ('"decimal"', '"tokens-of-mine"', "checker.type"),
        ("time_limit = 1.5", "time_limit = 0", "limits.time_limit"),
        ("time_limit = 1.5", "time_limit = -1.0", "limits.time_limit"),
        ("memory = 64", "memory = 0", "limits.memory"),
        ("output = 2", "output = -2", "limits.output"),
    ],
)
def test_a_value_outside_its_range_is_refused(
    changed: Callable[[str, str], Path], old: str, new: str, key: str
) -> None:
    error = refusal(changed(old, new))
    assert (error.key, error.parameters["key"]) == ("bank.bad-value", key)


@pytest.mark.parametrize("value", ["nan", "inf"])
def test_a_time_limit_is_a_finite_number(changed: Callable[[str, str], Path], value: str) -> None:
    assert refusal(changed("time_limit = 1.5", f"time_limit = {value}")).key == "bank.bad-value"


@pytest.mark.parametrize("value", ["-3", "0", "nan"])
def test_a_wall_limit_is_above_zero(changed: Callable[[str, str], Path], value: str) -> None:
    given = changed("time_limit = 1.5", f"time_limit = 1.5\nwall_time_limit = {value}")
    assert refusal(given).key == "bank.bad-value"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("stars = 2", 'stars = "2"', "stars"),
        ("stars = 2", "stars = true", "stars"),
        ("memory = 64", "memory = 64.5", "limits.memory"),
        ("decimals = [2, 4]", "decimals = 2", "checker.decimals"),
        ("decimals = [2, 4]", 'decimals = ["2"]', "checker.decimals"),
        ('sources = ["ch15.7.3", "A-59"]', 'sources = "A-59"', "sources"),
        ('"one sequence only"', "true", "batch"),
        ('title.en = "Row sums"\ntitle.zh = "行和"', 'title = "Row sums"', "title"),
    ],
)
def test_a_value_of_another_type_is_refused(
    changed: Callable[[str, str], Path], old: str, new: str, key: str
) -> None:
    error = refusal(changed(old, new))
    assert error.key == "bank.wrong-type"
    assert str(error.parameters["key"]).removeprefix("not_applicable.") == key


def test_a_file_of_a_later_format_is_refused_with_what_to_do(changed: Callable[[str, str], Path]) -> None:
    error = refusal(changed("format_version = 1", "format_version = 2"))
    assert error.key == "bank.version"
    assert (error.parameters["found"], error.parameters["known"]) == (2, 1)


def test_the_topics_are_read_in_their_order(write: Write) -> None:
    assert read_topics(write("problems/tracks.toml", TRACKS)) == [
        Topic("sums", Text("Sums", "和"), ("row-sums", "column-sums")),
        Topic("empty", Text("Nothing yet", "暂无"), ()),
    ]


@pytest.mark.parametrize(
    ("old", "new", "message", "key"),
    [
        ("format_version = 1", "format_version = 7", "bank.version", None),
        ('id = "empty"\n', "", "bank.missing-key", "topic[1].id"),
        ('title.en = "Sums"\n', "", "bank.missing-key", "topic[0].title.en"),
        ("problems = [", "problmes = [", "bank.unknown-key-near", "topic[0].problmes"),
        ('"row-sums"', "1", "bank.wrong-type", "topic[0].problems"),
    ],
)
def test_a_rule_of_the_topics_that_is_broken(
    write: Write, old: str, new: str, message: str, key: str | None
) -> None:
    assert TRACKS.count(old) == 1
    with pytest.raises(BankError) as error:
        read_topics(write("problems/tracks.toml", TRACKS.replace(old, new)))
    assert (error.value.key, error.value.parameters.get("key")) == (message, key)


TOLERANCE = "float_tolerance = 1e-6"


@pytest.mark.parametrize(
    ("lines", "spec"),
    [
        ("", CheckerSpec("tokens")),
        (TOLERANCE, CheckerSpec("tokens", (), 1e-6, 1e-6)),
        ("float_tolerance = 0", CheckerSpec("tokens", (), 0.0, 0.0)),
        ("float_absolute_tolerance = 1e-6", CheckerSpec("tokens", (), 1e-6, None)),
        ("float_relative_tolerance = 1", CheckerSpec("tokens", (), None, 1.0)),
        (
            "float_absolute_tolerance = 1e-6\nfloat_relative_tolerance = 1e-9",
            CheckerSpec("tokens", (), 1e-6, 1e-9),
        ),
        ("case_sensitive = true", CheckerSpec("tokens", case_sensitive=True)),
        ("space_change_sensitive = true", CheckerSpec("tokens", space_change_sensitive=True)),
        ("case_sensitive = false\nspace_change_sensitive = false", CheckerSpec("tokens")),
    ],
)
def test_the_rules_of_the_checker_tokens(
    changed: Callable[[str, str], Path], lines: str, spec: CheckerSpec
) -> None:
    path = changed('type = "decimal"\ndecimals = [2, 4]', f'type = "tokens"\n{lines}')
    assert read_problem(path).checker == spec


@pytest.mark.parametrize("key", ["float_absolute_tolerance", "float_relative_tolerance"])
def test_one_tolerance_for_both_is_given_alone(changed: Callable[[str, str], Path], key: str) -> None:
    error = refusal(changed('type = "decimal"', f'type = "tokens"\n{TOLERANCE}\n{key} = 1e-6'))
    assert (error.key, error.parameters["key"]) == ("bank.bad-value", "checker.float_tolerance")
    assert "given alone" in str(error)


@pytest.mark.parametrize("kind", ["decimal", "exact"])
@pytest.mark.parametrize(
    "line",
    [
        TOLERANCE,
        "float_absolute_tolerance = 1e-6",
        "float_relative_tolerance = 0.0",
        "case_sensitive = true",
        "case_sensitive = false",
        "space_change_sensitive = true",
    ],
)
def test_no_other_checker_takes_the_rules_of_tokens(
    changed: Callable[[str, str], Path], kind: str, line: str
) -> None:
    error = refusal(changed('type = "decimal"', f'type = "{kind}"\n{line}'))
    assert error.key == "bank.key-of-type"
    assert (error.parameters["key"], error.parameters["found"]) == (f"checker.{line.split()[0]}", kind)


@pytest.mark.parametrize("key", ["float_tolerance", "float_absolute_tolerance", "float_relative_tolerance"])
@pytest.mark.parametrize("value", ["-1e-6", "-1", "nan", "inf", "-inf"])
def test_a_tolerance_is_a_finite_number_and_not_negative(
    changed: Callable[[str, str], Path], key: str, value: str
) -> None:
    error = refusal(changed('type = "decimal"', f'type = "tokens"\n{key} = {value}'))
    assert (error.key, error.parameters["key"]) == ("bank.bad-value", f"checker.{key}")
    assert "zero or above" in str(error)


@pytest.mark.parametrize(
    "line", ['float_tolerance = "1e-6"', "float_relative_tolerance = true", "case_sensitive = 1"]
)
def test_a_rule_of_tokens_has_its_type(changed: Callable[[str, str], Path], line: str) -> None:
    assert refusal(changed('type = "decimal"', f'type = "tokens"\n{line}')).key == "bank.wrong-type"


def test_a_mistyped_rule_of_tokens_is_refused_with_the_right_one(changed: Callable[[str, str], Path]) -> None:
    error = refusal(changed('type = "decimal"', 'type = "tokens"\ncase_senstive = true'))
    assert (error.key, error.parameters["nearest"]) == ("bank.unknown-key-near", "checker.case_sensitive")
