"""Statements as packages have them: without the title, which stands in `problem.yaml`, and without samples."""

import textwrap

WIDTH = 88  # columns of a page of the version legacy


def as_markdown(statement: str) -> str:
    """Return a statement without its title."""
    first, _, rest = statement.partition("\n")
    return rest.lstrip("\n") if first.startswith("# ") else statement


def as_latex(statement: str, title: str) -> str:
    """Return a statement for the version legacy, which knows no Markdown: its text as it stands, lines broken."""
    lines = [line for long in as_markdown(statement).splitlines() for line in _wrap(long)]
    body = "\n".join(lines).replace("\\end{verbatim}", "\\end {verbatim}")
    return f"\\problemname{{{_escape(title)}}}\n\n\\begin{{verbatim}}\n{body}\n\\end{{verbatim}}\n"


def _wrap(line: str) -> list[str]:
    if line.startswith("    "):  # a formula
        return [line]
    return textwrap.wrap(line, WIDTH, subsequent_indent="  " if line.startswith("- ") else "") or [""]


def _escape(text: str) -> str:
    """Escape what LaTeX would read as commands."""
    named = {"\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}"}
    return "".join(named.get(each, f"\\{each}" if each in "&%$#_{}" else each) for each in text)
