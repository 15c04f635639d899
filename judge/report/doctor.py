"""What an examination of this machine found, for a terminal and as data."""

from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from judge.checkers.excerpts import printable
from judge.doctor import Examination, Facts, Outcome, TierExamination
from judge.messages import Messages, Phrase
from judge.report.wrapping import wrap
from judge.sandbox import ISOLATED_TIERS

BLANK = Styled(" ")
MARKS = {True: Styled("✓", "bold green"), False: Styled("✗", "bold red"), None: Styled("–", "dim")}
LIMITS = {
    "threads": "doctor.limit.threads",
    "RLIMIT_NOFILE": "doctor.limit.files",
    "RLIMIT_FSIZE": "doctor.limit.file-size",
}
WIDEST = 100  # columns
MOST_SEEN = 5  # breaches of one promise that are shown
LONGEST = 600  # characters of what was seen


def render_examination(console: Console, say: Messages, examination: Examination) -> None:
    """Print what this machine is, which tiers work, and what holds in those examined."""
    _render_facts(console, say, examination.facts)
    _print_heading(console, say("doctor.tiers"))
    in_use = next((tier for tier in examination.tiers if not tier.failure), None)
    for tier in examination.tiers:
        _render_tier(console, say, tier, in_use=tier is in_use)
    for tier in examination.examined:
        _print_heading(console, say("doctor.promises", tier=tier.tier))
        for outcome in tier.outcomes:
            _render_outcome(console, say, outcome)
        _print_limits(console, say, tier)
    console.print()
    for sentence, style in conclusions(say, examination):
        _print(console, sentence, style=style)


def conclusions(say: Messages, examination: Examination) -> list[tuple[str, str]]:
    """Return a sentence on each tier examined, and one on what to do, with their styles."""
    if not examination.examined:
        return [(say("doctor.nothing-works"), "bold red")]
    sentences = [_conclusion(say, tier) for tier in examination.examined]
    return sentences if examination.sound else [*sentences, (say("advice.broken"), "")]


def _conclusion(say: Messages, tier: TierExamination) -> tuple[str, str]:
    if tier.broken:
        return say("doctor.broken", tier=tier.tier, count=tier.broken), "bold red"
    if tier.tier not in ISOLATED_TIERS:
        return say("doctor.sound-not-isolated", tier=tier.tier), "bold yellow"
    return say("doctor.sound", tier=tier.tier), "bold green"


def _render_facts(console: Console, say: Messages, facts: Facts) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(say("doctor.system"), f"{facts.system} {facts.machine}")
    user = say("doctor.ordinary-user", uid=facts.uid) if facts.uid else say("doctor.root")
    table.add_row(say("doctor.user"), user)
    numpy = facts.numpy or say("doctor.missing")
    table.add_row(say("doctor.software"), say("doctor.versions", python=facts.python, numpy=numpy))
    landlock = facts.landlock_abi or say("doctor.none")
    calls = say("doctor.known" if facts.filter_known else "doctor.unknown")
    table.add_row(say("doctor.kernel"), say("doctor.kernel-offers", landlock=landlock, filter=calls))
    console.print(table, width=min(console.width, WIDEST))


def _render_tier(console: Console, say: Messages, tier: TierExamination, *, in_use: bool) -> None:
    key = "doctor.fails" if tier.failure else "doctor.in-use" if in_use else "doctor.works"
    _print(console, f"{tier.tier}: {say(key)}", MARKS[not tier.failure])
    for phrase in (tier.failure, tier.advice):
        if phrase:
            _print(console, _said(say, phrase), BLANK, "dim")


def _render_outcome(console: Console, say: Messages, outcome: Outcome) -> None:
    statement = say(f"promise.{outcome.promise}")
    if outcome.holds is None:
        _print(console, say("doctor.not-promised", promise=statement), MARKS[None], "dim")
        return
    _print(console, statement, MARKS[outcome.holds])
    shown = outcome.seen[:MOST_SEEN]
    for phrase in shown:
        _print(console, _said(say, phrase), BLANK, "red")
    if more := len(outcome.seen) - len(shown):
        _print(console, say("doctor.more", count=more), BLANK, "dim")


def _print_limits(console: Console, say: Messages, tier: TierExamination) -> None:
    shown = [say(LIMITS[name], value=value) for name, value in tier.limits.items() if name in LIMITS]
    if shown:
        _print(console, say("doctor.limits", limits=" · ".join(shown)), BLANK, "dim")


def _print_heading(console: Console, text: str) -> None:
    console.print()
    console.print(Styled(text, style="bold"))


def _print(console: Console, text: str, mark: Styled | None = None, style: str = "") -> None:
    """Print a text in lines of a bearable width, with a mark before the first one."""
    indent = len(mark) + 1 if mark else 0
    for number, line in enumerate(wrap(Styled(text, style), min(console.width, WIDEST) - indent)):
        before = mark if mark and number == 0 else BLANK
        console.print(Styled.assemble(before, " ", line) if mark else line)


def _said(say: Messages, phrase: Phrase) -> str:
    return printable(say(phrase.key, **phrase.parameters), LONGEST)


def examination_data(say: Messages, examination: Examination) -> dict[str, Any]:
    """Return what was found as plain data; texts in the language of `say`."""
    return {
        "sound": examination.sound,
        "facts": asdict(examination.facts),
        "tiers": [_tier_data(say, tier) for tier in examination.tiers],
    }


def _tier_data(say: Messages, tier: TierExamination) -> dict[str, Any]:
    return {
        "tier": tier.tier,
        "works": tier.failure is None,
        "failure": _said(say, tier.failure) if tier.failure else None,
        "advice": _said(say, tier.advice) if tier.advice else None,
        "limits": dict(tier.limits),
        "promises": [
            {
                "id": outcome.promise.value,
                "promise": say(f"promise.{outcome.promise}"),
                "holds": outcome.holds,
                "seen": [_said(say, phrase) for phrase in outcome.seen],
            }
            for outcome in tier.outcomes
        ],
    }
