"""Run in the sandbox beside `generator.py`: draw inputs of test cases.

stdin:  {"problem": id, "attempts": [first, last], "cases": [[group, name], ...], or null for all}
stdout: {"names": [[group, name], ...] of all cases in their order,
         "inputs": [{"group", "name", "attempt", "text"}, ...]}; attempt is null for a text that is not drawn
"""

import json
import sys
from collections.abc import Iterator

REPLY = sys.stdout
sys.stdout = sys.stderr  # what the generator prints is not the reply

import generator  # noqa: E402

from judge.authoring.drawing import Draw, Redraw  # noqa: E402

TABLES = {"sample": generator.SAMPLE, "secret": generator.SECRET}


def inputs_of(problem: str, group: str, name: str, attempts: range) -> Iterator[dict[str, object]]:
    """Yield what the generator makes of a case: its text, or what it draws in each attempt but those it refuses."""
    case = TABLES[group][name]
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
    names = [[group, name] for group, table in TABLES.items() for name in table]
    inputs = [
        entry
        for group, name in names
        if wanted is None or [group, name] in wanted
        for entry in inputs_of(request["problem"], group, name, range(first, last))
    ]
    json.dump({"names": names, "inputs": inputs}, REPLY)


if __name__ == "__main__":
    main()
