"""A report as one HTML page that needs no other file and holds nothing active.

    content.py      what stands on the page, in the language of its reader
    blocks.py       texts of programs and test cases, cut to a length
    pictures.py     error maps as paths of SVG
    environment.py  how values come into templates, of this page and of others
    templates/      how it looks

Nothing that a program printed can become markup: Jinja escapes every value, the environment takes from every value
what could direct the writing, and the page forbids itself scripts and anything from elsewhere.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from judge.messages import Messages
from judge.report.page.content import Failure, content_of, failures_of, labels
from judge.report.page.environment import environment
from judge.report.view import View

if TYPE_CHECKING:
    from jinja2 import Environment

ROOM = 1_400_000  # bytes for all failures; more than the largest one takes


def page(say: Messages, view: View) -> str:
    """Return the page, in the language of `say`: text that can be encoded, of at most some 2 MB."""
    templates = environment(__name__, labels(say))
    return templates.get_template("document.html").render(
        language=say.language,
        content=content_of(say, view),
        failures=_within_room(templates, failures_of(say, view)),
    )


def _within_room(templates: "Environment", failures: Iterable[Failure]) -> Iterator[str]:
    """Write the failures down; where the room is used up, without input, answer and output."""
    from markupsafe import Markup

    template = templates.get_template("failure.html")
    used = 0
    for failure in failures:
        section = template.render(failure=failure)
        if failure.case and used + len(section.encode()) > ROOM:
            section = template.render(failure=replace(failure, case=None, is_left_out=True))
        used += len(section.encode())
        yield Markup(section)
