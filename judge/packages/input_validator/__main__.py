"""Whether an input is what the statement allows: an input validator for judges of ICPC problem packages.

    python3 input_validators/input < INPUT       exit code 42: it is, 43: it is not

`validator.py` says what is allowed, with the means of `reading.py`. Both are AttnJudge's; written to a package by
`judge export`. It needs nothing but Python.
"""

import sys

import validator
from reading import InvalidInput, Reader  # type: ignore[import-not-found]

VALID, INVALID = 42, 43


def refusal(data: bytes) -> str | None:
    """Return why an input is refused, None if it is valid."""
    try:
        reader = Reader(data.decode("utf-8"))
        validator.validate(reader)
    except (InvalidInput, UnicodeDecodeError) as error:
        return str(error)
    return None if reader.finished else "the validator does not say what comes last"


def main() -> int:
    """Validate standard input; return the exit code."""
    found = refusal(sys.stdin.buffer.read())
    if found is None:
        return VALID
    sys.stderr.write(f"{found}\n")
    return INVALID


if __name__ == "__main__":
    sys.exit(main())
