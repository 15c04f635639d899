"""Whether an output is the answer byte for byte: an output validator for judges of ICPC problem packages.

    python3 validator.py INPUT ANSWER FEEDBACK_FOLDER < OUTPUT       exit code 42: accepted, 43: wrong answer

The same comparison as AttnJudge's checker `exact`; written to a package by `judge export`. It needs nothing but Python.
"""

import sys
from pathlib import Path

ACCEPTED, WRONG_ANSWER = 42, 43


def difference(output: bytes, answer: bytes) -> str | None:
    """Return where `output` first differs from `answer`, None if it is accepted."""
    if output == answer:
        return None
    pairs = zip(output, answer, strict=False)
    at = next((i for i, (byte, right) in enumerate(pairs) if byte != right), min(len(output), len(answer)))
    return f"byte {at + 1}: expected {shown(answer[at:])}, found {shown(output[at:])}"


def shown(rest: bytes) -> str:
    """Return the next byte as a message shows it."""
    return ascii(rest[:1])[1:] if rest else "nothing"


def main(_: str, answer_path: str, feedback_folder: str, *__: str) -> int:
    """Compare standard input with the answer; return the exit code."""
    found = difference(sys.stdin.buffer.read(), Path(answer_path).read_bytes())
    if found is None:
        return ACCEPTED
    with (Path(feedback_folder) / "judgemessage.txt").open("a", encoding="utf-8") as message:
        message.write(f"{found}\n")
    return WRONG_ANSWER


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
