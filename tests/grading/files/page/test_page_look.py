"""The style of the page: colours that can be told apart and read, in light and in dark; no text of its own."""

import re
from importlib.resources import files
from itertools import pairwise

import pytest

TEMPLATES = files("judge.grading.files.page") / "templates"
STYLE = (TEMPLATES / "grades.css").read_text(encoding="utf-8")
BASE = (files("judge.report.page") / "templates" / "style.css").read_text(encoding="utf-8")
READABLE = 4.5  # the least contrast of text by WCAG 2, AA
SEEN = 1.8  # of parts of pictures, which have their numbers beside them
STEPS = [f"s{step}" for step in range(5)]
VERDICTS = [f"v{verdict}" for verdict in ("AC", "PE", "WA", "RTE", "OLE", "MLE", "TLE", "CE", "JE")]

TEXT_ON_GROUND = [
    ("right", "right-ground"),
    ("spelling", "spelling-ground"),
    ("wrong", "wrong-ground"),
    ("fault", "fault-ground"),
    *(("ink", step) for step in STEPS),
]


def palettes(style: str) -> dict[str, dict[str, str]]:
    """The colours of either scheme by their names."""
    light, dark = (
        dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", part))
        for part in re.findall(r":root \{.*?\}", style, re.S)
    )
    assert light.keys() == dark.keys()
    return {"light": light, "dark": dark}


PALETTES = {scheme: palettes(BASE)[scheme] | palettes(STYLE)[scheme] for scheme in ("light", "dark")}


def channels(colour: str) -> list[float]:
    """Red, green and blue as amounts of light."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG 2."""
    lights = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(channels, (one, other))]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


@pytest.mark.parametrize("scheme", PALETTES)
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_text_can_be_read(scheme: str, text: str, ground: str) -> None:
    assert contrast(PALETTES[scheme][text], PALETTES[scheme][ground]) >= READABLE


@pytest.mark.parametrize("scheme", PALETTES)
def test_a_higher_score_stands_out_more(scheme: str) -> None:
    colours = PALETTES[scheme]
    from_ground = [contrast(colours[step], colours["surface"]) for step in STEPS[1:]]
    assert all(lower * 1.1 < higher for lower, higher in pairwise(from_ground))


@pytest.mark.parametrize("scheme", PALETTES)
@pytest.mark.parametrize("verdict", VERDICTS)
def test_the_parts_of_a_bar_are_seen_on_their_ground(scheme: str, verdict: str) -> None:
    assert contrast(PALETTES[scheme][verdict], PALETTES[scheme]["surface"]) >= SEEN


@pytest.mark.parametrize("scheme", PALETTES)
def test_accepted_differs_from_presentation_errors_and_those_from_wrong_answers_in_lightness(
    scheme: str,
) -> None:
    accepted, presentation, wrong, crashed = (PALETTES[scheme][verdict] for verdict in VERDICTS[:4])
    assert contrast(accepted, presentation) > 1.15
    assert contrast(presentation, wrong) > 1.4
    assert contrast(wrong, crashed) > 1.4


def test_every_colour_that_is_used_is_defined() -> None:
    used = set(re.findall(r"var\(--([\w-]+)\)", STYLE))
    assert used <= PALETTES["light"].keys()
    assert palettes(STYLE)["light"].keys() <= used


def test_no_text_for_people_stands_in_the_template() -> None:
    text = (TEMPLATES / "grades.html").read_text(encoding="utf-8")
    for mark in (r"\{#.*?#\}", r"\{%.*?%\}", r"\{\{.*?\}\}", r"<style>.*?</style>", r"<[^>]*>"):
        text = re.sub(mark, "", text, flags=re.DOTALL)
    assert re.findall(r"\w+", text) == ["JE"]
