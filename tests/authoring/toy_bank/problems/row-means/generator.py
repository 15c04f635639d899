from collections.abc import Callable

from judge.authoring.drawing import Draw, lines


def case(rows: int, columns: int) -> Callable[[Draw], str]:
    def draw_input(draw: Draw) -> str:
        return lines((rows, columns), draw.matrix(rows, columns, -9.9, 9.9))

    return draw_input


SAMPLE = {"two-rows": "2 3\n1 2 6\n-4 0.5 0\n"}

SECRET = {
    "smallest-one-number": "1 1\n-3.5\n",
    "illegal-no-rows": "0 3\n",
    "illegal-negative-rows": "-2 3\n",
    "illegal-no-columns": "3 0\n",
    "illegal-garbage-behind": "2 -1\nnot a number\n",
    "boundary-one-row": case(1, 7),
    "boundary-one-column": case(6, 1),
    "distinct-sizes": case(3, 5),
    "negative-zero-first-row": "2 2\n0.5 -0.504\n3 4\n",
    "negative-zero-last-row": "2 2\n3 5\n-0.001 0\n",
    "typical-ten-rows": case(10, 7),
    "largest": case(20, 21),
}
