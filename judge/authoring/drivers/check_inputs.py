"""Run in the sandbox beside `validator.py`: what it says of each input.

stdin:  [text, ...]
stdout: [{"refusal": null or message, "open": whether anything may follow}, ...]
"""

import json
import sys

REPLY = sys.stdout
sys.stdout = sys.stderr  # what the validator prints is not the reply

import validator  # noqa: E402

from judge.authoring.reading import InvalidInput, Reader  # noqa: E402


def examine(text: str) -> dict[str, object]:
    """Return what the validator says of `text`."""
    reader = Reader(text)
    refusal = None
    try:
        validator.validate(reader)
        if not reader.finished:
            refusal = "the validator does not say what comes last: call end() or anything()"
    except InvalidInput as error:
        refusal = str(error)
    return {"refusal": refusal, "open": reader.open_ended}


if __name__ == "__main__":
    json.dump([examine(text) for text in json.load(sys.stdin)], REPLY)
