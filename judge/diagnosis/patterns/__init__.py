"""What the errors of an output have in common, seen from its numbers alone.

Each module knows one idea. A finder says something only if it is true of every number it speaks of and would hardly
be so by chance: on an output of a few numbers most are silent. What they say holds no figure of the answer.
"""

from collections.abc import Callable, Sequence

from judge.checkers import check
from judge.diagnosis.figures import Figures, read_figures
from judge.diagnosis.patterns.extent import extent
from judge.diagnosis.patterns.integers import integers
from judge.diagnosis.patterns.layout import layout
from judge.diagnosis.patterns.other_answers import other_answer
from judge.diagnosis.patterns.percentages import percentages
from judge.diagnosis.patterns.places import places
from judge.diagnosis.patterns.repeated import repeated
from judge.diagnosis.patterns.rounding import rounding
from judge.diagnosis.patterns.scale import scale
from judge.diagnosis.patterns.shifts import shifted
from judge.diagnosis.patterns.signs import signs
from judge.diagnosis.patterns.special import special_everywhere, special_in_places
from judge.diagnosis.patterns.sums import sums
from judge.diagnosis.patterns.words import words
from judge.model import CheckerSpec, Match, Remark, TestCase

MOST = 3  # remarks
DECIMAL = CheckerSpec("decimal")  # what counts as the right number in another spelling

Finder = Callable[[Figures], Remark | None]

# Each accounts for the whole output: the first that applies says all there is to say.
OF_THE_WHOLE: tuple[Finder, ...] = (
    special_everywhere,
    words,
    extent,
    signs,
    shifted,
    layout,
    repeated,
    rounding,
    scale,
)
# Each speaks of a part of the output, or of one property: several may be true at once.
OF_A_PART: tuple[Finder, ...] = (special_in_places, integers, percentages, sums, places)


def patterns_in(output: bytes, case: TestCase, samples: Sequence[TestCase]) -> tuple[Remark, ...]:
    """Say what the errors of `output` have in common, the most telling first; nothing if no number is wrong.

    The keys of the remarks are `pattern.<name>`; the catalogue has a question for each that leads there, under
    `pattern.<name>.hint`.
    """
    figures = read_figures(output, case)
    is_too_large = figures is None and output.strip()
    if is_too_large or check(output, case, DECIMAL).match is not Match.DIFFERENT:
        return ()
    if remark := other_answer(output, case, samples):
        return (remark,)
    if figures is None or figures.found == figures.expected:
        return ()
    for find in OF_THE_WHOLE:
        if remark := find(figures):
            return (remark,)
    remarks = (remark for find in OF_A_PART if (remark := find(figures)))
    return tuple(remarks)[:MOST]
