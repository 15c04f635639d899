"""docs/adding-a-problem.md, followed literally: its commands, its edits, and what it says one sees."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).parents[3]
GUIDE = CHECKOUT / "docs" / "adding-a-problem.md"
TEXT = GUIDE.read_text(encoding="utf-8")
STEP = re.compile(r"^```(sh|text|diff)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PATH_BEFORE = re.compile(r"`([^`\s]+/[^`\s]+)`:\n\n$")


class Step(NamedTuple):
    """A block of code of the page."""

    kind: str  # "sh": to be typed; "text": to be seen; "diff": an edit
    content: str
    path: str | None  # of an edit: its file


def steps() -> Iterator[Step]:
    for match in STEP.finditer(TEXT):
        path = PATH_BEFORE.search(TEXT, 0, match.start())
        yield Step(match[1], match[2], path[1] if path else None)


def apply(edit: str, path: Path) -> None:
    """Make an edit as a reader does: find the place, of which there must be one, and change it."""
    text = "\n" + path.read_text(encoding="utf-8")
    for hunk in re.split(r"^@@\n", edit, flags=re.MULTILINE):
        lines = hunk.splitlines()
        old, new = ("".join(f"\n{line[1:]}" for line in lines if line[:1] != other) for other in ("+", "-"))
        assert text.count(f"{old}\n") == 1, f"{text.count(old)} places in {path}:{old}"
        text = text.replace(f"{old}\n", f"{new}\n")
    path.write_text(text[1:], encoding="utf-8")


def pattern_of(screen: str) -> re.Pattern[str]:
    """Return what an output must match: lines may be left out at `…`, and times differ."""
    lines = [
        r"(?:.*\n)*" if line == "…" else re.sub(r"\d+\\ ms", r"\\d+\\ ms", re.escape(line)) + r"\ *\n"
        for line in screen.splitlines()
    ]
    return re.compile("".join(lines))


@pytest.fixture
def type_in(tmp_path: Path) -> Callable[[str, Path], tuple[str, Path]]:
    """Type lines into a shell in a folder; return what is seen, and the folder one stands in then."""
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "judge").write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m judge "$@"\n')
    (programs / "judge").chmod(0o755)
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("ATTNJUDGE", "LANG", "LC_"))
    }
    environment |= {
        "PATH": f"{programs}:{environment['PATH']}",
        "PYTHONPATH": str(CHECKOUT),
        "ATTNJUDGE_HOME": str(tmp_path / "home"),
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
    }

    def call(lines: str, folder: Path) -> tuple[str, Path]:
        script = "".join(f"{line} || [ $? = 1 ] || exit 9\n" for line in lines.splitlines())
        done = subprocess.run(
            ["/bin/sh", "-c", f"{{ {script} }} 2>&1\npwd >&2"],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout, Path(done.stderr.strip())

    return call


def test_the_page_can_be_followed_and_shows_what_is_seen(
    tmp_path: Path, type_in: Callable[[str, Path], tuple[str, Path]]
) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    seen = ""
    for step in steps():
        if step.kind == "sh":
            seen, folder = type_in(step.content, folder)
        elif step.kind == "text":
            assert pattern_of(step.content).fullmatch(seen), f"{step.content}\nis not what is seen:\n{seen}"
        else:
            assert step.path
            apply(step.content, folder / step.path)
    assert re.search(r"^Accepted|\bAC\b", seen, re.MULTILINE)
    assert "Log-softmax at a temperature" in seen
    left = {
        p.name for p in folder.rglob("*.*") if p.suffix != ".pyc" and "TODO" in p.read_text(encoding="utf-8")
    }
    assert left == {"starter.py", "temperature.py"}, "the learner's"


def test_the_page_has_steps_of_every_kind() -> None:
    kinds = [step.kind for step in steps()]
    assert (kinds.count("sh"), kinds.count("text"), kinds.count("diff")) == (5, 4, 14)
    assert kinds.count("text") + kinds.count("sh") + kinds.count("diff") == TEXT.count("\n```") // 2


def test_an_edit_whose_place_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("a\nb\na\n")
    apply(" b\n+c\n", path)
    assert path.read_text() == "a\nb\nc\na\n"
    for edit in ("-a\n", "-d\n", "-ab\n"):
        with pytest.raises(AssertionError):
            apply(edit, path)


def test_every_link_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert links
    assert [link for link in links if not (GUIDE.parent / link).exists()] == []


@pytest.mark.parametrize("name", ["README.md", "README.zh.md", "CONTRIBUTING.md"])
def test_the_page_is_pointed_to(name: str) -> None:
    assert "(docs/adding-a-problem.md)" in (CHECKOUT / name).read_text(encoding="utf-8")
