"""Run in the sandbox beside `reference.py`: how peaked the rows of its softmax are on each input.

stdin:  [text, ...]
stdout: [{"rows": count, "saturated": count}, ...], or null if the reference has no function `softmax`

A row is saturated if its largest weight is at least 0.95. Rows with a single visible score say nothing and are not
counted; a score is hidden by -inf, or by a mask of -1e9 and the like.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

REPLY = sys.stdout
sys.stdout = sys.stderr  # what the reference prints on its own is not the reply

import reference  # noqa: E402

SATURATED = 0.95
HIDDEN = -1e8


def axis_of(weights: np.ndarray) -> int | None:
    """Return the axis along which the weights sum to 1 (or to 0, where everything is hidden), the last first."""
    for axis in reversed(range(weights.ndim)):
        sums = weights.sum(axis=axis)
        if np.all(np.isclose(sums, 1) | (sums == 0)):
            return axis
    return None


def weigh(scores: Any, weights: Any) -> dict[str, int]:
    """Count the rows of one call of `softmax`, and how many of them are saturated."""
    try:
        weights = np.asarray(weights, dtype=float)
        scores = np.asarray(scores, dtype=float)
    except (TypeError, ValueError):  # no arrays: nothing is known of them
        return {}
    axis = axis_of(weights)
    if axis is None:
        return {}
    is_visible = scores > HIDDEN if scores.shape == weights.shape else np.ones(weights.shape, dtype=bool)
    counted = is_visible.sum(axis=axis) > 1
    saturated = weights.max(axis=axis) >= SATURATED
    return {"rows": int(counted.sum()), "saturated": int((counted & saturated).sum())}


def recording(softmax: Callable[..., Any], counts: Counter[str]) -> Callable[..., Any]:
    """Return `softmax`, which adds to `counts` what `weigh` says of each call."""

    def softmax_and_record(scores: Any, *arguments: Any, **options: Any) -> Any:
        before = np.array(scores) if isinstance(scores, np.ndarray) else scores  # it may work in place
        weights = softmax(scores, *arguments, **options)
        counts.update(weigh(before, weights))
        return weights

    return softmax_and_record


def main() -> None:
    """Answer one request."""
    softmax = getattr(reference, "softmax", None)
    if softmax is None:
        json.dump(None, REPLY)
        return
    reply = []
    for text in json.load(sys.stdin):
        counts = Counter({"rows": 0, "saturated": 0})
        reference.softmax = recording(softmax, counts)
        reference.solve(text)
        reply.append(dict(counts))
    json.dump(reply, REPLY)


if __name__ == "__main__":
    main()
