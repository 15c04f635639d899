"""What a folder and an archive have in common: files below them, listed first, then read one by one."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from judge.messages import Phrase

Reader = Callable[[int], bytes]  # most bytes -> content; raises NotTaken


@dataclass(frozen=True, slots=True)
class Entry:
    """A file below an input."""

    path: str  # below the input, with `/` between its parts
    refused: Phrase | None = None  # why it is not to be read


class Tree(Protocol):
    """A folder or an archive."""

    @property
    def entries(self) -> Sequence[Entry]:
        """Its files that are not hidden, in the order of their paths; also folders that cannot be listed."""

    def files(self) -> Iterator[tuple[Entry, Reader]]:
        """Yield the entries, each with what reads it before the next one is asked for."""
