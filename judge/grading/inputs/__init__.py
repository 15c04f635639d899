"""What is given to `judge grade` -> submissions, read one by one as they are asked for.

An input is a folder, an archive (.zip), a manifest (.csv), JSON Lines (.jsonl, or `-` for standard input) or a single
program (.py). Nothing but hidden files is skipped silently: what is no submission comes out as `Unmatched`, with the
reason. `naming` has the rules by which paths tell exercises and students; `programs` goes from files to submissions.
"""

from collections.abc import Sequence
from itertools import chain
from typing import BinaryIO

from judge.bank import Bank
from judge.grading.inputs.opening import Opener
from judge.grading.inputs.records import InputOptions, Inputs


def open_inputs(
    paths: Sequence[str], bank: Bank, options: InputOptions, standard_input: BinaryIO | None = None
) -> Inputs:
    """Return the submissions at `paths`, in their order, those of a folder or an archive in that of their paths.

    Folders and archives are listed now, sources are read when the items are asked for, one at a time.
    `standard_input` is what the path `-` stands for.

    Raises:
        UsageError: a path is no input or is given twice, or an option makes no sense. Also while items are asked for,
            if an input has changed meanwhile or cannot be read to its end.
    """
    opener = Opener(paths, bank, options, standard_input)
    opened = opener.open_all(paths)
    opener.refuse_unused(options)
    counts = [inputs.expected for inputs in opened]
    known = [count for count in counts if count is not None]
    items = chain.from_iterable(inputs.items for inputs in opened)
    return Inputs(items, sum(known) if len(known) == len(counts) else None)


__all__ = ["InputOptions", "Inputs", "open_inputs"]
