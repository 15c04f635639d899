"""The probe programs, by name: short programs whose output tells how they were started and how they are ended."""

from textwrap import dedent

from .arrays import ARRAYS, UNSEEDED
from .at_exit import AT_EXIT
from .basics import BASICS
from .destructors import DESTRUCTORS
from .endings import ENDINGS
from .held import HELD
from .hooks import HOOKS
from .last_moments import LAST_MOMENTS
from .left_running import LEFT_RUNNING
from .signals import SIGNALS
from .start import START
from .streams import STREAMS
from .texts import TEXTS

TABLES = (
    *(BASICS, START, STREAMS, ENDINGS, SIGNALS, AT_EXIT, HOOKS, LEFT_RUNNING),
    *(DESTRUCTORS, LAST_MOMENTS, HELD, ARRAYS, UNSEEDED),
)
PROBES: dict[str, bytes] = dict(TEXTS)
for table in TABLES:
    for name, source in table.items():
        assert name not in PROBES, name
        PROBES[name] = dedent(source).lstrip("\n").encode()

__all__ = ["BASICS", "PROBES", "UNSEEDED"]
