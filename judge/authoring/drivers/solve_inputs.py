"""Run in the sandbox beside `reference.py`: its unrounded values and its printed answer for each input.

stdin:  {"texts": [text, ...], "float32": true or false}
stdout: [{"values": [number or word, ...], "output": text, "error": null or message}, ...]

With "float32" the same arithmetic is done in single precision: in the reference the name `float` then means
`np.float32`, and whatever NumPy's functions would return as float64 is converted.
"""

import io
import json
import math
import sys
import traceback
from typing import Any

import numpy as np

REPLY = sys.stdout
sys.stdout = sys.stderr  # what the reference prints on its own is not the reply

import reference  # noqa: E402


class SinglePrecision:
    """NumPy, except that what would be float64 is float32: the type itself, and whatever a function returns."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(np, name)
        if found is np.float64:
            return np.float32
        return found if isinstance(found, type) or not callable(found) else InSingle(found)


class InSingle:
    """A function of NumPy, and its methods (`np.add.reduce`), that return float32 instead of float64."""

    def __init__(self, function: Any) -> None:
        self._function = function

    def __call__(self, *values: Any, **options: Any) -> Any:
        """Call the function."""
        result = self._function(*values, **options)
        is_double = isinstance(result, np.ndarray | np.generic) and result.dtype == np.float64
        return result.astype(np.float32) if is_double else result

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._function, name)
        return InSingle(found) if callable(found) else found


def flat(value: Any) -> list[Any]:
    """Flatten arrays, lists and tuples in row-major order into plain numbers and words."""
    if isinstance(value, np.ndarray | np.generic):
        value = value.tolist()
    if isinstance(value, list | tuple):
        return [item for part in value for item in flat(part)]
    if isinstance(value, str) and value.split() != [value]:
        raise ValueError(f"solve() returned a string that is not one word: {value!r}")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"solve() returned {value}")
    return [value]


def answer(text: str) -> dict[str, Any]:
    """Return what `solve` returns and what `main` prints."""
    printed = io.StringIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
    try:
        values = flat(reference.solve(text))
        sys.stdout = printed
        reference.main()
    except (Exception, SystemExit):
        return {"values": [], "output": "", "error": traceback.format_exc(limit=-2)}
    finally:
        sys.stdout = sys.stderr
    return {"values": values, "output": printed.getvalue(), "error": None}


def main() -> None:
    """Answer one request."""
    request = json.load(sys.stdin)
    if request["float32"]:
        reference.float = np.float32
        reference.np = SinglePrecision()
    json.dump([answer(text) for text in request["texts"]], REPLY)


if __name__ == "__main__":
    main()
