"""A report as one HTML page that needs no other file and holds nothing active.

    content.py    what stands on the page, in the language of its reader
    blocks.py     texts of programs and test cases, cut to a length
    pictures.py   error maps as paths of SVG
    templates/    how it looks

Nothing that a program printed can become markup: Jinja escapes every value, `_visible` takes from every value what
could direct the writing, and the page forbids itself scripts and anything from elsewhere.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from judge.checkers.excerpts import printable
from judge.messages import Messages
from judge.report.page.content import Failure, content_of, failures_of, labels
from judge.report.view import View

if TYPE_CHECKING:
    from jinja2 import Environment

ROOM = 1_400_000  # bytes for all failures; more than the largest one takes


def page(say: Messages, view: View) -> str:
    """Return the page, in the language of `say`: text that can be encoded, of at most some 2 MB."""
    environment = _environment(say)
    return environment.get_template("document.html").render(
        language=say.language,
        content=content_of(say, view),
        failures=_within_room(environment, failures_of(say, view)),
    )


def _environment(say: Messages) -> "Environment":
    from jinja2 import Environment, PackageLoader, StrictUndefined  # takes longer than a page to make

    environment = Environment(
        loader=PackageLoader(__name__),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_visible,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["labels"] = labels(say)
    return environment


def _visible(value: object) -> object:
    """Make visible what a value on the page holds of control and bidirectional characters; markup is ours."""
    if type(value) is not str:
        return value
    return "\n".join(printable(line, len(line)) for line in value.split("\n"))


def _within_room(environment: "Environment", failures: Iterable[Failure]) -> Iterator[str]:
    """Write the failures down; where the room is used up, without input, answer and output."""
    from markupsafe import Markup

    template = environment.get_template("failure.html")
    used = 0
    for failure in failures:
        section = template.render(failure=failure)
        if failure.case and used + len(section.encode()) > ROOM:
            section = template.render(failure=replace(failure, case=None, is_left_out=True))
        used += len(section.encode())
        yield Markup(section)
