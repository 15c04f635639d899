"""`toml.Table`: every key has a type, and what nobody asked for is refused."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.bank.toml import Table, parse, read_file
from judge.errors import BankError
from judge.messages import Phrase
from judge.model import Text

FILE = Path("some/problem.toml")


def table(text: str) -> Table:
    return parse(text, FILE)


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ('key = "word"', str, "word"),
        ('key = ""', str, ""),
        ("key = 3", int, 3),
        ("key = -3", int, -3),
        ("key = 2.5", float, 2.5),
        ("key = 2", float, 2.0),
        ("key = true", bool, True),
        ("key = [1, 2]", list, [1, 2]),
        ("key = { a = 1 }", dict, {"a": 1}),
    ],
)
def test_a_value_of_the_right_type_is_returned(text: str, kind: type, value: object) -> None:
    found = table(text).required("key", kind)
    assert found == value
    assert type(found) is kind
    assert table(text).optional("key", kind, kind()) == value


@pytest.mark.parametrize(
    ("text", "kind", "expected", "found"),
    [
        ("key = 3", str, "str", "int"),
        ('key = "3"', int, "int", "str"),
        ("key = 3.0", int, "int", "float"),
        ("key = true", int, "int", "bool"),
        ("key = true", float, "float", "bool"),
        ('key = "2.0"', float, "float", "str"),
        ("key = 1", bool, "bool", "int"),
        ('key = "a"', list, "list", "str"),
        ("key = [1]", dict, "dict", "list"),
        ("key = 2024-01-01", str, "str", "date"),
    ],
)
def test_a_value_of_another_type_is_refused(text: str, kind: type, expected: str, found: str) -> None:
    for read in (lambda: table(text).required("key", kind), lambda: table(text).optional("key", kind, None)):
        with pytest.raises(BankError) as error:
            read()
        assert error.value.key == "bank.wrong-type"
        assert error.value.parameters == {"path": FILE, "key": "key", "expected": expected, "found": found}


def test_a_key_that_is_not_there_has_its_default() -> None:
    assert table("").optional("key", int, 7) == 7


def test_a_missing_key_is_refused_by_name() -> None:
    with pytest.raises(BankError, match=r"^A key is missing, some/problem\.toml: stars$"):
        table("").required("stars", int)


def test_a_mistyped_key_is_named_instead_of_the_missing_one() -> None:
    with pytest.raises(BankError) as error:
        table('tpoic = "sums"').required("topic", str)
    assert str(error.value) == "There is no such key, some/problem.toml: tpoic. Did you mean `topic`?"


def test_a_key_that_only_looks_like_the_missing_one_but_was_read_is_no_slip() -> None:
    file = table("star = 1")
    file.required("star", int)
    with pytest.raises(BankError) as error:
        file.required("stars", int)
    assert error.value.key == "bank.missing-key"


def test_a_slip_of_a_key_that_is_there_does_not_stand_for_the_missing_one() -> None:
    file = table("memory = 1\nmemroy = 2")
    file.required("memory", int)
    with pytest.raises(BankError) as error:
        file.required("output", int)
    assert (error.value.key, error.value.parameters["key"]) == ("bank.missing-key", "output")


def test_an_unlike_key_is_no_slip_for_the_missing_one() -> None:
    with pytest.raises(BankError) as error:
        table("colour = 1").required("stars", int)
    assert error.value.key == "bank.missing-key"
    assert error.value.parameters["key"] == "stars"


def test_an_unknown_key_is_refused_with_the_nearest_that_is_not_there() -> None:
    file = table("time = 1\nmemroy = 2")
    file.required("time", int)
    file.optional("memory", int, 0)
    file.optional("colour", int, 0)
    with pytest.raises(BankError) as error:
        file.refuse_unknown()
    assert error.value.key == "bank.unknown-key-near"
    assert error.value.parameters == {"path": FILE, "key": "memroy", "nearest": "memory"}


def test_no_key_is_suggested_that_is_there_already() -> None:
    with pytest.raises(BankError) as error, table("memory = 1\nmemroy = 2") as file:
        file.required("memory", int)
    assert str(error.value) == "There is no such key, some/problem.toml: memroy. Remove it"


def test_all_keys_read_is_no_error() -> None:
    with table("a = 1\nb = 2") as file:
        assert (file.required("a", int), file.required("b", int)) == (1, 2)


def test_an_error_on_the_way_is_not_hidden_by_unread_keys() -> None:
    with pytest.raises(ZeroDivisionError), table("a = 1"):
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("text", "read", "key"),
    [
        ("[limits]\n", lambda file: file.table("limits").required("memory", int), "limits.memory"),
        ("[a.b]\n", lambda file: file.table("a").table("b").required("c", int), "a.b.c"),
        (
            "[[hint]]\nen = 1\n[[hint]]\n",
            lambda file: file.tables("hint")[1].required("en", str),
            "hint[1].en",
        ),
        ('title.en = "x"', lambda file: file.text("title"), "title.zh"),
    ],
)
def test_keys_of_inner_tables_are_named_with_their_path(
    text: str, read: Callable[[Table], Any], key: str
) -> None:
    with pytest.raises(BankError) as error:
        read(table(text))
    assert error.value.key == "bank.missing-key"
    assert error.value.parameters["key"] == key


def test_an_unknown_key_of_an_inner_table_is_named_with_its_path() -> None:
    with pytest.raises(BankError) as error:
        table('title.en = "a"\ntitle.zh = "b"\ntitle.de = "c"').text("title")
    assert (error.value.key, error.value.parameters["key"]) == ("bank.unknown-key", "title.de")


def test_a_text_has_both_languages() -> None:
    assert table('title.en = "Sums"\ntitle.zh = "和"').text("title") == Text("Sums", "和")


def test_a_text_that_is_a_plain_string_is_refused() -> None:
    with pytest.raises(BankError) as error:
        table('title = "Sums"').text("title")
    assert (error.value.key, error.value.parameters["expected"]) == ("bank.wrong-type", "dict")


@pytest.mark.parametrize(
    ("text", "kind", "items"), [("key = [1, 2]", int, [1, 2]), ('key = ["a"]', str, ["a"]), ("", int, [])]
)
def test_an_array_is_returned(text: str, kind: type, items: list[object]) -> None:
    assert table(text).list_of("key", kind) == items


@pytest.mark.parametrize(
    ("text", "kind", "found"),
    [
        ("key = [1, true]", int, "bool"),
        ('key = [1, "2"]', int, "str"),
        ("key = [2.0]", int, "float"),
        ('key = "abc"', str, "str"),
        ("key = { a = 1 }", dict, "dict"),
    ],
)
def test_an_array_with_an_item_of_another_type_is_refused(text: str, kind: type, found: str) -> None:
    with pytest.raises(BankError) as error:
        table(text).list_of("key", kind)
    assert (error.value.key, error.value.parameters["found"]) == ("bank.wrong-type", found)


def test_a_required_array_must_be_there() -> None:
    with pytest.raises(BankError) as error:
        table("").list_of("key", str, required=True)
    assert error.value.key == "bank.missing-key"


def test_an_optional_table_that_is_not_there_is_empty() -> None:
    assert table("").table("not_applicable", required=False).strings() == {}


def test_free_names_map_to_strings_in_their_order() -> None:
    file = table('b = "1"\na = "2"')
    assert list(file.strings().items()) == [("b", "1"), ("a", "2")]
    assert file.keys() == ["b", "a"]
    with pytest.raises(BankError):
        table("a = 1").strings()


def test_an_error_of_syntax_names_file_and_line() -> None:
    with pytest.raises(BankError) as error:
        parse('a = 1\nb = 2\nc == 3\nd = "4"\n', FILE)
    message = str(error.value)
    assert message.startswith("A file of the bank is not valid TOML, some/problem.toml: ")
    assert "line 3" in message


def test_a_key_given_twice_is_an_error_of_syntax() -> None:
    with pytest.raises(BankError, match="line 2"):
        parse("a = 1\na = 2\n", FILE)


def test_a_rule_that_is_broken_is_named_with_the_key() -> None:
    error = (
        table("[limits]\nmemory = 0").table("limits").error("memory", Phrase("rule.above-zero", {"found": 0}))
    )
    assert str(error) == "The value breaks a rule, some/problem.toml: limits.memory must be above zero: 0"
    assert error.in_language("zh").endswith("limits.memory 应为 大于零的数：0")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BankError) as error:
        read_file(tmp_path / "problem.toml")
    assert (error.value.key, error.value.parameters["path"]) == (
        "bank.missing-file",
        tmp_path / "problem.toml",
    )


def test_a_file_that_is_not_utf8_is_named_with_the_byte(tmp_path: Path) -> None:
    path = tmp_path / "statement.zh.md"
    path.write_bytes("# 和\n".encode() + b"\xff\n")
    with pytest.raises(BankError) as error:
        read_file(path)
    assert error.value.key == "bank.not-utf8"
    assert error.value.parameters == {"path": path, "position": 6}


def test_a_folder_in_the_place_of_a_file_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BankError) as error:
        read_file(tmp_path)
    assert error.value.key == "bank.unreadable"


def test_a_file_is_read_as_utf8_whatever_the_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    path = tmp_path / "a.md"
    path.write_bytes("滑动窗口".encode())
    assert read_file(path) == "滑动窗口"
