"""Test cases of label-smoothed cross-entropy."""

from collections.abc import Callable

from judge.authoring.drawing import Draw, lines

Case = Callable[[Draw], str]


def draw_targets(draw: Draw, n: int, n_classes: int, pad: int, ignored: int) -> list[int]:
    """Draw classes other than pad, and put pad in `ignored` places."""
    targets = []
    while len(targets) < n:
        target = draw.integer(0, n_classes - 1)
        if target != pad:
            targets.append(target)
    for place in draw.permutation(n)[:ignored]:
        targets[place] = pad
    return targets


def case(
    n: int, n_classes: int, eps: float, pad: int, tau: float, *, ignored: int = 0, reach: float = 2.5
) -> Case:
    """Logits between -reach and reach, times tau, so that no class dominates."""

    def draw_input(draw: Draw) -> str:
        targets = draw_targets(draw, n, n_classes, pad, ignored)
        bound = max(0.02, round(reach * tau, 2))
        logits = draw.matrix(n, n_classes, -bound, bound, 1 if bound >= 2 else 2)
        return lines((n, n_classes, eps, pad, tau), targets, logits)

    return draw_input


def certain(n: int, n_classes: int, eps: float, pad: int, tau: float, *, ignored: int = 0) -> Case:
    """The true class leads by far and eps is small: gradients of the other classes lie just below zero."""

    def draw_input(draw: Draw) -> str:
        targets = draw_targets(draw, n, n_classes, pad, ignored)
        logits = draw.matrix(n, n_classes, -2.5 * tau, 2.5 * tau)
        for target, row in zip(targets, logits, strict=True):
            if target != pad:
                row[target] = draw.decimal(9 * tau, 11 * tau)
        return lines((n, n_classes, eps, pad, tau), targets, logits)

    return draw_input


def levels_apart(n: int, n_classes: int, eps: float, pad: int, tau: float, *, ignored: int = 0) -> Case:
    """Ordinary rows around a level of their own, near 9000 and near -9000 by turns."""

    def draw_input(draw: Draw) -> str:
        targets = draw_targets(draw, n, n_classes, pad, ignored)
        logits = []
        for i in range(n):
            level = 9000 * (-1) ** i
            logits.append(draw.vector(n_classes, level - 2 * tau, level + 2 * tau))
        return lines((n, n_classes, eps, pad, tau), targets, logits)

    return draw_input


# Two positions and three classes, for inputs that are illegal by a single value.
LOGITS = "0.5 -1 1.2\n0.3 0.8 -0.4\n"

SAMPLE: dict[str, str | Case] = {
    "one-ignored": "3 3 0.1 -1 2\n0 2 -1\n2 1 0\n1 1 3\n5 5 5\n",
    "pad-is-a-class": "3 3 0 2 1\n0 2 1\n1.5 0.5 -1\n0.2 -0.4 1\n0.3 2 -0.7\n",
    "illegal-no-positions": "0 3 0.1 -1 2\n",
}

SECRET: dict[str, str | Case] = {
    "smallest": "1 2 0.2 -1 1.5\n1\n0.4 -0.9\n",
    "smallest-ignored": "1 2 0.35 -1 2\n-1\n0.4 -0.9\n",
    "all-ignored-no-smoothing": "2 3 0 5 1\n5 5\n1 2 3\n0 0 1\n",
    "all-ignored": case(4, 3, 0.15, -100, 1.5, ignored=4),
    "illegal-negative-positions": "-2 3 0.1 -1 2\n",
    "illegal-no-classes": "2 0 0.1 -1 2\n-1 -1\n\n\n",
    "illegal-one-class": "2 1 0.1 -1 1\n0 0\n0.5\n-1\n",
    "illegal-negative-classes-with-garbage-behind": "2 -3 0.1 -1 1\ny_0 y_1\n[0.5, 1]\n",
    "illegal-eps-below-zero": "2 3 -0.001 -1 1\n0 2\n" + LOGITS,
    "illegal-eps-one": "2 3 1 -1 1\n0 2\n" + LOGITS,
    "illegal-eps-above-one": "2 3 1.1 -1 1\n",
    "illegal-tau-zero": "2 3 0.1 -1 0\n0 2\n" + LOGITS,
    "illegal-tau-negative": "2 3 0.1 -1 -0.5\n0 2\n" + LOGITS,
    "illegal-target-too-large": "2 3 0.1 -1 1\n0 3\n" + LOGITS,
    "illegal-target-negative": "2 3 0.1 5 1\n-1 2\n" + LOGITS,
    "illegal-target-not-the-pad": "2 3 0.1 -100 1\n-1 -100\n",
    "illegal-target-with-garbage-behind": "2 3 0.1 -1 1\n7 0\nlogits\n- --\n",
    "boundary-no-smoothing": case(3, 4, 0, -1, 0.8, ignored=1),
    "boundary-eps-largest": case(2, 3, 0.999, -1, 1.5),
    "boundary-eps-smallest": case(2, 3, 0.001, 4, 1.5),
    "boundary-tau-smallest": "2 3 0.1 -1 0.01\n0 1\n0.02 0.01 0\n-0.03 -0.01 -0.02\n",
    "boundary-tau-largest": case(2, 3, 0.3, -1, 100),
    "boundary-two-classes": case(5, 2, 0.1, -1, 1.2, ignored=2),
    "boundary-pad-first-class": case(6, 4, 0.2, 0, 1.3, ignored=2),
    "boundary-pad-last-class": case(6, 4, 0.15, 3, 0.7, ignored=3),
    "boundary-pad-number-of-classes": case(4, 5, 0.05, 5, 1.4, ignored=1),
    "boundary-logits": "2 3 0.1 -100 1\n1 -100\n10000 0 -5000\n-10000 10000 0.01\n",
    "distinct-more-positions": case(7, 4, 0.1, -1, 1.5, ignored=3),
    "distinct-more-classes": case(3, 6, 0.3, -100, 0.4, ignored=1),
    "square": case(5, 5, 0.15, -1, 2.5, ignored=2),
    "negative-zero": certain(3, 10, 0.001, -1, 2),
    "negative-zero-some-ignored": certain(5, 6, 0.001, -100, 3, ignored=2),
    "overflow-levels-apart": levels_apart(5, 4, 0.1, -1, 2, ignored=1),
    "overflow-far-logits": "3 4 0.2 -1 2\n2 0 3\n9000.5 -800 9000 -9999\n-1800 1 0.5 2.5\n-4 -3 -2000.25 -2.5\n",
    "overflow-no-smoothing": "2 3 0 -1 1\n1 2\n5000 3999.5 0\n-1000 2000 2001.5\n",
    "typical": case(6, 8, 0.1, -100, 1, ignored=2),
    "largest": case(100, 100, 0.1, -1, 0.5, ignored=30),
    "largest-classes": case(1, 10_000, 0.1, 0, 0.04),
}
