"""The style of the page: colours that can be told apart and read, in light, in dark and in grey; no text of its own."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

import pytest

TEMPLATES = files("judge.report.page") / "templates"
STYLE = (TEMPLATES / "style.css").read_text(encoding="utf-8")
MARKUP = [file for file in TEMPLATES.iterdir() if file.name.endswith(".html")]
READABLE = 4.5  # the least contrast of text by WCAG 2, AA

TEXT_ON_GROUND = [
    *(
        (text, ground)
        for text in ("ink", "quiet")
        for ground in ("ground", "surface", "sunken", "hint-ground")
    ),
    *(
        (verdict, ground)
        for verdict in ("right", "spelling", "wrong", "fault")
        for ground in ("ground", "surface")
    ),
    *(("surface", badge) for badge in ("right", "spelling", "wrong", "fault")),
    ("wrong", "wrong-ground"),
]


def palettes() -> dict[str, dict[str, str]]:
    """The colours of either scheme by their names."""
    light, dark = (
        dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", part))
        for part in re.findall(r":root \{.*?\}", STYLE, re.S)
    )
    assert light.keys() == dark.keys()
    return {"light": light, "dark": dark}


def luminance(colour: str) -> float:
    """The relative luminance by WCAG 2: what is left of a colour in grey."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (red, green, blue)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read(scheme: str, text: str, ground: str) -> None:
    colours = palettes()[scheme]
    assert contrast(colours[text], colours[ground]) >= READABLE


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_levels_of_an_error_map_differ_in_lightness_the_more_the_larger_the_error(scheme: str) -> None:
    colours = palettes()[scheme]
    levels = [colours[f"e{level}"] for level in range(5)]
    from_ground = [contrast(level, colours["surface"]) for level in levels]
    assert from_ground == sorted(from_ground)
    assert all(contrast(a, b) > 1.15 for a, b in pairwise(levels))


def test_every_colour_that_is_used_is_defined() -> None:
    used = set(re.findall(r"var\(--([\w-]+)\)", STYLE))
    assert used - palettes()["light"].keys() == {"colour"}


@pytest.mark.parametrize("template", MARKUP, ids=lambda file: file.name)
def test_no_text_for_people_stands_in_a_template(template: Traversable) -> None:
    text = template.read_text(encoding="utf-8")
    for mark in (r"\{#.*?#\}", r"\{%.*?%\}", r"\{\{.*?\}\}", r"<style>.*?</style>", r"<[^>]*>"):
        text = re.sub(mark, "", text, flags=re.DOTALL)
    assert re.findall(r"\w+", text) == []
