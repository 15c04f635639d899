"""Read a YAML file of a package key by key: plain data of bounded size, every key of a known type."""

import difflib
from collections.abc import Mapping
from typing import Any

import yaml

from judge.checkers.excerpts import printable
from judge.errors import PackageError
from judge.messages import Phrase
from judge.packages.importing.texts import text_of

LARGEST = 1 << 18  # bytes
LONGEST_VALUE = 60  # characters of a value that are shown


class PlainLoader(yaml.SafeLoader):  # type: ignore[misc]
    """Makes plain data, without aliases, through which a small file can become a huge one, and without double keys."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        """Refuse an alias in place of a node."""
        if self.check_event(yaml.AliasEvent):
            event = self.peek_event()
            raise yaml.YAMLError(f"line {event.start_mark.line + 1}: aliases are not supported")
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        """Refuse a key that is given twice, and one that is not a text."""
        seen: set[str] = set()
        for key, _ in node.value if isinstance(node, yaml.MappingNode) else ():
            name = key.value
            if not isinstance(name, str) or name in seen:
                raise yaml.YAMLError(f"line {key.start_mark.line + 1}: key given twice, or no key: {name}")
            seen.add(name)
        return super().construct_mapping(node, deep)


def load(file: str, text: str) -> "Settings":
    """Return what stands in a YAML file.

    Raises:
        PackageError: it is not YAML, too large, has aliases, or is no mapping.
    """
    if len(text) > LARGEST:
        raise PackageError("import.yaml-size", file=file, most=LARGEST)
    try:
        content = yaml.load(text, PlainLoader)
    except (yaml.YAMLError, ValueError, LookupError, ArithmeticError, TypeError, AttributeError) as error:
        detail = printable(" ".join(str(error).split()), 300)
        raise PackageError("import.yaml", file=file, detail=detail) from None
    except RecursionError:
        raise PackageError("import.yaml", file=file, detail="RecursionError") from None
    if content is None:
        content = {}
    if not isinstance(content, dict):
        raise PackageError("import.wrong-type", file=file, key="", expected="map", found=name_of(content))
    return Settings(content, file)


def load_bytes(file: str, content: bytes) -> "Settings":
    """Return what stands in a YAML file, given as bytes; raises as `load` does."""
    return load(file, text_of(file, content))


def name_of(value: object) -> str:
    """Return what YAML calls the type of a value."""
    names = {dict: "map", list: "sequence", str: "string", bool: "boolean", int: "integer", float: "float"}
    return names.get(type(value), "null" if value is None else type(value).__name__)


class Settings:
    """A mapping of a YAML file, from which keys are taken one by one; what is left at the end is unknown."""

    def __init__(self, content: Mapping[Any, Any], file: str, prefix: str = "") -> None:
        self.file = file
        self._content = {str(key): value for key, value in content.items()}
        self._prefix = prefix
        self._known: set[str] = set()

    def take(self, key: str, *kinds: type) -> Any:
        """Return the value of `key`, None if it is not there; it must be of one of `kinds` (none given: of any)."""
        self._known.add(key)
        value = self._content.get(key)
        if value is None or not kinds:
            return value
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            raise self.error(key, value, " / ".join(name_of(kind()) for kind in kinds))
        return value

    def take_number(self, key: str, default: float | None, *, least: float = 0) -> float | None:
        """Return the number `key`, above `least` or equal to it if that is not 0; `default` if it is not there."""
        value = self.take(key, int, float)
        if value is None:
            return default
        if not (least <= value < 1e6) or value == 0:
            raise PackageError("import.bad-number", file=self.file, key=self._name(key), found=value)
        return float(value)

    def take_strings(self, key: str) -> tuple[str, ...] | None:
        """Return the sequence of strings `key`, also where it is given as one string of words; None: not there."""
        value = self.take(key, str, list)
        if value is None:
            return None
        if isinstance(value, str):
            return tuple(value.split())
        for item in value:
            if isinstance(item, bool | dict | list) or item is None:
                raise self.error(key, item, "string")
        return tuple(map(str, value))

    def take_map(self, key: str) -> "Settings":
        """Return the mapping `key`, an empty one if it is not there."""
        return Settings(self.take(key, dict) or {}, self.file, f"{self._name(key)}.")

    def keys(self) -> tuple[str, ...]:
        """Return all keys."""
        return tuple(self._content)

    def unknown(self, strict: bool) -> tuple[Phrase, ...]:
        """Return notes on the keys that were not taken; refuse them if the version of the format is `strict`."""
        unknown = [key for key in self._content if key not in self._known]
        for key in unknown if strict else ():
            name = self._name(printable(key, LONGEST_VALUE))
            near = difflib.get_close_matches(key, sorted(self._known - self._content.keys()), n=1)
            if near:
                raise PackageError(
                    "import.unknown-key-near", file=self.file, key=name, nearest=self._name(near[0])
                )
            raise PackageError("import.unknown-key", file=self.file, key=name)
        return tuple(
            Phrase(
                "import.ignored-key", {"file": self.file, "key": self._name(printable(key, LONGEST_VALUE))}
            )
            for key in unknown
        )

    def error(self, key: str, value: object, expected: str) -> PackageError:
        """Return the error for a value of another type than `expected`."""
        return PackageError(
            "import.wrong-type", file=self.file, key=self._name(key), expected=expected, found=name_of(value)
        )

    def _name(self, key: str) -> str:
        return f"{self._prefix}{key}"
