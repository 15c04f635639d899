"""Read a TOML file key by key: every key has a type, and what nobody asked for is refused.

An author who mistypes a key learns it at once, with the name of the file and the nearest key there is.
"""

import difflib
import tomllib
from pathlib import Path, PurePath
from types import TracebackType
from typing import Any, Self, TypeVar

from judge.errors import BankError
from judge.messages import Phrase
from judge.model import Text

T = TypeVar("T")
D = TypeVar("D")


def read_file(path: Path) -> str:
    """Return the text of a file of the bank.

    Raises:
        BankError: the file is missing, unreadable, or not UTF-8.
    """
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BankError("bank.missing-file", path=path) from None
    except UnicodeDecodeError as error:
        raise BankError("bank.not-utf8", path=path, position=error.start) from None
    except OSError as error:
        raise BankError("bank.unreadable", path=path, detail=error.strerror or error) from None


def parse(text: str, path: PurePath) -> "Table":
    """Parse TOML; the message of an error names the file and the line."""
    try:
        return Table(tomllib.loads(text), path)
    except (ValueError, RecursionError) as error:  # also of a number too long, of arrays too deep
        raise BankError("bank.toml", path=path, detail=error) from None


class Table:
    """A table of a TOML file. Used as a context manager it refuses, at the end, the keys that were not read."""

    def __init__(self, content: dict[str, Any], path: PurePath, prefix: str = "") -> None:
        self._content = content
        self._path = path
        self._prefix = prefix
        self._known: set[str] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.refuse_unknown()

    def refuse_unknown(self) -> None:
        """Raise `BankError` for the first key that was not read."""
        for key in self._content:
            if key not in self._known:
                nearest = difflib.get_close_matches(
                    key, sorted(self._known - self._content.keys()), n=1, cutoff=0
                )
                raise BankError(
                    "bank.unknown-key-near" if nearest else "bank.unknown-key",
                    path=self._path,
                    key=self._prefix + key,
                    nearest=self._prefix + nearest[0] if nearest else "",
                )

    def required(self, key: str, kind: type[T]) -> T:
        """Return the value of `key`, which must be there and of type `kind`."""
        if key not in self._content:
            self._known.add(key)
            self._refuse_mistyped()
            raise BankError("bank.missing-key", path=self._path, key=self._prefix + key)
        return self.optional(key, kind, None)  # type: ignore[return-value]

    def _refuse_mistyped(self) -> None:
        """Refuse a key that is nearly the missing one: it is most often a slip of the fingers."""
        for key in self._content:
            near = difflib.get_close_matches(key, [k for k in self._known if k not in self._content], n=1)
            if key not in self._known and near:
                raise BankError(
                    "bank.unknown-key-near",
                    path=self._path,
                    key=self._prefix + key,
                    nearest=self._prefix + near[0],
                )

    def optional(self, key: str, kind: type[T], default: D) -> T | D:
        """Return the value of `key`, `default` if it is not there."""
        self._known.add(key)
        if key not in self._content:
            return default
        value = self._content[key]
        if kind is float and type(value) is int:
            value = float(value)
        if not isinstance(value, kind) or (kind is not bool and isinstance(value, bool)):
            raise BankError(
                "bank.wrong-type",
                path=self._path,
                key=self._prefix + key,
                expected=kind.__name__,
                found=type(value).__name__,
            )
        return value

    def table(self, key: str, *, required: bool = True) -> "Table":
        """Return the sub-table `key`."""
        content = self.required(key, dict) if required else self.optional(key, dict, {})
        return Table(content, self._path, f"{self._prefix}{key}.")

    def tables(self, key: str, *, required: bool = False) -> list["Table"]:
        """Return the array of tables `key`, empty if it is not there and need not be."""
        return [
            Table(content, self._path, f"{self._prefix}{key}[{index}].")
            for index, content in enumerate(self.list_of(key, dict, required=required))
        ]

    def list_of(self, key: str, kind: type[T], *, required: bool = False) -> list[T]:
        """Return the array `key`, whose items must be of type `kind`."""
        items = self.required(key, list) if required else self.optional(key, list, [])
        for item in items:
            if not isinstance(item, kind) or (kind is int and isinstance(item, bool)):
                raise BankError(
                    "bank.wrong-type",
                    path=self._path,
                    key=self._prefix + key,
                    expected=kind.__name__,
                    found=type(item).__name__,
                )
        return items

    def text(self, key: str) -> Text:
        """Return a text in both languages: `key.en` and `key.zh`."""
        with self.table(key) as table:
            return Text(table.required("en", str), table.required("zh", str))

    def strings(self) -> dict[str, str]:
        """Return the whole table, which maps free names to strings."""
        return {key: self.required(key, str) for key in self._content}

    def keys(self) -> list[str]:
        """Return the names in the table, in their order."""
        return list(self._content)

    def error(self, key: str, rule: Phrase) -> BankError:
        """Return the error for a value of `key` that breaks `rule`."""
        return BankError("bank.bad-value", path=self._path, key=self._prefix + key, rule=rule)
