"""Write TOML, as far as the files of an exercise need it."""

import json
from collections.abc import Iterable, Mapping


def document(table: Mapping[str, object]) -> str:
    """Return a document; a mapping of languages becomes dotted keys, other mappings tables at the end."""
    tables = {key: value for key, value in table.items() if isinstance(value, Mapping) and "en" not in value}
    simple = {key: value for key, value in table.items() if key not in tables}
    lines = "".join(_lines(simple))
    for key, value in tables.items():
        lines += f"\n[{key}]\n" + "".join(_lines(value))
    return lines


def array_of_tables(name: str, tables: Iterable[Mapping[str, object]]) -> str:
    """Return a document that is an array of tables."""
    return "\n".join(f"[[{name}]]\n" + "".join(_lines(table)) for table in tables)


def _lines(table: Mapping[str, object]) -> Iterable[str]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from (f"{key}.{below} = {_value(each)}\n" for below, each in value.items())
        else:
            yield f"{key} = {_value(value)}\n"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    # What JSON leaves as it is and TOML does not allow: the character "delete".
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
