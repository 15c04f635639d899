"""Run in the sandbox beside `reference.py`: its unrounded values and its printed answer for each input.

stdin:  {"texts": [text, ...], "float32": true or false}
stdout: [{"values": [number or word, ...], "output": text, "error": null or message}, ...]

With "float32" the same arithmetic is done in single precision: in the reference the name `float` then means
`np.float32`, and NumPy's functions of Python numbers return it.
"""

import io
import json
import math
import sys
import traceback
from typing import Any

import numpy as np
import reference


class SinglePrecision:
    """NumPy, except that a function of Python numbers returns float32 instead of float64."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(np, name)
        if not isinstance(found, np.ufunc):
            return found

        def function(*values: Any, **options: Any) -> Any:
            result = found(*values, **options)
            return np.float32(result) if type(result) is np.float64 else result

        return function


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
    except Exception:
        return {"values": [], "output": "", "error": traceback.format_exc(limit=-2)}
    finally:
        sys.stdout = sys.__stdout__
    return {"values": values, "output": printed.getvalue(), "error": None}


def main() -> None:
    """Answer one request."""
    request = json.load(sys.stdin)
    if request["float32"]:
        reference.float = np.float32
        reference.np = SinglePrecision()
    json.dump([answer(text) for text in request["texts"]], sys.stdout)


if __name__ == "__main__":
    main()
