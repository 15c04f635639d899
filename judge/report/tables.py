"""Lists for a terminal: the exercises, what selftest, generate and verify found."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from judge.history import Progress
from judge.messages import Messages
from judge.model import Problem, Report, Topic
from judge.report.terminal import style_of

if TYPE_CHECKING:
    from judge.authoring.generate import Made
    from judge.authoring.verify import Verification

WIDEST_ID = 40
WIDEST = 100  # columns


def render_problems(
    console: Console,
    say: Messages,
    problems: Sequence[Problem],
    topics: Mapping[str, Topic],
    progress: Mapping[str, Progress],
) -> None:
    """Print the exercises under the headings of their topics; a tick marks the solved ones."""
    id_width = min(WIDEST_ID, max((len(problem.id) for problem in problems), default=0))
    for topic in dict.fromkeys(problem.topic for problem in problems):
        title = topics[topic].title.in_language(say.language) if topic in topics else topic
        console.print(Styled.assemble((title, "bold"), (f"  {topic}", "dim")))
        table = Table(box=None, show_header=False, pad_edge=False, expand=True)
        table.add_column(width=1)
        table.add_column(width=id_width, overflow="fold")
        table.add_column(ratio=1)
        table.add_column(justify="right", no_wrap=True)
        for problem in problems:
            if problem.topic == topic:
                table.add_row(*_problem_row(say, problem, progress.get(problem.id)))
        console.print(table, width=min(console.width, WIDEST))
    key = "list.one" if len(problems) == 1 else "list.count"
    console.print(Styled(say(key, count=len(problems)), style="dim"))


def _problem_row(say: Messages, problem: Problem, reached: Progress | None) -> tuple[Styled | str, ...]:
    mark = Styled("")
    if reached:
        mark = Styled("✓", "bold green") if reached.solved else Styled("·", "bold yellow")
    return (
        mark,
        problem.id,
        problem.title.in_language(say.language),
        Styled(f"{say(f'difficulty.{problem.difficulty}')} {'★' * problem.stars}", style="dim"),
    )


def render_selftest(console: Console, say: Messages, reports: Sequence[tuple[Problem, Report]]) -> None:
    """Print a row for each exercise whose reference was judged."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("status.problem"), no_wrap=True)
    table.add_column(say("report.verdict"))
    table.add_column(say("selftest.tests"), justify="right")
    table.add_column(say("selftest.slowest"), justify="right")
    for problem, report in reports:
        slowest = max((r.execution.cpu_time for r in report.results if r.execution), default=0.0)
        table.add_row(
            problem.id,
            Styled(report.verdict.value, style_of(report.verdict)),
            f"{report.passed}/{report.total}",
            f"{1000 * slowest:.0f} ms / {1000 * problem.limits.time:.0f} ms",
        )
    console.print(table)
    tiers = ", ".join(sorted({report.tier for _, report in reports}))
    console.print(Styled(say("report.tier", tier=tiers), style="dim"))


def render_made(console: Console, say: Messages, made: Sequence["Made"]) -> None:
    """Print what a generator made: name, attempt, printed decimals, sizes, ties."""
    table = Table(box=None, pad_edge=False, collapse_padding=True, header_style="dim")
    table.add_column(say("report.test"), overflow="fold")
    for key in (
        "generate.attempt",
        "generate.decimals",
        "generate.input",
        "generate.answer",
        "generate.ties",
    ):
        table.add_column(say(key), justify="right", no_wrap=True)
    for each in made:
        table.add_row(
            each.case.name,
            "–" if each.attempt is None else str(each.attempt + 1),
            str(len(each.printed)),
            str(len(each.case.input)),
            str(len(each.case.answer)),
            str(len(each.case.ties)),
        )
    console.print(table)


def render_verification(console: Console, say: Messages, verification: "Verification") -> None:
    """Print the mistakes with the number of tests that catch them, then what was found."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("verify.mistake"), no_wrap=True)
    table.add_column(say("report.verdict"))
    table.add_column(say("verify.kills"), justify="right")
    for killed in verification.killed:
        verdict = Styled(killed.expect.value, style_of(killed.expect))
        table.add_row(killed.mistake, verdict, str(len(killed.cases)))
    console.print(Styled(verification.problem, style="bold"))
    console.print(table)
    for each in verification.findings:
        text = f"{each.file}: {say(each.key, **each.parameters)}"
        console.print(Styled(text, style="red"), soft_wrap="\n" in text)  # lines of code stay as they are
    for each in verification.notes:
        console.print(Styled(f"{each.file}: {say(each.key, **each.parameters)}", style="yellow"))
    _render_mutation(console, say, verification)
    style = "bold red" if verification.findings else "bold green"
    summary = say(
        "verify.summary",
        findings=len(verification.findings),
        cases=verification.cases,
        mistakes=len(verification.killed),
        named=sum(verification.named.values()),
        told=len(verification.named),
        cpu=f"{1000 * verification.reference_cpu:.0f}",
    )
    console.print(Styled(summary, style=style))


def render_verifications(
    console: Console, say: Messages, rows: Sequence[tuple["Verification", Problem, float]]
) -> None:
    """Print a row for each exercise that was verified, with the seconds that took."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("status.problem"), overflow="fold")
    for key in (
        "verification.cases",
        "verification.named",
        "verification.findings",
        "verification.notes",
        "verification.share",
        "verification.seconds",
    ):
        table.add_column(say(key), justify="right", no_wrap=True)
    for verification, problem, seconds in rows:
        findings = len(verification.findings)
        table.add_row(
            verification.problem,
            str(verification.cases),
            f"{sum(verification.named.values())}/{len(verification.named)}",
            Styled(str(findings), style="bold red" if findings else "bold green"),
            str(len(verification.notes) + sum(each.idle for each in verification.kills)),
            f"{verification.reference_cpu / problem.limits.time:.0%}",
            f"{seconds:.0f}",
        )
    console.print(table)


def _render_mutation(console: Console, say: Messages, verification: "Verification") -> None:
    """Print what became of the mutants."""
    mutation, id = verification.mutation, verification.problem
    if mutation is not None and mutation.ran:
        counts = {
            "total": mutation.total,
            "killed": len(mutation.killed),
            "equivalent": len(mutation.equivalent),
            "survivors": len(mutation.survivors),
        }
        console.print(Styled(say("mutation.counts", **counts)))
        if mutation.accepted:
            console.print(Styled(say("mutation.accepted"), style="dim"))
        elif not verification.findings:
            console.print(Styled(say("mutation.not-accepted", id=id), style="dim"))
    elif mutation is not None:
        console.print(Styled(say("mutation.unchanged"), style="dim"))
