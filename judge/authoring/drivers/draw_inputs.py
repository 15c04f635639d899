"""Run in the sandbox beside `generator.py`: draw inputs of test cases.

stdin:  {"problem": id, "attempts": [first, last], "cases": names, or null for all}
stdout: [{"group", "name", "attempt", "text"}, ...]; attempt is null for a text that is not drawn
"""

import json
import sys
from collections.abc import Iterator

import generator

from judge.authoring.drawing import Draw, Redraw


def inputs_of(problem: str, group: str, name: str, attempts: range) -> Iterator[dict[str, object]]:
    """Yield what the generator makes of a case: its text, or what it draws in each attempt but those it refuses."""
    case = {"sample": generator.SAMPLE, "secret": generator.SECRET}[group][name]
    if isinstance(case, str):
        yield {"group": group, "name": name, "attempt": None, "text": case}
        return
    for attempt in attempts:
        try:
            text = case(Draw(f"{problem}:{name}:{attempt}"))
        except Redraw:
            continue
        yield {"group": group, "name": name, "attempt": attempt, "text": text}


def main() -> None:
    """Answer one request."""
    request = json.load(sys.stdin)
    first, last = request["attempts"]
    wanted = request["cases"]
    inputs = [
        entry
        for group, table in (("sample", generator.SAMPLE), ("secret", generator.SECRET))
        for name in table
        if wanted is None or name in wanted
        for entry in inputs_of(request["problem"], group, name, range(first, last))
    ]
    json.dump(inputs, sys.stdout)


if __name__ == "__main__":
    main()
